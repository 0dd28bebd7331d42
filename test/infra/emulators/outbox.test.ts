/** Texts and mails of the embedded AWS, through the unmodified SDK. */

import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from './gateway-kit.ts';

const port = 24021;
const clock = new Date('2026-06-01T08:00:00Z');
let open: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  open = await startGateway(port, { now: () => clock });
});
afterAll(() => open.gateway.close());

const mail = (ToAddresses: string[]) =>
  new SendEmailCommand({
    FromEmailAddress: 'Stund <no-reply@stund.test>',
    Destination: { ToAddresses },
    Content: {
      Simple: {
        Subject: { Data: 'Velkomin í Stund' },
        Body: { Html: { Data: '<p>Hæ</p>' }, Text: { Data: 'Hæ' } },
        Headers: [{ Name: 'List-Unsubscribe', Value: '<https://stund.test/stop>' }],
      },
    },
  });

describe('texts', () => {
  it('a text to a phone is kept in the outbox with its sender and time', async () => {
    const { MessageId } = await open.sns.send(
      new PublishCommand({
        PhoneNumber: '+3546601234',
        Message: 'Skráðu þig inn: https://x.is/?a=1&b=2',
        MessageAttributes: { 'AWS.SNS.SMS.SenderID': { DataType: 'String', StringValue: 'Stund' } },
      }),
    );
    expect(open.gateway.sms()).toEqual([
      {
        id: MessageId,
        phoneNumber: '+3546601234',
        text: 'Skráðu þig inn: https://x.is/?a=1&b=2',
        senderId: 'Stund',
        sentAt: clock.toISOString(),
      },
    ]);
  });

  it.each([
    ['no country code', '6601234', 'hi'],
    ['no text', '+3546601234', ''],
    ['more than 1,600 letters', '+3546601234', 'x'.repeat(1601)],
  ])('a text with %s is refused', async (_, PhoneNumber, Message) => {
    const before = open.gateway.sms().length;
    await expect(open.sns.send(new PublishCommand({ PhoneNumber, Message }))).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    expect(open.gateway.sms()).toHaveLength(before);
  });
});

describe('mails', () => {
  it('a mail is kept in the outbox as it was sent', async () => {
    const { MessageId } = await open.ses.send(mail(['anna@firma.test']));
    expect(open.gateway.mails()).toEqual([
      {
        id: MessageId,
        from: 'Stund <no-reply@stund.test>',
        to: ['anna@firma.test'],
        subject: 'Velkomin í Stund',
        html: '<p>Hæ</p>',
        text: 'Hæ',
        headers: { 'List-Unsubscribe': '<https://stund.test/stop>' },
        sentAt: clock.toISOString(),
      },
    ]);
  });

  it('a mail without an addressee is refused, and one with a part that the outbox does not show', async () => {
    await expect(open.ses.send(mail([]))).rejects.toMatchObject({ name: 'BadRequestException' });
    const { input } = mail(['anna@firma.test']);
    const copied = new SendEmailCommand({ ...input, ReplyToAddresses: ['help@stund.test'] });
    await expect(open.ses.send(copied)).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  it('the outbox can be emptied', async () => {
    await open.ses.send(mail(['anna@firma.test']));
    open.gateway.clearOutbox();
    expect([open.gateway.mails(), open.gateway.sms()]).toEqual([[], []]);
  });
});

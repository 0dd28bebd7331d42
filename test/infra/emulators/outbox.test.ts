/** Texts and mails of the embedded AWS, through the unmodified SDK. */

import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { region, startGateway } from './gateway-kit.ts';

const port = 24021;
const clock = new Date('2026-06-01T08:00:00Z');
let open: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  open = await startGateway(port, { now: () => clock });
});
afterAll(() => open.gateway.close());

const listing = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();

const mail = (ToAddresses: string[]) =>
  new SendEmailCommand({
    FromEmailAddress: 'Stund <no-reply@stund.test>',
    Destination: { ToAddresses },
    ReplyToAddresses: ['help@stund.test'],
    Content: {
      Simple: {
        Subject: { Data: 'Velkomin í Stund' },
        Body: { Html: { Data: '<p>Hæ</p>' }, Text: { Data: 'Hæ' } },
        Attachments: [{ FileName: 'a.txt', ContentType: 'text/plain', RawContent: Buffer.from('abc') }],
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
    expect(await listing('/_aws/sns/sms-messages')).toMatchObject({
      region,
      sms_messages: { '+3546601234': [{ MessageId, Message: 'Skráðu þig inn: https://x.is/?a=1&b=2' }] },
    });
    expect(await listing('/_aws/sns/sms-messages?phoneNumber=%2B4511')).toMatchObject({ sms_messages: {} });
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
        cc: [],
        bcc: [],
        replyTo: ['help@stund.test'],
        subject: 'Velkomin í Stund',
        html: '<p>Hæ</p>',
        text: 'Hæ',
        attachments: [{ fileName: 'a.txt', contentType: 'text/plain', base64: 'YWJj' }],
        sentAt: clock.toISOString(),
      },
    ]);
    expect(await listing('/_aws/ses')).toMatchObject({
      messages: [{ Id: MessageId, Subject: 'Velkomin í Stund', Body: { text_part: 'Hæ' } }],
    });
  });

  it('a mail without an addressee is refused', async () => {
    await expect(open.ses.send(mail([]))).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  it('the outbox can be emptied', async () => {
    await open.ses.send(mail(['anna@firma.test']));
    open.gateway.clearOutbox();
    expect([open.gateway.mails(), open.gateway.sms()]).toEqual([[], []]);
  });
});

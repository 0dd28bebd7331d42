// Notices and chores as the queues deliver them: once, also when asked for twice, and what was not sent is sent later.

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailRequested, smsRequested } from '#events/notices.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { messageExamples } from '#test/kit/message-examples.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';

let system: RunningSystem;
beforeAll(async () => {
  system = await startSystem({ demo: false });
});
afterAll(() => system.stop());

const soon = { timeout: 55_000, interval: 100 };
const mailsTo = async (address: string) => (await system.mails()).filter(({ to }) => to.includes(address));
const envelope = (message: { name: string; version: number }, body: unknown) =>
  JSON.stringify({ name: message.name, version: message.version, id: 'test', body });

/** Puts text on the notices queue as any sender could. */
async function put(text: string): Promise<void> {
  const [queue] = (await system.queues()).filter(({ name }) => name.includes('notices'));
  if (!queue) throw new Error('there is no notices queue');
  const client = new SQSClient({
    endpoint: system.aws,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await client.send(
    new SendMessageCommand({ QueueUrl: `${system.aws}/000000000000/${queue.name}`, MessageBody: text }),
  );
  client.destroy();
}

describe('the notices worker', () => {
  it('sends one mail and one SMS for messages delivered twice, with one audit row', async () => {
    const mail = envelope(mailRequested, { ...messageExamples['mail.requested'], to: 'twice@example.com' });
    const sms = envelope(smsRequested, {
      ...messageExamples['sms.requested'],
      to: '+3546110000',
      noticeId: 'a000000001',
    });
    for (const text of [mail, sms, mail, sms]) await put(text);
    const after = envelope(mailRequested, {
      ...messageExamples['mail.requested'],
      to: 'after@example.com',
      noticeId: 'a2',
    });
    await put(after);
    await vi.waitFor(async () => expect(await mailsTo('after@example.com')).toHaveLength(1), soon);
    await vi.waitFor(async () => {
      const [queue] = (await system.queues()).filter(({ name }) => name.includes('notices'));
      expect(queue).toMatchObject({ waiting: 0, inFlight: 0 });
    }, soon);
    expect(await mailsTo('twice@example.com')).toHaveLength(1);
    expect((await system.sms()).filter(({ phoneNumber }) => phoneNumber === '+3546110000')).toHaveLength(1);
    expect(
      await system.table.queryAll(ranges.audit(messageExamples['sms.requested'].companyId)),
    ).toHaveLength(1);
  }, 60_000);

  it('does not let a message it cannot read stop the others', async () => {
    await put('no JSON');
    await put(envelope(mailRequested, { to: 'half' }));
    await put(
      envelope(mailRequested, {
        ...messageExamples['mail.requested'],
        to: 'beside@example.com',
        noticeId: 'a3',
      }),
    );
    await vi.waitFor(async () => expect(await mailsTo('beside@example.com')).toHaveLength(1), soon);
  }, 60_000);
});

describe('the chores', () => {
  it('send what was promised and never reached its queue', async () => {
    const body = { ...messageExamples['mail.requested'], to: 'stranded@example.com', noticeId: 'a4' };
    const row = keys.outgoing(2, 'stranded');
    const at = await system.clock.now();
    await system.table.write({
      put: { ...row, n: mailRequested.name, b: envelope(mailRequested, body), at: at - 61 },
    });
    await system.clock.advance(5 * 60);
    await vi.waitFor(async () => expect(await mailsTo('stranded@example.com')).toHaveLength(1), soon);
    await vi.waitFor(async () => expect(await system.table.get(row)).toBeUndefined(), soon);
  }, 60_000);

  it('mail a company, once each, that its trial ends and that it is over', async () => {
    const call = callerOf(system.api);
    const email = 'trial@example.com';
    await call('POST', '/api/request-trial', { body: { name: 'Trial', email, language: 'en' } });
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject.replace(/ on .*/, ''));
    await system.clock.advance(11 * 86_400 + 3600);
    await vi.waitFor(async () => expect(await subjects()).toContain('Your Stund trial ends'), soon);
    await system.clock.advance(3 * 86_400);
    await vi.waitFor(async () => expect(await subjects()).toContain('Your Stund trial is over'), soon);
    await system.clock.advance(2 * 3600);
    await vi.waitFor(async () => {
      const [queue] = (await system.queues()).filter(({ name }) => name.includes('chores'));
      expect(queue).toMatchObject({ waiting: 0, inFlight: 0 });
    }, soon);
    expect(await subjects()).toHaveLength(3);
  }, 120_000);

  it('count the social statistic', async () => {
    await vi.waitFor(async () => {
      const row = await system.table.get(keys.socialStatistic());
      expect(row).toMatchObject({ c: 1, t: 0, r: 0 });
    }, soon);
  }, 60_000);
});

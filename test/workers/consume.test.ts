// The door of the queues as Lambda meets it: when a message comes back, whatever becomes of the try that holds it; and how one is sent.

import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exportRequested } from '#events/exports.ts';
import { queues } from '#events/queues.ts';
import { openTable } from '#functions/aws/table.ts';
import { consume, type JobCtx } from '#functions/runtime/consume.ts';
import { TryAgainLater } from '#functions/runtime/fail.ts';
import { resending } from '#functions/runtime/resend.ts';
import { sending } from '#functions/runtime/send.ts';
import { deadLetters } from '#functions/runtime/tools.ts';
import type { Item } from '#functions/table/write.ts';
import { openGateway } from '#infra/local/aws/gateway.ts';
import { recordOf } from '#infra/local/aws/queue-batch.ts';
import { clientsOf } from '#test/infra/emulators/gateway-kit.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';

const region = 'eu-central-1';
/** As the template has it. */
const hiddenSeconds = queues.exports.timeoutSeconds * 6;

let gateway: Awaited<ReturnType<typeof openGateway>>;
let clients: ReturnType<typeof clientsOf>;
let work: (ctx: JobCtx) => Promise<void> = () => Promise.resolve();
let handler: ReturnType<typeof consume>;
let jobs = 0;
let queue = '';
beforeAll(async () => {
  const port = await freePorts();
  gateway = await openGateway({ port, region, now: () => new Date() });
  clients = clientsOf(gateway.endpoint);
  const keyNames = ['PK', 'SK'];
  await clients.dynamo.send(
    new CreateTableCommand({
      TableName: 'stund-consume',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keyNames.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
    }),
  );
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: gateway.endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'stund-consume',
    SECRETS_PREFIX: '/stund/test',
    WEB_ORIGIN: 'https://stund.example',
  });
  handler = consume(
    'exports',
    {
      'export.requested': (ctx: JobCtx) => work(ctx),
      'everything.requested': (ctx: JobCtx) => work(ctx),
    },
    {},
  );
});
afterAll(() => gateway.close());
beforeEach(() => {
  // One queue for each test: a message that returns late reaches no other test.
  queue = `jobs-${(jobs += 1)}`;
  gateway.createQueue(queue, { VisibilityTimeout: String(hiddenSeconds) });
});

function send(exportId = `x${(jobs += 1)}`): string {
  const { name, version } = exportRequested;
  const body = { companyId: 'c1', exportId };
  gateway.sendMessage(queue, JSON.stringify({ name, version, id: 'test', body }));
  return exportId;
}
/** One message as Lambda hands it over; `attempt` says how often it has come. */
async function received(attempt = 1) {
  const QueueUrl = gateway.queueUrl(queue);
  const { Messages = [] } = await clients.sqs.send(
    new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 1, WaitTimeSeconds: 5 }),
  );
  const [message] = Messages;
  if (!message) throw new Error('no message came');
  const record = recordOf(message, queue);
  return {
    ...record,
    attributes: { ...record.attributes, ApproximateReceiveCount: String(attempt) },
  };
}
const comesBackIn = (record: { receiptHandle: string }) =>
  gateway.visibleInSeconds(queue, record.receiptHandle);

describe('a message that a worker holds', () => {
  it('comes back seconds after the time limit of its function, not after six of them', async () => {
    send();
    const record = await received();
    expect(comesBackIn(record)).toBeGreaterThan(hiddenSeconds - 60);
    let seen: number | undefined;
    work = async () => {
      seen = comesBackIn(record);
    };
    expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: [] });
    expect(seen).toBeGreaterThan(queues.exports.timeoutSeconds - 5);
    expect(seen).toBeLessThanOrEqual(queues.exports.timeoutSeconds + 10);
  });

  it.each([
    [1, 15, 0],
    [2, 60, 15],
    [3, 240, 60],
    [4, 900, 240],
    [5, 1, 0],
  ])('and that fails at its try %i comes back in %i s', async (attempt, seconds, before) => {
    send();
    const record = await received(attempt);
    work = () => Promise.reject(new Error('no disk'));
    const failures = [{ itemIdentifier: record.messageId }];
    expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: failures });
    expect(comesBackIn(record)).toBeLessThanOrEqual(seconds);
    expect(comesBackIn(record)).toBeGreaterThanOrEqual(before);
  });

  it('comes to a second worker when the first must be over, and has one effect', async () => {
    const id = send();
    send(id);
    const [first, second] = [await received(), await received()];
    let effects = 0;
    let refused: unknown;
    work = async () => {
      effects += 1;
      if (effects > 1) return;
      refused = await handler({ Records: [second] });
    };
    expect(await handler({ Records: [first] })).toEqual({ batchItemFailures: [] });
    expect(refused).toEqual({ batchItemFailures: [{ itemIdentifier: second.messageId }] });
    expect(comesBackIn(second)).toBeGreaterThan(queues.exports.timeoutSeconds - 60);
    expect(comesBackIn(second)).toBeLessThanOrEqual(queues.exports.timeoutSeconds + 6);
    expect(await handler({ Records: [second] })).toEqual({ batchItemFailures: [] });
    expect(effects).toBe(1);
  });

  it.each([
    [1, 'info', 'held_by_another'],
    [queues.exports.attempts, 'error', 'failed'],
  ])('is refused to a second worker at its try %i with the line %s: %s', async (attempt, level, event) => {
    const id = send();
    send(id);
    const [first, second] = [await received(), await received(attempt)];
    const lines: string[] = [];
    const keep = (line: unknown) => void lines.push(String(line));
    const consoles = [
      vi.spyOn(console, 'log').mockImplementation(keep),
      vi.spyOn(console, 'error').mockImplementation(keep),
    ];
    onTestFinished(() => {
      for (const one of consoles) one.mockRestore();
    });
    work = async () => void (await handler({ Records: [second] }));
    await handler({ Records: [first] });
    const logged = lines.map((line): unknown => JSON.parse(line));
    expect(logged).toEqual([
      expect.objectContaining({ level, event, attempt, requestId: second.messageId }),
      expect.objectContaining({ level: 'info', event: 'done', requestId: first.messageId }),
    ]);
  });

  it('is worked on though its visibility cannot be changed', async () => {
    const lines: string[] = [];
    const spied = vi
      .spyOn(console, 'error')
      .mockImplementation((line: unknown) => void lines.push(String(line)));
    onTestFinished(() => spied.mockRestore());
    send();
    const record = await received();
    let effects = 0;
    work = async () => {
      effects += 1;
    };
    const elsewhere = { ...record, eventSourceARN: record.eventSourceARN.replace(queue, 'nowhere') };
    expect(await handler({ Records: [elsewhere] })).toEqual({ batchItemFailures: [] });
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'comeback_unsaid', queue: 'exports' }),
    ]);
    expect(effects).toBe(1);
  });
});

describe('a message that is sent', () => {
  const lines: string[] = [];
  const log = { ...quietLog, error: (event: string) => void lines.push(event) };
  const table = () => openTable('stund-consume');
  const sent = () => {
    const ctx = { table: table(), now: 1_800_000_000, log };
    return { ctx, ...sending().send(ctx, exportRequested, { companyId: 'c1', exportId: 'Þ\u{1f477}' }) };
  };
  /** The one row of `change`, as it is in the table. */
  const rowOf = ({ change }: ReturnType<typeof sent>) =>
    'put' in change ? table().get(keyOf(change.put)) : expect.fail('it puts no row');
  const keyOf = ({ PK, SK }: Item) => ({ PK: String(PK), SK: String(SK) });
  beforeEach(() => {
    lines.length = 0;
    process.env['EXPORTS_QUEUE_URL'] = gateway.queueUrl(queue);
    process.env['PROCESS_ID'] = 'p1';
  });

  it('is kept with its cause until its queue has it, in ASCII alone', async () => {
    const message = sent();
    await message.ctx.table.write(message.change);
    expect(await rowOf(message)).toMatchObject({ n: 'export.requested', at: 1_800_000_000, g: 'p1' });
    await message.dispatch();
    expect([await rowOf(message), lines]).toEqual([undefined, []]);
    const { body } = await received();
    expect(body).toContain('"\\u00de\\ud83d\\udc77"');
    expect(JSON.parse(body)).toEqual({
      name: 'export.requested',
      version: exportRequested.version,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      body: { companyId: 'c1', exportId: 'Þ\u{1f477}' },
    });
  });

  it('stays where its queue does not take it, with a line in the log, and is sent by the sweep', async () => {
    process.env['EXPORTS_QUEUE_URL'] = gateway.queueUrl('nowhere');
    const message = sent();
    await message.ctx.table.write(message.change);
    await message.dispatch();
    expect(lines).toEqual(['dispatch_failed']);
    process.env['EXPORTS_QUEUE_URL'] = gateway.queueUrl(queue);
    const row = (await rowOf(message)) ?? expect.fail('its row is gone');
    await resending().resend(message.ctx, row);
    expect(await rowOf(message)).toBeUndefined();
    expect(JSON.parse((await received()).body)).toMatchObject({ name: 'export.requested' });
  });

  it('and that ends among the dead letters is counted there, and moved back when an operator says so', async () => {
    const { count, redrive } = deadLetters();
    gateway.createQueue(`${queue}-dead`);
    for (const n of [1, 2, 3]) gateway.sendMessage(`${queue}-dead`, `dead ${n}`);
    expect(await count('exports')).toBe(3);
    expect(await redrive('exports', 2)).toBe(2);
    expect(await count('exports')).toBe(1);
    expect((await received()).body).toMatch(/^dead/);
  });
});

describe('a batch', () => {
  const done: string[] = [];
  const good = (exportId: string) => {
    send(exportId);
    return received();
  };
  beforeEach(() => {
    done.length = 0;
    work = () => Promise.resolve(void done.push('done'));
  });

  it.each([
    ['no JSON', '{'],
    ['a message of another queue', '{"name":"mail.requested","version":1,"id":"i","body":{}}'],
    [
      'a message of a version to come',
      '{"name":"export.requested","version":99,"id":"i","body":{"companyId":"c1","exportId":"x"}}',
    ],
    ['a message whose body is broken', '{"name":"export.requested","version":1,"id":"i","body":{}}'],
  ])('with %s returns it alone; the messages beside it are done', async (_, body) => {
    const [one, other] = [await good(`a${(jobs += 1)}`), await good(`b${(jobs += 1)}`)];
    const bad = { ...one, messageId: 'bad', body };
    expect(await handler({ Records: [bad, other, one] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'bad' }],
    });
    expect(done).toHaveLength(2);
  });

  it('takes a body without an envelope, and does a message that comes twice once', async () => {
    const record = await good(`c${(jobs += 1)}`);
    const bare = { ...record, body: JSON.stringify({ companyId: 'c1', exportId: `bare ${jobs}` }) };
    for (const one of [bare, bare])
      expect(await handler({ Records: [one] })).toEqual({ batchItemFailures: [] });
    expect(done).toHaveLength(1);
  });

  it('gives its job the attempt, one instant, the site’s first address and its tools; a job not taken is no failure of ours', async () => {
    process.env['WEB_ORIGIN'] = 'https://stund.example,https://is.stund.example';
    let seen: JobCtx | undefined;
    work = (ctx) => {
      seen = ctx;
      return Promise.reject(new TryAgainLater('busy elsewhere'));
    };
    const spied = vi
      .spyOn(console, 'log')
      .mockImplementation((line: unknown) => void done.push(String(line)));
    onTestFinished(() => spied.mockRestore());
    send();
    const record = await received(2);
    const answered = await handler({ Records: [record] });
    expect(answered).toEqual({ batchItemFailures: [{ itemIdentifier: record.messageId }] });
    expect(seen).toMatchObject({ attempt: 2, webOrigin: 'https://stund.example' });
    expect(Math.abs((seen?.now ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.parse(done[0] ?? '')).toMatchObject({
      event: 'not_taken',
      message: 'busy elsewhere',
      attempt: 2,
      queue: 'exports',
      companyId: 'c1',
    });
  });
});

// The door of the queues as Lambda meets it: when a message comes back, whatever becomes of the try that holds it.

import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exportRequested } from '#events/exports.ts';
import { queues } from '#events/queues.ts';
import { consume, type JobCtx } from '#functions/runtime/consume.ts';
import { openGateway } from '#infra/local/aws/gateway.ts';
import { recordOf } from '#infra/local/aws/queue-batch.ts';
import { clientsOf } from '#test/infra/emulators/gateway-kit.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';

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
    expect(seen).toBeGreaterThan(queues.exports.timeoutSeconds - 60);
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
    send();
    const record = await received();
    let effects = 0;
    work = async () => {
      effects += 1;
    };
    const elsewhere = { ...record, eventSourceARN: record.eventSourceARN.replace(queue, 'nowhere') };
    expect(await handler({ Records: [elsewhere] })).toEqual({ batchItemFailures: [] });
    expect(effects).toBe(1);
  });
});

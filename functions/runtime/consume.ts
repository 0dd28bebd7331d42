// The door of the queues: each record alone, parsed, done once; what failed comes back for another try.

import type { SQSEvent, SQSBatchResponse, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import type { AnyMessage, QueueMessage, QueueName } from '#events/queues.ts';
import { queues } from '#events/queues.ts';
import { openSecrets, type Secrets } from '#functions/aws/secrets.ts';
import { openTable, type Table } from '#functions/aws/table.ts';
import { keys } from '#functions/table/keys.ts';
import { absent, any, below, WriteRefused } from '#functions/table/write.ts';
import { env, now } from './env.ts';
import { type Log, openLog } from './log.ts';

export type JobCtx = {
  readonly now: number;
  readonly attempt: number;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly webOrigin: string;
};
/** A verb per message of the queue. */
export type Jobs<Q extends QueueName, Tools> = {
  readonly [M in QueueMessage<Q> as M['name']]: (
    ctx: JobCtx & Tools,
    body: z.output<M['body']>,
  ) => Promise<void>;
};

const envelope = z.object({ name: z.string(), version: z.number(), id: z.string(), body: z.unknown() });
const doneKeptSeconds = 14 * 86_400;

export function consume<Q extends QueueName, Tools extends object>(
  queue: Q,
  jobs: Jobs<Q, Tools>,
  tools: Tools,
) {
  const table = openTable(env('TABLE_NAME'));
  const secrets = openSecrets(env('SECRETS_PREFIX'));
  const messages: readonly AnyMessage[] = queues[queue].messages;

  function read(record: SQSRecord): { message: AnyMessage; body: unknown } {
    const content: unknown = JSON.parse(record.body);
    const wrapped = z.safeParse(envelope, content);
    const message = wrapped.success
      ? messages.find((one) => one.name === wrapped.data.name && one.version === wrapped.data.version)
      : messages.find((one) => z.safeParse(one.body, content).success);
    if (!message) throw new Error(`queue ${queue} carries no such message`);
    return { message, body: z.parse(message.body, wrapped.success ? wrapped.data.body : content) };
  }

  async function deliver(record: SQSRecord): Promise<void> {
    const log = openLog({ queue, requestId: record.messageId });
    const { message, body } = read(record);
    const verb: unknown = Reflect.get(jobs, message.name);
    if (typeof verb !== 'function') throw new Error(`no verb for ${message.name}`);
    const at = now();
    const once = onceKeyOf(message, body);
    const done = keys.done(`${message.name} ${once}`);
    const lease = { ...done, until: at + queues[queue].timeoutSeconds * 2 };
    // A lease, not a mark: a worker that dies leaves it to run out, and the message's next try takes over.
    try {
      await table.write({ put: lease, when: any(absent(), below('until', at)) });
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      if (error.refused[0]?.item?.['done'] === 1) return log.info('already_done', { message: message.name });
      throw new Error('another try of this message is still running', { cause: error });
    }
    const attempt = Number(record.attributes.ApproximateReceiveCount);
    try {
      const webOrigin = env('WEB_ORIGIN').split(',')[0] ?? '';
      const ctx: JobCtx & Tools = { now: at, attempt, table, secrets, log, webOrigin, ...tools };
      await Reflect.apply(verb, undefined, [ctx, body]);
    } catch (error) {
      await table.write({ delete: done });
      throw error;
    }
    const until = Number.MAX_SAFE_INTEGER;
    await table.write({ put: { ...done, until, done: 1, expires: at + doneKeptSeconds } });
    log.info('done', { message: message.name, attempt });
  }

  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: { itemIdentifier: string }[] = [];
    for (const record of event.Records) {
      try {
        await deliver(record);
      } catch (error) {
        openLog({ queue }).error('failed', error, {
          attempt: Number(record.attributes.ApproximateReceiveCount),
        });
        failed.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures: failed };
  };
}

/** The once-key of a parsed body; each message's own function sees only bodies its own schema accepted. */
function onceKeyOf(message: AnyMessage, body: unknown): string {
  const keyOf: (content: never) => string = message.onceKey;
  return Reflect.apply(keyOf, undefined, [body]);
}

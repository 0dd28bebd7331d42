// Entry point of the queues: each record is parsed and handled once, failed ones return for another try.

import chain from '@middy/core';
import type { SQSEvent, SQSBatchResponse, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import type { AnyMessage, QueueMessage, QueueName } from '#events/queues.ts';
import { queues } from '#events/queues.ts';
import { openSecrets, type Secrets } from '#functions/aws/secrets.ts';
import { openTable, type Table } from '#functions/aws/table.ts';
import { keys } from '#functions/table/keys.ts';
import { byName } from './by-name.ts';
import { env, now, optionalEnv } from './env.ts';
import { hold } from './hold.ts';
import { type Log, type LogFields, openLog } from './log.ts';
import { attemptOf, type BatchContext, partialBatch } from './partial-batch.ts';

export type JobCtx = {
  readonly now: number;
  readonly attempt: number;
  /** Set where a process outlives its jobs: leases of other processes then count as free. */
  readonly processId: string | undefined;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly webOrigin: string;
};
/** One verb for each message of the queue. */
export type Jobs<Q extends QueueName, Tools> = {
  readonly [M in QueueMessage<Q> as M['name']]: (
    ctx: JobCtx & Tools,
    body: z.output<M['body']>,
  ) => Promise<void>;
};

const envelope = z.object({ name: z.string(), version: z.number(), id: z.string(), body: z.unknown() });
const aboutCompany = z.object({ companyId: z.string() });
/**
 * The Lambda handler of a queue. A message that none of its jobs knows fails and ends in the dead-letter
 * queue.
 */
export function consume<Q extends QueueName, Tools extends object>(
  queue: Q,
  jobs: Jobs<Q, Tools>,
  tools: Tools,
) {
  const table = openTable(env('TABLE_NAME'));
  const secrets = openSecrets(env('SECRETS_PREFIX'));
  const messages: readonly AnyMessage[] = queues[queue].messages;
  const { timeoutSeconds } = queues[queue];
  const processId = optionalEnv('PROCESS_ID');

  function read(record: SQSRecord, said: LogFields): { message: AnyMessage; body: unknown } {
    const content: unknown = JSON.parse(record.body);
    const wrapped = z.safeParse(envelope, content);
    const message = wrapped.success
      ? messages.find((one) => one.name === wrapped.data.name && one.version === wrapped.data.version)
      : messages.find((one) => z.safeParse(one.body, content).success);
    said.message = message?.name ?? wrapped.data?.name;
    if (!message) throw new Error(`queue ${queue} carries no such message`);
    return { message, body: z.parse(message.body, wrapped.success ? wrapped.data.body : content) };
  }

  /** Adds what is known of the message to `said`, which all its log lines carry. */
  async function deliver(record: SQSRecord, said: LogFields): Promise<void> {
    const { message, body } = read(record, said);
    const log = openLog(said);
    said.companyId = companyOf(body);
    const verb = byName(jobs, message.name);
    if (!verb) throw new Error(`no verb for ${message.name}`);
    const at = now();
    const once = onceKeyOf(message, body);
    const held = await hold(
      { table, now: at, timeoutSeconds, processId },
      keys.done(`${message.name} ${once}`),
    );
    if (held === 'done') return log.info('already_done');
    const attempt = attemptOf(record);
    try {
      const webOrigin = env('WEB_ORIGIN').split(',')[0] ?? '';
      const ctx: JobCtx & Tools = { now: at, attempt, processId, table, secrets, log, webOrigin, ...tools };
      await verb(ctx, body);
    } catch (error) {
      await held.letGo();
      throw error;
    }
    await held.finish();
    log.info('done', { attempt });
  }

  return chain(async ({ Records }: SQSEvent, { failed }: BatchContext): Promise<SQSBatchResponse> => {
    for (const record of Records) {
      const said: LogFields = { queue, requestId: record.messageId };
      try {
        await deliver(record, said);
      } catch (error) {
        failed.push({ record, error, said });
      }
    }
    return { batchItemFailures: failed.map(({ record }) => ({ itemIdentifier: record.messageId })) };
  }).use(partialBatch(queue));
}

/** Most messages concern one company. */
const companyOf = (body: unknown): string | undefined => z.safeParse(aboutCompany, body).data?.companyId;

/** The once-key of a parsed body. A message's own function sees only bodies that its schema accepted. */
function onceKeyOf(message: AnyMessage, body: unknown): string {
  const key = byName(message, 'onceKey')?.(body);
  if (typeof key !== 'string') throw new Error(`no once-key for ${message.name}`);
  return key;
}

// Entry point of the queues: each record is parsed and handled once; failed ones return for another try.

import type { SQSEvent, SQSBatchResponse, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import type { AnyMessage, QueueMessage, QueueName } from '#events/queues.ts';
import { queues } from '#events/queues.ts';
import { type Redelivered, redelivery } from '#functions/aws/redelivery.ts';
import { openSecrets, type Secrets } from '#functions/aws/secrets.ts';
import { openTable, type Table } from '#functions/aws/table.ts';
import { keys } from '#functions/table/keys.ts';
import { byName } from './by-name.ts';
import { env, now, optionalEnv } from './env.ts';
import { hold, StillRunning } from './hold.ts';
import { type Log, type LogFields, openLog } from './log.ts';

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
/** A message whose worker died returns this long after the function's time limit, when no run can hold it. */
const comebackGraceSeconds = 10;
/** Failed tries are repeated after 15 s, 1 min, 4 min and 15 min. */
const retrySecondsMax = 900;
const retrySeconds = (attempt: number): number => Math.min(15 * 4 ** (attempt - 1), retrySecondsMax);

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

  /** If this call fails, messages still return when the queue's own, longer time is over. */
  async function redeliverIn(event: SQSEvent, redelivered: readonly Redelivered[]): Promise<void> {
    const [first] = event.Records;
    if (!first || redelivered.length === 0) return;
    try {
      await redelivery.redeliverIn(first.eventSourceARN, redelivered);
    } catch (error) {
      openLog({ queue }).error('comeback_unsaid', error);
    }
  }

  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    // The queue hides messages for six time limits; after a worker's death that is too long.
    const afterDeath = timeoutSeconds + comebackGraceSeconds;
    await redeliverIn(
      event,
      event.Records.map((record) => redelivered(record, afterDeath)),
    );
    const failed: { record: SQSRecord; seconds: number }[] = [];
    for (const record of event.Records) {
      const said: LogFields = { queue, requestId: record.messageId };
      try {
        await deliver(record, said);
      } catch (error) {
        const attempt = attemptOf(record);
        // A duplicate waits for the try that holds the message; after its last receipt a person finds it beside the queue.
        const isWaiting = error instanceof StillRunning && attempt < queues[queue].attempts;
        if (isWaiting) openLog(said).info('held_by_another', { attempt });
        else openLog(said).error('failed', error, { attempt });
        failed.push({ record, seconds: comebackSeconds(queue, error, attempt) });
      }
    }
    await redeliverIn(
      event,
      failed.map(({ record, seconds }) => redelivered(record, seconds)),
    );
    return { batchItemFailures: failed.map(({ record }) => ({ itemIdentifier: record.messageId })) };
  };
}

/** After the last try the message only moves to the dead-letter queue: no need to wait. */
function comebackSeconds(queue: QueueName, error: unknown, attempt: number): number {
  if (attempt >= queues[queue].attempts) return 0;
  return error instanceof StillRunning ? error.freeInSeconds : retrySeconds(attempt);
}
const redelivered = ({ receiptHandle }: SQSRecord, seconds: number): Redelivered => ({
  receiptHandle,
  seconds,
});
const attemptOf = (record: SQSRecord): number => Number(record.attributes.ApproximateReceiveCount);

/** Most messages concern one company. */
const companyOf = (body: unknown): string | undefined => z.safeParse(aboutCompany, body).data?.companyId;

/** The once-key of a parsed body. A message's own function sees only bodies that its schema accepted. */
function onceKeyOf(message: AnyMessage, body: unknown): string {
  const key = byName(message, 'onceKey')?.(body);
  if (typeof key !== 'string') throw new Error(`no once-key for ${message.name}`);
  return key;
}

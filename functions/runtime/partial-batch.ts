// A batch whose messages fail alone, as middy's middleware: each failed one is logged and returns in its own time.

import type { MiddlewareObj } from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { type QueueName, queues } from '#events/queues.ts';
import { type Redelivered, redelivery } from '#functions/aws/redelivery.ts';
import { TryAgainLater } from './fail.ts';
import { StillRunning } from './hold.ts';
import { type LogFields, openLog } from './log.ts';

type Failed = {
  readonly record: SQSRecord;
  readonly error: unknown;
  /** What is known of the message. */
  readonly said: LogFields;
};
/** The handler adds the messages that failed. */
export type BatchContext = Context & { failed: Failed[] };
type Batch = MiddlewareObj<SQSEvent, SQSBatchResponse, Error, BatchContext>;

/** A message whose worker died returns this long after the function's time limit, when no run can hold it. */
const comebackGraceSeconds = 10;
/** Failed tries are repeated after 15 s, 1 min, 4 min and 15 min. */
const retrySecondsMax = 900;
const retrySeconds = (attempt: number): number => Math.min(15 * 4 ** (attempt - 1), retrySecondsMax);

/** 1 at the first receipt. */
export const attemptOf = (record: SQSRecord): number => Number(record.attributes.ApproximateReceiveCount);

/**
 * Failed messages return after 15 s, 1 min, 4 min and 15 min, their neighbours do not (security-and-reliability.md,
 * section 7).
 */
export function partialBatch(queue: QueueName): Batch {
  const { attempts, timeoutSeconds } = queues[queue];

  /** If this call fails, messages still return when the queue's own, longer time is over. */
  async function redeliverIn({ Records }: SQSEvent, redelivered: readonly Redelivered[]): Promise<void> {
    const [first] = Records;
    if (!first || redelivered.length === 0) return;
    try {
      await redelivery.redeliverIn(first.eventSourceARN, redelivered);
    } catch (error) {
      openLog({ queue }).error('comeback_unsaid', error);
    }
  }

  function logFailure({ record, error, said }: Failed): void {
    const attempt = attemptOf(record);
    // A duplicate waits for the try that holds the message; after its last receipt a person finds it beside the queue.
    const isWaiting = error instanceof StillRunning && attempt < attempts;
    if (error instanceof TryAgainLater) openLog(said).info('not_taken', { attempt, message: error.message });
    else if (isWaiting) openLog(said).info('held_by_another', { attempt });
    else openLog(said).error('failed', error, { attempt });
  }

  /** After the last try the message only moves to the dead-letter queue: no need to wait. */
  function comebackSeconds({ record, error }: Failed): number {
    const attempt = attemptOf(record);
    if (attempt >= attempts) return 0;
    return error instanceof StillRunning ? error.freeInSeconds : retrySeconds(attempt);
  }

  return {
    // The queue hides messages for six time limits; after a worker's death that is too long.
    before: async ({ event, context }) => {
      context.failed = [];
      const seconds = timeoutSeconds + comebackGraceSeconds;
      await redeliverIn(
        event,
        event.Records.map(({ receiptHandle }) => ({ receiptHandle, seconds })),
      );
    },
    after: async ({ event, context: { failed } }) => {
      failed.forEach(logFailure);
      await redeliverIn(
        event,
        failed.map((one) => ({
          receiptHandle: one.record.receiptHandle,
          seconds: comebackSeconds(one),
        })),
      );
    },
  };
}

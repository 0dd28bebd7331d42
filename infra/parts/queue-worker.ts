// A queue with its dead-letter queue, the Lambda that works on it, and their alarms.

import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type QueueName, type QueuePlan, queues } from '#events/queues.ts';
import { deadLettersName } from '#shared/model/queue-names.ts';
import { accept, deadLettersEndHere } from '#infra/findings.ts';
import { service } from '#infra/stages.ts';
import type { AlarmPlan } from './alarms/alarm-plan.ts';
import type { Capability } from './capabilities.ts';
import { cloudFunction, type BuildContext } from './cloud-function.ts';
import { queueEntry } from './code/function-code.ts';

export type WorkQueue = { readonly name: QueueName; readonly queue: Queue; readonly deadLetters: Queue };

/** Below six time limits a message could return while its first try still runs (AWS's advice). */
const visibilityTimeouts = 6;
const deadLettersKeptDays = 14;

export function workQueue(scope: Construct, name: QueueName): WorkQueue {
  const { timeoutSeconds, attempts } = queues[name];
  const shared = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
  const deadLetters = new Queue(scope, `${name}-dead`, {
    ...shared,
    queueName: deadLettersName(`${service}-${name}`),
    retentionPeriod: Duration.days(deadLettersKeptDays),
  });
  accept(deadLetters, deadLettersEndHere);
  const queue = new Queue(scope, `${name}-queue`, {
    ...shared,
    queueName: `${service}-${name}`,
    visibilityTimeout: Duration.seconds(timeoutSeconds * visibilityTimeouts),
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: attempts },
  });
  return { name, queue, deadLetters };
}

export function queueWorker(
  scope: Construct,
  context: BuildContext,
  { name, queue }: WorkQueue,
  capabilities: readonly Capability[],
): LambdaFunction {
  const { timeoutSeconds, memoryMegabytes, batch, runsMax }: QueuePlan = queues[name];
  const worker = cloudFunction(scope, context, {
    name: `${name}-worker`,
    entry: queueEntry(name),
    capabilities,
    memoryMegabytes,
    timeoutSeconds,
  });
  worker.addEventSource(
    new SqsEventSource(queue, {
      batchSize: batch,
      reportBatchItemFailures: true,
      ...(runsMax === undefined ? {} : { maxConcurrency: runsMax }),
    }),
  );
  return worker;
}

/** With more tries than usual, a message that is only tried again waits up to a quarter of an hour for each. */
const longestWait = (name: QueueName): number =>
  Math.max(
    900,
    queues[name].timeoutSeconds * visibilityTimeouts,
    (queues[name].attempts - usualAttempts) * 2400,
  );
const usualAttempts = 5;

/** Alarms: a message failed all its tries, or work waits longer than all tries would take. */
export const queueAlarms = ({ name, queue, deadLetters }: WorkQueue): readonly AlarmPlan[] => [
  {
    name: `${name}-dead-letters`,
    says: `A message of the ${name} queue failed all its tries and waits for someone to look`,
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(1),
      statistic: 'Maximum',
    }),
    threshold: 1,
  },
  {
    name: `${name}-waiting`,
    says: `Work on the ${name} queue waits too long`,
    metric: queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: 'Maximum' }),
    threshold: longestWait(name),
    periods: 3,
  },
];

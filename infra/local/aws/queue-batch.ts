// What passes between a queue and Lambda: the queue's attributes, the records of a batch, and its failures.

import type { Message } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import type { LocalQueue, Mapping } from '#infra/local/site/template.ts';
import { account, region } from '#infra/local/site/template-values.ts';

const arnOf = (name: string): string => `arn:aws:sqs:${region}:${account}:${name}`;

/** A queue's settings as SQS names them. */
export function attributesOf(queue: LocalQueue): Record<string, string> {
  return {
    VisibilityTimeout: String(queue.visibilitySeconds),
    ...(queue.delaySeconds !== undefined && { DelaySeconds: String(queue.delaySeconds) }),
    ...(queue.retentionSeconds !== undefined && { MessageRetentionPeriod: String(queue.retentionSeconds) }),
    ...(queue.redrive && {
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: arnOf(queue.redrive.deadLetterQueue),
        maxReceiveCount: queue.redrive.attempts,
      }),
    }),
  };
}

/** The record Lambda makes of a message. */
export function recordOf(message: Message, queueName: string): SQSRecord {
  const system = message.Attributes ?? {};
  const attributes = Object.entries(message.MessageAttributes ?? {}).map(([name, value]) => [
    name,
    { dataType: value.DataType ?? 'String', stringValue: value.StringValue },
  ]);
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: {
      ...system,
      ApproximateReceiveCount: system.ApproximateReceiveCount ?? '1',
      SentTimestamp: system.SentTimestamp ?? '',
      SenderId: system.SenderId ?? account,
      ApproximateFirstReceiveTimestamp: system.ApproximateFirstReceiveTimestamp ?? '',
    },
    messageAttributes: Object.fromEntries(attributes),
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN: arnOf(queueName),
    awsRegion: region,
  };
}

const batchReply = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).default([]),
});

/**
 * The ids that stay on the queue. An unreadable answer, or one that names an unknown id, fails the whole batch.
 */
export function failedIds(
  messageIds: readonly string[],
  mapping: Pick<Mapping, 'reportsFailures'>,
  answer: unknown,
): Set<string> {
  if (!mapping.reportsFailures || answer === undefined || answer === null) return new Set();
  const parsed = batchReply.safeParse(answer);
  const named = parsed.data?.batchItemFailures.map((one) => one.itemIdentifier) ?? [...messageIds];
  return new Set(named.every((id) => messageIds.includes(id)) ? named : messageIds);
}

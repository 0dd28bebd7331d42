// Owns delivery: polls each queue for its worker, deletes only what succeeded, and moves dead letters back.

import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import type { Clock } from '#infra/local/clock.ts';
import type { Functions } from '#infra/local/functions.ts';
import type { Gateway } from '#infra/local/gateway.ts';
import { reasonOf } from '#infra/local/refusal.ts';
import type { LocalQueue, Mapping } from '#infra/local/template.ts';
import { account, region } from '#infra/local/template-values.ts';

const waitSeconds = 20;
const messagesAtOnce = 10;
/** Lambda runs several batches of one queue at a time; so do we, or races would only show on AWS. */
const pollersPerQueue = 2;
const pauseAfterErrorMilliseconds = 1000;

export type QueueDepth = {
  readonly name: string;
  readonly waiting: number;
  readonly inFlight: number;
  readonly delayed: number;
  /** Set on a queue whose failed messages end here. */
  readonly deadLetters: { readonly name: string; readonly waiting: number } | undefined;
};

export type Queues = {
  poll(): void;
  depths(): QueueDepth[];
  /** Sends the dead letters of a queue to it again; answers how many. */
  redrive(queueName: string): Promise<number>;
  stop(): Promise<void>;
};

const arnOf = (name: string): string => `arn:aws:sqs:${region}:${account}:${name}`;

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

function recordOf(message: Message, queueName: string): SQSRecord {
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

/** The ids that stay on the queue; an answer that cannot be read or names a stranger fails the whole batch. */
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

/** Makes the queues; `poll` starts their delivery. */
export function openQueues(parts: {
  gateway: Pick<Gateway, 'createQueue' | 'queueUrl' | 'queueArn' | 'sendMessage' | 'inspectQueue'>;
  queues: readonly LocalQueue[];
  mappings: readonly Mapping[];
  functions: Functions;
  clock: Clock;
}): Queues {
  const { gateway, queues, mappings, functions, clock } = parts;
  const client = new SQSClient({});
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];
  /** Receipts whose try failed → when they become visible again, in the product's time. */
  const failed = new Map<string, { queueName: string; visibleAt: number }>();
  const urlOf = gateway.queueUrl;
  const isStopping = () => stopping.signal.aborted;

  for (const queue of queues) gateway.createQueue(queue.name, attributesOf(queue));

  async function receive(queueName: string, count: number, seconds: number): Promise<Message[]> {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: urlOf(queueName),
        MaxNumberOfMessages: Math.min(count, messagesAtOnce),
        WaitTimeSeconds: seconds,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      }),
      { abortSignal: stopping.signal },
    );
    return Messages;
  }

  async function deliver(mapping: Mapping, messages: readonly Message[]): Promise<void> {
    const ids = messages.map((message) => message.MessageId ?? '');
    const event: SQSEvent = { Records: messages.map((message) => recordOf(message, mapping.queueName)) };
    let keep: Set<string>;
    try {
      keep = failedIds(ids, mapping, await functions.invoke(mapping.functionName, event));
    } catch (error) {
      console.error(`${mapping.functionName} failed on ${ids.length} message(s):`, error);
      keep = new Set(ids);
    }
    const done = messages.filter((message) => !keep.has(message.MessageId ?? ''));
    const visibility = queues.find((queue) => queue.name === mapping.queueName)?.visibilitySeconds ?? 30;
    for (const message of messages)
      if (message.ReceiptHandle && keep.has(message.MessageId ?? ''))
        failed.set(message.ReceiptHandle, {
          queueName: mapping.queueName,
          visibleAt: clock.now() + visibility,
        });
    if (done.length)
      await client.send(
        new DeleteMessageBatchCommand({
          QueueUrl: urlOf(mapping.queueName),
          Entries: done.map((message, position) => ({
            Id: String(position),
            ReceiptHandle: message.ReceiptHandle,
          })),
        }),
      );
  }

  async function pollOne(mapping: Mapping): Promise<void> {
    while (!isStopping()) {
      try {
        const messages = await receive(mapping.queueName, mapping.batchSize, waitSeconds);
        if (messages.length) await deliver(mapping, messages);
      } catch (error) {
        if (isStopping()) return;
        console.error(`the queue ${mapping.queueName} could not be polled: ${reasonOf(error)}`);
        await new Promise((done) => setTimeout(done, pauseAfterErrorMilliseconds));
      }
    }
  }

  /** Whoever moves the clock past a failed message's rest wants to see the next try. */
  async function wakeFailed(): Promise<void> {
    for (const [ReceiptHandle, { queueName, visibleAt }] of failed) {
      if (visibleAt > clock.now()) continue;
      failed.delete(ReceiptHandle);
      await client
        .send(
          new ChangeMessageVisibilityCommand({
            QueueUrl: urlOf(queueName),
            ReceiptHandle,
            // Zero would lose the message in fauxqs.
            VisibilityTimeout: 1,
          }),
        )
        .catch((error: unknown) => console.error(`${queueName}: ${reasonOf(error)}`));
    }
  }
  clock.onMove(() => void wakeFailed());

  function counts(name: string) {
    const found = gateway.inspectQueue(name);
    return {
      waiting: found?.ready.length ?? 0,
      inFlight: found?.inFlight.length ?? 0,
      delayed: found?.delayed.length ?? 0,
    };
  }
  const isDeadLetterQueue = (name: string) => queues.some((queue) => queue.redrive?.deadLetterQueue === name);

  return {
    poll: () => {
      for (const mapping of mappings)
        for (let count = 0; count < pollersPerQueue; count += 1) loops.push(pollOne(mapping));
    },
    depths: () =>
      queues
        .filter((queue) => !isDeadLetterQueue(queue.name))
        .map((queue) => {
          const dead = queue.redrive?.deadLetterQueue;
          return {
            name: queue.name,
            ...counts(queue.name),
            deadLetters: dead ? { name: dead, waiting: counts(dead).waiting } : undefined,
          };
        }),
    redrive: async (queueName) => {
      const dead = queues.find((queue) => queue.name === queueName)?.redrive?.deadLetterQueue;
      if (!dead) return 0;
      let moved = 0;
      for (;;) {
        const messages = await receive(dead, messagesAtOnce, 0);
        if (!messages.length) return moved;
        for (const message of messages) {
          gateway.sendMessage(queueName, message.Body ?? '');
          const { ReceiptHandle } = message;
          await client.send(new DeleteMessageCommand({ QueueUrl: urlOf(dead), ReceiptHandle }));
          moved += 1;
        }
      }
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
      client.destroy();
    },
  };
}

// Delivers messages: polls each queue for its worker, deletes only what succeeded, and redrives dead letters.

import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import type { Clock } from '#infra/local/clock.ts';
import type { Functions } from '#infra/local/site/functions.ts';
import type { Gateway } from './gateway.ts';
import { attributesOf, failedIds, recordOf } from './queue-batch.ts';
import { reasonOf } from '#infra/local/refusal.ts';
import type { LocalQueue, Mapping } from '#infra/local/site/template.ts';

const waitSeconds = 20;
const messagesAtOnce = 10;
/** Lambda runs several batches of a queue in parallel; so does this, so that races show here too. */
const pollersPerQueue = 2;
const pauseAfterErrorMilliseconds = 1000;

export type QueueDepth = {
  readonly name: string;
  readonly waiting: number;
  readonly inFlight: number;
  readonly delayed: number;
  /** Set on a queue that receives another's failed messages. */
  readonly deadLetters: { readonly name: string; readonly waiting: number } | undefined;
};

export type Queues = {
  poll: () => void;
  depths: () => QueueDepth[];
  /** Redrives a queue's dead letters; returns how many. */
  redrive: (queueName: string) => Promise<number>;
  stop: () => Promise<void>;
};

/** Makes the queues; `poll` starts their delivery. */
export function openQueues(parts: {
  gateway: Pick<
    Gateway,
    'createQueue' | 'queueUrl' | 'queueArn' | 'sendMessage' | 'inspectQueue' | 'visibleInSeconds'
  >;
  queues: readonly LocalQueue[];
  mappings: readonly Mapping[];
  functions: Functions;
  clock: Clock;
}): Queues {
  const { gateway, queues, mappings, functions, clock } = parts;
  const client = new SQSClient({});
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];
  /** Receipt of a failed try → when the message is visible again, in the product's time. */
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
    const { queueName } = mapping;
    for (const { MessageId = '', ReceiptHandle } of messages) {
      if (!ReceiptHandle || !keep.has(MessageId)) continue;
      // The queue's own time, or what the worker asked for this message.
      const rest = gateway.visibleInSeconds(queueName, ReceiptHandle);
      if (rest !== undefined) failed.set(ReceiptHandle, { queueName, visibleAt: clock.now() + rest });
    }
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

  /** Moving the clock past a failed message's wait brings its next try at once. */
  async function wakeFailed(): Promise<void> {
    for (const [ReceiptHandle, { queueName, visibleAt }] of failed) {
      if (visibleAt > clock.now()) continue;
      failed.delete(ReceiptHandle);
      if (gateway.visibleInSeconds(queueName, ReceiptHandle) === undefined) continue;
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

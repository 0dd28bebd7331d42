// Delivers messages: polls each queue for its worker, deletes only what succeeded, and redrives dead letters.

import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
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

type QueueGateway = Pick<
  Gateway,
  'createQueue' | 'queueUrl' | 'queueArn' | 'sendMessage' | 'inspectQueue' | 'visibleInSeconds'
>;

export type Queues = {
  poll: () => void;
  depths: () => QueueDepth[];
  /** Redrives a queue's dead letters; returns how many. */
  redrive: (queueName: string) => Promise<number>;
  stop: () => Promise<void>;
};

/** Receives and deletes as Lambda's pollers do; stopping ends a receive that waits. */
function openReceiver(client: SQSClient, urlOf: (queueName: string) => string, stopping: AbortSignal) {
  async function receive(queueName: string, count: number, seconds: number): Promise<Message[]> {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: urlOf(queueName),
        MaxNumberOfMessages: Math.min(count, messagesAtOnce),
        WaitTimeSeconds: seconds,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      }),
      { abortSignal: stopping },
    );
    return Messages;
  }
  async function remove(queueName: string, messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return;
    const Entries = messages.map(({ ReceiptHandle }, position) => ({ Id: String(position), ReceiptHandle }));
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: urlOf(queueName), Entries }));
  }
  return { receive, remove };
}

/** Failed tries and when each is due again, in the product's time: a moved clock brings them at once. */
function openFailures(client: SQSClient, gateway: QueueGateway, clock: Clock) {
  /** By receipt. */
  const failed = new Map<string, { queueName: string; visibleAt: number }>();

  async function wakeDue(): Promise<void> {
    for (const [ReceiptHandle, { queueName, visibleAt }] of failed) {
      if (visibleAt > clock.now()) continue;
      failed.delete(ReceiptHandle);
      if (gateway.visibleInSeconds(queueName, ReceiptHandle) === undefined) continue;
      // Zero would lose the message in fauxqs.
      const VisibilityTimeout = 1;
      await client
        .send(
          new ChangeMessageVisibilityCommand({
            QueueUrl: gateway.queueUrl(queueName),
            ReceiptHandle,
            VisibilityTimeout,
          }),
        )
        .catch((error: unknown) => console.error(`${queueName}: ${reasonOf(error)}`));
    }
  }
  clock.onMove(() => void wakeDue());
  return {
    add: (queueName: string, { ReceiptHandle }: Message): void => {
      // The queue's own time, or what the worker asked for this message.
      if (ReceiptHandle === undefined) return;
      const rest = gateway.visibleInSeconds(queueName, ReceiptHandle);
      if (rest !== undefined) failed.set(ReceiptHandle, { queueName, visibleAt: clock.now() + rest });
    },
  };
}

/** Hands a batch to its function: what failed stays on the queue, the rest is deleted. */
function deliveryOf(
  functions: Functions,
  { remove }: Pick<ReturnType<typeof openReceiver>, 'remove'>,
  failures: ReturnType<typeof openFailures>,
) {
  return async (mapping: Mapping, messages: readonly Message[]): Promise<void> => {
    const { queueName, functionName } = mapping;
    const ids = messages.map((message) => message.MessageId ?? '');
    const event: SQSEvent = { Records: messages.map((message) => recordOf(message, queueName)) };
    let keep: Set<string>;
    try {
      keep = failedIds(ids, mapping, await functions.invoke(functionName, event));
    } catch (error) {
      console.error(`${functionName} failed on ${ids.length} message(s):`, error);
      keep = new Set(ids);
    }
    const isKept = ({ MessageId = '' }: Message) => keep.has(MessageId);
    for (const message of messages) if (isKept(message)) failures.add(queueName, message);
    await remove(
      queueName,
      messages.filter((message) => !isKept(message)),
    );
  };
}

/** How many messages wait in each queue, and in the one that takes its failed messages. */
function depthsOf(gateway: QueueGateway, queues: readonly LocalQueue[]): QueueDepth[] {
  function counts(name: string) {
    const found = gateway.inspectQueue(name);
    return {
      waiting: found?.ready.length ?? 0,
      inFlight: found?.inFlight.length ?? 0,
      delayed: found?.delayed.length ?? 0,
    };
  }
  const dead = new Set(queues.map(({ redrive }) => redrive?.deadLetterQueue));
  return queues
    .filter(({ name }) => !dead.has(name))
    .map(({ name, redrive }) => {
      const own = redrive?.deadLetterQueue;
      const deadLetters = own ? { name: own, waiting: counts(own).waiting } : undefined;
      return { name, ...counts(name), deadLetters };
    });
}

/** Makes the queues; `poll` starts their delivery. */
export function openQueues(parts: {
  gateway: QueueGateway;
  queues: readonly LocalQueue[];
  mappings: readonly Mapping[];
  functions: Functions;
  clock: Clock;
}): Queues {
  const { gateway, queues, mappings, functions, clock } = parts;
  const client = new SQSClient({});
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];
  const receiver = openReceiver(client, gateway.queueUrl, stopping.signal);
  const { receive, remove } = receiver;
  const deliver = deliveryOf(functions, receiver, openFailures(client, gateway, clock));
  for (const queue of queues) gateway.createQueue(queue.name, attributesOf(queue));

  async function pollOne(mapping: Mapping): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const messages = await receive(mapping.queueName, mapping.batchSize, waitSeconds);
        if (messages.length) await deliver(mapping, messages);
      } catch (error) {
        if (stopping.signal.aborted) return;
        console.error(`the queue ${mapping.queueName} could not be polled: ${reasonOf(error)}`);
        await new Promise((done) => setTimeout(done, pauseAfterErrorMilliseconds));
      }
    }
  }

  return {
    poll: () => {
      for (const mapping of mappings)
        for (let count = 0; count < pollersPerQueue; count += 1) loops.push(pollOne(mapping));
    },
    depths: () => depthsOf(gateway, queues),
    redrive: async (queueName) => {
      const dead = queues.find((queue) => queue.name === queueName)?.redrive?.deadLetterQueue;
      if (!dead) return 0;
      let moved = 0;
      for (;;) {
        const messages = await receive(dead, messagesAtOnce, 0);
        if (!messages.length) return moved;
        for (const message of messages) {
          gateway.sendMessage(queueName, message.Body ?? '');
          await remove(dead, [message]);
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

// Counts a queue's messages, and moves some to another queue. Loaded on demand, beside the function's own bundle.

import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

/** SQS returns at most ten messages in one call. */
const together = 10;
/** Longer than one round of receiving, sending and deleting takes. */
const heldSeconds = 60;

let client: SQSClient | undefined;
const sqs = (): SQSClient => (client ??= new SQSClient({}));

/** Messages ready to be received, as SQS estimates them. */
export async function count(QueueUrl: string): Promise<number> {
  const wanted = 'ApproximateNumberOfMessages';
  const { Attributes } = await sqs().send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [wanted] }),
  );
  return Number(Attributes?.[wanted] ?? 0);
}

/** Sends each message before deleting it: an interrupted move leaves a duplicate and loses none. */
export async function move(from: string, to: string, most: number): Promise<number> {
  let moved = 0;
  while (moved < most) {
    const { Messages = [] } = await sqs().send(
      new ReceiveMessageCommand({
        QueueUrl: from,
        MaxNumberOfMessages: Math.min(together, most - moved),
        VisibilityTimeout: heldSeconds,
        // Long polling asks all of SQS's servers, so an empty answer means an empty queue.
        WaitTimeSeconds: 1,
      }),
    );
    if (Messages.length === 0) break;
    await Promise.all(Messages.map((message) => moveOne(from, to, message)));
    moved += Messages.length;
  }
  return moved;
}

async function moveOne(from: string, to: string, { Body, ReceiptHandle }: Message): Promise<void> {
  await sqs().send(new SendMessageCommand({ QueueUrl: to, MessageBody: Body }));
  await sqs().send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle }));
}

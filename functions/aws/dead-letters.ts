// Counts the messages of a queue, and moves some to another. A file of its own beside a function's code.

import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

/** SQS hands out no more at once. */
const together = 10;
/** Longer than the round that a message is received in takes. */
const heldSeconds = 60;

let client: SQSClient | undefined;
const sqs = (): SQSClient => (client ??= new SQSClient({}));

export async function count(QueueUrl: string): Promise<number> {
  const wanted = 'ApproximateNumberOfMessages';
  const { Attributes } = await sqs().send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [wanted] }),
  );
  return Number(Attributes?.[wanted] ?? 0);
}

/** A message is sent before it is deleted: one that is interrupted in between is there twice, and none is lost. */
export async function move(from: string, to: string, most: number): Promise<number> {
  let moved = 0;
  while (moved < most) {
    const { Messages = [] } = await sqs().send(
      new ReceiveMessageCommand({
        QueueUrl: from,
        MaxNumberOfMessages: Math.min(together, most - moved),
        VisibilityTimeout: heldSeconds,
        // Asks all of its servers: an answer without any is the end.
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

// Puts an envelope on a queue. Loaded on demand, because few requests send a message.

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** Opened by the first message. */
let client: SQSClient | undefined;

/** Throws when SQS does not take the message. */
export async function put(QueueUrl: string, MessageBody: string): Promise<void> {
  client ??= new SQSClient({});
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
}

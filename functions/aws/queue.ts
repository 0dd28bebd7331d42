// Puts an envelope on a queue. A file of its own beside a function's code: few requests send a message.

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** Opened by the first message; it stays inside, for what is loaded late has copies of its own. */
let client: SQSClient | undefined;

export async function put(QueueUrl: string, MessageBody: string): Promise<void> {
  client ??= new SQSClient({});
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
}

// Puts an envelope on a queue.

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

export type Queue = { put: (url: string, text: string) => Promise<void> };

export function openQueue(): Queue {
  const client = new SQSClient({});
  return {
    put: async (QueueUrl, MessageBody) => {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
    },
  };
}

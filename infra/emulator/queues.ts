// An emulator's queues for the outbox page: how many messages wait, and redriving dead letters.

import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { queueNames } from '#events/queues.ts';
import { deadLettersName } from '#shared/model/queue-names.ts';
import type { QueueDepth } from '#infra/local/aws/queues.ts';
import { account } from '#infra/local/site/template-values.ts';
import { service } from '#infra/stages.ts';

const messagesAtOnce = 10;

export function openQueuesAt(aws: string) {
  const client = new SQSClient({ endpoint: aws });
  const urlOf = (queueName: string): string => `${aws}/${account}/${queueName}`;

  async function counts(queueName: string) {
    const { Attributes = {} } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: urlOf(queueName), AttributeNames: ['All'] }),
    );
    return {
      waiting: Number(Attributes['ApproximateNumberOfMessages'] ?? 0),
      inFlight: Number(Attributes['ApproximateNumberOfMessagesNotVisible'] ?? 0),
      delayed: Number(Attributes['ApproximateNumberOfMessagesDelayed'] ?? 0),
    };
  }

  return {
    depths: (): Promise<QueueDepth[]> =>
      Promise.all(
        queueNames.map(async (name) => {
          const queueName = `${service}-${name}`;
          const dead = deadLettersName(queueName);
          const [own, { waiting }] = await Promise.all([counts(queueName), counts(dead)]);
          return { name: queueName, ...own, deadLetters: { name: dead, waiting } };
        }),
      ),
    redrive: async (queueName: string): Promise<number> => {
      const dead = urlOf(deadLettersName(queueName));
      for (let moved = 0; ; ) {
        const { Messages = [] } = await client.send(
          new ReceiveMessageCommand({ QueueUrl: dead, MaxNumberOfMessages: messagesAtOnce }),
        );
        if (Messages.length === 0) return moved;
        for (const { Body = '', ReceiptHandle } of Messages) {
          await client.send(new SendMessageCommand({ QueueUrl: urlOf(queueName), MessageBody: Body }));
          await client.send(new DeleteMessageCommand({ QueueUrl: dead, ReceiptHandle }));
          moved += 1;
        }
      }
    },
  };
}

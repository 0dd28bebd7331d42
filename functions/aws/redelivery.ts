// When messages that a worker holds come back to their queue: said by the worker itself, in one signed request.

import { addressOf, type JsonService, signedCall } from './signed-call.ts';

export type Redelivered = { readonly receiptHandle: string; readonly seconds: number };
export type Redelivery = {
  /** From now on each message is hidden for so many seconds. `queueArn` is the one that its record names. */
  redeliverIn: (queueArn: string, messages: readonly Redelivered[]) => Promise<void>;
};

const sqs: JsonService = {
  name: 'SQS',
  signedAs: 'sqs',
  contentType: 'application/x-amz-json-1.0',
};
/** SQS takes no more in one call; Lambda hands no more to one try of ours. */
const entriesMax = 10;

export const redelivery: Redelivery = {
  redeliverIn: async (queueArn, messages) => {
    const [account = '', name = ''] = queueArn.split(':').slice(-2);
    const queueUrl = `${addressOf(sqs).origin}/${account}/${name}`;
    for (let at = 0; at < messages.length; at += entriesMax) {
      const entries = messages.slice(at, at + entriesMax).map(({ receiptHandle, seconds }, place) => ({
        Id: String(place),
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: seconds,
      }));
      const response = await signedCall(sqs, 'AmazonSQS.ChangeMessageVisibilityBatch', {
        QueueUrl: queueUrl,
        Entries: entries,
      });
      // One that is gone already is named inside the answer: it needs to come back no more.
      if (!response.ok) throw new Error(`the queue answered ${response.status}: ${await response.text()}`);
    }
  },
};

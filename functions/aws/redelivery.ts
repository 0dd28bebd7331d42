// Sets when a worker's messages return to their queue, in one signed request.

import { addressOf, type JsonService, signedCall } from './signed-call.ts';

export type Redelivered = { readonly receiptHandle: string; readonly seconds: number };
export type Redelivery = {
  /** Hides each message for its number of seconds from now. `queueArn` is the one in the message's record. */
  redeliverIn: (queueArn: string, messages: readonly Redelivered[]) => Promise<void>;
};

const sqs: JsonService = {
  name: 'SQS',
  signedAs: 'sqs',
  contentType: 'application/x-amz-json-1.0',
};
/** SQS takes ten in one call, and Lambda hands at most ten to one run of a worker. */
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
      // A message that is already deleted is listed inside a 200 answer, and needs nothing.
      if (!response.ok) throw new Error(`the queue answered ${response.status}: ${await response.text()}`);
    }
  },
};

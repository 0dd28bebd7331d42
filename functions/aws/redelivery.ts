// When messages that a worker holds come back to their queue: said by the worker itself, in one signed request.

import { givenEndpoint, region, signerOf } from './signer.ts';

export type Comeback = { readonly receiptHandle: string; readonly seconds: number };
export type Redelivery = {
  /** From now on each message is hidden for so many seconds. `queueArn` is the one that its record names. */
  comeBackIn: (queueArn: string, messages: readonly Comeback[]) => Promise<void>;
};

/** SQS takes no more in one call; Lambda hands no more to one try of ours. */
const entriesMax = 10;

/** The SDK's own client would put its 80 kB into every worker for this one call. */
export const redelivery: Redelivery = {
  comeBackIn: async (queueArn, messages) => {
    const [account = '', name = ''] = queueArn.split(':').slice(-2);
    const url = new URL(givenEndpoint('SQS') ?? `https://sqs.${region()}.amazonaws.com`);
    for (let at = 0; at < messages.length; at += entriesMax) {
      const entries = messages.slice(at, at + entriesMax).map(({ receiptHandle, seconds }, place) => ({
        Id: String(place),
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: seconds,
      }));
      await send(url, JSON.stringify({ QueueUrl: `${url.origin}/${account}/${name}`, Entries: entries }));
    }
  },
};

async function send(url: URL, body: string): Promise<void> {
  const { headers } = await signerOf('sqs').sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'AmazonSQS.ChangeMessageVisibilityBatch',
    },
    body,
  });
  const { host: _, ...sent } = headers;
  const response = await fetch(url, { method: 'POST', headers: sent, body });
  // One that is gone already is named inside the answer: it needs to come back no more.
  if (!response.ok) throw new Error(`the queue answered ${response.status}: ${await response.text()}`);
}

/** What the gateway corrects in fauxqs' requests and replies. */
import * as z from 'zod';
import type { FilesAndQueues } from './files-and-queues.ts';
import type { Incoming, Outgoing } from './gateway-http.ts';

const timed = z.looseObject({ VisibilityTimeout: z.number().optional() });
const changes = z.looseObject({ ...timed.shape, Entries: z.array(timed).optional() });
const received = z.looseObject({
  Messages: z.array(z.looseObject({ ReceiptHandle: z.string() })).default([]),
});
const addressed = z.looseObject({ QueueUrl: z.string() });

const atLeastOne = <T extends { VisibilityTimeout?: number | undefined }>(entry: T): T =>
  entry.VisibilityTimeout === 0 ? { ...entry, VisibilityTimeout: 1 } : entry;

/** fauxqs loses a message whose timeout is set to 0 while it keeps data on disk; one second is harmless. */
function corrected(operation: string, body: Buffer): Buffer {
  if (!operation.startsWith('ChangeMessageVisibility')) return body;
  const change = atLeastOne(changes.parse(JSON.parse(body.toString())));
  return Buffer.from(
    JSON.stringify(change.Entries ? { ...change, Entries: change.Entries.map(atLeastOne) } : change),
  );
}

/** A queue keeps the address it was created under, but the port may have changed. */
const readdressed = (reply: Outgoing, queues: FilesAndQueues): Outgoing => ({
  ...reply,
  body: reply.body
    .toString()
    .replaceAll(/http:\/\/[^/"]+\/000000000000\/([\w.-]+)/g, (_, name: string) => queues.queueUrl(name)),
});

export async function replyToQueueCall(
  request: Incoming,
  operation: string,
  queues: FilesAndQueues,
): Promise<Outgoing> {
  queues.showDue();
  const reply = await queues.call({ ...request, body: corrected(operation, request.body) });
  const namesQueues =
    operation === 'GetQueueUrl' || operation === 'CreateQueue' || operation === 'ListQueues';
  return namesQueues && reply.status === 200 ? readdressed(reply, queues) : reply;
}

/** The caller of a long poll is gone: its messages return at once instead of waiting for their timeout. */
export async function putBack(request: Incoming, reply: Outgoing, queues: FilesAndQueues): Promise<void> {
  const { QueueUrl } = addressed.parse(JSON.parse(request.body.toString()));
  const { Messages } = received.parse(JSON.parse(reply.body.toString()));
  for (const { ReceiptHandle } of Messages) {
    const body = Buffer.from(JSON.stringify({ QueueUrl, ReceiptHandle, VisibilityTimeout: 1 }));
    const headers = { ...request.headers, 'x-amz-target': 'AmazonSQS.ChangeMessageVisibility' };
    await queues.call({ ...request, headers, body });
  }
}

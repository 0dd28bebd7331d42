// Sends a message: its row is written with the change it belongs to, then it goes to its queue.

import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Envelope } from '#events/message.ts';
import type { QueueName } from '#events/queues.ts';
import type { AnyMessage } from '#events/queues.ts';
import type { Table } from '#functions/aws/table.ts';
import { type Key, keys, outgoingShards, shardOf } from '#functions/table/keys.ts';
import type { Change } from '#functions/table/write.ts';
import { outgoingItem } from '#functions/table/rows/outgoing-row.ts';
import { env, optionalEnv } from './env.ts';
import type { Log } from './log.ts';

/** `change` belongs in the transaction, `dispatch` after it. The sweep sends what was not dispatched. */
export type Promised = { readonly change: Change; readonly dispatch: () => Promise<void> };
export type SendCtx = { readonly table: Table; readonly now: number; readonly log: Log };
export type Send = <M extends AnyMessage>(ctx: SendCtx, message: M, body: z.input<M['body']>) => Promised;
export type Sending = { readonly send: Send };

const urlNames = {
  photos: 'PHOTOS_QUEUE_URL',
  exports: 'EXPORTS_QUEUE_URL',
  payroll: 'PAYROLL_QUEUE_URL',
  notices: 'NOTICES_QUEUE_URL',
  chores: 'CHORES_QUEUE_URL',
  billing: 'BILLING_QUEUE_URL',
  erasures: 'ERASURES_QUEUE_URL',
  webhooks: 'WEBHOOKS_QUEUE_URL',
} as const satisfies Record<QueueName, string>;

export const queueUrl = (name: QueueName): string => env(urlNames[name]);

/** The queue's client, loaded by the first message: 20 kB that most requests do not need. */
const queue = () => import('#functions/aws/queue.ts');

/** JSON with everything beyond ASCII escaped, because queues refuse some characters that names may contain. */
const asciiJson = (content: unknown): string =>
  JSON.stringify(content).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Puts the message of an outgoing row on its queue and deletes the row. */
export async function deliver(
  { table }: Pick<SendCtx, 'table'>,
  name: QueueName,
  envelope: string,
  row: Key,
): Promise<void> {
  const { put } = await queue();
  await put(queueUrl(name), envelope);
  await table.write({ delete: row });
}

/** The tool of verbs that send messages: `ctx.send(ctx, mailRequested, { … })`. */
export function sending(): Sending {
  const send: Send = (ctx, message, body) => {
    const id = randomBytes(12).toString('hex');
    const envelope: Envelope = { name: message.name, version: message.version, id, body };
    const row = keys.outgoing(shardOf(id, outgoingShards), id);
    const content = asciiJson(envelope);
    return {
      change: {
        put: {
          ...row,
          ...outgoingItem({
            name: message.name,
            envelope: content,
            writtenAt: ctx.now,
            processId: optionalEnv('PROCESS_ID'),
          }),
        },
      },
      dispatch: () =>
        deliver(ctx, message.queue, content, row).catch((error: unknown) =>
          ctx.log.error('dispatch_failed', error, { message: message.name }),
        ),
    };
  };
  return { send };
}

// Sends the message of a row that was written with its cause but never reached its queue.

import { queueOf } from '#events/index.ts';
import { textIn } from '#functions/table/read.ts';
import { outgoingAt as at } from '#functions/table/rows/outgoing-row.ts';
import type { Item } from '#functions/table/write.ts';
import { deliver, type SendCtx } from './send.ts';

export type Resending = { readonly resend: (ctx: SendCtx, row: Item) => Promise<void> };
export const resending = (): Resending => ({
  resend: (ctx, row) =>
    deliver(ctx, queueOf(textIn(row, at.name)), textIn(row, at.envelope), {
      PK: textIn(row, 'PK'),
      SK: textIn(row, 'SK'),
    }),
});

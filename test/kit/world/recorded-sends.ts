// Records the messages that verbs send, in a list.

import type { AnyMessage } from '#events/queues.ts';
import type { Table } from '#functions/aws/table.ts';
import type { Send } from '#functions/runtime/send.ts';
import { keys } from '#functions/table/keys.ts';
import { newId } from '#functions/table/new-id.ts';

export type Sent = { readonly name: string; readonly body: unknown };

export function recordedSends(table: Table): { readonly sent: Sent[]; readonly send: Send } {
  const sent: Sent[] = [];
  const send: Send = (ctx, message: AnyMessage, body: unknown) => {
    const row = keys.outgoing(0, newId('audit'));
    return {
      change: { put: { ...row, n: message.name, b: JSON.stringify(body), at: ctx.now } },
      dispatch: async () => {
        sent.push({ name: message.name, body });
        await table.write({ delete: row });
      },
    };
  };
  return { sent, send };
}

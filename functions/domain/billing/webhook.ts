// Receives the card reseller's webhooks: checks size and signature, queues the event, answers 200; a worker applies it.

import { cardUpdated } from '#events/billing.ts';
import type { Card } from '#functions/partners/paddle.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Raw, RawCtx } from '#functions/runtime/raw.ts';
import type { Send } from '#functions/runtime/send.ts';
import { webhookBytesMax } from '#shared/limits.ts';

type Tools = { readonly card: Card; readonly send: Send };
const accepted: Raw = {
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: '{}',
};

/**
 * The reseller repeats what is not answered with 200, so an event is queued before the answer and applied once. Errors:
 * `body_too_large`, `forbidden` for a wrong signature, `body_unreadable`. Source: domain-facts.md, 'Card checkout';
 * security-and-reliability.md, T21.
 */
export const receiveWebhook =
  ({ card, send }: Tools) =>
  async (
    ctx: Pick<RawCtx, 'now' | 'nowMilliseconds' | 'table' | 'secrets' | 'log' | 'body' | 'header'>,
  ): Promise<Raw> => {
    if (Buffer.byteLength(ctx.body) > webhookBytesMax) fail('body_too_large');
    const signature = ctx.header('paddle-signature') ?? '';
    const { body, nowMilliseconds } = ctx;
    const event = await card.readWebhook(ctx.secrets, { signature, body, nowMilliseconds });
    if (event === 'unsigned') return fail('forbidden');
    if (event === 'unreadable') return fail('body_unreadable');
    // Not about a subscription of ours: the reseller need not send it again.
    if (event.is === 'other') return accepted;
    const { cardUpdate, eventId } = event;
    const promised = send(ctx, cardUpdated, { companyId: cardUpdate.companyId, eventId, cardUpdate });
    await ctx.table.write(promised.change);
    await promised.dispatch();
    return accepted;
  };

// The card reseller's webhooks: signed, bounded, put on the queue and thanked for; what they mean is judged later.

import { cardHeard } from '#events/billing.ts';
import { webhookBytesMax } from '#shared/limits.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Raw, RawCtx } from '#functions/runtime/raw.ts';
import type { Send } from '#functions/runtime/send.ts';
import type { Card } from '#functions/partners/paddle.ts';

type Tools = { readonly card: Card; readonly send: Send };
const thanks: Raw = {
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: '{}',
};

export const hearCard =
  ({ card, send }: Tools) =>
  async (
    ctx: Pick<RawCtx, 'now' | 'nowMilliseconds' | 'table' | 'secrets' | 'log' | 'body' | 'header'>,
  ): Promise<Raw> => {
    if (Buffer.byteLength(ctx.body) > webhookBytesMax) fail('body_too_large');
    const signature = ctx.header('paddle-signature') ?? '';
    const { body, nowMilliseconds } = ctx;
    const heard = await card.hear(ctx.secrets, { signature, body, nowMilliseconds });
    if (heard === 'unsigned') return fail('forbidden');
    if (heard === 'unreadable') return fail('body_unreadable');
    // Of something that we do not sell: nothing to do, and nothing to send again.
    if (heard.is === 'other') return thanks;
    const { word, eventId } = heard;
    const promised = send(ctx, cardHeard, { companyId: word.companyId, eventId, word });
    await ctx.table.write(promised.change);
    await promised.dispatch();
    return thanks;
  };

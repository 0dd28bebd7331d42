// Delivers a notice: a mail or an SMS, and an audit row for every SMS.

import type * as z from 'zod/mini';
import type { mailRequested, smsRequested } from '#events/notices.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { NoticeSenders } from '#functions/runtime/worker-tools.ts';
import { productName, smsLinkSeconds } from '#shared/limits.ts';
import { sms as en } from '#shared/text/en/server/sms.ts';
import { sms as is } from '#shared/text/is/server/sms.ts';
import { sms as pl } from '#shared/text/pl/server/sms.ts';
import { sms as pt } from '#shared/text/pt/server/sms.ts';
import { fill } from '#shared/text/texts.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { withoutLinks } from './without-links.ts';
import { mailContentOf } from './mail-content.ts';

type DeliveryCtx = Pick<JobCtx, 'table' | 'now'>;
const texts = { en, is, pt, pl } as const;

/** Names come without what a phone would turn into a link. */
export function smsText(order: z.output<typeof smsRequested.body>): string {
  const text = fill(texts[order.language][order.template], {
    product: productName,
    name: withoutLinks(order.employeeName, 'sms'),
    company: withoutLinks(order.companyName, 'sms'),
    link: order.link,
    days: smsLinkSeconds / 86_400,
    time: order.time ?? '',
  });
  // A sentence that ends with 'Example ehf.' has one full stop.
  return text.replaceAll(/\.\.(?=\s|$)/g, '.');
}

/** Builds the mail in its language and sends it; a failed call is repeated by the queue. */
export async function deliverMail(
  ctx: DeliveryCtx & Pick<NoticeSenders, 'mail'>,
  order: z.output<typeof mailRequested.body>,
): Promise<void> {
  await ctx.mail.send(await mailContentOf(order));
}

/** The audit row is written first, so that no SMS is paid for without one. */
export async function deliverSms(
  ctx: DeliveryCtx & Pick<NoticeSenders, 'sms'>,
  order: z.output<typeof smsRequested.body>,
): Promise<void> {
  const { companyId, noticeId, template, to } = order;
  await ctx.table.write(
    audited({ ...ctx, requestId: noticeId }, companyId, `sms_${template}`, { detail: to }),
  );
  await ctx.sms.send(order.to, smsText(order));
}

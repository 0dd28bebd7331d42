// Notices: mails and SMS, written together with the change they are about and sent later by the worker.

import type { Ctx } from '#functions/runtime/context.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import type * as z from 'zod/mini';
import { mailRequested, smsRequested } from '#events/notices.ts';
import type { Day } from '#shared/time/day.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { newId } from '#functions/table/new-id.ts';

/** What a verb needs to send a notice. */
export type NoticeCtx = Pick<Ctx, 'table' | 'now' | 'log' | 'webOrigin'> & { readonly send: Send };
type Mail = Omit<
  z.input<typeof mailRequested.body>,
  'noticeId' | 'companyId' | 'companyName' | 'to' | 'language'
>;
type Sms = Omit<z.input<typeof smsRequested.body>, 'noticeId'>;

/**
 * A mail to the company, or to `to`, in the company's language. The caller writes `change` in its own transaction and
 * dispatches after it; the worker makes the text.
 */
export const mail = (
  ctx: NoticeCtx,
  { id, name, email, settings }: Company,
  content: Mail & Partial<Pick<z.input<typeof mailRequested.body>, 'to' | 'language'>>,
): Promised =>
  ctx.send(ctx, mailRequested, {
    companyId: id,
    companyName: name,
    to: email,
    language: settings.language,
    ...content,
    noticeId: newId('audit'),
  });

/** The same for an SMS; budgets are taken by the caller. */
export const sms = (ctx: NoticeCtx, content: Sms): Promised =>
  ctx.send(ctx, smsRequested, { ...content, noticeId: newId('audit') });

/** Links in mails and SMS; the host is ours, never taken from the request. */
export const addresses = {
  setPassword: (ctx: Pick<Ctx, 'webOrigin'>, linkToken: string) =>
    `${ctx.webOrigin}/change_password_link?token=${linkToken}`,
  forgotPassword: (ctx: Pick<Ctx, 'webOrigin'>) => `${ctx.webOrigin}/forgot_password`,
  login: (ctx: Pick<Ctx, 'webOrigin'>, linkToken: string) => `${ctx.webOrigin}/login_link?token=${linkToken}`,
  employee: (ctx: Pick<Ctx, 'webOrigin'>) => `${ctx.webOrigin}/employee/app`,
  company: (ctx: Pick<Ctx, 'webOrigin'>) => `${ctx.webOrigin}/login`,
  settings: (ctx: Pick<Ctx, 'webOrigin'>) => `${ctx.webOrigin}/app#settings`,
  /** One day's entries on the office's screen. */
  day: (ctx: Pick<Ctx, 'webOrigin'>, day: Day) => `${ctx.webOrigin}/app?from=${day}&to=${day}#all-entries`,
  /** Who lacks hours on a day, in the week. */
  missing: (ctx: Pick<Ctx, 'webOrigin'>, day: Day) =>
    `${ctx.webOrigin}/app?day=${day}&view=day&look=true#week`,
  /** One request in the office's list. */
  request: (ctx: Pick<Ctx, 'webOrigin'>, id: string) => `${ctx.webOrigin}/app?request=${id}#requests`,
  reportFile: (ctx: Pick<Ctx, 'webOrigin'>, linkToken: string) =>
    `${ctx.webOrigin}/report_file?token=${linkToken}`,
  reportConsent: (ctx: Pick<Ctx, 'webOrigin'>, linkToken: string) =>
    `${ctx.webOrigin}/report_consent?token=${linkToken}`,
  reportStop: (ctx: Pick<Ctx, 'webOrigin'>, linkToken: string) =>
    `${ctx.webOrigin}/report_unsubscribe?token=${linkToken}`,
} as const;

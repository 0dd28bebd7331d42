// Consent to monthly reports: an address gets one mail that only asks, and answers once through its link.

import type * as z from 'zod/mini';
import { reportConsent } from '#shared/limits.ts';
import type { addressees, consentAnswer } from '#shared/model/monthly-report.ts';
import type { MonthlyReport } from '#shared/model/company/monthly-report-setting.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, Failure } from '#functions/runtime/fail.ts';
import { type Draw, giveBack, mailboxOf, takeAll } from '#functions/domain/budgets/budgets.ts';
import { findById } from '#functions/domain/companies/companies.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { type Company, isClosed } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import {
  consentRow,
  type ReportConsent,
  reportConsentItem,
} from '#functions/table/rows/report-consent-row.ts';
import { type ReportLink, reportLinkItem } from '#functions/table/rows/report-run-row.ts';
import { newSecret, secretHash } from '#functions/table/rows/session-row.ts';
import { absent, tryWrite } from '#functions/table/write.ts';
import { onWire, type Standing, standingsOf } from './standing.ts';
import * as store from './store.ts';

/**
 * The office asks: all addresses that were never asked, or one of them again. Errors: `monthly_report_off`,
 * `email_unverified`, `report_consent_not_now`.
 */
export async function ask(
  ctx: CompanyCtx & NoticeCtx,
  { body }: { readonly body: { readonly address?: string | undefined } },
): Promise<z.output<typeof addressees>> {
  const { company } = ctx;
  const setting = company.settings.monthly_report;
  if (!setting) return fail('monthly_report_off');
  if (!company.isEmailVerified) fail('email_unverified');
  const { address } = body;
  if (address === undefined) await askNew(ctx, company, setting);
  else {
    const wanted = setting.addresses.filter((one) => one === address);
    const [standing] = await standingsOf(ctx, company, wanted);
    // One answer for every reason, because other companies' mails to a mailbox are private.
    if (!standing?.mayBeAsked || !(await mailQuestion(ctx, company, setting, standing)))
      fail('report_consent_not_now');
  }
  return { addresses: (await standingsOf(ctx, company, setting.addresses)).map(onWire) };
}

/** Asks each address of the setting that was never asked. What a budget holds back, a later sweep asks. */
export async function askNew(ctx: NoticeCtx, company: Company, setting: MonthlyReport): Promise<void> {
  if (!company.isEmailVerified) return;
  for (const standing of await standingsOf(ctx, company, setting.addresses)) {
    if (standing.consent) continue;
    if (standing.is === 'confirmed') await keepConfirmed(ctx, company, standing.address);
    else if (standing.mayBeAsked) await mailQuestion(ctx, company, setting, standing);
  }
}

/** The reports that prove earlier consent expire, so the consent is stored for good. */
const keepConfirmed = (ctx: NoticeCtx, company: Company, address: string): Promise<boolean> =>
  tryWrite(ctx.table, {
    put: reportConsentItem({
      companyId: company.id,
      address,
      state: 'confirmed',
      at: ctx.now,
      timesAsked: 0,
      tokenHash: undefined,
    }),
    when: absent(),
  });

async function mailQuestion(
  ctx: NoticeCtx,
  company: Company,
  setting: MonthlyReport,
  { address, consent: before }: Standing,
): Promise<boolean> {
  const draws: Draw[] = [
    ['reportConsentsPerMailbox', mailboxOf(address)],
    ['reportConsentsPerCompany', company.id],
    ['reportConsentsPerCompanyMonth', company.id],
  ];
  if (!(await isLeft(ctx, draws))) return false;
  const token = newSecret();
  const tokenHash = secretHash(token);
  const companyId = company.id;
  const timesAsked = (before?.timesAsked ?? 0) + 1;
  const asked: ReportConsent = { companyId, address, state: 'asked', at: ctx.now, timesAsked, tokenHash };
  const letter = mail(ctx, company, {
    template: 'report_consent',
    to: address,
    language: setting.language,
    link: addresses.reportConsent(ctx, token),
  });
  const link: ReportLink = {
    tokenHash,
    purpose: 'consent',
    companyId,
    runId: undefined,
    address,
    openings: 0,
    openedAt: undefined,
    expiresAt: ctx.now + reportConsent.linkDays * 86_400,
  };
  const when = before ? consentRow.is({ state: 'asked', timesAsked: before.timesAsked }) : absent();
  try {
    const isAsked = await tryWrite(
      ctx.table,
      { put: reportConsentItem(asked), when },
      { put: reportLinkItem(link) },
      letter.change,
    );
    if (!isAsked) await giveBack(ctx, draws);
    else await letter.dispatch();
    return isAsked;
  } catch (error) {
    await giveBack(ctx, draws);
    throw error;
  }
}

async function isLeft(ctx: NoticeCtx, draws: readonly Draw[]): Promise<boolean> {
  try {
    await takeAll(ctx, draws);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/**
 * The addressee answers. A question that is answered, repeated or too old is refused. Errors: `link_over`,
 * `too_many_requests`.
 */
export async function consent(
  ctx: Ctx,
  { body }: { readonly body: { readonly token: string; readonly agree: boolean } },
): Promise<z.output<typeof consentAnswer>> {
  await takeAll(ctx, [['reportLinks', ctx.address]]);
  const tokenHash = secretHash(body.token);
  const link = await store.linkOf(ctx.table, tokenHash);
  const companyId = link?.companyId ?? 'none';
  const [company, asked] = await Promise.all([
    findById(ctx, companyId),
    store.consentOf(ctx.table, companyId, link?.address ?? 'none'),
  ]);
  const isGood = link?.purpose === 'consent' && link.expiresAt > ctx.now && asked?.tokenHash === tokenHash;
  if (!isGood || !company || isClosed(company)) return fail('link_over');
  const answered = await tryWrite(ctx.table, {
    update: keys.reportConsent(companyId, link.address),
    ...consentRow.set({
      state: body.agree ? 'confirmed' : 'declined',
      at: ctx.now,
      tokenHash: undefined,
    }),
    when: consentRow.is({ tokenHash }),
  });
  if (!answered) fail('link_over');
  return { company: company.name, address: link.address, agreed: body.agree };
}

// SMS to employees, within budgets that protect strangers' phones: the link that logs them in, and what sweeps send.

import { budgets, retryAfterSeconds, smsLinkSeconds } from '#shared/limits.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { Failure } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { type Change, WriteRefused } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { type Draw, failSpent, giveBack, takeAll, used } from '#functions/domain/budgets/budgets.ts';
import { issue } from '#functions/domain/links/links.ts';
import { addresses, type NoticeCtx, sms } from '#functions/domain/notices/notices.ts';
import { mayGetSms } from './phone.ts';

/** The request; a sweep has no network address. */
type SmsCtx = Pick<NoticeCtx, 'table' | 'now' | 'log'> & { readonly address?: string };

const unverified: Draw = ['smsUnverifiedPlatform', 'all'];

const drawsOf = ({ address }: SmsCtx, company: Company, phone: string): Draw[] => [
  ['smsPerNumberMinute', phone],
  ['smsPerNumber', phone],
  ['smsPerCompanyDay', company.id],
  ...(company.isEmailVerified ? [] : drawsOfUnverified(address, company.id)),
  ...(company.isPaying ? [] : [['smsInTrial', company.id] as const]),
];
/** Trial companies are free, so their SMS together are limited, by network address and on the whole platform. */
const drawsOfUnverified = (address: string | undefined, companyId: string): Draw[] => [
  ['smsBeforeVerified', companyId],
  unverified,
  ...(address === undefined ? [] : [['smsUnverifiedAddress', address] as const]),
];

/**
 * Writes the SMS's rows together with those of `write`, then sends it. If the write is refused, nothing is used up.
 * Errors: `phone_missing`, `too_many_requests`.
 */
export async function withLoginSms<R>(
  ctx: CompanyCtx & NoticeCtx,
  employee: Employee,
  write: (changes: readonly Change[]) => Promise<R>,
): Promise<R> {
  const { company } = ctx;
  if (!(await mayGetSms(employee.phone))) {
    throw new Failure('phone_missing', {}, [
      { field: 'phone_number', message: 'is not a phone number an SMS can go to', code: 'no_sms' },
    ]);
  }
  const link = issue({
    companyId: company.id,
    subject: employee.id,
    purpose: 'employee_login',
    version: employee.credentialVersion,
    endsAt: ctx.now + smsLinkSeconds,
  });
  const promised = smsTo(ctx, company, employee, {
    template: 'employee_login',
    link: addresses.login(ctx, link.linkToken),
  });
  const result = await withinSmsBudgets(ctx, company, employee.phone, () =>
    write([
      ...link.changes,
      promised.change,
      audited(ctx, company.id, 'login_sms_asked', { employeeId: employee.id }),
    ]),
  );
  await promised.dispatch();
  return result;
}

/**
 * A sweep's SMS, written together with `changes`. None without a phone number or budget, nor where the changes are
 * refused: the employee has done something meanwhile, or another sweep was first.
 */
export async function sendSms(
  ctx: NoticeCtx,
  company: Company,
  employee: Employee,
  template: 'clock_out_reminder' | 'missing_day',
  time: string,
  ...changes: readonly Change[]
): Promise<void> {
  if (!(await mayGetSms(employee.phone))) return;
  const promised = smsTo(ctx, company, employee, { template, link: addresses.employee(ctx), time });
  try {
    await withinSmsBudgets(ctx, company, employee.phone, () => ctx.table.write(...changes, promised.change));
  } catch (error) {
    if (error instanceof WriteRefused) return;
    if (error instanceof Failure && error.code === 'too_many_requests') return;
    throw error;
  }
  await promised.dispatch();
}

const smsTo = (
  ctx: NoticeCtx,
  company: Company,
  { phone, language, name }: Employee,
  content: Pick<Parameters<typeof sms>[1], 'template' | 'link' | 'time'>,
) =>
  sms(ctx, {
    ...content,
    companyId: company.id,
    to: phone,
    language: language ?? company.settings.language,
    companyName: company.name,
    employeeName: name,
  });

/**
 * Takes one SMS from every budget before `write`; refused with 429 when one is spent. Source:
 * security-and-reliability.md, T9.
 */
async function withinSmsBudgets<R>(
  ctx: SmsCtx,
  company: Company,
  phone: string,
  write: () => Promise<R>,
): Promise<R> {
  const draws = drawsOf(ctx, company, phone);
  if (!company.isEmailVerified) await requireUnbroken(ctx);
  await takeAll(ctx, draws).catch(sayWait);
  try {
    return await write();
  } catch (error) {
    await giveBack(ctx, draws);
    throw error;
  }
}

/** A budget of a day gives again in hours: an answer of '1 minute' would have the office press all day. */
function sayWait(error: unknown): never {
  const seconds = error instanceof Failure ? error.params['seconds'] : undefined;
  if (!(error instanceof Failure) || typeof seconds !== 'number' || seconds <= retryAfterSeconds) throw error;
  const wait = seconds > 7200 ? `${Math.ceil(seconds / 3600)} hours` : `${Math.ceil(seconds / 60)} minutes`;
  throw new Failure(error.code, { ...error.params, wait });
}

/** This log line is what the alarm `sms-breaker` counts. */
async function requireUnbroken(ctx: SmsCtx): Promise<void> {
  const [sent = 0] = await used(ctx, [unverified]);
  if (sent < budgets.smsUnverifiedPlatform[0]) return;
  ctx.log.warn('sms_breaker');
  await failSpent(ctx, [unverified]);
}

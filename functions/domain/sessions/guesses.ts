// Guesses at a log-in: which budgets a try draws on, what a miss is told, and what the company hears of a new device.

import type { ErrorCode } from '#shared/errors.ts';
import { budgets, platformMissesBreaker } from '#shared/limits.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/company-row.ts';
import type { Employee } from '#functions/table/employee-row.ts';
import { foldedName } from '#functions/table/one-name.ts';
import type { Change } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { type Draw, take, used } from '#functions/domain/budgets/budgets.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';

const everywhere: Draw = ['platformMisses', 'all'];

/** On a device that knows who logs in: tries of its own, that nobody elsewhere can use up. */
export const deviceTries = (device: string): Draw[] => [
  ['deviceGuessHour', device],
  ['deviceGuessDay', device],
];

export const companyTries = (ctx: Pick<Ctx, 'address'>, companyName: string): Draw[] => [
  ['addressGuess', ctx.address],
  ['companyGuess', foldedName(companyName)],
];

export const isOfCompany = ([budget]: Draw): boolean =>
  budget === 'companyEmployeesGuess' || budget === 'companyEmployeesOpened';
export const employeesTries = (companyName: string): Draw => [
  'companyEmployeesGuess',
  foldedName(companyName),
];
/** A manager lets new devices in for an hour. */
export const opening = (companyName: string): Draw => ['logInsOpened', foldedName(companyName)];

/**
 * On an unknown device, by the names that were typed, known or not. While the whole platform is being tried,
 * companies that have had a miss let new devices in by links only.
 */
export async function employeeTries(
  ctx: Ctx,
  { companyName, employeeName }: { companyName: string; employeeName: string },
  employee: Employee | undefined,
): Promise<Draw[]> {
  const others: Draw[] = [
    ['addressGuess', ctx.address],
    ['employeeGuess', `${foldedName(companyName)} ${foldedName(employeeName)}`],
    ...(employee ? [everOf(employee)] : []),
  ];
  const usual = employeesTries(companyName);
  const more: Draw = ['companyEmployeesOpened', foldedName(companyName)];
  // One read before anything is taken: whoever goes on guessing costs no writes.
  const asked = [everywhere, usual, opening(companyName), more, ...others];
  const uses = await used(ctx, asked);
  const [all = 0, misses = 0, opened = 0] = uses;
  if (misses > 0 && all >= platformMissesBreaker) fail('too_many_requests');
  const isOpened = opened > 0 && misses >= budgets.companyEmployeesGuess[0];
  const tries = [isOpened ? more : usual, ...others];
  const isSpent = (draw: Draw) => (uses[asked.indexOf(draw)] ?? 0) >= budgets[draw[0]][0];
  if (tries.some(isSpent)) fail('too_many_requests');
  return tries;
}
/** A new password is a new start. */
const everOf = ({ companyId, id, credentialVersion }: Employee): Draw => [
  'employeeGuessEver',
  `${companyId} ${id} ${credentialVersion}`,
];

/** Counts a wrong password from an unknown device; the one that spends the company's tries is told by mail. */
export async function countMiss(ctx: Ctx & NoticeCtx, company: Company): Promise<void> {
  await take(ctx, everywhere);
  ctx.log.info('password_missed', { companyId: company.id });
  const [misses = 0] = await used(ctx, [employeesTries(company.name)]);
  const isSpent = misses >= budgets.companyEmployeesGuess[0];
  if (!isSpent || !company.isEmailVerified || !(await take(ctx, ['guessingMail', company.id]))) return;
  const told = mail(ctx, {
    companyId: company.id,
    template: 'guessing',
    to: company.email,
    language: company.settings.language,
    companyName: company.name,
    link: addresses.company(ctx),
  });
  await ctx.table.write(told.change);
  await told.dispatch();
}

/** Says what was wrong while few have asked; then only that something was, so that names cannot be listed. */
export async function refuse(ctx: Ctx, companyName: string, code: ErrorCode): Promise<never> {
  const isExact =
    (await take(ctx, ['exactAnswerToAddress', ctx.address])) &&
    (await take(ctx, ['exactAnswerAboutCompany', foldedName(companyName)]));
  return fail(isExact ? code : 'wrong_credentials');
}

/** Four letters may be guessed after all: that somebody got in on a device we did not know stands in the audit. */
export const newDevice = (ctx: Ctx, { companyId, id }: Employee): Change =>
  audited(ctx, companyId, 'new_device', { by: 'Employee', employeeId: id });

// Guesses at a log-in: which budgets a try draws on, what a miss is told, and what the company hears of a new device.

import type { ErrorCode } from '#shared/errors.ts';
import { budgets, platformMissesBreaker } from '#shared/limits.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { foldedName } from '#functions/table/one-name.ts';
import type { Change } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { type Draw, failSpent, take, used } from '#functions/domain/budgets/budgets.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import type { Person } from './devices.ts';

const everywhere: Draw = ['platformMisses', 'all'];

/** On a device that knows who logs in: tries that strangers cannot use up, shared by all devices that know them. */
export const deviceTries = ({ companyId, subject }: Pick<Person, 'companyId' | 'subject'>): Draw[] => [
  ['deviceGuessHour', `${companyId} ${subject}`],
  ['deviceGuessDay', `${companyId} ${subject}`],
];

/** Whose budget it is, however the name was typed; an unknown name never draws on that of a company. */
const scopeOf = (typed: string, company: Pick<Company, 'id'> | undefined): string =>
  company ? company.id : `? ${foldedName(typed)}`;
const companyGuesses = (companyName: string, company: Company | undefined): Draw => [
  'companyGuess',
  scopeOf(companyName, company),
];
export const companyTries = (
  ctx: Pick<Ctx, 'address'>,
  companyName: string,
  company: Company | undefined,
): Draw[] => [['addressGuess', ctx.address], companyGuesses(companyName, company)];

export const isOfCompany = ([budget]: Draw): boolean =>
  budget === 'companyEmployeesGuess' || budget === 'companyEmployeesOpened';
export const employeesTries = ({ id }: Pick<Company, 'id'>): Draw => ['companyEmployeesGuess', id];
/** A manager lets new devices in for an hour. */
export const opening = ({ id }: Pick<Company, 'id'>): Draw => ['logInsOpened', id];
const ofEmployee = (company: Company, employee: Employee): Draw[] => [
  ['employeeGuess', `${company.id} ${employee.id}`],
  everOf(employee),
];
/** A new password is a new start. */
const everOf = ({ companyId, id, credentialVersion }: Employee): Draw => [
  'employeeGuessEver',
  `${companyId} ${id} ${credentialVersion}`,
];

export type Asked = {
  readonly companyName: string;
  readonly employeeName: string;
  readonly company: Company | undefined;
  readonly employee: Employee | undefined;
};

/**
 * On an unknown device, by the names that were typed, known or not. While the whole platform is being tried,
 * companies that have had a miss let new devices in by links only.
 */
export async function employeeTries(ctx: Ctx, asked: Asked): Promise<Draw[]> {
  const { companyName, employeeName, company, employee } = asked;
  const scope = scopeOf(companyName, company);
  const others: Draw[] = [
    ['addressGuess', ctx.address],
    ...(company && employee
      ? ofEmployee(company, employee)
      : [['employeeGuess', `${scope} ? ${foldedName(employeeName)}`] as const]),
  ];
  const usual = employeesTries({ id: scope });
  const more: Draw = ['companyEmployeesOpened', scope];
  // One read before anything is taken: an attacker who goes on guessing costs no writes.
  const draws = [everywhere, usual, opening({ id: scope }), more, ...others];
  const uses = await used(ctx, draws);
  const [all = 0, misses = 0, opened = 0] = uses;
  if (misses > 0 && all >= platformMissesBreaker) await failSpent(ctx, [everywhere]);
  const isOpened = opened > 0 && misses >= budgets.companyEmployeesGuess[0];
  const tries = [isOpened ? more : usual, ...others];
  const isSpent = (draw: Draw) => (uses[draws.indexOf(draw)] ?? 0) >= budgets[draw[0]][0];
  const spent = tries.filter(isSpent);
  if (spent.length > 0) await failSpent(ctx, spent);
  return tries;
}

/** A wrong company password, which an alarm counts; one on a known device leaves strangers a try less. */
export async function countCompanyMiss(ctx: Ctx, company: Company, isOnDevice: boolean): Promise<void> {
  ctx.log.info('password_missed', { companyId: company.id });
  if (isOnDevice) await take(ctx, companyGuesses(company.name, company));
}

/**
 * Counts wrong letters. Those from a known device leave strangers a try less too, so that hoarded devices stand in
 * every count; of the platform's they take no more than their company may. The miss that spends the company's tries
 * is told by mail.
 */
export async function countMiss(
  ctx: Ctx & NoticeCtx,
  company: Company,
  employee: Employee,
  isOnDevice: boolean,
): Promise<void> {
  ctx.log.info('password_missed', { companyId: company.id });
  if (isOnDevice) {
    for (const draw of ofEmployee(company, employee)) await take(ctx, draw);
    if (await take(ctx, employeesTries(company))) await take(ctx, everywhere);
  } else await take(ctx, everywhere);
  const [misses = 0] = await used(ctx, [employeesTries(company)]);
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

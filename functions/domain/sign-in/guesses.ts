// Guesses at log-in: which budgets a try uses, what a miss answers, and what the company learns of new devices.

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

/**
 * Tries on devices that know the person; strangers cannot use them up. Shared by all those devices. Ten an hour and
 * thirty a day (security-and-reliability.md, section 6).
 */
export const deviceTries = ({ companyId, subject }: Pick<Person, 'companyId' | 'subject'>): Draw[] => [
  ['deviceGuessHour', `${companyId} ${subject}`],
  ['deviceGuessDay', `${companyId} ${subject}`],
];

/** The budget's owner, however the name was typed. Unknown names never use a company's budget. */
const scopeOf = (typed: string, company: Pick<Company, 'id'> | undefined): string =>
  company ? company.id : `? ${foldedName(typed)}`;
const companyGuesses = (companyName: string, company: Company | undefined): Draw => [
  'companyGuess',
  scopeOf(companyName, company),
];
/**
 * A try at a company's password on an unknown device: ten an hour for the name, fifteen a day from the network address
 * (security-and-reliability.md, T7).
 */
export const companyTries = (
  ctx: Pick<Ctx, 'address'>,
  companyName: string,
  company: Company | undefined,
): Draw[] => [['addressGuess', ctx.address], companyGuesses(companyName, company)];

/** Whether the budget is one that all employees of a company share. */
export const isOfCompany = ([budget]: Draw): boolean =>
  budget === 'companyEmployeesGuess' || budget === 'companyEmployeesOpened';
/**
 * Ten tries a day on unknown devices for all employees of a company together (security-and-reliability.md, section 6).
 */
export const employeesTries = ({ id }: Pick<Company, 'id'>): Draw => ['companyEmployeesGuess', id];
/** The office lets new devices in for an hour. */
export const opening = ({ id }: Pick<Company, 'id'>): Draw => ['logInsOpened', id];
const ofEmployee = (company: Company, employee: Employee): Draw[] => [
  ['employeeGuess', `${company.id} ${employee.id}`],
  everOf(employee),
];
/** A new password starts a new count. */
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
 * Tries on unknown devices, by the names typed, known or not. While the whole platform is under attack, affected
 * companies let new devices in by links only. Error: `too_many_requests` when a budget is spent already; nothing is
 * taken here. Source: security-and-reliability.md, section 6.
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
  // One read before anything is taken, so that a persistent attacker costs no writes.
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

/** Every e-mail has the same budgets, known or unknown: one try is one guess, in however many companies it has a log-in. */
export const emailTries = (ctx: Pick<Ctx, 'address'>, email: string): Draw[] =>
  companyTries(ctx, email, undefined);
/** A passkey cannot be guessed, so a stranger's tries draw on their address alone. */
export const passkeyTries = (ctx: Pick<Ctx, 'address'>): Draw[] => [['addressGuess', ctx.address]];
/**
 * Counts a wrong password of a person of the office, for an alarm; a miss on a known device also takes a try from
 * strangers.
 */
export async function countEmailMiss(ctx: Ctx, email: string, isOnDevice: boolean): Promise<void> {
  ctx.log.info('password_missed');
  if (isOnDevice) await take(ctx, companyGuesses(email, undefined));
}

/** Counts a wrong company password, for an alarm. A miss on a known device also takes a try from strangers. */
export async function countCompanyMiss(ctx: Ctx, company: Company, isOnDevice: boolean): Promise<void> {
  ctx.log.info('password_missed', { companyId: company.id });
  if (isOnDevice) await take(ctx, companyGuesses(company.name, company));
}

/**
 * Counts a wrong employee password. A miss on a known device also takes a try from strangers, so that hoarded devices
 * are counted; of the platform's budget a company's devices take no more than the company's share. The miss that
 * spends the company's tries is mailed to it.
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
  const notice = mail(ctx, company, { template: 'guessing', link: addresses.company(ctx) });
  await ctx.table.write(notice.change);
  await notice.dispatch();
}

/**
 * Says exactly what was wrong for the first misses, then only 'wrong', so that names cannot be listed. The exact
 * message for five misses an hour from one address and twenty a day about one company, then `wrong_credentials`
 * (security-and-reliability.md, T8).
 */
export async function refuse(ctx: Ctx, companyName: string, code: ErrorCode): Promise<never> {
  const isExact =
    (await take(ctx, ['exactAnswerToAddress', ctx.address])) &&
    (await take(ctx, ['exactAnswerAboutCompany', foldedName(companyName)]));
  return fail(isExact ? code : 'wrong_credentials');
}

/** A 4-letter password may be guessed after all, so the audit records a log-in on a new device. */
export const newDevice = (ctx: Ctx, { companyId, id }: Employee): Change =>
  audited(ctx, companyId, 'new_device', { by: 'Employee', employeeId: id });

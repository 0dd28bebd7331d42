// Passwords at the shared time clock: a name with too many wrong tries is blocked on that device, and only there.

import { budgets } from '#shared/limits.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { countFailed } from '#functions/domain/audit/audit.ts';
import { type Draw, freeAgainAt, giveBack, take, used } from '#functions/domain/budgets/budgets.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { isEmployeeToken } from './token.ts';

const tileOf = ({ company, session }: CompanyCtx, { id }: Employee): Draw => [
  'timeClockTile',
  `${company.id} ${id} ${session.secretHash}`,
];
/** A time clock knows an employee who has entered the right password there, as a phone does. */
const knowing = ({ session }: CompanyCtx, { companyId, id, credentialVersion }: Employee): Draw => [
  'timeClockKnows',
  `${companyId} ${id} ${credentialVersion} ${session.secretHash}`,
];
/**
 * Shared by all time clocks of the link that do not know the employee: anyone with the link can open more of them.
 */
const unknownTiles = ({ company }: CompanyCtx, { id, credentialVersion }: Employee): Draw => [
  'timeClockUnknownTiles',
  `${company.id} ${company.clockVersion} ${id} ${credentialVersion}`,
];

/**
 * Refuses a press whose password is wrong. Five misses in 15 minutes block the name on that time clock
 * (security-and-reliability.md, section 6). Errors: `wrong_employee_password`, `time_clock_name_waits`.
 */
export async function proveAtTimeClock(
  ctx: CompanyCtx & NoticeCtx,
  employee: Employee,
  typed: string | undefined,
): Promise<void> {
  const [tile, knows] = [tileOf(ctx, employee), knowing(ctx, employee)];
  const [known = 0] = await used(ctx, [knows]);
  const isBelieved = known > 0 || ctx.session.isOwnClock === true;
  const tries = isBelieved ? [tile] : [tile, unknownTiles(ctx, employee)];
  await takeTries(ctx, tries);
  if (!(await isEmployeeToken(ctx, employee, typed ?? ''))) {
    await countFailed(ctx, ctx.company.id, 'time_clock_password_missed', employee.id);
    await warnOffice(ctx);
    // The last allowed miss already answers that the name is blocked.
    const uses = await used(ctx, tries);
    const spent = tries.find(([budget], at) => (uses[at] ?? 0) >= budgets[budget][0]);
    fail('wrong_employee_password', spent && (await waitFor(ctx, spent)));
  }
  await giveBack(ctx, tries);
  if (known === 0) await take(ctx, knows);
}

/**
 * Counted before the password is checked, so that parallel tries count. Refused with the time until the next try.
 */
async function takeTries(ctx: CompanyCtx, tries: readonly Draw[]): Promise<void> {
  for (const [at, draw] of tries.entries()) {
    if (await take(ctx, draw)) continue;
    await giveBack(ctx, tries.slice(0, at));
    fail('time_clock_name_waits', await waitFor(ctx, draw));
  }
}

async function waitFor(ctx: CompanyCtx, draw: Draw) {
  const seconds = ((await freeAgainAt(ctx, draw)) ?? ctx.now) - ctx.now;
  return { minutes: Math.max(1, Math.ceil(seconds / 60)), seconds };
}

/** After a hundred misses a day the office is mailed once; nothing is blocked. */
async function warnOffice(ctx: CompanyCtx & NoticeCtx): Promise<void> {
  const { company } = ctx;
  const missed: Draw = ['timeClockMisses', company.id];
  await take(ctx, missed);
  const [misses = 0] = await used(ctx, [missed]);
  const isMany = misses >= budgets.timeClockMisses[0];
  if (!isMany || !company.isEmailVerified || !(await take(ctx, ['timeClockMissesMail', company.id]))) return;
  const letter = mail(ctx, company, { template: 'guessing_at_time_clock', link: addresses.settings(ctx) });
  await ctx.table.write(letter.change);
  await letter.dispatch();
}

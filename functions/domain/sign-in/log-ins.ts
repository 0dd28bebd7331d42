// Log-ins on new devices: whether guesses have closed them, and the office's permission for an hour.

import type { Reply } from '#shared/api/endpoint.ts';
import type { companies } from '#shared/api/company.ts';
import { budgets } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { freeAgainAt, takeWith, used } from '#functions/domain/budgets/budgets.ts';
import { employeesTries, opening } from './guesses.ts';

type LogIns = Reply<typeof companies.endpoints.logIns>;
const onWire = (at: number | undefined): string | null => (at === undefined ? null : toWire(at));

/** Until when guesses keep new devices out, and until when the office lets them in; null where neither is so. */
export async function logIns(ctx: CompanyCtx): Promise<LogIns> {
  const tries = employeesTries(ctx.company);
  const [[misses = 0], freeAt, openUntil] = await Promise.all([
    used(ctx, [tries]),
    freeAgainAt(ctx, tries),
    freeAgainAt(ctx, opening(ctx.company)),
  ]);
  const isSpent = misses >= budgets.companyEmployeesGuess[0];
  return { closed_until: isSpent ? onWire(freeAt) : null, open_until: onWire(openUntil) };
}

/**
 * A second request within the hour changes nothing. One hour (security-and-reliability.md, section 6), with five more
 * tries (`budgets`). Written together with its audit row.
 */
export async function openLogIns(ctx: CompanyCtx): Promise<LogIns> {
  await takeWith(ctx, opening(ctx.company), audited(ctx, ctx.company.id, 'log_ins_opened'));
  return logIns(ctx);
}

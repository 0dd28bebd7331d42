// Budgets: how many wrong guesses or sends a scope may have, counted atomically before they happen.

import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { budgets } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { numberOr } from '#functions/table/read.ts';
import { above, absent, all, any, atMost, below, WriteRefused } from '#functions/table/write.ts';

export type Budget = keyof typeof budgets;
/** What is drawn on: the budget and whose it is (an address, a company, a number). */
export type Draw = readonly [budget: Budget, of: string];
type BudgetCtx = Pick<Ctx, 'table' | 'now'>;

const triesMax = 5;
const keyOf = ([budget, of]: Draw) => keys.budget(`${budget} ${of}`, '-');

/**
 * Takes one from the budget: false when it is spent. Its time begins with the first use. Taking comes before
 * the guess or the send, so that a burst of parallel ones cannot outrun the counter.
 */
export async function take(ctx: BudgetCtx, draw: Draw): Promise<boolean> {
  const [most, seconds] = budgets[draw[0]];
  const key = keyOf(draw);
  for (let tries = 0; tries < triesMax; tries += 1) {
    try {
      await ctx.table.write({
        update: key,
        add: { n: 1 },
        when: all(above('until', ctx.now), below('n', most)),
      });
      return true;
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      const row = error.refused[0]?.item;
      if (row && numberOr(row, 'until', 0) > ctx.now) return false;
    }
    const until = ctx.now + seconds;
    try {
      await ctx.table.write({
        put: { ...key, n: 1, until, expires: until },
        when: any(absent(), atMost('until', ctx.now)),
      });
      return true;
    } catch (error) {
      // Another request began the new period in between: draw on that one.
      if (!(error instanceof WriteRefused)) throw error;
    }
  }
  return fail('busy');
}

/** Puts back what was taken for something that was no miss or did not happen. */
export async function giveBack(ctx: BudgetCtx, draws: readonly Draw[]): Promise<void> {
  await Promise.all(
    draws.map(async (draw) => {
      try {
        const when = all(above('until', ctx.now), above('n', 0));
        await ctx.table.write({ update: keyOf(draw), add: { n: -1 }, when });
      } catch (error) {
        // The period ended meanwhile: there is nothing left to put back into.
        if (!(error instanceof WriteRefused)) throw error;
      }
    }),
  );
}

/** Takes one from each budget, or none and refuses the request when one of them is spent. */
export async function takeAll(ctx: BudgetCtx, draws: readonly Draw[]): Promise<void> {
  const isTaken = await Promise.all(draws.map((draw) => take(ctx, draw)));
  if (isTaken.every(Boolean)) return;
  await giveBack(
    ctx,
    draws.filter((_, at) => isTaken[at]),
  );
  fail('too_many_requests');
}

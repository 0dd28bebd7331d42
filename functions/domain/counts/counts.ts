// Counts: how many active employees and how many projects a company has, kept beside them so that limits hold.

import { employeesMax, projectsMax } from '#shared/limits.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { flag, numberOr } from '#functions/table/read.ts';
import {
  absent,
  all,
  below,
  type Change,
  equals,
  type Item,
  present,
  WriteRefused,
} from '#functions/table/write.ts';

export type Counted = 'employees' | 'projects';
type TableCtx = Pick<Ctx, 'table'>;
type Refused = { readonly item: Item | undefined } | undefined;

const most: Readonly<Record<Counted, number>> = { employees: employeesMax, projects: projectsMax };
const isCounted: Readonly<Record<Counted, (row: Item) => boolean>> = {
  employees: (row) => !flag(row, 'off'),
  projects: () => true,
};
const triesMax = 5;

/**
 * Goes into the transaction that adds one; refused when there are as many as may be, or when nobody has counted
 * yet. The version tells whoever counts that something changed meanwhile.
 */
export const oneMore = (companyId: string, of: Counted): Change => ({
  update: keys.count(companyId, of),
  add: { n: 1, v: 1 },
  when: all(present('n'), below('n', most[of])),
});

/** Goes into the transaction that takes one away; refused when nobody has counted yet. */
export const oneLess = (companyId: string, of: Counted): Change => ({
  update: keys.count(companyId, of),
  add: { n: -1, v: 1 },
  when: present('n'),
});

/** The refusal of `oneMore` or `oneLess`, thrown inside `counted`. */
class CountRefused extends Error {}
export function refuseCount(refused: Refused): void {
  if (refused) throw new CountRefused();
}

/**
 * Runs a write that has a count in it. A company without a count gets one first, and before the limit is believed
 * it is counted anew, so that a count gone wrong never locks anybody out.
 */
export async function counted<R>(
  ctx: TableCtx,
  companyId: string,
  of: Counted,
  write: () => Promise<R>,
): Promise<R> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof CountRefused)) throw error;
  }
  await recount(ctx, companyId, of);
  try {
    return await write();
  } catch (error) {
    if (error instanceof CountRefused) return fail('limit_reached', { max: most[of] });
    throw error;
  }
}

type Recount = { readonly kept: number | undefined; readonly found: number; readonly change: Change };
/** What the rows say against what is kept, and the change that mends it, refused when a row came or went since; undefined where they agree. */
export async function compare(ctx: TableCtx, companyId: string, of: Counted): Promise<Recount | undefined> {
  const key = keys.count(companyId, of);
  const kept = await ctx.table.get(key);
  const found = (await ctx.table.queryAll(ranges[of](companyId))).filter(isCounted[of]).length;
  if (kept?.['n'] === found) return undefined;
  const version = numberOr(kept ?? {}, 'v', 0);
  const when = kept ? equals('v', version) : absent();
  const change: Change = { put: { ...key, n: found, v: version + 1 }, when };
  return { kept: kept && numberOr(kept, 'n', undefined), found, change };
}

/** Counts the rows and writes what was found; answers whether the kept count was wrong. */
export async function recount(ctx: TableCtx, companyId: string, of: Counted): Promise<boolean> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const difference = await compare(ctx, companyId, of);
    if (!difference) return false;
    try {
      await ctx.table.write(difference.change);
      return difference.kept !== undefined;
    } catch (error) {
      // One was added or taken away while the rows were counted.
      if (!(error instanceof WriteRefused)) throw error;
    }
  }
  throw new Failure('busy');
}

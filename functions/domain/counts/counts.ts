// Counters of active employees, people of the office, API keys and projects, kept beside them so that limits hold under parallel requests.

import { apiKeysMax, employeesMax, managersMax, projectsMax } from '#shared/limits.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { employeeRow } from '#functions/table/rows/employee-row.ts';
import { managerRow } from '#functions/table/rows/manager-row.ts';
import { apiKeyRow } from '#functions/table/rows/programs/api-key-row.ts';
import { countRow } from '#functions/table/rows/counters/count-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { flagIn } from '#functions/table/read.ts';
import { absent, all, below, type Change, type Item, present, tryWrite } from '#functions/table/write.ts';

export type Counted = 'apiKeys' | 'employees' | 'managers' | 'projects';
type TableCtx = Pick<Ctx, 'table'>;
type Refused = { readonly item: Item | undefined } | undefined;

const most: Readonly<Record<Counted, number>> = {
  apiKeys: apiKeysMax,
  employees: employeesMax,
  managers: managersMax,
  projects: projectsMax,
};
const isCounted: Readonly<Record<Counted, (row: Item) => boolean>> = {
  apiKeys: (row) => row[apiKeyRow.at.revokedAt] === undefined,
  employees: (row) => !flagIn(row, employeeRow.at.isDisabled),
  managers: (row) => row[managerRow.at.leftAt] === undefined,
  projects: () => true,
};
const triesMax = 5;
const { count: countAt } = countRow.at;

/** For the transaction that adds one. Refused when the limit is reached or there is no counter yet. */
export const oneMore = (companyId: string, of: Counted): Change => ({
  update: keys.count(companyId, of),
  ...countRow.add({ count: 1, version: 1 }),
  when: all(present(countAt), below(countAt, most[of])),
});

/** For the transaction that removes one, or several. Refused when there is no counter yet. */
export const oneLess = (companyId: string, of: Counted, several = 1): Change => ({
  update: keys.count(companyId, of),
  ...countRow.add({ count: -several, version: 1 }),
  when: present(countAt),
});

/** The refusal of `oneMore` or `oneLess`, thrown inside `counted`. */
class CountRefused extends Error {}
/** Takes the refusal of the change of a counter; `counted` then recounts and tries once more. */
export function refuseCount(refused: Refused): void {
  if (refused) throw new CountRefused();
}

/**
 * Runs a write that includes a counter. A company without a counter gets one first, and before a limit refuses the
 * write the rows are recounted, so that a wrong counter refuses no write. When a rival changes the counter during
 * the recount, the write itself is tried again, because the rival's count may leave room for it.
 */
export async function counted<R>(
  ctx: TableCtx,
  companyId: string,
  of: Counted,
  write: () => Promise<R>,
): Promise<R> {
  let isRight = false;
  for (let tries = 0; tries < triesMax; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof CountRefused)) throw error;
    }
    if (isRight) return fail('limit_reached', { max: most[of] });
    isRight = (await recountOnce(ctx, companyId, of)) !== 'overtaken';
  }
  return fail('busy');
}

/** The row of a counter. */
export const countItem = (companyId: string, of: Counted, count: number, version: number) => ({
  ...keys.count(companyId, of),
  ...countRow.item({ count, version }),
});

type Recount = { readonly kept: number | undefined; readonly found: number; readonly change: Change };
/**
 * Compares the rows with the stored count. Returns the correcting change, refused when a row came or went since;
 * undefined when they agree.
 */
export async function compare(ctx: TableCtx, companyId: string, of: Counted): Promise<Recount | undefined> {
  const row = await ctx.table.get(keys.count(companyId, of));
  const found = (await ctx.table.queryAll(ranges[of](companyId))).filter(isCounted[of]).length;
  const { count: kept, version } = countRow.from(row ?? {});
  if (kept === found) return undefined;
  const when = row ? countRow.is({ version }) : absent();
  return { kept, found, change: { put: countItem(companyId, of, found, version + 1), when } };
}

/** `overtaken`: a rival changed the counter during the recount, so nothing was stored. */
type Outcome = 'agrees' | 'counted first' | 'corrected' | 'overtaken';
async function recountOnce(ctx: TableCtx, companyId: string, of: Counted): Promise<Outcome> {
  const difference = await compare(ctx, companyId, of);
  if (!difference) return 'agrees';
  if (!(await tryWrite(ctx.table, difference.change))) return 'overtaken';
  return difference.kept === undefined ? 'counted first' : 'corrected';
}

/** Recounts the rows and stores the result; true when the stored count was wrong. */
export async function recount(ctx: TableCtx, companyId: string, of: Counted): Promise<boolean> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const outcome = await recountOnce(ctx, companyId, of);
    if (outcome !== 'overtaken') return outcome === 'corrected';
  }
  return fail('busy');
}

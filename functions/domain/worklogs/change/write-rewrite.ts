// Writes one rewritten entry with everything that depends on it, its history and the gate of hours, or nothing.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import {
  type FieldChange,
  type HistoryAction,
  type HistoryAuthor,
  historyItem,
} from '#functions/table/rows/history-row.ts';
import { type Change, refusalOfWrite } from '#functions/table/write.ts';
import { holderChanges, type Rules } from './holder-changes.ts';
import type { HoursGate } from './hours-gate.ts';
import { entryChanges, type Rewrite } from './rewrite.ts';
import type { Holders } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';

export const rewriteTriesMax = 6;

type Written = {
  readonly rewrite: Rewrite;
  readonly read: Holders;
  readonly rules: Rules;
  readonly gate: HoursGate;
  readonly history: readonly [HistoryAction, FieldChange[]];
  /** Who made the change, where the session does not say it: at the time clock it is the employee. */
  readonly by?: HistoryAuthor;
  /** The employee had asked for it. */
  readonly isAsked?: boolean;
  /** Further changes of the same transaction. */
  readonly also?: readonly Change[];
};

/**
 * False when someone else was faster: closed days have been read again, the caller reads the rest. Entry, employee,
 * projects, history, gate and `also` in one transaction. Error: `period_closed`.
 */
export async function writeRewrite(
  ctx: WorkCtx,
  { rewrite, read, rules, gate, history, by = authorOfChange(ctx), isAsked = false, also = [] }: Written,
): Promise<boolean> {
  const passing = gate.pass([rewrite], rules);
  const refused = await refusalOfWrite(
    ctx.table,
    ...entryChanges(ctx, rewrite),
    ...(await holderChanges(ctx, [rewrite], read, rules)),
    historyOf(ctx, rewrite, { history, by, isAsked }),
    ...also,
    ...passing,
  );
  if (!refused) return true;
  await gate.lookAgain();
  return false;
}

/** `Platform` for an administrator acting as the company (security-and-reliability.md, T15). */
export const authorOfChange = ({ session }: Pick<CompanyCtx, 'session'>): HistoryAuthor =>
  session.actingFor !== undefined ? 'Platform' : session.role === 'EMPLOYEE' ? 'Employee' : 'Company';

const historyOf = (
  ctx: WorkCtx,
  { after }: Rewrite,
  { history: [action, changes], by, isAsked }: Required<Pick<Written, 'history' | 'by' | 'isAsked'>>,
): Change => ({
  put: historyItem({
    companyId: ctx.company.id,
    workLogId: after.id,
    at: ctx.now,
    version: after.version,
    action,
    by,
    managerId: by === 'Company' ? ctx.manager?.id : undefined,
    changes,
    isAsked,
  }),
});

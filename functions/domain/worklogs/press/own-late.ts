// A person's own presses that arrive after a foreman has clocked them in and out: the result is the one of the other order.

import { sameArrivalSecondsMax } from '#shared/limits.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { type FieldChange, historyFrom } from '#functions/table/rows/history-row.ts';
import { receiptItem, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { absent, tryWrite } from '#functions/table/write.ts';
import { checkHolders } from '#functions/domain/worklogs/change/edit.ts';
import { openGate } from '#functions/domain/worklogs/change/hours-gate.ts';
import { differences } from '#functions/domain/worklogs/change/revision.ts';
import { rewriteTriesMax, writeRewrite } from '#functions/domain/worklogs/change/write-rewrite.ts';
import {
  employeeOf,
  find,
  historyOf,
  holders,
  namesIn,
  namesOf,
  rowAt,
} from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { latestEnd } from './assumed.ts';
import { outHome } from './ending.ts';
import { firstEnd, undone } from './first-end.ts';
import { neighboursOf } from './fit.ts';
import { homeOf } from './fresh.ts';
import { isSameSeed, type Press } from './press.ts';
import { wasConfirmed } from './doubt.ts';

type OwnCtx = WorkCtx & EmployeeCtx;
const rules = { isOwn: true, mayBeClosed: true } as const;
const triesMax = 5;

/** Ended by a foreman's press. */
const isLed = ({ foremanOut, endedHash, isDeleted }: WorkLogRow): boolean =>
  foremanOut !== undefined && endedHash !== undefined && !isDeleted;

/**
 * The answer to a late own clock-in on the project of an entry that a foreman has ended: the same arrival, so the entry
 * is left as it is, and answered as the foreman's clock-out left it. Undefined for any other late press. Safe to repeat.
 */
export async function ledArrival(
  ctx: OwnCtx,
  press: Press,
  projectId: string,
): Promise<PressedWorkLog | undefined> {
  const { table, company, employee } = ctx;
  const { pressedAt } = press;
  const home = homeOf(employee.id, press);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const known = await rowAt(table, company.id, home);
    if (known) return isSameSeed(home, known) ? undefined : firstEnd(ctx, employee, known, press);
    const there = await neighboursOf(ctx, employee.id, press, pressedAt);
    const row = there.find(
      (one) =>
        isLed(one) &&
        one.projectId === projectId &&
        one.startAt <= pressedAt &&
        pressedAt < (one.endAt ?? one.startAt),
    );
    if (!row) return undefined;
    // Refused where another try has written it: the next turn reads that one.
    await tryWrite(table, { put: receiptItem(company.id, home, row), when: absent() });
  }
  return fail('busy');
}

/**
 * A late own clock-out of an entry that a foreman has ended at another time: the own time is the end, as where it arrives
 * first. More than an hour apart, the two disagree: the end is to be confirmed. Undefined where the end is
 * settled, its day is closed, or the time cannot be its end. Safe to repeat. `isKept`: the press has no answer of its own
 * by which a repeat is known.
 */
export async function endLed(
  ctx: OwnCtx,
  press: Press,
  wanted: string | undefined,
  isKept = true,
): Promise<PressedWorkLog | undefined> {
  const { table, company } = ctx;
  const home = outHome(ctx.employee.id, press);
  const gate = openGate(ctx);
  // Tells this end from one that the person has entered by hand.
  const pressed: FieldChange = ['pressed', ctx.employee.id, press.pressedAt];
  for (let tries = 0; tries < rewriteTriesMax; tries += 1) {
    const known = isKept && (await rowAt(table, company.id, home));
    if (known) return firstAnswer(ctx, known, press);
    const before = await meant(ctx, wanted);
    const after = before && (await endedByOwn(ctx, before, press));
    if (!after) return undefined;
    const read = await holders(ctx, [before.employeeId], [before.projectId]);
    checkHolders(read, [before.employeeId], [before.projectId], rules);
    const changes: FieldChange[] = [...differences(before, after), pressed];
    const written = {
      rewrite: { before, after },
      read,
      rules,
      gate,
      history: ['changed', changes] as const,
      by: 'Employee' as const,
      also: isKept ? [{ put: receiptItem(company.id, home, after), when: absent() }] : [],
    };
    try {
      if (await writeRewrite(ctx, written)) return await workLogOnWire(ctx, after, namesIn(read));
    } catch (error) {
      if (error instanceof Failure && error.code === 'period_closed') return undefined;
      throw error;
    }
  }
  return fail('busy');
}

async function meant(ctx: OwnCtx, wanted: string | undefined): Promise<WorkLogRow | undefined> {
  const { table, company, employee } = ctx;
  if (wanted !== undefined) return find(ctx, wanted);
  const { ended } = (await employeeOf(table, company.id, employee.id)) ?? employee;
  return ended && rowAt(table, company.id, ended);
}

async function endedByOwn(ctx: WorkCtx, row: WorkLogRow, press: Press): Promise<WorkLogRow | undefined> {
  const { endAt, startAt, isApproved, isEndAssumed } = row;
  const isChanged = row.originalStartAt !== undefined || row.originalEndAt !== undefined;
  const { pressedAt, location, comment, isLunchWorked } = press;
  if (!isLed(row) || endAt === undefined || isChanged || isApproved) return undefined;
  // A comment would need a write of its own: the refusal says that nothing was kept.
  if (pressedAt <= startAt || pressedAt === endAt || comment) return undefined;
  if (pressedAt > endAt && pressedAt > (await latestEnd(ctx, row))) return undefined;
  if (await wasConfirmed(ctx, row)) return undefined;
  return {
    ...row,
    endAt: pressedAt,
    originalEndAt: endAt,
    // A mark stays: another foreman may have pressed later still.
    isEndAssumed: isEndAssumed || Math.abs(pressedAt - endAt) > sameArrivalSecondsMax || undefined,
    isLunchWorked: isLunchWorked || row.isLunchWorked,
    locationOut: location ?? row.locationOut,
    version: row.version + 1,
    changedAt: ctx.now,
  };
}

/** The entry as this press left it: what was changed later is undone. */
async function firstAnswer(ctx: WorkCtx, kept: WorkLogRow, press: Press): Promise<PressedWorkLog> {
  const items = await historyOf(ctx.table, ctx.company.id, kept.id);
  const history = items.map((item) => historyFrom(ctx.company.id, kept.id, item));
  const at = history.findIndex(({ by, changes }) => by === 'Employee' && isEndOf(press, changes));
  const own = history[at];
  const from = own?.changes.find(([field]) => field === 'end_time')?.[1];
  const row =
    own && typeof from === 'number'
      ? { ...undone(kept, history.slice(at + 1)), version: own.version, originalEndAt: from }
      : kept;
  return workLogOnWire(ctx, row, await namesOf(ctx.table, row));
}
const isEndOf = ({ pressedAt }: Press, changes: readonly FieldChange[]): boolean =>
  changes.some(([field, , to]) => field === 'end_time' && to === pressedAt);

// Fits a late press between existing entries and reports collisions, so that no hour is counted twice unnoticed.

import type { Employee } from '#functions/table/rows/employee-row.ts';
import { monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { workLogSecondsMax } from '#shared/limits.ts';
import type { Collisions } from '#shared/model/collisions.ts';
import { toWire } from '#shared/time/instant.ts';
import { isLate, type Press } from './press.ts';
import { itemsOfMonths, namesFor, workLogsOf } from '#functions/domain/worklogs/store.ts';
import type { Names, WorkCtx } from '#functions/domain/worklogs/wire.ts';

type FitCtx = Pick<WorkCtx, 'table' | 'company' | 'now'>;

/**
 * The employee's entries around a late press, oldest first. Only a late press can collide with entries written since, and
 * one that ends what a late press began (`mayCollide`): a press of now needs no read.
 */
export async function neighboursOf(
  ctx: FitCtx,
  employeeId: string,
  press: Pick<Press, 'pressedAt'>,
  startAt: number,
  mayCollide = false,
): Promise<readonly WorkLogRow[]> {
  if (!mayCollide && !isLate(press, ctx.now)) return [];
  const months = [startAt - workLogSecondsMax, startAt, press.pressedAt, ctx.now].map(monthAt);
  const items = await itemsOfMonths(ctx.table, ctx.company.id, [...new Set(months)], [employeeId]);
  return workLogsOf(ctx.company.id, items)
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => one.startAt - other.startAt);
}

/**
 * The start after fitting: the end of the entries that overlap `startAt` (epoch seconds). Entries that the office has
 * entered ahead of time do not move it: the two overlap, and the reply and the office's lists say so. Overlaps are left
 * to entries by hand: security-and-reliability.md, section 2. How: functions/domain/worklogs/README.md, 'Time'.
 */
export function fittedStart(
  { now }: Pick<FitCtx, 'now'>,
  entries: readonly WorkLogRow[],
  startAt: number,
): number {
  let fitted = startAt;
  for (const { startAt: from, endAt = from } of entries)
    if (from <= fitted && fitted < endAt && endAt <= now) fitted = endAt;
  return fitted;
}

/**
 * Where a press at `endAt` ends the entry: at the person's next clocked one, because two that were clocked never overlap.
 * Hours by hand are reached over, because the office has seen both, unless `stopsAtHand`. Epoch seconds.
 */
export const cutEnd = (
  there: readonly WorkLogRow[],
  startAt: number,
  endAt: number,
  stopsAtHand = false,
): number =>
  there.find(
    (next) =>
      next.startAt > startAt && next.startAt < endAt && (stopsAtHand || next.createdHash !== undefined),
  )?.startAt ?? endAt;

/** A crew's late press stops at hours by hand too: the foreman has not seen them. */
export const stopsAtHand = (ctx: FitCtx, press: Press): boolean =>
  press.isOfCrew === true && isLate(press, ctx.now);

type Saved = Pick<WorkLogRow, 'id' | 'startAt' | 'endAt'>;

/** The start or end that was pressed; fitting may have moved it. */
type Wanted = { readonly startAt?: number; readonly endAt?: number };

/** The collisions of a late press's saved entry with the others; a running one can overlap at its start only. */
export async function collisionsOf(
  ctx: WorkCtx,
  employee: Employee,
  entries: readonly WorkLogRow[],
  { id, startAt, endAt = startAt + 1 }: Saved,
  wanted: Wanted,
): Promise<Collisions> {
  const others = entries.filter((other) => other.id !== id);
  const isMoved = wanted.startAt !== undefined && wanted.startAt < startAt;
  const isCut = wanted.endAt !== undefined && wanted.endAt > endAt;
  const over = others.find((other) => other.startAt < endAt && startAt < (other.endAt ?? Infinity));
  const before = isMoved ? others.find((other) => other.endAt === startAt) : undefined;
  const after = isCut ? others.find((other) => other.startAt === endAt) : undefined;
  const named = [over, before, after].flatMap((row) => (row ? [row.projectId] : []));
  if (named.length === 0) return {};
  const names = await namesFor({ table: ctx.table }, employee, named);
  return {
    ...(over ? { overlaps: otherOnWire(over, names) } : {}),
    ...(before ? { starts_after: otherOnWire(before, names) } : {}),
    ...(after ? { ends_before: otherOnWire(after, names) } : {}),
  };
}

const otherOnWire = ({ id, projectId, startAt, endAt }: WorkLogRow, names: Names) => ({
  id,
  project: { id: projectId, name: names.project(projectId) },
  start_time: toWire(startAt),
  ...(endAt === undefined ? {} : { end_time: toWire(endAt) }),
});

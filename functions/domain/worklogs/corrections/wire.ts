// Correction requests as they travel: names joined, and the entry as it is now or was when the office answered.

import type { Correction } from '#shared/model/correction.ts';
import { toWire } from '#shared/time/instant.ts';
import type { CorrectionRow, SeenEntry } from '#functions/table/rows/correction-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { managerNames } from '#functions/domain/office-names/office-names.ts';
import { allNames, find } from '#functions/domain/worklogs/store.ts';
import type { Names, WorkCtx } from '#functions/domain/worklogs/wire.ts';

/** What a request keeps of its entry when it is answered; times in epoch seconds. */
export const seenOf = ({ startAt, endAt, projectId, version, isLunchWorked }: WorkLogRow): SeenEntry => ({
  s: startAt,
  p: projectId,
  v: version,
  ...(endAt === undefined ? {} : { e: endAt }),
  ...(isLunchWorked ? { l: true } : {}),
});

type Ctx = Pick<WorkCtx, 'table' | 'company'>;

/**
 * In the order of `rows`. `entry` is the entry as it was when the office answered, else as it is now; a request whose
 * entry is gone shows as 'closed'.
 */
export async function correctionsOnWire(ctx: Ctx, rows: readonly CorrectionRow[]): Promise<Correction[]> {
  if (rows.length === 0) return [];
  const [names, managers] = await Promise.all([
    allNames(ctx.table, ctx.company.id),
    managerNames(
      ctx.table,
      ctx.company.id,
      rows.map(({ answered }) => answered?.m),
    ),
  ]);
  return Promise.all(rows.map((row) => onWire(ctx, row, names, managers)));
}

/** The same for one request. */
export async function correctionOnWire(ctx: Ctx, row: CorrectionRow): Promise<Correction> {
  const [only] = await correctionsOnWire(ctx, [row]);
  if (!only) throw new Error('a request has no form');
  return only;
}

async function onWire(
  ctx: Ctx,
  row: CorrectionRow,
  names: Names,
  managers: ReadonlyMap<string | undefined, string>,
): Promise<Correction> {
  const { answered, workLogId } = row;
  const projectOf = (id: string) => ({ id, name: names.project(id) });
  const now = answered || workLogId === undefined ? undefined : await find(ctx, workLogId);
  const seen = answered?.seen ?? (now && seenOf(now));
  // A request that was asked for while its entry was being deleted has nothing to change either.
  const isGone = !answered && workLogId !== undefined && !now;
  return {
    id: row.id,
    state: isGone ? 'closed' : (answered?.state ?? 'waiting'),
    employee: { id: row.employeeId, name: names.employee(row.employeeId) },
    work_log_id: workLogId ?? null,
    entry: seen
      ? {
          start_time: toWire(seen.s),
          ...(seen.e === undefined ? {} : { end_time: toWire(seen.e) }),
          project: projectOf(seen.p),
          version: seen.v,
          ...(seen.l ? { worked_through_lunch: true } : {}),
        }
      : null,
    start_time: toWire(row.startAt),
    end_time: toWire(row.endAt),
    project: projectOf(row.projectId),
    ...(row.isLunchWorked === undefined ? {} : { worked_through_lunch: row.isLunchWorked }),
    word: row.word,
    asked: toWire(row.askedAt),
    answer: answered
      ? { at: toWire(answered.at), by: managers.get(answered.m) ?? answered.by, reason: answered.why ?? null }
      : null,
  };
}

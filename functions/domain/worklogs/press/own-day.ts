// What the shared time clock shows an employee: their entries of today and their last project.

import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { timeClock } from '#shared/api/time-clock.ts';
import { usualEndReadDays, workLogSecondsMax } from '#shared/limits.ts';
import { addDays } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { usualEnd } from '#shared/time/usual-end.ts';
import { dayOf, startOfDay, type Zone, zoneOf } from '#shared/time/zone.ts';
import { fail } from '#functions/runtime/fail.ts';
import { monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { closureAt } from '#functions/domain/worklogs/change/hours-gate.ts';
import { holders, itemsOfMonths, namesIn, workLogsOf } from '#functions/domain/worklogs/store.ts';
import { type ClockCtx, proven } from './time-clock.ts';

type OwnDay = (typeof timeClock.endpoints)['ownDay'];

/**
 * The employee's entries on the company's today, oldest first. Errors: `employee_missing`, `employee_disabled`,
 * `wrong_employee_password`, `time_clock_name_waits`. `usual_end` only for an entry that has run past the company's
 * reminder, or sixteen hours. `assumed` is looked for in the months that are read anyway, a week back at least.
 */
export async function ownDay(ctx: ClockCtx, { body }: Input<OwnDay>): Promise<Reply<OwnDay>> {
  const employee = await proven(ctx, body.employee_id, body.token);
  if (employee.isDisabled) fail('employee_disabled');
  const zone = zoneOf(ctx.company.settings.time_zone);
  const today = dayOf(zone, ctx.now);
  const [from, before] = [startOfDay(zone, today), startOfDay(zone, addDays(today, 1))];
  const newest = employee.latestAt ?? from;
  const starts = [from - workLogSecondsMax, before - 1, newest, employee.open?.startAt ?? newest];
  const rows = await rowsAround(ctx, employee.id, starts);
  const isToday = (row: WorkLogRow) => row.startAt < before && (row.endAt ?? ctx.now) > from;
  const own = rows.filter(isToday).toSorted((one, other) => one.startAt - other.startAt);
  const newestFirst = rows.toSorted((one, other) => other.startAt - one.startAt);
  // In closed days the answer would be refused.
  const assumed = newestFirst.find(
    (row) => row.isEndAssumed && !closureAt(ctx.company, true, row.startAt, row.endAt),
  );
  const usual = await usualEndOf(
    ctx,
    zone,
    rows.find(({ endAt }) => endAt === undefined),
  );
  const projects = [...own, ...(assumed ? [assumed] : [])].map(({ projectId }) => projectId);
  const names = namesIn(await holders(ctx, [], projects));
  const shown = (row: WorkLogRow) => ({
    id: row.id,
    project: { id: row.projectId, name: names.project(row.projectId) },
    ...timesOf(row),
  });
  return {
    entries: own.map(shown),
    last_project_id: newestFirst[0]?.projectId ?? null,
    ...(usual ? { usual_end: usual } : {}),
    ...(assumed ? { assumed: shown(assumed) } : {}),
    time: toWire(ctx.now),
  };
}

const timesOf = ({ startAt, endAt }: WorkLogRow) => ({
  start_time: toWire(startAt),
  ...(endAt === undefined ? {} : { end_time: toWire(endAt) }),
});

/** The employee's entries of the months of these instants. */
const rowsAround = async (
  { table, company }: ClockCtx,
  employeeId: string,
  instants: readonly number[],
): Promise<WorkLogRow[]> =>
  workLogsOf(
    company.id,
    await itemsOfMonths(table, company.id, [...new Set(instants.map(monthAt))], [employeeId]),
  ).filter(({ isDeleted }) => !isDeleted);

/** For an entry that runs for so long that it must have been forgotten, from the weeks before it. */
async function usualEndOf(
  ctx: ClockCtx,
  zone: Zone,
  open: WorkLogRow | undefined,
): Promise<Reply<OwnDay>['usual_end']> {
  const remindAfter = ctx.company.settings.forgotten_clock_out?.remind_after_hours;
  if (!open) return undefined;
  const seconds = ctx.now - open.startAt;
  if (!(remindAfter ? seconds >= remindAfter * 3600 : isVeryLong(seconds))) return undefined;
  const starts = [open.startAt - usualEndReadDays * 86_400, open.startAt];
  const rows = await rowsAround(ctx, open.employeeId, starts);
  const entries = rows.map((row) => ({ ...timesOf(row), assumed_end: row.isEndAssumed }));
  const usual = usualEnd(zone, entries, timesOf(open), ctx.now);
  return usual && { id: open.id, end_time: toWire(usual.at) };
}

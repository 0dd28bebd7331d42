// What the shared time clock shows an employee: their entries of today and their last project.

import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { timeClock } from '#shared/api/time-clock.ts';
import { usualEndReadDays, workLogSecondsMax } from '#shared/limits.ts';
import { closedAt } from '#shared/pay/closed-days.ts';
import { addDays } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { usualEnd } from '#shared/time/usual-end.ts';
import { dayOf, startOfDay, type Zone, zoneOf } from '#shared/time/zone.ts';
import { fail } from '#functions/runtime/fail.ts';
import { monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
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
  const starts = [from - workLogSecondsMax, from, before - 1, newest, employee.open?.startAt ?? newest];
  const items = await itemsOfMonths(
    ctx.table,
    ctx.company.id,
    [...new Set(starts.map(monthAt))],
    [employee.id],
  );
  const rows = workLogsOf(ctx.company.id, items).filter((row) => !row.isDeleted);
  const isToday = (row: WorkLogRow) =>
    row.startAt < before && (row.startAt >= from || (row.endAt ?? ctx.now) > from);
  const own = rows.filter(isToday).toSorted((one, other) => one.startAt - other.startAt);
  const newestFirst = rows.toSorted((one, other) => other.startAt - one.startAt);
  const assumed = newestFirst.find((row) => row.isEndAssumed && !isClosedToOwn(ctx, row));
  const usual = await usualEndOf(
    ctx,
    zone,
    rows.find(({ endAt }) => endAt === undefined),
  );
  const projects = own.map(({ projectId }) => projectId);
  const names = namesIn(await holders(ctx, [], projects));
  return {
    entries: own.map((row) => ({
      id: row.id,
      project: { id: row.projectId, name: names.project(row.projectId) },
      start_time: toWire(row.startAt),
      ...(row.endAt === undefined ? {} : { end_time: toWire(row.endAt) }),
    })),
    last_project_id: newestFirst[0]?.projectId ?? null,
    ...(usual ? { usual_end: usual } : {}),
    ...(assumed?.endAt === undefined
      ? {}
      : {
          assumed: { id: assumed.id, start_time: toWire(assumed.startAt), end_time: toWire(assumed.endAt) },
        }),
    time: toWire(ctx.now),
  };
}

/** The answer would be refused. */
const isClosedToOwn = ({ company: { closedDays, settings } }: ClockCtx, { startAt, endAt }: WorkLogRow) =>
  closedAt(closedDays ?? [], startAt, settings.time_zone, 'employee', endAt) !== undefined;

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
  const months = [...new Set([monthAt(open.startAt - usualEndReadDays * 86_400), monthAt(open.startAt)])];
  const items = await itemsOfMonths(ctx.table, ctx.company.id, months, [open.employeeId]);
  const entries = workLogsOf(ctx.company.id, items)
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ startAt, endAt, isEndAssumed }) => ({
      start_time: toWire(startAt),
      ...(endAt === undefined ? {} : { end_time: toWire(endAt) }),
      ...(isEndAssumed ? { assumed_end: true } : {}),
    }));
  const usual = usualEnd(zone, entries, { start_time: toWire(open.startAt) }, ctx.now);
  return usual && { id: open.id, end_time: toWire(usual.at) };
}

// Who worked more than 48 hours a week on average in the 17 weeks before a report's last day.

import type { DayNote } from '#shared/model/day-note.ts';
import { type AverageWeek, averagedDays, averageWeek } from '#shared/time/average-week.ts';
import { addDays, type Day, monthsTouching } from '#shared/time/day.ts';
import { dayOf } from '#shared/time/zone.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { listDayNotes } from '#functions/domain/day-notes/day-notes.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { workLogsOfMonths } from './store.ts';
import type { Work, WorkFilters } from './work.ts';
import { rangeOf } from './work.ts';

export type AverageSource = { readonly last: Day; readonly rows: readonly WorkLogRow[]; readonly notes: readonly DayNote[] };

/**
 * Reads 17 weeks: four or five months of entries (of the asked employees alone where they are few) and of day notes.
 * A moment's delay is accepted.
 */
export async function averageSource(ctx: CompanyCtx, filters: WorkFilters): Promise<AverageSource> {
  const { zone, to } = rangeOf(ctx, filters);
  const yesterday = addDays(dayOf(zone, ctx.now), -1);
  const last = to < yesterday ? to : yesterday;
  const days = averagedDays(last);
  const months = monthsTouching(zone, addDays(days.from, -1), days.to);
  const [rows, notes] = await Promise.all([
    workLogsOfMonths(ctx.table, ctx.company.id, months, filters.employee_id, () => true),
    listDayNotes(ctx, { query: days }),
  ]);
  return { last, rows, notes };
}

/**
 * By employee id, those above 48 hours. Law 46/1980 (see `averageWeek`). Days of sickness and leave leave their weeks
 * out; running entries count until `now` (epoch seconds).
 */
export function averagesOver(
  { last, rows, notes }: AverageSource,
  { zone, employees }: Work,
  now: number,
): ReadonlyMap<string, AverageWeek> {
  const away = Map.groupBy(
    notes.filter(({ kind }) => kind !== 'off'),
    ({ employee_id }) => employee_id,
  );
  const over = new Map<string, AverageWeek>();
  for (const [id, own] of Map.groupBy(rows, ({ employeeId }) => employeeId)) {
    const employee = employees.get(id);
    if (!employee) continue;
    const spells = own.map(({ startAt, endAt = now }) => ({ startAt, endAt }));
    const since = dayOf(zone, employee.createdAt);
    const days = (away.get(id) ?? []).map(({ date }) => date);
    const average = averageWeek(zone, spells, { last, since, away: days });
    if (average && average.overSeconds > 0) over.set(id, average);
  }
  return over;
}

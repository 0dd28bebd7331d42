// Who worked more than 48 hours a week on average in the 17 weeks before a report's last day.

import type { DayNote } from '#shared/model/day-note.ts';
import { contextDays } from '#shared/pay/context-days.ts';
import { workReport } from '#shared/pay/overtime.ts';
import { type AverageWeek, averagedDays, averageWeek } from '#shared/time/average-week.ts';
import { addDays, type Day, monthsTouching } from '#shared/time/day.ts';
import { dayOf } from '#shared/time/zone.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { listDayNotes } from '#functions/domain/day-notes/day-notes.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { rulesOf } from './rules.ts';
import { workLogsOfMonths } from './store.ts';
import { asCounted, isEnded, lunchesOf, rangeOf, type Work, type WorkFilters } from './work.ts';

type Asked = Pick<Work, 'zone' | 'employees'>;

export type AverageSource = {
  readonly last: Day;
  readonly rows: readonly WorkLogRow[];
  readonly notes: readonly DayNote[];
};

/**
 * Reads 17 weeks: four or five months of entries (of the asked employees alone where they are few) and of day notes.
 * A moment's delay is accepted.
 */
export async function averageSource(ctx: CompanyCtx, filters: WorkFilters): Promise<AverageSource> {
  const { zone, to } = rangeOf(ctx, filters);
  const yesterday = addDays(dayOf(zone, ctx.now), -1);
  const last = to < yesterday ? to : yesterday;
  const days = averagedDays(last);
  const before = Math.max(1, contextDays(rulesOf(ctx.company.settings, {}), days.from));
  const months = monthsTouching(zone, addDays(days.from, -before), days.to);
  const [rows, notes] = await Promise.all([
    workLogsOfMonths(ctx.table, ctx.company.id, months, filters.employee_id, () => true),
    listDayNotes(ctx, { query: days }),
  ]);
  return { last, rows, notes };
}

/**
 * By employee id, those above 48 hours. Law 46/1980 (see `averageWeek`). Days of sickness and leave leave their weeks
 * out; the lunch that the company's rules deduct is no work; running entries count until now.
 */
export function averagesOver(
  ctx: Pick<CompanyCtx, 'company' | 'now'>,
  { last, rows, notes }: AverageSource,
  work: Asked,
): ReadonlyMap<string, AverageWeek> {
  const { zone, employees } = work;
  const away = Map.groupBy(
    notes.filter(({ kind }) => kind !== 'off'),
    ({ employee_id }) => employee_id,
  );
  const lunches = lunchesByDay(ctx, averagedDays(last), rows, work);
  const over = new Map<string, AverageWeek>();
  for (const [id, own] of Map.groupBy(rows, ({ employeeId }) => employeeId)) {
    const employee = employees.get(id);
    if (!employee) continue;
    const spells = own.map(({ startAt, endAt = ctx.now }) => ({ startAt, endAt }));
    const since = dayOf(zone, employee.createdAt);
    const days = (away.get(id) ?? []).map(({ date }) => date);
    const average = averageWeek(zone, spells, { last, since, away: days, lunches: lunches.get(id) });
    if (average && average.overSeconds > 0) over.set(id, average);
  }
  return over;
}

/** Seconds of lunch by employee and local day, by the company's rules whatever the query brings. */
function lunchesByDay(
  { company }: Pick<CompanyCtx, 'company'>,
  { from, to }: { readonly from: Day; readonly to: Day },
  rows: readonly WorkLogRow[],
  { zone, employees }: Asked,
): ReadonlyMap<string, ReadonlyMap<Day, number>> {
  const { lunchOfEmployee } = lunchesOf({ employees }, {});
  const rules = rulesOf(company.settings, {});
  const found = new Map<string, Map<Day, number>>();
  if (rules.lunch === null && [...lunchOfEmployee.values()].every((lunch) => lunch === null)) return found;
  const { country } = company;
  const entries = rows.filter(isEnded).map((row) => asCounted(company, row));
  // An entry of the evening before may reach into the first day.
  const days = { from: addDays(from, -1), to };
  const { parts } = workReport({ zone, country, rules, entries, ...days, lunchOfEmployee });
  for (const { employeeId, day, lunchSeconds } of parts) {
    const own = found.get(employeeId) ?? new Map<Day, number>();
    found.set(employeeId, own.set(day, (own.get(day) ?? 0) + lunchSeconds));
  }
  return found;
}

// Why an employee has overtime: the weeks or days of the report against the limit of the rule that made it.

import type { ReportRules } from '#shared/model/report.ts';
import type { ReportEntries } from '#shared/report/report-entries.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { daySums, weekSums } from '#web/features/report/day-sums.ts';

const secondsPerHour = 3600;

/** A week, or a single day. Seconds. */
export type OvertimeRow = {
  readonly from: Day;
  readonly to: Day;
  readonly paid: number;
  readonly overtime: number;
};
export type OvertimeWhy = {
  readonly by: 'week' | 'day';
  /** Where overtime begins, if one rule alone makes it. */
  readonly limit: number | undefined;
  readonly rows: readonly OvertimeRow[];
};

/** The one rule that makes all overtime: so much a week or a day. With others beside it, days have to say it themselves. */
export function soleLimitOf(rules: ReportRules): Pick<OvertimeWhy, 'by' | 'limit'> {
  const { overtime_after_day_hours: day, overtime_after_week_hours: week } = rules;
  const isByClock = rules.day_hours !== null || rules.weekends || rules.holidays;
  if (!isByClock && day === null && week !== null) return { by: 'week', limit: week * secondsPerHour };
  if (!isByClock && day !== null && week === null) return { by: 'day', limit: day * secondsPerHour };
  return { by: 'day', limit: undefined };
}

/**
 * The employee's weeks under a weekly limit, otherwise the days with overtime. `isPart`: the report holds only some
 * projects, and the limit counts the hours of all.
 */
export function overtimeWhy(entries: ReportEntries, employeeId: string, isPart: boolean): OvertimeWhy {
  const { columns, employee } = entries;
  const position = columns.employees.findIndex(({ id }) => id === employeeId);
  const days = daySums(entries, (at) => employee[at] === position);
  const weeks = [...weekSums(days)].map(([from, sums]) => ({ from, to: addDays(from, 6), ...sums }));
  const withOvertime = [...days]
    .filter(([, { overtime }]) => overtime > 0)
    .map(([day, sums]) => ({ from: day, to: day, ...sums }));
  const unlimited = { by: 'day', limit: undefined, rows: withOvertime } as const;
  if (isPart) return unlimited;
  const sole = soleLimitOf(columns.rules);
  if (sole.limit !== undefined) return { ...sole, rows: sole.by === 'week' ? weeks : withOvertime };
  // Of several rules, one alone may have made all overtime of this employee: it then begins at that rule's limit.
  const { overtime_after_day_hours: day, overtime_after_week_hours: week } = columns.rules;
  if (week !== null && weeks.every((row) => isBeyond(row, week)))
    return { by: 'week', limit: week * secondsPerHour, rows: weeks };
  if (day !== null && withOvertime.every((row) => isBeyond(row, day)))
    return { by: 'day', limit: day * secondsPerHour, rows: withOvertime };
  return unlimited;
}

const isBeyond = ({ paid, overtime }: OvertimeRow, hours: number): boolean =>
  overtime === Math.max(0, paid - hours * secondsPerHour);

/**
 * The day of the report's first week that tells how much of the week came before the report; undefined where the
 * report begins with the week.
 */
export function edgeDayOf(entries: ReportEntries, employeeId: string): Day | undefined {
  const { columns, employee } = entries;
  const monday = weekStartOf(columns.from);
  if (monday === columns.from) return undefined;
  const position = columns.employees.findIndex(({ id }) => id === employeeId);
  const days = daySums(entries, (at) => employee[at] === position);
  return [...days.keys()].find((day) => weekStartOf(day) === monday);
}

/** Who has a project's overtime, most first. */
export function overtimeOfProject(entries: ReportEntries, projectId: string) {
  const { columns, count, employee } = entries;
  const position = columns.projects.findIndex(({ id }) => id === projectId);
  const sums = new Map<number, { paid: number; overtime: number }>();
  for (let at = 0; at < count; at++) {
    if (columns.project[at] !== position) continue;
    const who = employee[at] ?? 0;
    const { paid, overtime } = sums.get(who) ?? { paid: 0, overtime: 0 };
    sums.set(who, {
      paid: paid + (columns.seconds[at] ?? 0) - (columns.lunch[at] ?? 0),
      overtime: overtime + (columns.over[at] ?? 0),
    });
  }
  return [...sums]
    .filter(([, { overtime }]) => overtime > 0)
    .map(([who, own]) => ({
      id: columns.employees[who]?.id ?? '',
      name: columns.employees[who]?.name ?? '',
      ...own,
    }))
    .toSorted((one, other) => other.overtime - one.overtime);
}

// The hours of each day and each week, over all entries of a report or those of one employee.

import type { ReportEntries } from '#shared/report/report-entries.ts';
import { dayFromNumber } from '#shared/time/calendar.ts';
import type { Day } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';

/** Seconds. `paid` is hours less lunch: normal time and overtime. */
export type DaySums = { paid: number; overtime: number; lunch: number };

/** By day, in time order; a night's hours stand on the day they were worked. */
export function daySums(
  { columns, count, day, splits }: ReportEntries,
  isWanted: (at: number) => boolean = () => true,
): ReadonlyMap<Day, DaySums> {
  const days = new Map<number, DaySums>();
  const add = (on: number, seconds: number, overtime: number, lunch: number) => {
    const sums = days.get(on) ?? { paid: 0, overtime: 0, lunch: 0 };
    sums.paid += seconds - lunch;
    sums.overtime += overtime;
    sums.lunch += lunch;
    days.set(on, sums);
  };
  for (let at = 0; at < count; at++) {
    if (!isWanted(at)) continue;
    const first = day[at] ?? 0;
    add(first, columns.seconds[at] ?? 0, columns.over[at] ?? 0, columns.lunch[at] ?? 0);
    // The further days of a night are taken off its first one.
    for (const [, later, seconds, overtime, lunch] of splits.get(at) ?? []) {
      add(first, -seconds, -overtime, -lunch);
      add(first + later, seconds, overtime, lunch);
    }
  }
  return new Map(
    [...days].toSorted(([one], [other]) => one - other).map(([on, sums]) => [dayFromNumber(on), sums]),
  );
}

/** By the Monday of the week. */
export function weekSums(days: ReadonlyMap<Day, DaySums>): ReadonlyMap<Day, DaySums> {
  const weeks = new Map<Day, DaySums>();
  for (const [day, { paid, overtime, lunch }] of days) {
    const week = weeks.get(weekStartOf(day)) ?? { paid: 0, overtime: 0, lunch: 0 };
    weeks.set(weekStartOf(day), {
      paid: week.paid + paid,
      overtime: week.overtime + overtime,
      lunch: week.lunch + lunch,
    });
  }
  return weeks;
}

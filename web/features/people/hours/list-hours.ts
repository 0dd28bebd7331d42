// The hours of the lists of employees and projects: of this week, this month, and each of the last weeks.

import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { spanOf } from '#web/entry/entry-times.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

/** In seconds. */
export type ListHours = {
  readonly week: number;
  readonly month: number;
  /** Oldest first; the last one is this week's. */
  readonly weeks: readonly number[];
};

/** As many weeks are read and drawn. */
export const weeksShown = 12;
const daysInWeek = 7;

export const noHours: ListHours = { week: 0, month: 0, weeks: Array.from({ length: weeksShown }, () => 0) };

/** The start days of the entries to read; one day earlier, for the night before the first Monday. */
export const rangeOf = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(weekStartOf(today), (1 - weeksShown) * daysInWeek - 1),
  to: today,
});

type Counted = { month: number; readonly weeks: number[] };

/** Hours until `now` (epoch seconds) by what `idOf` names: running entries and those that end later count up to it. */
export function hoursBy(
  time: CompanyTime,
  entries: readonly WorkLog[],
  now: number,
  idOf: (entry: WorkLog) => string,
): ReadonlyMap<string, ListHours> {
  const today = time.dayAt(now);
  const monday = weekStartOf(today);
  const starts = Array.from({ length: weeksShown }, (_, index) =>
    time.startOf(addDays(monday, (index + 1 - weeksShown) * daysInWeek)),
  );
  const monthStart = time.startOf(`${today.slice(0, 7)}-01`);
  const sums = new Map<string, Counted>();
  for (const entry of entries) {
    const { start, end: out = now } = spanOf(time, entry);
    const end = Math.min(now, out);
    const sum = sums.get(idOf(entry)) ?? { month: 0, weeks: [...noHours.weeks] };
    sums.set(idOf(entry), sum);
    sum.month += Math.max(0, end - Math.max(start, monthStart));
    addToWeeks(sum.weeks, starts, start, end);
  }
  return new Map([...sums].map(([id, { month, weeks }]) => [id, { week: weeks.at(-1) ?? 0, month, weeks }]));
}

/** From the newest week back to the one in which the entry starts: usually a single step, since few cross a Monday. */
function addToWeeks(weeks: number[], starts: readonly number[], start: number, end: number): void {
  let rest = end;
  for (let index = starts.length - 1; index >= 0 && rest > start; index--) {
    const from = starts[index] ?? 0;
    if (rest <= from) continue;
    weeks[index] = (weeks[index] ?? 0) + rest - Math.max(start, from);
    rest = from;
  }
}

/** The sums of a list's foot. */
export const totalOf = (hours: readonly ListHours[]): { readonly week: number; readonly month: number } => ({
  week: hours.reduce((sum, { week }) => sum + week, 0),
  month: hours.reduce((sum, { month }) => sum + month, 0),
});

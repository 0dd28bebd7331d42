// A person's page as values: the month's weeks and figures, the weeks of the chart, the places. No view, no clock.

import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import type { Report } from '#shared/model/report.ts';
import type { Place as ClockedInAt } from '#shared/model/place.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { minutesOfClock, minutesPerDay } from '#shared/time/calendar.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekNumberOf, weekStartOf } from '#shared/time/week.ts';
import type { WeekCell, WeekRow } from '#web/entry/days/week-model.ts';
import { isRunning, secondsWithin } from '#web/entry/entry-times.ts';
import type { HourBar } from '#web/ui/chart/hour-bar.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { MonthDays } from './person-month.ts';

const daysOfWeek = 7;
const secondsInMinute = 60;

/** Of one day, as the report counts it: ended entries only. */
export type Paid = { readonly normal: number; readonly overtime: number; readonly lunch: number };
export type PaidByDay = ReadonlyMap<Day, Paid>;

/** A report's hours of one employee by day. */
export function paidByDay({ parts }: Pick<Report, 'parts'>, employeeId: string): PaidByDay {
  const days = new Map<Day, Paid>();
  for (const part of parts) {
    if (part.employee_id !== employeeId) continue;
    const { normal, overtime, lunch } = days.get(part.day) ?? { normal: 0, overtime: 0, lunch: 0 };
    days.set(part.day, {
      normal: normal + part.regular_time,
      overtime: overtime + part.over_time,
      lunch: lunch + part.lunch_deduction,
    });
  }
  return days;
}

export type MonthCell = WeekCell & { readonly isOutside: boolean };
export type MonthWeek = {
  readonly number: number;
  readonly cells: readonly MonthCell[];
  /** Of the month's own days; undefined before today's week has come. */
  readonly seconds: number;
  readonly overtime: number;
};
export type Place = {
  readonly id: string;
  readonly name: string;
  readonly seconds: number;
  /** Where the newest clock-in with a location was made. */
  readonly clockedIn: ClockedInAt | undefined;
};

export type PersonMonth = {
  readonly weeks: readonly MonthWeek[];
  readonly seconds: number;
  /** Days with hours. */
  readonly worked: number;
  readonly overtime: number;
  readonly missing: readonly WeekCell[];
  readonly waiting: { readonly entries: number; readonly seconds: number };
  readonly places: readonly Place[];
};

type MonthInput = {
  readonly row: WeekRow;
  readonly month: MonthDays;
  readonly paid: PaidByDay;
  readonly entries: readonly WorkLog[];
  readonly time: CompanyTime;
  readonly now: number;
};

/** The month in figures. Days of other months that fill its weeks count nowhere. */
export function personMonth({ row, month, paid, entries, time, now }: MonthInput): PersonMonth {
  const cells = row.cells.map((cell) => ({
    ...cell,
    isOutside: cell.day < month.first || cell.day > month.last,
  }));
  const own = cells.filter(({ isOutside }) => !isOutside);
  const range = { from: month.first, to: month.last };
  const here = entries
    .map((entry) => ({ entry, seconds: secondsWithin(time, entry, range, now) }))
    .filter(({ seconds }) => seconds > 0);
  const waiting = here.filter(({ entry }) => !entry.approved && !isRunning(entry));
  return {
    weeks: weeksOf(cells, paid),
    seconds: sumOf(own, ({ seconds }) => seconds),
    worked: own.filter(({ seconds }) => seconds > 0).length,
    overtime: sumOf(own, ({ day }) => paid.get(day)?.overtime ?? 0),
    missing: own.filter(({ missing }) => missing !== undefined),
    waiting: { entries: waiting.length, seconds: sumOf(waiting, ({ seconds }) => seconds) },
    places: placesOf(here),
  };
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

function weeksOf(cells: readonly MonthCell[], paid: PaidByDay): readonly MonthWeek[] {
  const weeks: MonthWeek[] = [];
  for (let at = 0; at < cells.length; at += daysOfWeek) {
    const week = cells.slice(at, at + daysOfWeek);
    const own = week.filter(({ isOutside }) => !isOutside);
    weeks.push({
      number: weekNumberOf(week[0]?.day ?? ''),
      cells: week,
      seconds: sumOf(own, ({ seconds }) => seconds),
      overtime: sumOf(own, ({ day }) => paid.get(day)?.overtime ?? 0),
    });
  }
  return weeks;
}

function placesOf(here: readonly { readonly entry: WorkLog; readonly seconds: number }[]): readonly Place[] {
  const places = new Map<string, Place>();
  const newestFirst = here.toSorted((one, other) => (one.entry.start_time < other.entry.start_time ? 1 : -1));
  for (const { entry, seconds } of newestFirst) {
    const { id, name } = entry.project;
    const known = places.get(id);
    places.set(id, {
      id,
      name,
      seconds: (known?.seconds ?? 0) + seconds,
      clockedIn: known?.clockedIn ?? entry.places?.in,
    });
  }
  return [...places.values()].toSorted((one, other) => other.seconds - one.seconds);
}

type BarsInput = {
  /** The Mondays of the chart's weeks, oldest first; the last one is this week's. */
  readonly mondays: readonly Day[];
  readonly entries: readonly WorkLog[];
  /** Undefined where no rule makes overtime or lunch: all hours are then normal. */
  readonly paid: PaidByDay | undefined;
  readonly time: CompanyTime;
  readonly now: number;
  readonly wordsOf: (day: Day) => { readonly label: string; readonly name: string };
};

/** The weeks of the chart. A running entry counts as normal hours until the report counts it. */
export function weekBars({ mondays, entries, paid, time, now, wordsOf }: BarsInput): readonly HourBar[] {
  return mondays.map((monday, index) => {
    const range = { from: monday, to: addDays(monday, daysOfWeek - 1) };
    const within = (entry: WorkLog) => secondsWithin(time, entry, range, now);
    const words = { ...wordsOf(monday), isCurrent: index === mondays.length - 1 };
    if (paid === undefined) return { ...words, normal: sumOf(entries, within), overtime: 0, lunch: 0 };
    const days = Array.from({ length: daysOfWeek }, (_, at) => paid.get(addDays(monday, at)));
    return {
      ...words,
      normal: sumOf(days, (day) => day?.normal ?? 0) + sumOf(entries.filter(isRunning), within),
      overtime: sumOf(days, (day) => day?.overtime ?? 0),
      lunch: sumOf(days, (day) => day?.lunch ?? 0),
    };
  });
}

export const barSeconds = ({ normal, overtime, lunch }: HourBar): number => normal + overtime + lunch;

/** Weeks with hours that are needed to say what is usual. */
const weeksNeeded = 4;

/**
 * What is usual for this person, in seconds a week: the company's usual week, else the middle of the person's own weeks
 * before this one. Undefined while too few are known.
 */
export function usualWeekSeconds(
  usualWeek: UsualWeek | undefined,
  bars: readonly HourBar[],
): number | undefined {
  if (usualWeek) return weekLength(usualWeek);
  const past = bars.slice(0, -1).map(barSeconds);
  const worked = past.filter((seconds) => seconds > 0).toSorted((one, other) => one - other);
  return worked.length < weeksNeeded ? undefined : worked[Math.floor(worked.length / 2)];
}

function weekLength(week: UsualWeek): number {
  return sumOf(week, (day) => {
    if (!day) return 0;
    const minutes = minutesOfClock(day.end) - minutesOfClock(day.start);
    return (minutes > 0 ? minutes : minutes + minutesPerDay) * secondsInMinute;
  });
}

/** The Mondays of so many weeks, oldest first; the last one is the week of `today`. */
export const lastMondays = (today: Day, weeks: number): readonly Day[] =>
  Array.from({ length: weeks }, (_, at) => addDays(weekStartOf(today), -daysOfWeek * (weeks - 1 - at)));

// A project's hours by week: which weeks show, their bars, and when the budget is used up at the present rate.

import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { isRunning, secondsWithin } from '#web/entry/entry-times.ts';
import type { HourBar } from '#web/ui/chart/hour-bar.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

/** As many weeks are read and drawn. */
export const weeksShown = 12;
/** A new project's chart has at least so many bars, so that a single one is not as wide as the chart. */
const weeksLeast = 6;
/** Later weeks in the chart, and the most for which it grows until the budget is used up. */
const weeksAhead = 2;
const weeksAheadMax = 5;
const daysInWeek = 7;
/** The average of four weeks; none before the second week is over. */
const rateDays = 28;
const rateDaysLeast = 14;

export type Seen = {
  readonly is_open: boolean;
  readonly latest_work_log: string | null;
  readonly total_working_hours: number;
};

/** Mondays, oldest first: up to this week; of a project that has rested for longer or is closed, up to its last entry. */
export function weeksOf(time: CompanyTime, project: Seen, today: Day): readonly Day[] {
  const now = weekStartOf(today);
  const { latest_work_log: latest, is_open } = project;
  const latestWeek = latest === null ? now : weekStartOf(time.dayAt(latest));
  const isResting = latestWeek < addDays(now, (1 - weeksShown) * daysInWeek);
  const last = (isResting || !is_open) && latestWeek < now ? latestWeek : now;
  return Array.from({ length: weeksShown }, (_, index) =>
    addDays(last, (index + 1 - weeksShown) * daysInWeek),
  );
}

/** The days that are read: to the end of the last week, but not past today. */
export function daysOf(weeks: readonly Day[], today: Day): { readonly from: Day; readonly to: Day } {
  const [from = today] = weeks;
  const end = addDays(weeks.at(-1) ?? today, daysInWeek - 1);
  return { from, to: end < today ? end : today };
}

/** Seconds of an entry within days; an ended one counts whole, as in the project's total. */
export const secondsIn = (
  time: CompanyTime,
  entry: WorkLog,
  days: { readonly from: Day; readonly to: Day },
  now: number,
): number => secondsWithin(time, entry, days, isRunning(entry) ? now : Infinity);

export type PaidWeek = { readonly overtime: number; readonly lunch: number };
export type WeekHours = PaidWeek & { readonly monday: Day; readonly seconds: number };

type Input = {
  readonly time: CompanyTime;
  readonly entries: readonly WorkLog[];
  readonly weeks: readonly Day[];
  /** Epoch seconds. */
  readonly now: number;
  /** Overtime and lunch by Monday, as the report counts them. */
  readonly paid: ReadonlyMap<Day, PaidWeek>;
};

/** The weeks with their hours, without the empty ones before the first hours of a new project. */
export function hoursOfWeeks(input: Input, total: number): readonly WeekHours[] {
  const { time, entries, weeks, now, paid } = input;
  const all = weeks.map((monday) => {
    const days = { from: monday, to: addDays(monday, daysInWeek - 1) };
    const seconds = entries.reduce((sum, entry) => sum + secondsIn(time, entry, days, now), 0);
    const { overtime = 0, lunch = 0 } = paid.get(monday) ?? {};
    return { monday, seconds, overtime: Math.min(overtime, seconds), lunch: Math.min(lunch, seconds) };
  });
  const known = all.reduce((sum, { seconds }) => sum + seconds, 0);
  if (total - known >= 1) return all;
  const first = all.findIndex(({ seconds }) => seconds > 0);
  return all.slice(Math.min(first === -1 ? weeksShown : first, weeksShown - weeksLeast));
}

/** All hours until now: the ended ones that the project counts, and the running ones so far. */
export const totalOf = (time: CompanyTime, project: Seen, entries: readonly WorkLog[], now: number): number =>
  project.total_working_hours +
  entries
    .filter(isRunning)
    .reduce((sum, { start_time }) => sum + Math.max(0, now - time.seconds(start_time)), 0);

export type Rate = { readonly perWeek: number };

/** The hours a week of the last 28 days; undefined for a closed project, a resting one, and one younger than two weeks. */
export function rateOf(
  { time, entries, now }: Pick<Input, 'time' | 'entries' | 'now'>,
  project: Seen,
  hasEarlier: boolean,
): Rate | undefined {
  if (!project.is_open) return undefined;
  const startOf = ({ start_time }: WorkLog) => time.seconds(start_time);
  const first = Math.min(now, ...entries.map(startOf));
  const age = hasEarlier ? rateDays : (now - first) / secondsPerDay;
  if (age < rateDaysLeast) return undefined;
  const from = now - rateDays * secondsPerDay;
  const worked = entries.reduce((sum, entry) => {
    const end = entry.end_time === undefined ? now : Math.min(now, time.seconds(entry.end_time));
    return sum + Math.max(0, end - Math.max(from, startOf(entry)));
  }, 0);
  if (worked === 0) return undefined;
  const weeks = Math.min(rateDays, age) / daysInWeek;
  return { perWeek: worked / weeks };
}

/** The day on which the rest of a budget is worked at this rate; undefined where nothing is left. */
export function usedUpOn(today: Day, left: number, rate: Rate | undefined): Day | undefined {
  if (rate === undefined || left <= 0) return undefined;
  const days = Math.ceil((left / rate.perWeek) * daysInWeek);
  // Ten years from now is no forecast.
  return days > 3650 ? undefined : addDays(today, days);
}

/** How many later weeks show: two, and as many as the budget lasts if those are few. */
export function aheadOf(today: Day, rate: Rate | undefined, usedUp: Day | undefined): number {
  if (rate === undefined) return 0;
  if (usedUp === undefined) return weeksAhead;
  const until = daysBetween(weekStartOf(today), weekStartOf(usedUp)) / daysInWeek;
  return until > weeksAheadMax ? weeksAhead : Math.max(weeksAhead, until);
}

/** Whether the chart reaches the day on which the budget is used up, and so says it. */
export const isDrawn = (today: Day, ahead: number, usedUp: Day): boolean =>
  usedUp < addDays(weekStartOf(today), (ahead + 1) * daysInWeek);

type WeekWords = (day: Day) => { readonly label: string; readonly name: string };

/** The chart's bars: the weeks, and those to come at this rate. */
export function barsOf(
  weeks: readonly WeekHours[],
  today: Day,
  ahead: { readonly weeks: number; readonly rate: Rate | undefined },
  words: WeekWords,
): readonly HourBar[] {
  const current = weekStartOf(today);
  const worked = weeks.map(({ monday, seconds, overtime, lunch }) => ({
    ...words(monday),
    isCurrent: monday === current,
    normal: Math.max(0, seconds - overtime - lunch),
    overtime,
    lunch,
  }));
  const later = Array.from({ length: ahead.weeks }, (_, index) => ({
    ...words(addDays(current, (index + 1) * daysInWeek)),
    isCurrent: false,
    normal: 0,
    overtime: 0,
    lunch: 0,
    expected: ahead.rate?.perWeek ?? 0,
  }));
  return [...worked, ...later];
}

/** Fewer hours are compared with nothing: early on a Monday a quarter of an hour made 6,411 % of two days. */
const comparedSecondsMin = 4 * 3600;

/** This week's hours, and the per cent more or less than at the same moment of the week before. */
export function thisWeekOf({ time, entries, now }: Pick<Input, 'time' | 'entries' | 'now'>) {
  const monday = weekStartOf(time.dayAt(now));
  const sum = (from: Day, until: number) =>
    entries.reduce(
      (total, entry) => total + secondsWithin(time, entry, { from, to: addDays(from, 6) }, until),
      0,
    );
  const seconds = sum(monday, now);
  const before = sum(addDays(monday, -daysInWeek), now - daysInWeek * secondsPerDay);
  const percentMore = before < comparedSecondsMin ? undefined : Math.round((seconds / before - 1) * 100);
  return { seconds, percentMore };
}

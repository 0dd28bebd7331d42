// Own entries laid out on days and weeks: seconds of a day, its ruler, weeks with their totals.

import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { fromWire } from '#shared/time/instant.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf, startOfDay, type Zone } from '#shared/time/zone.ts';
import type { RulerSegment } from '#web/ui/ruler.tsx';

export const startOf = (log: WorkLog): number => fromWire(log.start_time) ?? 0;
export const endOf = (log: WorkLog, now: number): number =>
  log.end_time === undefined ? now : (fromWire(log.end_time) ?? 0);

/** Seconds of `log` that lie on the local `day`. */
export function secondsOn(zone: Zone, day: Day, log: WorkLog, now: number): number {
  const from = Math.max(startOf(log), startOfDay(zone, day));
  const to = Math.min(endOf(log, now), startOfDay(zone, addDays(day, 1)));
  return Math.max(0, to - from);
}

/** The ruler of a day; hours of a night stand on the day they were worked. */
export function segmentsOn(zone: Zone, day: Day, logs: readonly WorkLog[], now: number): RulerSegment[] {
  const midnight = startOfDay(zone, day);
  return logs
    .filter((log) => secondsOn(zone, day, log, now) > 0)
    .map((log) => {
      const isOpen = log.end_time === undefined;
      const isLong = isVeryLong(endOf(log, now) - startOf(log));
      return {
        fromMinute: Math.max(0, (startOf(log) - midnight) / 60),
        toMinute: Math.min(1440, (endOf(log, now) - midnight) / 60),
        kind: isOpen ? (isLong ? 'over-running' : 'running') : isLong ? 'over' : 'work',
      };
    });
}

/** Hours of some entries; of what runs, those until now. */
export type Total = { readonly seconds: number; readonly isUntilNow: boolean };
export type WeekDay = Total & { readonly day: Day; readonly logs: readonly WorkLog[] };
export type Week = Total & { readonly start: Day; readonly days: readonly WeekDay[] };

/** Weeks from Monday, newest first, with the days that have entries on them. */
export function weeksOf(zone: Zone, logs: readonly WorkLog[], now: number): Week[] {
  const byDay = new Map<Day, WorkLog[]>();
  for (const log of logs) {
    const last = dayOf(zone, Math.max(startOf(log), endOf(log, now) - 1));
    for (let day = dayOf(zone, startOf(log)); day <= last; day = addDays(day, 1)) {
      byDay.set(day, [...(byDay.get(day) ?? []), log]);
    }
  }
  const days = [...byDay]
    .map(([day, own]) => ({
      day,
      logs: own,
      seconds: own.reduce((sum, log) => sum + secondsOn(zone, day, log, now), 0),
      isUntilNow: own.some(({ end_time }) => end_time === undefined),
    }))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
  const byWeek = Map.groupBy(days, ({ day }) => weekStartOf(day));
  return [...byWeek].map(([start, own]) => ({
    start,
    days: own,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    isUntilNow: own.some((day) => day.isUntilNow),
  }));
}

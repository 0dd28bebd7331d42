// Own entries by day and week: a day's seconds and ruler, weeks with their totals.

import type { ReactNode } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { minutesPerDay } from '#shared/time/calendar.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { fromWire } from '#shared/time/instant.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf, startOfDay, type Zone } from '#shared/time/zone.ts';
import type { RulerSegment } from '#web/ui/display/ruler.tsx';

export const startOf = (log: WorkLog): number => fromWire(log.start_time) ?? 0;
export const endOf = (log: WorkLog, now: number): number =>
  log.end_time === undefined ? now : (fromWire(log.end_time) ?? 0);

/** Seconds of `log` until `until` that lie on the local `day`. */
function secondsUntil(zone: Zone, day: Day, log: WorkLog, until: number): number {
  const from = Math.max(startOf(log), startOfDay(zone, day));
  return Math.max(0, Math.min(until, startOfDay(zone, addDays(day, 1))) - from);
}
/** An entry that ends in the future counts until now: the rest is not worked yet. */
const workedUntil = (log: WorkLog, now: number): number => Math.min(now, endOf(log, now));

/** Hours of `logs` on the local `day`, counted until now, as the office's board counts them. */
export const totalOn = (zone: Zone, day: Day, logs: readonly WorkLog[], now: number): Total => ({
  seconds: logs.reduce((sum, log) => sum + secondsUntil(zone, day, log, workedUntil(log, now)), 0),
  isUntilNow:
    startOfDay(zone, addDays(day, 1)) > now &&
    logs.some((log) => log.end_time === undefined || endOf(log, now) > now),
});

/** The ruler of a day; an entry over midnight is split between its two days. */
export function segmentsOn(zone: Zone, day: Day, logs: readonly WorkLog[], now: number): RulerSegment[] {
  const midnight = startOfDay(zone, day);
  return logs
    .filter((log) => secondsUntil(zone, day, log, endOf(log, now)) > 0)
    .map((log) => {
      const isOpen = log.end_time === undefined;
      const isLong = isVeryLong(endOf(log, now) - startOf(log));
      return {
        fromMinute: Math.max(0, (startOf(log) - midnight) / 60),
        toMinute: Math.min(minutesPerDay, (endOf(log, now) - midnight) / 60),
        kind: isOpen ? (isLong ? 'over-running' : 'running') : isLong ? 'over' : 'work',
      };
    });
}

/** The seconds of some entries; a running entry, or one that ends in the future, counts until now. */
export type Total = { readonly seconds: number; readonly isUntilNow: boolean };
export type WeekDay = Total & {
  readonly day: Day;
  readonly logs: readonly WorkLog[];
  /** What the day is noted as: for its row, and with the ways to change it. */
  readonly noted?: { readonly word: string; readonly about: ReactNode } | undefined;
};
export type Week = Total & { readonly start: Day; readonly days: readonly WeekDay[] };

/** Weeks from Monday, newest first, with the days that have entries. An entry in the future counts on its start day. */
export function weeksOf(zone: Zone, logs: readonly WorkLog[], now: number): Week[] {
  const byDay = new Map<Day, WorkLog[]>();
  for (const log of logs) {
    const last = dayOf(zone, Math.max(startOf(log), workedUntil(log, now) - 1));
    for (let day = dayOf(zone, startOf(log)); day <= last; day = addDays(day, 1)) {
      byDay.set(day, [...(byDay.get(day) ?? []), log]);
    }
  }
  const days = [...byDay]
    .map(([day, own]) => ({
      day,
      logs: own,
      ...totalOn(zone, day, own, now),
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

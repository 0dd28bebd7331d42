// When a person usually leaves, from the ends of their own last working days.

import { usualEndDaysMax, usualEndDaysMin, usualEndReadDays, usualEndStartMinutes } from '#shared/limits.ts';
import { minutesPerDay } from './calendar.ts';
import { addDays, type Day } from './day.ts';
import { fromWire } from './instant.ts';
import { dayOf, instantOf, minuteOfDay, type Zone } from './zone.ts';

export type UsualEnd = {
  /** The usual end of the entry asked about, in epoch seconds. */
  readonly at: number;
  /** The ends that it comes from, newest day first, in minutes from their day's midnight: 1500 is 01:00 on the day after. */
  readonly ends: readonly number[];
  /** The usual one of them. */
  readonly minutes: number;
};

type Entry = {
  readonly start_time: string;
  readonly end_time?: string | undefined;
  readonly assumed_end?: boolean | undefined;
};
type WorkDay = { readonly first: number; readonly last: number };

const secondsOf = (wire: string): number => fromWire(wire) ?? 0;
const stepMinutes = 5;

/** Minutes of `at` from the midnight that begins `day`, by the wall clock. */
const minutesFrom = (zone: Zone, day: Day, at: number): number => {
  const [end, minutes] = [dayOf(zone, at), minuteOfDay(zone, at)];
  return end === day ? minutes : end === addDays(day, 1) ? minutesPerDay + minutes : Number.POSITIVE_INFINITY;
};

/** First start and last end of each of the 28 days before `day`, newest first; one with an assumed end is left out. */
function workDays(zone: Zone, entries: readonly Entry[], day: Day): readonly WorkDay[] {
  const byDay = Map.groupBy(entries, ({ start_time: start }) => dayOf(zone, secondsOf(start)));
  return [...byDay]
    .filter(([one]) => one < day && one >= addDays(day, -usualEndReadDays))
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([one, own]) => {
      const ends = own.flatMap(({ end_time: end, assumed_end: isAssumed }) =>
        end === undefined || isAssumed ? [] : [minutesFrom(zone, one, secondsOf(end))],
      );
      const first = Math.min(...own.map(({ start_time: start }) => minuteOfDay(zone, secondsOf(start))));
      return ends.length < own.length ? [] : [{ first, last: Math.max(...ends) }];
    })
    .filter(({ last }) => Number.isFinite(last));
}

/**
 * The end that `entry` would have on a usual day: the middle of the ends of at most 19 of the 28 days before it
 * that began at about the same time, to five minutes. Undefined with fewer than five such days, or where the entry cannot end then: before its
 * start, after `now` (epoch seconds), or after the next start. A proposal, never an end by itself (domain-facts.md,
 * wish 8); days, hours and steps are our own figures.
 * @example usualEnd(
 *   zoneOf('Atlantic/Reykjavik'),
 *   ['02', '03', '04', '05', '06'].map((day) => ({
 *     start_time: `2026-11-${day}T08:00:00Z`,
 *     end_time: `2026-11-${day}T16:10:00Z`,
 *   })),
 *   { start_time: '2026-11-09T08:00:00Z' },
 *   fromWire('2026-11-09T20:00:00Z'),
 * ).minutes → 16 * 60 + 10
 */
export function usualEnd(
  zone: Zone,
  entries: readonly Entry[],
  entry: Pick<Entry, 'start_time'>,
  now: number,
): UsualEnd | undefined {
  const startAt = secondsOf(entry.start_time);
  const day = dayOf(zone, startAt);
  const starts = entries.map(({ start_time: start }) => secondsOf(start));
  const first = Math.min(
    ...[startAt, ...starts.filter((at) => dayOf(zone, at) === day)].map((at) => minuteOfDay(zone, at)),
  );
  const ends = workDays(zone, entries, day)
    .filter((one) => Math.abs(one.first - first) <= usualEndStartMinutes)
    .slice(0, usualEndDaysMax)
    .map(({ last }) => last);
  if (ends.length < usualEndDaysMin) return undefined;
  const middle = ends.toSorted((a, b) => a - b)[Math.floor(ends.length / 2)] ?? 0;
  const minutes = Math.round(middle / stepMinutes) * stepMinutes;
  const at = instantOf(zone, addDays(day, Math.floor(minutes / minutesPerDay)), minutes % minutesPerDay);
  const nextStart = Math.min(...starts.filter((start) => start > startAt));
  return at > startAt && at <= Math.min(now, nextStart) ? { at, ends, minutes } : undefined;
}

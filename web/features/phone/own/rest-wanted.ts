// How much rest an employee lacks at a moment: clocked in, or if they clocked in now; and weeks without a day off.

import { restSeconds, veryLongEntrySeconds } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { joined, restDays, weeksWithoutDayOff } from '#shared/time/rest.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf, type Zone } from '#shared/time/zone.ts';
import { endOf, startOf } from './own-days.ts';

export type RestWanted = {
  readonly shortSeconds: number;
  /** When the rest since the last clock-out is whole, in epoch seconds; undefined while clocked in. */
  readonly untilAt: number | undefined;
};

/** Undefined for enough, and while an entry runs for so long that its end is asked for. */
export function restWanted(logs: readonly WorkLog[], now: number): RestWanted | undefined {
  const open = logs.find(({ end_time }) => end_time === undefined);
  if (open && now - startOf(open) >= veryLongEntrySeconds) return undefined;
  const spells = spellsOf(logs, now);
  const workedUntil = Math.max(...spells.map(({ endAt }) => endAt));
  const untilAt = open ? undefined : workedUntil + restSeconds;
  if (untilAt !== undefined && untilAt <= now) return undefined;
  // The moment of a press: work without length is none.
  const pressed = open ? [] : [{ startAt: now, endAt: now + 0.5 }];
  const days = restDays([...spells, ...pressed]).filter(({ startAt }) => startAt < workedUntil);
  // An entry that cut a night short may go on into the next work day: both days are about it.
  const runsFrom = open && joined(spells).at(-1)?.startAt;
  const about =
    runsFrom === undefined ? days.slice(-1) : days.filter(({ lastUntil }) => lastUntil > runsFrom);
  const shortSeconds = Math.max(0, ...about.map((day) => day.shortSeconds));
  return shortSeconds === 0 ? undefined : { shortSeconds: Math.floor(shortSeconds), untilAt };
}

const spellsOf = (logs: readonly WorkLog[], now: number) =>
  logs.map((log) => ({ startAt: startOf(log), endAt: Math.min(now, endOf(log, now)) }));

/** Whether each of the seven days of this week, and of the last, was worked. */
export function fullWeeks(
  zone: Zone,
  logs: readonly WorkLog[],
  now: number,
): { now: boolean; last: boolean } {
  const monday = weekStartOf(dayOf(zone, now));
  const full = weeksWithoutDayOff(zone, spellsOf(logs, now));
  return { now: full.includes(monday), last: full.includes(addDays(monday, -7)) };
}

// The average week of a person's last 17 weeks, against the 48 hours that the law allows.

import { averageWeekMax, averageWeeks, restShortSecondsMin } from '#shared/limits.ts';
import { addDays, type Day } from './day.ts';
import { joined, type WorkSpell } from './rest.ts';
import { weekStartOf } from './week.ts';
import { dayOf, startOfDay, type Zone } from './zone.ts';

const daysOfWeek = 7;

/**
 * The days of the last 17 whole weeks that have ended with `last`, both included. 17 weeks stand for the law's four
 * months (see `averageWeek`).
 * @example averagedDays('2026-11-29') → { from: '2026-08-03', to: '2026-11-29' }
 */
export function averagedDays(last: Day): { readonly from: Day; readonly to: Day } {
  const until = weekStartOf(addDays(last, 1));
  return { from: addDays(until, -daysOfWeek * averageWeeks), to: addDays(until, -1) };
}

export type AverageWeek = {
  /** How many weeks count. */
  readonly weeks: number;
  readonly averageSeconds: number;
  /** Above 48 hours; 0 below a minute. */
  readonly overSeconds: number;
};

type Asked = {
  /** The last day that may count; its week counts only if it is a Sunday. */
  readonly last: Day;
  /** The person's first day in the company; weeks that began before it do not count, nor before the first work. */
  readonly since: Day;
  /** Days of sickness and of leave. */
  readonly away: readonly Day[];
  /** Seconds of unpaid lunch by local day: no work. */
  readonly lunches?: ReadonlyMap<Day, number> | undefined;
};

/**
 * Hours of the whole weeks from Monday divided by their number: all that was worked, over all projects, less
 * `lunches` (domain-facts.md, 'Lunch': unpaid, not work time). Undefined where no week counts. 48 hours on average over at most four months: law 46/1980;
 * directive 2003/88/EC, articles 6(b) and 16(b). Its article 16(b) leaves sick leave and paid annual leave out or
 * takes them as neutral: here a week with such a day is left out whole, its hours too, and older weeks do not take
 * its place. A day off counts, with no hours. People who came later are measured by the weeks they have.
 * @example averageWeek(zoneOf('UTC'), [{ startAt: 4 * 86_400, endAt: 4 * 86_400 + 17 * 50 * 3600 }],
 *   { last: '1970-05-03', since: '1970-01-01', away: [] }) → { weeks: 17, averageSeconds: 50 * 3600, overSeconds: 2 * 3600 }
 */
export function averageWeek(zone: Zone, spells: readonly WorkSpell[], asked: Asked): AverageWeek | undefined {
  const { from, to } = averagedDays(asked.last);
  const work = joined(spells);
  const [first] = work;
  const firstWork = first && dayOf(zone, first.startAt);
  const since = firstWork !== undefined && firstWork < asked.since ? firstWork : asked.since;
  const away = new Set(asked.away.map(weekStartOf));
  const lunchOfWeek = (monday: Day): number => {
    let lunch = 0;
    for (let days = 0; days < daysOfWeek; days += 1) lunch += asked.lunches?.get(addDays(monday, days)) ?? 0;
    return lunch;
  };
  let weeks = 0;
  let seconds = 0;
  for (let monday = from; monday <= to; monday = addDays(monday, daysOfWeek)) {
    if (monday < since || away.has(monday)) continue;
    const startAt = startOfDay(zone, monday);
    const endAt = startOfDay(zone, addDays(monday, daysOfWeek));
    weeks += 1;
    seconds -= lunchOfWeek(monday);
    for (const spell of work)
      seconds += Math.max(0, Math.min(spell.endAt, endAt) - Math.max(spell.startAt, startAt));
  }
  if (weeks === 0) return undefined;
  const averageSeconds = seconds / weeks;
  const over = averageSeconds - averageWeekMax;
  return { weeks, averageSeconds, overSeconds: over < restShortSecondsMin ? 0 : over };
}

// Rest: the longest break within the 24 hours of a work day, and the weeks without a day off.

import { restSeconds, restShortSecondsMin, restWindowSeconds } from '#shared/limits.ts';
import { addDays, type Day } from './day.ts';
import { weekStartOf } from './week.ts';
import { dayOf, type Zone } from './zone.ts';

/** Work in epoch seconds; a running entry ends now. */
export type WorkSpell = { readonly startAt: number; readonly endAt: number };

/** A work day: the 24 hours from its first work. */
export type RestDay = {
  /** Epoch seconds. */
  readonly startAt: number;
  /** Where the last work within the 24 hours begins and ends, in epoch seconds. */
  readonly lastFrom: number;
  readonly lastUntil: number;
  /** The longest break within the 24 hours. */
  readonly restSeconds: number;
  /** What is missing from the eleven hours; 0 for enough, and below a minute. */
  readonly shortSeconds: number;
};

const daysOfWeek = 7;

/**
 * Work in time order; what overlaps or touches is one, and what has no length is none.
 * @example joined([{ startAt: 5, endAt: 9 }, { startAt: 1, endAt: 5 }, { startAt: 12, endAt: 12 }]) → [{ startAt: 1, endAt: 9 }]
 */
export function joined(spells: readonly WorkSpell[]): WorkSpell[] {
  const found: WorkSpell[] = [];
  const worked = spells.filter(({ startAt, endAt }) => endAt > startAt);
  for (const spell of worked.toSorted((one, other) => one.startAt - other.startAt)) {
    const last = found.at(-1);
    if (last === undefined || spell.startAt > last.endAt) found.push(spell);
    else found[found.length - 1] = { ...last, endAt: Math.max(last.endAt, spell.endAt) };
  }
  return found;
}

/**
 * One person's work days in time order. A work day begins with the first work after eleven hours without any, else with
 * the first work after the 24 hours of the day before, so that no break is counted twice. Hours to come count as a
 * break: while a day goes on, its shortfall is what can no longer be had. Eleven hours within 24: law 46/1980,
 * directive 2003/88/EC, article 3 (domain-facts.md, 'Rest'). How a day begins: shared/README.md. A shortfall below a
 * minute counts as none, which is our own rule.
 * @example restDays([{ startAt: 8 * 3600, endAt: 23 * 3600 }, { startAt: 30 * 3600, endAt: 31 * 3600 }]) → [{ startAt:
 *   8 * 3600, lastFrom: 30 * 3600, lastUntil: 31 * 3600, restSeconds: 7 * 3600, shortSeconds: 4 * 3600 }]
 */
export function restDays(spells: readonly WorkSpell[]): RestDay[] {
  const work = joined(spells);
  const days: RestDay[] = [];
  let startAt = work[0]?.startAt;
  for (let at = 0; startAt !== undefined; ) {
    const until = startAt + restWindowSeconds;
    let longest = 0;
    let lastFrom = startAt;
    let lastUntil = startAt;
    let next = work[at];
    while (next !== undefined && next.startAt < until && longest < restSeconds) {
      const gap = next.startAt - lastUntil;
      if (gap > longest) longest = gap;
      if (longest >= restSeconds) break;
      lastFrom = Math.max(next.startAt, startAt);
      lastUntil = Math.min(next.endAt, until);
      // The rest of work that goes on belongs to the next day.
      if (next.endAt > until) break;
      next = work[++at];
    }
    const rest = Math.max(longest, Math.min(next?.startAt ?? until, until) - lastUntil);
    const short = restSeconds - rest;
    const shortSeconds = short < restShortSecondsMin ? 0 : short;
    days.push({ startAt, lastFrom, lastUntil, restSeconds: rest, shortSeconds });
    startAt = next && Math.max(next.startAt, longest >= restSeconds ? next.startAt : until);
  }
  return days;
}

/**
 * The Mondays of the weeks in which one person worked on each of the seven local days. One day off a week, counted from
 * Monday: law 46/1980 (domain-facts.md, 'Rest').
 * @example weeksWithoutDayOff(zoneOf('UTC'), [{ startAt: 0, endAt: 86_400 * 14 }]) → ['1970-01-05']
 */
export function weeksWithoutDayOff(zone: Zone, spells: readonly WorkSpell[]): Day[] {
  const worked = new Set<Day>();
  for (const { startAt, endAt } of joined(spells)) {
    const last = dayOf(zone, endAt - 1);
    for (let day = dayOf(zone, startAt); day <= last; day = addDays(day, 1)) worked.add(day);
  }
  const weeks = Map.groupBy(worked, weekStartOf);
  return [...weeks].flatMap(([monday, days]) => (days.length === daysOfWeek ? [monday] : [])).toSorted();
}

// Rounds times for reports, where a company's rule says so. The stored entries stay exact.

import type { RoundingRule } from '#shared/model/company/pay-rules.ts';
import { dayNumberOf, startOfDayNumber, type Zone } from '#shared/time/zone.ts';

interface Spell {
  readonly id: string;
  readonly employeeId: string;
  readonly startAt: number;
  readonly endAt: number;
}
type RoundingWay = 'down' | 'up' | 'nearest';

const ways: Readonly<Record<RoundingRule['direction'], readonly [RoundingWay, RoundingWay]>> = {
  nearest: ['nearest', 'nearest'],
  employee: ['down', 'up'],
  company: ['up', 'down'],
};

/**
 * The entries with their times rounded to the rule's minutes of the local day, in the same order. `employee` rounds
 * starts down and ends up, `company` the other way; the half goes up. Entries of one employee that did not overlap do
 * not overlap afterwards, and where one began as another ended it still does: a change of projects neither loses time
 * nor pays it twice. Only in reports and exports, the stored times stay: shared/README.md; domain-facts.md, wish
 * 'Honest rounding'.
 * @example roundedTimes([{ id: 'w', employeeId: 'e', startAt: 400, endAt: 3700 }],
 *   { minutes: 15, direction: 'nearest' }, zoneOf('UTC')).map(({ startAt, endAt }) => [startAt, endAt]) →
 *   [[0, 3600]]
 */
export function roundedTimes<E extends Spell>(entries: readonly E[], rule: RoundingRule, zone: Zone): E[] {
  const [startWay, endWay] = ways[rule.direction];
  const roundedAt = rounderIn(zone, rule.minutes * 60);
  const order = entries.map((entry, index) => ({ entry, index }));
  order.sort(
    (one, other) =>
      one.entry.startAt - other.entry.startAt ||
      one.entry.endAt - other.entry.endAt ||
      (one.entry.id < other.entry.id ? -1 : 1),
  );
  const lastOf = new Map<string, { readonly endAt: number; readonly countedTo: number }>();
  const rounded = [...entries];
  for (const { entry, index } of order) {
    const last = lastOf.get(entry.employeeId);
    let startAt = roundedAt(entry.startAt, startWay);
    if (last?.endAt === entry.startAt) startAt = last.countedTo;
    else if (last !== undefined && last.endAt < entry.startAt) startAt = Math.max(startAt, last.countedTo);
    const endAt = Math.max(startAt, roundedAt(entry.endAt, endWay));
    rounded[index] = { ...entry, startAt, endAt };
    if (last === undefined || entry.endAt >= last.endAt)
      lastOf.set(entry.employeeId, { endAt: entry.endAt, countedTo: endAt });
  }
  return rounded;
}

/** Rounds from the start of the local day, so that a quarter of an hour is a quarter on the wall clock. */
function rounderIn(zone: Zone, grid: number) {
  const starts = new Map<number, number>();
  const startOf = (number: number): number => {
    let start = starts.get(number);
    if (start === undefined) {
      start = startOfDayNumber(zone, number);
      starts.set(number, start);
    }
    return start;
  };
  return (seconds: number, way: RoundingWay): number => {
    const number = dayNumberOf(zone, seconds);
    const past = (seconds - startOf(number)) / grid;
    const steps = way === 'down' ? Math.floor(past) : way === 'up' ? Math.ceil(past) : Math.floor(past + 0.5);
    return Math.min(startOf(number) + steps * grid, startOf(number + 1));
  };
}

// Time zones: what the wall clock shows at an instant, and the instant at which it shows a time.

import { clockOfMinutes, type Day, dayFromNumber, dayNumber, secondsPerDay } from './calendar.ts';
import { readZone, type Zone } from './zone-table.ts';

export type { Zone } from './zone-table.ts';

export interface LocalParts {
  readonly day: Day;
  /** Minutes on the wall clock since midnight, 0 to 1439. */
  readonly minuteOfDay: number;
  /** Seconds past that minute. */
  readonly second: number;
  /** Seconds east of UTC. */
  readonly offsetSeconds: number;
}

const zones = new Map<string, Zone>();

/**
 * The zone of an IANA name, its offsets read from Intl at the first call and kept. Throws a RangeError when
 * the name is unknown. Outside 1970 to 2100 the nearest known offset holds.
 * @example zoneOf('Atlantic/Reykjavik').offsets → Int32Array.of(0)
 */
export function zoneOf(name: string): Zone {
  const key = name.toLowerCase();
  let zone = zones.get(key);
  if (zone === undefined) {
    zone = readZone(name);
    zones.set(key, zone);
  }
  return zone;
}

/**
 * Whether Intl knows the name as a place's zone; a bare offset such as '+01:00' is none.
 * @example isZone('Atlantis/Poseidonis') → false
 */
export function isZone(name: string): boolean {
  try {
    zoneOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Seconds east of UTC at an instant.
 * @example offsetAt(zoneOf('Asia/Kathmandu'), 1794988800) → 20700
 */
export function offsetAt(zone: Zone, seconds: number): number {
  return zone.offsets[indexAt(zone, seconds)] ?? 0;
}

/**
 * The local day an instant falls on, counted since 1970-01-01.
 * @example dayNumberOf(zoneOf('America/New_York'), 0) → -1
 */
export function dayNumberOf(zone: Zone, seconds: number): number {
  return Math.floor((seconds + offsetAt(zone, seconds)) / secondsPerDay);
}

/**
 * The local day an instant falls on.
 * @example dayOf(zoneOf('Asia/Kathmandu'), fromWire('2026-11-18T18:15:00Z')) → '2026-11-19'
 */
export function dayOf(zone: Zone, seconds: number): Day {
  return dayFromNumber(dayNumberOf(zone, seconds));
}

/**
 * Minutes on the wall clock since midnight, 0 to 1439.
 * @example minuteOfDay(zoneOf('Europe/Dublin'), fromWire('2026-07-01T08:30:00Z')) → 570
 */
export function minuteOfDay(zone: Zone, seconds: number): number {
  const local = seconds + offsetAt(zone, seconds);
  return Math.floor((local - Math.floor(local / secondsPerDay) * secondsPerDay) / 60);
}

/**
 * The wall clock in hours and minutes.
 * @example clockOf(zoneOf('Europe/Dublin'), fromWire('2026-07-01T08:05:00Z')) → '09:05'
 */
export function clockOf(zone: Zone, seconds: number): string {
  return clockOfMinutes(minuteOfDay(zone, seconds));
}

/**
 * Everything the wall clock shows at an instant.
 * @example localParts(zoneOf('Europe/Lisbon'), fromWire('2026-07-01T23:00:05Z')) →
 *   { day: '2026-07-02', minuteOfDay: 0, second: 5, offsetSeconds: 3600 }
 */
export function localParts(zone: Zone, seconds: number): LocalParts {
  const offsetSeconds = offsetAt(zone, seconds);
  const local = seconds + offsetSeconds;
  const number = Math.floor(local / secondsPerDay);
  const inDay = local - number * secondsPerDay;
  return {
    day: dayFromNumber(number),
    minuteOfDay: Math.floor(inDay / 60),
    second: inDay % 60,
    offsetSeconds,
  };
}

/**
 * The first instant of a local day, also where the clocks skip midnight: there the day starts after the gap.
 * @example toWire(startOfDay(zoneOf('America/Sao_Paulo'), '2018-11-04')) → '2018-11-04T03:00:00Z'
 */
export function startOfDay(zone: Zone, day: Day): number {
  return startOfDayNumber(zone, dayNumber(day));
}

/**
 * The same for a day counted since 1970-01-01.
 * @example startOfDayNumber(zoneOf('Europe/Dublin'), dayNumber('2026-03-30')) → fromWire('2026-03-29T23:00:00Z')
 */
export function startOfDayNumber(zone: Zone, number: number): number {
  const local = number * secondsPerDay;
  for (let index = indexAt(zone, local - secondsPerDay); ; index++) {
    const start = Math.max(
      local - (zone.offsets[index] ?? 0),
      index === 0 ? -Infinity : (zone.since[index] ?? 0),
    );
    if (start < (zone.since[index + 1] ?? Infinity)) return start;
  }
}

/**
 * The instant at which the wall clock shows so many minutes past midnight. A time in a gap moves forward by
 * the gap; a time that comes twice is its first coming (specification 3, Wire).
 * @example toWire(instantOf(zoneOf('Europe/Dublin'), '2026-03-29', 90)) → '2026-03-29T01:30:00Z'
 */
export function instantOf(zone: Zone, day: Day, minutes: number): number {
  return instantOfNumber(zone, dayNumber(day), minutes);
}

/**
 * The same for a day counted since 1970-01-01.
 * @example instantOfNumber(zoneOf('Europe/Dublin'), 0, 60) → 0
 */
export function instantOfNumber(zone: Zone, number: number, minutes: number): number {
  const local = number * secondsPerDay + minutes * 60;
  for (let index = indexAt(zone, local - secondsPerDay); ; index++) {
    const instant = local - (zone.offsets[index] ?? 0);
    const next = zone.since[index + 1] ?? Infinity;
    if (instant < next) return instant;
    // Past the end of this offset and before the start of the next: the gap, which this offset reads forward.
    if (local - (zone.offsets[index + 1] ?? 0) < next) return instant;
  }
}

function indexAt(zone: Zone, seconds: number): number {
  const { since } = zone;
  let low = 0;
  let high = since.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((since[middle] ?? Infinity) <= seconds) low = middle;
    else high = middle;
  }
  return low;
}

// Parts: entries cut at local midnight, in typed columns so that a year of work takes milliseconds.

import type { EntryOrder } from './entry-order.ts';
import { positionOf, type WorkDays } from './work-days.ts';

/** Columns, one position per part, in the order of the entries. */
export interface PaidParts {
  readonly entry: Uint32Array;
  readonly day: Uint32Array;
  readonly startAt: Float64Array;
  readonly endAt: Float64Array;
  readonly regular: Float64Array;
  readonly overtime: Float64Array;
  readonly lunch: Float64Array;
  /** Of the overtime, what is of the second and of the third tier; the rest is of the first. */
  readonly tier2: Float64Array;
  readonly tier3: Float64Array;
  /** Positions in `overtimeReasons`; `noReason` without overtime. */
  readonly reason: Uint8Array;
  /** 1 for the parts whose day keeps its lunch hours, because it was worked through; once split, for each part of a marked entry. */
  readonly throughLunch: Uint8Array;
  /** Positions in time order within each employee's run. */
  readonly sequence: Uint32Array;
  /** Where each employee's parts start; one more position than employees. */
  readonly runs: Uint32Array;
}

/** Beyond the positions of `overtimeReasons`. */
export const noReason = 255;

/**
 * Cuts the entries at the starts of the days; nothing is paid yet. Source: domain-facts.md, wish 2.
 * @example splitAtMidnight(entryOrder([{ id: 'w', employeeId: 'e', startAt: 0, endAt: 90_000 }]),
 *   workDays(zoneOf('UTC'), '', noPayRules, 0, 90_000)).endAt → Float64Array.of(86_400, 90_000)
 */
export function splitAtMidnight(entries: EntryOrder, days: WorkDays): PaidParts {
  const { order, runs } = entries;
  const firstDays = new Uint32Array(order.length);
  let count = 0;
  for (let at = 0; at < order.length; at++) {
    const first = positionOf(days, entries.startAt[at] ?? 0);
    firstDays[at] = first;
    count += lastDayOf(entries, at, days, first) - first + 1;
  }
  const parts = emptyParts(count, runs.length);
  let part = 0;
  for (let run = 0; run < runs.length - 1; run++) {
    const firstPart = part;
    let isInTimeOrder = true;
    for (let at = runs[run] ?? 0; at < (runs[run + 1] ?? 0); at++) {
      const first = firstDays[at] ?? 0;
      const last = lastDayOf(entries, at, days, first);
      for (let day = first; day <= last; day++) {
        parts.entry[part] = order[at] ?? 0;
        parts.day[part] = day;
        parts.startAt[part] = day === first ? (entries.startAt[at] ?? 0) : (days.startsAt[day] ?? 0);
        parts.endAt[part] = day === last ? (entries.endAt[at] ?? 0) : (days.startsAt[day + 1] ?? 0);
        parts.sequence[part] = part;
        if (part > firstPart && day < (parts.day[part - 1] ?? 0)) isInTimeOrder = false;
        part++;
      }
      // An entry without length gives nothing back.
      if (entries.lunchWorked?.[at] && (entries.endAt[at] ?? 0) > (entries.startAt[at] ?? 0))
        parts.throughLunch.fill(1, part - (last - first + 1), part);
    }
    parts.runs[run + 1] = part;
    // Only an entry that overlaps a later one over midnight breaks the order.
    if (!isInTimeOrder) {
      const { startAt } = parts;
      parts.sequence.subarray(firstPart, part).sort((a, b) => (startAt[a] ?? 0) - (startAt[b] ?? 0) || a - b);
    }
  }
  return parts;
}

function lastDayOf(entries: EntryOrder, at: number, days: WorkDays, first: number): number {
  const endAt = entries.endAt[at] ?? 0;
  // An end at midnight belongs to the day before; only an entry without length may start and end there.
  return endAt <= (days.startsAt[first + 1] ?? 0) ? first : positionOf(days, endAt - 1);
}

function emptyParts(parts: number, runs: number): PaidParts {
  return {
    entry: new Uint32Array(parts),
    day: new Uint32Array(parts),
    startAt: new Float64Array(parts),
    endAt: new Float64Array(parts),
    regular: new Float64Array(parts),
    overtime: new Float64Array(parts),
    lunch: new Float64Array(parts),
    tier2: new Float64Array(parts),
    tier3: new Float64Array(parts),
    reason: new Uint8Array(parts).fill(noReason),
    throughLunch: new Uint8Array(parts),
    sequence: new Uint32Array(parts),
    runs: new Uint32Array(runs),
  };
}

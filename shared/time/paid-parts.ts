// Paid parts: entries split at local midnight and paid, in typed columns so that a year of work takes milliseconds.

import type { LunchRule, PayRules } from '../model/pay-rules.ts';
import type { EntryOrder } from './entry-order.ts';
import { lunchOf, takeLunch } from './lunch.ts';
import { byDay, byHours, byWeek, positionOf, type WorkDays } from './work-days.ts';

/** Columns, one position per part, in the order of the entries. */
export interface PaidParts {
  readonly entry: Uint32Array;
  readonly day: Uint32Array;
  readonly startAt: Float64Array;
  readonly endAt: Float64Array;
  readonly regular: Float64Array;
  readonly overtime: Float64Array;
  readonly lunch: Float64Array;
  /** Positions in `overtimeReasons`; `noReason` without overtime. */
  readonly reason: Uint8Array;
  /** Positions in time order within each employee's run. */
  readonly sequence: Uint32Array;
  /** Where each employee's parts start; one more position than employees. */
  readonly runs: Uint32Array;
}

/** Beyond the positions of `overtimeReasons`. */
const noReason = 255;

/**
 * Splits the entries at the starts of the days and pays each employee's parts; the rules are told at
 * `workReport`. `lunchOfEmployee` holds the lunch rules that differ from the company's.
 * @example paidParts(entryOrder([{ id: 'w', employeeId: 'e', startAt: 0, endAt: 36_000 }]),
 *   workDays(zoneOf('UTC'), '', noPayRules.overtime, 0, 36_000, 12),
 *   { overtime: { ...noPayRules.overtime, after_day_hours: 8 }, lunch: null }, new Map()).overtime →
 *   Float64Array.of(7200)
 */
export function paidParts(
  order: EntryOrder,
  days: WorkDays,
  rules: PayRules,
  lunchOfEmployee: ReadonlyMap<string, LunchRule | null>,
): PaidParts {
  const parts = splitAtMidnight(order, days);
  order.employeeIds.forEach((employeeId, run) => {
    const own = lunchOfEmployee.get(employeeId);
    payEmployee(parts, days, run, rules, own === undefined ? rules.lunch : own);
  });
  return parts;
}

function splitAtMidnight(entries: EntryOrder, days: WorkDays): PaidParts {
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
    reason: new Uint8Array(parts).fill(noReason),
    sequence: new Uint32Array(parts),
    runs: new Uint32Array(runs),
  };
}

function payEmployee(
  parts: PaidParts,
  days: WorkDays,
  run: number,
  rules: PayRules,
  lunch: LunchRule | null,
) {
  const { sequence, day, startAt, endAt } = parts;
  const dayLimit = secondsOf(rules.overtime.after_day_hours);
  const weekLimit = secondsOf(rules.overtime.after_week_hours);
  const end = parts.runs[run + 1] ?? 0;
  let week = Number.NaN;
  let weekLeft = weekLimit;
  for (let first = parts.runs[run] ?? 0; first < end; ) {
    const today = day[sequence[first] ?? 0] ?? 0;
    const dayFrom = days.dayWorkFrom[today] ?? 0;
    const dayTo = days.dayWorkTo[today] ?? 0;
    let worked = 0;
    let dayWork = 0;
    let next = first;
    for (; next < end && day[sequence[next] ?? 0] === today; next++) {
      const part = sequence[next] ?? 0;
      const from = startAt[part] ?? 0;
      const to = endAt[part] ?? 0;
      worked += to - from;
      dayWork += within(from, to, dayFrom, dayTo);
    }
    if (days.week[today] !== week) {
      week = days.week[today] ?? 0;
      weekLeft = weekLimit;
    }
    const left = Math.min(dayLimit, weekLeft);
    const lunchSeconds = lunchOf(lunch, worked, dayWork, left);
    const regular = Math.min(dayWork - lunchSeconds, left);
    const threshold = dayLimit <= weekLeft ? byDay : byWeek;
    payDay(parts, days, today, first, next, regular + lunchSeconds, threshold);
    takeLunch(lunchSeconds, sequence, first, next, parts.regular, parts.lunch);
    weekLeft -= regular;
    first = next;
  }
}

/** The day's first `spanSeconds` of day work stay regular (lunch still among them), all else is overtime. */
function payDay(
  parts: PaidParts,
  days: WorkDays,
  today: number,
  first: number,
  end: number,
  spanSeconds: number,
  threshold: number,
) {
  const dayFrom = days.dayWorkFrom[today] ?? 0;
  const dayTo = days.dayWorkTo[today] ?? 0;
  let spanLeft = spanSeconds;
  for (let at = first; at < end; at++) {
    const part = parts.sequence[at] ?? 0;
    const from = parts.startAt[part] ?? 0;
    const to = parts.endAt[part] ?? 0;
    const dayWork = within(from, to, dayFrom, dayTo);
    const regular = Math.min(dayWork, spanLeft);
    spanLeft -= regular;
    parts.regular[part] = regular;
    parts.overtime[part] = to - from - regular;
    if (to - from > regular) {
      const early = Math.max(0, Math.min(to, dayFrom) - from);
      const late = to - from - dayWork - early;
      parts.reason[part] = mostOf(early, late, days.reasonAfter[today] ?? 0, dayWork - regular, threshold);
    }
  }
}

/** Of the clock's two reasons and the threshold's, the one with most seconds; the clock's where they are even. */
function mostOf(early: number, late: number, reasonLate: number, beyond: number, threshold: number): number {
  if (reasonLate === byHours) return early + late >= beyond ? byHours : threshold;
  if (beyond > early && beyond > late) return threshold;
  return late >= early ? reasonLate : byHours;
}

function within(from: number, to: number, windowFrom: number, windowTo: number): number {
  return Math.max(0, Math.min(to, windowTo) - Math.max(from, windowFrom));
}

function secondsOf(hours: number | null): number {
  return hours === null ? Infinity : Math.round(hours * 3600);
}

// The work report: entries split at local midnight, every second paid once as regular time, overtime or lunch.

import { workLogSecondsMax } from '../limits.ts';
import type { LunchRule, PayRules } from '../model/pay-rules.ts';
import { addDays, type Day, daysBetween } from './day.ts';
import { dayFromNumber } from './calendar.ts';
import { type EntryOrder, entryOrder } from './entry-order.ts';
import { halfDayHourDefault } from './holidays.ts';
import { lunchOf, takeLunch } from './lunch.ts';
import { weekStartOf } from './week.ts';
import {
  byDay,
  byHours,
  byWeek,
  type OvertimeReason,
  overtimeReasons,
  positionOf,
  type WorkDays,
  workDays,
} from './work-days.ts';
import { startOfDay, type Zone } from './zone.ts';

export type { OvertimeReason } from './work-days.ts';

/** A closed entry; `startAt` and `endAt` in whole epoch seconds. */
export interface WorkEntry {
  readonly id: string;
  readonly employeeId: string;
  readonly projectId: string;
  readonly startAt: number;
  readonly endAt: number;
}

/** What one local day holds of one entry; totalSeconds = regularSeconds + overtimeSeconds + lunchSeconds. */
export interface WorkPart {
  readonly entryId: string;
  readonly employeeId: string;
  readonly projectId: string;
  /** The local day the part lies on; for work past midnight it can be later than the report's last day. */
  readonly day: Day;
  readonly startAt: number;
  readonly endAt: number;
  readonly totalSeconds: number;
  readonly regularSeconds: number;
  readonly overtimeSeconds: number;
  readonly lunchSeconds: number;
  /** The rule that made most of the part's overtime; `null` without overtime. */
  readonly reason: OvertimeReason | null;
}

export interface WorkReportInput {
  readonly zone: Zone;
  readonly country: string;
  readonly rules: PayRules;
  /** Every closed entry of the employees concerned, whatever its project, context days included; any order. */
  readonly entries: readonly WorkEntry[];
  /** Local days, both included: the entries that started on them are reported. */
  readonly from: Day;
  readonly to: Day;
  /** The hour at which a half holiday begins. */
  readonly halfDayHour?: number;
  /** Lunch rules of single employees, where they differ from the company's. */
  readonly lunchOfEmployee?: ReadonlyMap<string, LunchRule | null>;
}

export interface WorkReport {
  /** By employee in order of first appearance, then by start; the parts of an entry stand together. */
  readonly parts: readonly WorkPart[];
}

export interface WorkSums {
  /** Entries, not parts. */
  entries: number;
  totalSeconds: number;
  regularSeconds: number;
  overtimeSeconds: number;
  lunchSeconds: number;
}

const longestEntryDays = Math.ceil(workLogSecondsMax / 86_400);

/**
 * How many days before `from` the entries given to `workReport` must start for thresholds and lunch to be
 * right: back to the week's Monday for a weekly threshold, and as far as the longest entry may reach.
 * @example contextDays(noPayRules, '2026-11-18') → 0
 */
export function contextDays(rules: PayRules, from: Day): number {
  const sinceMonday = rules.overtime.after_week_hours === null ? 0 : daysBetween(weekStartOf(from), from);
  return sinceMonday + contextDaysAfter(rules);
}

/**
 * The same after the last day: an entry may run on into days whose lunch hangs on the work that follows.
 * @example contextDaysAfter(noPayRules) → 0
 */
export function contextDaysAfter({ overtime, lunch }: PayRules): number {
  const looksAround =
    overtime.after_day_hours !== null || overtime.after_week_hours !== null || lunch !== null;
  return looksAround ? longestEntryDays : 0;
}

/**
 * Splits entries at local midnight and pays each second once.
 *
 * Per employee and local day, in time order: time on a holiday, on a weekend or outside the day hours is
 * overtime; the rest is day work. Lunch comes off day work (`lunchOf`). What then remains is regular up to the
 * daily threshold and up to what the Monday week's threshold has left, and overtime beyond. Lunch and overtime
 * use up no threshold. An entry belongs whole to the report of the day it started on.
 * @example workReport({ zone: zoneOf('Europe/Dublin'), country: 'IE', from: '2026-11-18', to: '2026-11-18',
 *   rules: { overtime: { ...noPayRules.overtime, after_day_hours: 5 }, lunch: { minutes: 30, from_hours: 6 } },
 *   entries: [{ id: 'w', employeeId: 'e', projectId: 'p',
 *     startAt: fromWire('2026-11-18T22:00:00Z'), endAt: fromWire('2026-11-19T06:00:00Z') }],
 * }).parts.map((part) => [part.day, part.regularSeconds, part.overtimeSeconds, part.lunchSeconds]) →
 *   [['2026-11-18', 7200, 0, 0], ['2026-11-19', 18_000, 1800, 1800]]
 */
export function workReport(input: WorkReportInput): WorkReport {
  const { zone, country, rules, entries, from, to } = input;
  if (entries.length === 0) return { parts: [] };
  const order = entryOrder(entries);
  const days = workDays(
    zone,
    country,
    rules.overtime,
    order.firstAt,
    order.lastAt,
    input.halfDayHour ?? halfDayHourDefault,
  );
  const columns = splitAtMidnight(order, days);
  order.employeeIds.forEach((employeeId, run) => {
    const own = input.lunchOfEmployee?.get(employeeId);
    payEmployee(columns, days, run, rules, own === undefined ? rules.lunch : own);
  });
  return {
    parts: partsBetween(entries, columns, days, startOfDay(zone, from), startOfDay(zone, addDays(to, 1))),
  };
}

/**
 * Adds parts up by a key. An entry counts once per key, provided that its parts stand together, as a report's do.
 * @example sumBy(workReport({ zone: zoneOf('UTC'), country: '', from: '1970-01-01', to: '1970-01-01',
 *   rules: noPayRules, entries: [{ id: 'w', employeeId: 'e', projectId: 'p', startAt: 0, endAt: 90_000 }],
 * }).parts, (part) => part.day).get('1970-01-02').totalSeconds → 3600
 */
export function sumBy(parts: Iterable<WorkPart>, keyOf: (part: WorkPart) => string): Map<string, WorkSums> {
  const groups = new Map<string, { sums: WorkSums; lastEntryId: string | undefined }>();
  for (const part of parts) {
    const key = keyOf(part);
    let group = groups.get(key);
    if (group === undefined) {
      group = { sums: noWork(), lastEntryId: undefined };
      groups.set(key, group);
    }
    const { sums } = group;
    if (part.entryId !== group.lastEntryId) {
      group.lastEntryId = part.entryId;
      sums.entries++;
    }
    sums.totalSeconds += part.totalSeconds;
    sums.regularSeconds += part.regularSeconds;
    sums.overtimeSeconds += part.overtimeSeconds;
    sums.lunchSeconds += part.lunchSeconds;
  }
  const result = new Map<string, WorkSums>();
  for (const [key, group] of groups) result.set(key, group.sums);
  return result;
}

/**
 * All parts added up.
 * @example sumOf([]) → { entries: 0, totalSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, lunchSeconds: 0 }
 */
export function sumOf(parts: Iterable<WorkPart>): WorkSums {
  return sumBy(parts, () => '').get('') ?? noWork();
}

function noWork(): WorkSums {
  return { entries: 0, totalSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, lunchSeconds: 0 };
}

/** One position per part, in the order of the entries. Objects are made once, at the end. */
interface Columns {
  readonly entry: Uint32Array;
  readonly day: Uint32Array;
  readonly startAt: Float64Array;
  readonly endAt: Float64Array;
  readonly regular: Float64Array;
  readonly overtime: Float64Array;
  readonly lunch: Float64Array;
  readonly reason: Uint8Array;
  /** Positions in time order within each employee's run. */
  readonly sequence: Uint32Array;
  /** Where each employee's parts start; one more position than employees. */
  readonly runs: Uint32Array;
}

const noReason = 255;

function splitAtMidnight(entries: EntryOrder, days: WorkDays): Columns {
  const { order, runs } = entries;
  const firstDays = new Uint32Array(order.length);
  let count = 0;
  for (let at = 0; at < order.length; at++) {
    const first = positionOf(days, entries.startAt[at] ?? 0);
    firstDays[at] = first;
    count += lastDayOf(entries, at, days, first) - first + 1;
  }
  const columns = emptyColumns(count, runs.length);
  let part = 0;
  for (let run = 0; run < runs.length - 1; run++) {
    const firstPart = part;
    let isInTimeOrder = true;
    for (let at = runs[run] ?? 0; at < (runs[run + 1] ?? 0); at++) {
      const first = firstDays[at] ?? 0;
      const last = lastDayOf(entries, at, days, first);
      for (let day = first; day <= last; day++) {
        columns.entry[part] = order[at] ?? 0;
        columns.day[part] = day;
        columns.startAt[part] = day === first ? (entries.startAt[at] ?? 0) : (days.startsAt[day] ?? 0);
        columns.endAt[part] = day === last ? (entries.endAt[at] ?? 0) : (days.startsAt[day + 1] ?? 0);
        columns.sequence[part] = part;
        if (part > firstPart && day < (columns.day[part - 1] ?? 0)) isInTimeOrder = false;
        part++;
      }
    }
    columns.runs[run + 1] = part;
    // Only an entry that overlaps a later one over midnight breaks the order.
    if (!isInTimeOrder) {
      const { startAt } = columns;
      columns.sequence
        .subarray(firstPart, part)
        .sort((a, b) => (startAt[a] ?? 0) - (startAt[b] ?? 0) || a - b);
    }
  }
  return columns;
}

function lastDayOf(entries: EntryOrder, at: number, days: WorkDays, first: number): number {
  const endAt = entries.endAt[at] ?? 0;
  // An end at midnight belongs to the day before; only an entry without length may start and end there.
  return endAt <= (days.startsAt[first + 1] ?? 0) ? first : positionOf(days, endAt - 1);
}

function emptyColumns(parts: number, runs: number): Columns {
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
  columns: Columns,
  days: WorkDays,
  run: number,
  rules: PayRules,
  lunch: LunchRule | null,
) {
  const { sequence, day, startAt, endAt } = columns;
  const dayLimit = secondsOf(rules.overtime.after_day_hours);
  const weekLimit = secondsOf(rules.overtime.after_week_hours);
  const end = columns.runs[run + 1] ?? 0;
  let week = Number.NaN;
  let weekLeft = weekLimit;
  for (let first = columns.runs[run] ?? 0; first < end; ) {
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
    payDay(columns, days, today, first, next, regular + lunchSeconds, threshold);
    takeLunch(lunchSeconds, sequence, first, next, columns.regular, columns.lunch);
    weekLeft -= regular;
    first = next;
  }
}

/** The day's first `spanSeconds` of day work stay regular (lunch still among them), all else is overtime. */
function payDay(
  columns: Columns,
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
    const part = columns.sequence[at] ?? 0;
    const from = columns.startAt[part] ?? 0;
    const to = columns.endAt[part] ?? 0;
    const dayWork = within(from, to, dayFrom, dayTo);
    const regular = Math.min(dayWork, spanLeft);
    spanLeft -= regular;
    columns.regular[part] = regular;
    columns.overtime[part] = to - from - regular;
    if (to - from > regular) {
      const early = Math.max(0, Math.min(to, dayFrom) - from);
      const late = to - from - dayWork - early;
      columns.reason[part] = mostOf(early, late, days.reasonAfter[today] ?? 0, dayWork - regular, threshold);
    }
  }
}

/** Of the clock's two reasons and the threshold's, the one with most seconds; the clock's where they are even. */
function mostOf(early: number, late: number, reasonLate: number, beyond: number, threshold: number): number {
  if (reasonLate === byHours) return early + late >= beyond ? byHours : threshold;
  if (beyond > early && beyond > late) return threshold;
  return late >= early ? reasonLate : byHours;
}

function partsBetween(
  entries: readonly WorkEntry[],
  columns: Columns,
  days: WorkDays,
  startsFrom: number,
  startsBefore: number,
): WorkPart[] {
  const parts: WorkPart[] = [];
  for (let part = 0; part < columns.entry.length; part++) {
    const entry = entries[columns.entry[part] ?? 0];
    if (entry === undefined || entry.startAt < startsFrom || entry.startAt >= startsBefore) continue;
    const startAt = columns.startAt[part] ?? 0;
    const endAt = columns.endAt[part] ?? 0;
    parts.push({
      entryId: entry.id,
      employeeId: entry.employeeId,
      projectId: entry.projectId,
      day: dayFromNumber(days.firstDay + (columns.day[part] ?? 0)),
      startAt,
      endAt,
      totalSeconds: endAt - startAt,
      regularSeconds: columns.regular[part] ?? 0,
      overtimeSeconds: columns.overtime[part] ?? 0,
      lunchSeconds: columns.lunch[part] ?? 0,
      reason: overtimeReasons[columns.reason[part] ?? noReason] ?? null,
    });
  }
  return parts;
}

function within(from: number, to: number, windowFrom: number, windowTo: number): number {
  return Math.max(0, Math.min(to, windowTo) - Math.max(from, windowFrom));
}

function secondsOf(hours: number | null): number {
  return hours === null ? Infinity : Math.round(hours * 3600);
}

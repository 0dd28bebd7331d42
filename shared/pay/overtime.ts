// The work report: entries split at local midnight, every second paid once as regular time, overtime or lunch.

import type { LunchRule, PayRules } from '#shared/model/company/pay-rules.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { dayFromNumber } from '#shared/time/calendar.ts';
import { entryOrder } from './entry-order.ts';
import { paidParts } from './paid-parts.ts';
import { roundedTimes } from './rounded-times.ts';
import type { PaidParts } from './split-parts.ts';
import { type OvertimeReason, overtimeReasons, type WorkDays, workDays } from './work-days.ts';
import { startOfDay, type Zone } from '#shared/time/zone.ts';

/** A closed entry; `startAt` and `endAt` in whole epoch seconds. */
export interface WorkEntry {
  readonly id: string;
  readonly employeeId: string;
  readonly projectId: string;
  readonly startAt: number;
  readonly endAt: number;
  /** Gives back the lunch of the day that holds most of the entry. */
  readonly isLunchWorked?: boolean | undefined;
}

/** The part of one entry on one local day; totalSeconds = regularSeconds + overtimeSeconds + lunchSeconds. */
export interface WorkPart {
  readonly entryId: string;
  readonly employeeId: string;
  readonly projectId: string;
  /** The local day; for work past midnight it can be after the report's last day. */
  readonly day: Day;
  readonly startAt: number;
  readonly endAt: number;
  readonly totalSeconds: number;
  readonly regularSeconds: number;
  readonly overtimeSeconds: number;
  readonly lunchSeconds: number;
  /** Overtime of the second and third tier. */
  readonly overtime2Seconds: number;
  readonly overtime3Seconds: number;
  /** The rule that made most of the part's overtime; `null` without overtime. */
  readonly reason: OvertimeReason | null;
}

export interface WorkReportInput {
  readonly zone: Zone;
  readonly country: string;
  readonly rules: PayRules;
  /** Every ended entry of the employees, of all projects and including the context days; in any order. */
  readonly entries: readonly WorkEntry[];
  /** Local days, both included: the entries that started on them are reported. */
  readonly from: Day;
  readonly to: Day;
  /** Custom lunch rules by employee id; `null` for none. */
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
  overtime2Seconds: number;
  overtime3Seconds: number;
}

/**
 * Splits entries at local midnight and pays each second once.
 *
 * Per employee and local day, in time order: time on a holiday, on a weekend or outside the day hours is overtime; the
 * rest is day work. Lunch comes off day work (`lunchOf`). What then remains is regular up to the daily threshold and up
 * to what the Monday week's threshold has left, and overtime beyond. Lunch and overtime use up no threshold. A day on
 * which a lunch was worked through has none (`throughLunch`). An entry belongs whole to the report of the day its
 * clocked start falls on, also where the rules round its times. Source: specification 3, Meaning. Midnight:
 * domain-facts.md, wish 2; a day's projects in time order: 3-decisions.md, 'Report under a daily overtime rule'.
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
  const order = entryOrder(rules.rounding ? roundedTimes(entries, rules.rounding, zone) : entries);
  const days = workDays(zone, country, rules, order.firstAt, order.lastAt);
  const columns = paidParts(order, days, rules, input.lunchOfEmployee ?? new Map());
  return {
    parts: partsBetween(entries, columns, days, startOfDay(zone, from), startOfDay(zone, addDays(to, 1))),
  };
}

/**
 * Sums parts by a key. An entry counts once per key if its parts are adjacent, as a report's are.
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
    sums.overtime2Seconds += part.overtime2Seconds;
    sums.overtime3Seconds += part.overtime3Seconds;
  }
  const result = new Map<string, WorkSums>();
  for (const [key, group] of groups) result.set(key, group.sums);
  return result;
}

/**
 * All parts added up.
 * @example sumOf([]) → { entries: 0, totalSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, lunchSeconds: 0,
 *   overtime2Seconds: 0, overtime3Seconds: 0 }
 */
export function sumOf(parts: Iterable<WorkPart>): WorkSums {
  return sumBy(parts, () => '').get('') ?? noWork();
}

/**
 * The sums of no part at all, to be added to.
 * @example noWork().totalSeconds → 0
 */
export function noWork(): WorkSums {
  return {
    entries: 0,
    totalSeconds: 0,
    regularSeconds: 0,
    overtimeSeconds: 0,
    lunchSeconds: 0,
    overtime2Seconds: 0,
    overtime3Seconds: 0,
  };
}

function partsBetween(
  entries: readonly WorkEntry[],
  columns: PaidParts,
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
      overtime2Seconds: columns.tier2[part] ?? 0,
      overtime3Seconds: columns.tier3[part] ?? 0,
      reason: overtimeReasons[columns.reason[part] ?? Infinity] ?? null,
    });
  }
  return parts;
}

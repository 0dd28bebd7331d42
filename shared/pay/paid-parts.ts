// Pays the parts of entries: regular time, lunch, and overtime by tier.

import type { LunchRule, OvertimeTiers, PayRules } from '#shared/model/company/pay-rules.ts';
import type { EntryOrder } from './entry-order.ts';
import { lunchOf, takeLunch, throughLunch } from './lunch.ts';
import { type PaidParts, splitAtMidnight } from './split-parts.ts';
import { type PaidDay, stretchesOf } from './stretches.ts';
import { byDay, byHours, byWeek, type WorkDays } from './work-days.ts';

/**
 * Splits the entries at the starts of the days and pays each employee's parts by the rules described
 * at `workReport`. `lunchOfEmployee` holds the custom lunch rules.
 * @example paidParts(entryOrder([{ id: 'w', employeeId: 'e', startAt: 0, endAt: 36_000 }]),
 *   workDays(zoneOf('UTC'), '', noPayRules, 0, 36_000),
 *   { overtime: { ...noPayRules.overtime, after_day_hours: 8 }, lunch: null }, new Map()).overtime →
 *   Float64Array.of(7200)
 */
export function paidParts(
  order: EntryOrder,
  days: WorkDays,
  rules: PayRules,
  lunchOfEmployee: ReadonlyMap<string, LunchRule | null>,
  watch?: Watch,
): PaidParts {
  const parts = splitAtMidnight(order, days);
  order.employeeIds.forEach((employeeId, run) => {
    const own = lunchOfEmployee.get(employeeId);
    payEmployee(parts, days, run, rules, own === undefined ? rules.lunch : own, watch);
  });
  return parts;
}

/** Called after each day of each employee; the day's columns are filled. */
type Watch = (parts: PaidParts, day: PaidDay) => void;

function payEmployee(
  parts: PaidParts,
  days: WorkDays,
  run: number,
  rules: PayRules,
  lunch: LunchRule | null,
  watch: Watch | undefined,
) {
  const { sequence, day: dayOf } = parts;
  const { dayLimit, weekLimit } = limitsOf(rules);
  const end = parts.runs[run + 1] ?? 0;
  chooseLunches(parts, days, run, rules, lunch);
  let week = Number.NaN;
  let weekLeft = weekLimit;
  let weekPaid = 0;
  for (let first = parts.runs[run] ?? 0; first < end; ) {
    const today = dayOf[sequence[first] ?? 0] ?? 0;
    const { next, worked, dayWork, isThroughLunch } = measured(parts, days, today, first, end);
    if (days.week[today] !== week) {
      week = days.week[today] ?? 0;
      weekLeft = weekLimit;
      weekPaid = 0;
    }
    const left = Math.min(dayLimit, weekLeft);
    const due = lunchOf(lunch, worked, dayWork, left);
    const lunchSeconds = isThroughLunch ? 0 : due;
    const regular = Math.min(dayWork - lunchSeconds, left);
    const threshold = dayLimit <= weekLeft ? byDay : byWeek;
    payDay(parts, days, today, first, next, regular + lunchSeconds, threshold);
    takeLunch(lunchSeconds, sequence, first, next, parts.regular, parts.lunch);
    if (watch !== undefined || rules.tiers) {
      const day: PaidDay = {
        run,
        today,
        first,
        end: next,
        workedSeconds: worked,
        lunchSeconds,
        givenBackSeconds: due - lunchSeconds,
        threshold,
        weekLeftSeconds: weekLeft,
        weekPaidSeconds: weekPaid,
      };
      if (rules.tiers) gradeDay(parts, days, rules.tiers, day);
      watch?.(parts, day);
    }
    weekLeft -= regular;
    weekPaid += worked - lunchSeconds;
    first = next;
  }
}

const limitsOf = ({ overtime }: PayRules) => ({
  dayLimit: secondsOf(overtime.after_day_hours),
  weekLimit: secondsOf(overtime.after_week_hours),
});

/** Leaves each marked entry of the employee one part whose day gives its lunch back. */
function chooseLunches(
  parts: PaidParts,
  days: WorkDays,
  run: number,
  rules: PayRules,
  lunch: LunchRule | null,
): void {
  const [from, end] = [parts.runs[run] ?? 0, parts.runs[run + 1] ?? 0];
  let lunchDays: ReadonlySet<number> | undefined;
  for (let first = from, next = from; first < end; first = next) {
    while (next < end && parts.entry[next] === parts.entry[first]) next++;
    if (parts.throughLunch[first] !== 1 || next - first === 1) continue;
    const known = (lunchDays ??= daysWithLunch(parts, days, run, rules, lunch));
    throughLunch(parts, first, next, (day) => known.has(day));
  }
}

/** The employee's days with a deducted lunch, as if no entry were marked. */
function daysWithLunch(
  parts: PaidParts,
  days: WorkDays,
  run: number,
  rules: PayRules,
  lunch: LunchRule | null,
): ReadonlySet<number> {
  const found = new Set<number>();
  const { dayLimit, weekLimit } = limitsOf(rules);
  const end = parts.runs[run + 1] ?? 0;
  let week = Number.NaN;
  let weekLeft = weekLimit;
  for (let first = parts.runs[run] ?? 0; first < end; ) {
    const today = parts.day[parts.sequence[first] ?? 0] ?? 0;
    const { next, worked, dayWork } = measured(parts, days, today, first, end);
    if (days.week[today] !== week) weekLeft = weekLimit;
    week = days.week[today] ?? 0;
    const left = Math.min(dayLimit, weekLeft);
    const due = lunchOf(lunch, worked, dayWork, left);
    if (due > 0) found.add(today);
    weekLeft -= Math.min(dayWork - due, left);
    first = next;
  }
  return found;
}

/** The seconds of a day that begins at `first`, those inside the day hours, and where the next day begins. */
function measured(parts: PaidParts, days: WorkDays, today: number, first: number, end: number) {
  const { sequence, day: dayOf, startAt, endAt } = parts;
  const dayFrom = days.dayWorkFrom[today] ?? 0;
  const dayTo = days.dayWorkTo[today] ?? 0;
  let worked = 0;
  let dayWork = 0;
  let isThroughLunch = false;
  let next = first;
  for (; next < end && dayOf[sequence[next] ?? 0] === today; next++) {
    const part = sequence[next] ?? 0;
    const from = startAt[part] ?? 0;
    const to = endAt[part] ?? 0;
    worked += to - from;
    dayWork += within(from, to, dayFrom, dayTo);
    if (parts.throughLunch[part] === 1) isThroughLunch = true;
  }
  return { next, worked, dayWork, isThroughLunch };
}

function gradeDay(parts: PaidParts, days: WorkDays, tiers: OvertimeTiers, day: PaidDay): void {
  for (const { part, startAt, endAt, tier } of stretchesOf(parts, days, tiers, day)) {
    const column = tier === 2 ? parts.tier2 : tier === 3 ? parts.tier3 : undefined;
    if (column !== undefined) column[part] = (column[part] ?? 0) + endAt - startAt;
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

/** The reason with the most seconds; the clock rule's when equal. */
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

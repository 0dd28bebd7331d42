// Stretches: runs of a day's work paid alike, with the rule that applies.

import type { OvertimeTiers } from '#shared/model/company/pay-rules.ts';
import { noReason, type PaidParts } from './split-parts.ts';
import { byHours, type WorkDays } from './work-days.ts';

/** One employee's local day after it has been paid; parts are `sequence[first]` up to, not including, `sequence[end]`. */
export interface PaidDay {
  /** Position of the employee. */
  readonly run: number;
  /** Position of the day. */
  readonly today: number;
  readonly first: number;
  readonly end: number;
  readonly workedSeconds: number;
  readonly lunchSeconds: number;
  /** The lunch that is not deducted, because it was worked through. */
  readonly givenBackSeconds: number;
  /** The position in `overtimeReasons` of the threshold that comes first today. */
  readonly threshold: number;
  /** Regular seconds left of the weekly threshold for today; Infinity without one. */
  readonly weekLeftSeconds: number;
  /** Paid seconds (hours less lunch) of the week's earlier days. */
  readonly weekPaidSeconds: number;
}

/** The rule that raised overtime above the first tier, or above its weekend's or holiday's tier. */
export type TierLift = 'hours' | 'night' | 'holiday' | 'day' | 'week';

export interface Stretch {
  /** Position in the columns of parts. */
  readonly part: number;
  readonly startAt: number;
  readonly endAt: number;
  /** Position in `overtimeReasons`; `noReason` for regular time, from which the part's lunch is taken. */
  readonly reason: number;
  /** 0 for regular time. */
  readonly tier: number;
  readonly lift: TierLift | null;
}

const secondsPerHour = 3600;

/**
 * The stretches of a paid day in time order; together they are its parts to the second. Steps count the paid seconds of
 * the day and the week, whatever made them, as 'beyond 39.5 hours a week' is meant (fit.is). Source: shared/README.md;
 * domain-facts.md, 'Trades' and wish 1.
 * @example stretchesOf(paidParts(entryOrder([{ id: 'w', employeeId: 'e', startAt: 0, endAt: 3600 }]),
 *   workDays(zoneOf('UTC'), '', noPayRules, 0, 3600), noPayRules, new Map()),
 *   workDays(zoneOf('UTC'), '', noPayRules, 0, 3600), plainTiers, { run: 0, today: 0, first: 0, end: 1,
 *   workedSeconds: 3600, lunchSeconds: 0, givenBackSeconds: 0, threshold: 3, weekLeftSeconds: Infinity, weekPaidSeconds: 0 }) →
 *   [{ part: 0, startAt: 0, endAt: 3600, reason: 255, tier: 0, lift: null }]
 */
export function stretchesOf(
  parts: PaidParts,
  days: WorkDays,
  tiers: OvertimeTiers,
  day: PaidDay,
): readonly Stretch[] {
  const { today } = day;
  const found: Stretch[] = [];
  const dayFrom = days.dayWorkFrom[today] ?? 0;
  const dayTo = days.dayWorkTo[today] ?? 0;
  const bounds = [days.opensAt, days.closesAt, days.nightUntil, days.nightFrom, days.holidayFrom].map(
    (column) => column[today] ?? 0,
  );
  let paidToday = 0;
  let paidInWeek = day.weekPaidSeconds;

  const overtime = (part: number, from: number, to: number, reason: number, base: number) => {
    for (let startAt = from; startAt < to; ) {
      let endAt = to;
      const cutAt = (at: number) => {
        if (at > startAt && at < endAt) endAt = at;
      };
      bounds.forEach(cutAt);
      for (const step of tiers.day_steps) cutAt(startAt + secondsOf(step.after_hours) - paidToday);
      for (const step of tiers.week_steps) cutAt(startAt + secondsOf(step.after_hours) - paidInWeek);
      const [tier, lift] = tierAt(days, today, tiers, startAt, base, paidToday, paidInWeek);
      // Merge with the last stretch when nothing changes here.
      const last = found.at(-1);
      const goesOn = last?.part === part && last.reason === reason && last.tier === tier;
      if (goesOn && last.lift === lift && last.endAt === startAt) {
        found[found.length - 1] = { ...last, endAt };
      } else found.push({ part, startAt, endAt, reason, tier, lift });
      paidToday += endAt - startAt;
      paidInWeek += endAt - startAt;
      startAt = endAt;
    }
  };

  for (let at = day.first; at < day.end; at++) {
    const part = parts.sequence[at] ?? 0;
    const from = parts.startAt[part] ?? 0;
    const to = parts.endAt[part] ?? 0;
    const regular = parts.regular[part] ?? 0;
    const workFrom = Math.min(Math.max(from, dayFrom), to);
    const workTo = Math.min(Math.max(workFrom, dayTo), to);
    const regularTo = workFrom + regular + (parts.lunch[part] ?? 0);
    overtime(part, from, workFrom, byHours, 1);
    if (regularTo > workFrom)
      found.push({ part, startAt: workFrom, endAt: regularTo, reason: noReason, tier: 0, lift: null });
    paidToday += regular;
    paidInWeek += regular;
    overtime(part, regularTo, workTo, day.threshold, 1);
    overtime(part, workTo, to, days.reasonAfter[today] ?? 0, days.tierAfter[today] ?? 1);
  }
  return found;
}

/** The highest tier that any rule gives the second at `at`, and what lifted it there. */
function tierAt(
  days: WorkDays,
  today: number,
  tiers: OvertimeTiers,
  at: number,
  base: number,
  paidToday: number,
  paidInWeek: number,
): readonly [number, TierLift | null] {
  let tier = base;
  let lift: TierLift | null = null;
  const liftTo = (other: number, by: TierLift) => {
    if (other <= tier) return;
    tier = other;
    lift = by;
  };
  const isOutside = at < (days.opensAt[today] ?? 0) || at >= (days.closesAt[today] ?? Infinity);
  if (isOutside) liftTo(tiers.outside_day_hours, 'hours');
  const isNight = at < (days.nightUntil[today] ?? 0) || at >= (days.nightFrom[today] ?? Infinity);
  if (isNight && tiers.night) liftTo(tiers.night.tier, 'night');
  if (at >= (days.holidayFrom[today] ?? Infinity)) liftTo(days.holidayTier[today] ?? 1, 'holiday');
  for (const step of tiers.day_steps) if (paidToday >= secondsOf(step.after_hours)) liftTo(step.tier, 'day');
  for (const step of tiers.week_steps)
    if (paidInWeek >= secondsOf(step.after_hours)) liftTo(step.tier, 'week');
  return [tier, lift];
}

function secondsOf(hours: number): number {
  return Math.round(hours * secondsPerHour);
}

// Explaining a day: which rule took which stretch of an employee's work, with the figures the rule went by.

import { type PayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { type Day, dayNumber } from '#shared/time/calendar.ts';
import { entryOrder } from './entry-order.ts';
import { type Holiday, holidayOn } from './holidays.ts';
import type { WorkReportInput } from './overtime.ts';
import { paidParts } from './paid-parts.ts';
import { roundedTimes } from './rounded-times.ts';
import type { PaidParts } from './split-parts.ts';
import { type PaidDay, stretchesOf, type TierLift } from './stretches.ts';
import { type OvertimeReason, overtimeReasons, type WorkDays, workDays } from './work-days.ts';

interface ExplainedStretch {
  readonly entryId: string;
  readonly projectId: string;
  readonly startAt: number;
  readonly endAt: number;
  /** Seconds deducted from this stretch, which is regular time. */
  readonly lunchSeconds: number;
  /** `null` for regular time. */
  readonly reason: OvertimeReason | null;
  /** 0 for regular time. */
  readonly tier: number;
  /** The rule that raised the tier above its reason's. */
  readonly lift: TierLift | null;
}

export interface ExplainedDay {
  /** In time order; together the day's work to the second. */
  readonly stretches: readonly ExplainedStretch[];
  /** The day's holiday in the company's calendar, whether or not the rules pay it. */
  readonly holiday: Holiday | null;
  readonly workedSeconds: number;
  readonly lunchSeconds: number;
  /** The lunch that is not deducted, because it was worked through. */
  readonly givenBackSeconds: number;
  /** Regular seconds left under the weekly threshold when the day began; `null` without one. */
  readonly weekLeftSeconds: number | null;
  /** Paid seconds (hours less lunch) of the week's earlier days. */
  readonly weekPaidSeconds: number;
}

type Input = Omit<WorkReportInput, 'from' | 'to'> & { readonly day: Day; readonly employeeId: string };

/**
 * Explains how an employee's local day is paid, by the same walk as `workReport`. `entries` are as there, with the
 * context days of `day`; entries of other employees are ignored.
 * @example explainDay({ zone: zoneOf('UTC'), country: '', day: '1970-01-01', employeeId: 'e',
 *   rules: { ...noPayRules, overtime: { ...noPayRules.overtime, after_day_hours: 1 } },
 *   entries: [{ id: 'w', employeeId: 'e', projectId: 'p', startAt: 0, endAt: 7200 }],
 * }).stretches.map(({ startAt, endAt, reason, tier }) => [startAt, endAt, reason, tier]) →
 *   [[0, 3600, null, 0], [3600, 7200, 'day', 1]]
 */
export function explainDay(input: Input): ExplainedDay {
  const { zone, country, rules, day, employeeId } = input;
  const own = input.entries.filter((entry) => entry.employeeId === employeeId);
  const holiday = holidayOn(country, day, rules.calendar ?? plainCalendar) ?? null;
  const none: ExplainedDay = {
    stretches: [],
    holiday,
    workedSeconds: 0,
    lunchSeconds: 0,
    givenBackSeconds: 0,
    weekLeftSeconds: null,
    weekPaidSeconds: 0,
  };
  if (own.length === 0) return none;
  const counted = rules.rounding ? roundedTimes(own, rules.rounding, zone) : own;
  const order = entryOrder(counted);
  const days = workDays(zone, country, rules, order.firstAt, order.lastAt);
  const today = dayNumber(day) - days.firstDay;
  let found = none;
  paidParts(order, days, rules, input.lunchOfEmployee ?? new Map(), (parts, paid) => {
    if (paid.today === today) found = { ...none, ...explained(counted, parts, days, rules, paid) };
  });
  return found;
}

function explained(
  entries: Input['entries'],
  parts: PaidParts,
  days: WorkDays,
  rules: PayRules,
  paid: PaidDay,
): Omit<ExplainedDay, 'holiday'> {
  const stretches = stretchesOf(parts, days, rules.tiers ?? plainTiers, paid).map((stretch) => {
    const entry = entries[parts.entry[stretch.part] ?? 0];
    const reason = overtimeReasons[stretch.reason] ?? null;
    return {
      entryId: entry?.id ?? '',
      projectId: entry?.projectId ?? '',
      startAt: stretch.startAt,
      endAt: stretch.endAt,
      lunchSeconds: reason === null ? (parts.lunch[stretch.part] ?? 0) : 0,
      reason,
      tier: stretch.tier,
      lift: stretch.lift,
    };
  });
  return {
    stretches,
    workedSeconds: paid.workedSeconds,
    lunchSeconds: paid.lunchSeconds,
    givenBackSeconds: paid.givenBackSeconds,
    weekLeftSeconds: rules.overtime.after_week_hours === null ? null : paid.weekLeftSeconds,
    weekPaidSeconds: paid.weekPaidSeconds,
  };
}

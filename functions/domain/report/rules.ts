// Which pay rules a report follows: the company's, unless the query brings its own.

import { noPayRules, type PayRules } from '#shared/model/company/pay-rules.ts';
import type { ReportRules } from '#shared/model/report.ts';

/** A report's own overtime and lunch. Absent: the company's. null: off. */
export type OwnRules = {
  readonly overtime_after_day_hours?: number | null | undefined;
  readonly overtime_after_week_hours?: number | null | undefined;
  readonly lunch_minutes?: number | null | undefined;
  readonly lunch_from_hours?: number | undefined;
  /** `false` counts the clocked times to the second. */
  readonly rounding?: boolean | undefined;
};

/**
 * Lunch of zero minutes, or without hours to count from, is no lunch. Nothing else of the company's rules can be
 * replaced. Source: 3-decisions.md ('Worklog and report filters').
 */
export function rulesOf({ overtime, lunch, tiers, rounding, calendar }: PayRules, own: OwnRules): PayRules {
  const minutes = own.lunch_minutes === undefined ? lunch?.minutes : own.lunch_minutes;
  const from_hours = own.lunch_from_hours ?? lunch?.from_hours;
  return {
    overtime: {
      ...overtime,
      after_day_hours: chosen(own.overtime_after_day_hours, overtime.after_day_hours),
      after_week_hours: chosen(own.overtime_after_week_hours, overtime.after_week_hours),
    },
    lunch: minutes && from_hours !== undefined ? { minutes, from_hours } : noPayRules.lunch,
    tiers,
    rounding: own.rounding === false ? null : rounding,
    calendar,
  };
}
const chosen = (own: number | null | undefined, company: number | null): number | null =>
  own === undefined ? company : own;

/** Whether the query's rules count differently from the company's. */
export const isCountedOtherwise = (
  { rules, replacedLunches }: { readonly rules: PayRules; readonly replacedLunches: number },
  company: PayRules,
): boolean => replacedLunches > 0 || JSON.stringify(rules) !== JSON.stringify(rulesOf(company, {}));

type Counted = {
  readonly rules: PayRules;
  readonly lunchOfEmployee: ReadonlyMap<string, unknown>;
  readonly replacedLunches?: number;
};
/** In hours and minutes, as the settings have them; 0 minutes for no lunch. */
export const rulesOnWire = ({ rules, lunchOfEmployee, replacedLunches }: Counted): ReportRules => ({
  overtime_after_day_hours: rules.overtime.after_day_hours,
  overtime_after_week_hours: rules.overtime.after_week_hours,
  lunch_minutes: rules.lunch?.minutes ?? 0,
  lunch_from_hours: rules.lunch?.from_hours ?? 0,
  day_hours: rules.overtime.day_hours,
  weekends: rules.overtime.weekends,
  holidays: rules.overtime.holidays,
  ...(rules.tiers ? { tiers: rules.tiers } : {}),
  ...(rules.rounding ? { rounding: rules.rounding } : {}),
  ...(lunchOfEmployee.size > 0 ? { own_lunches: lunchOfEmployee.size } : {}),
  ...(replacedLunches ? { replaced_lunches: replacedLunches } : {}),
});

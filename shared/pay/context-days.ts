// Which days around a report must be loaded for its rules.

import { workLogSecondsMax } from '#shared/limits.ts';
import type { PayRules } from '#shared/model/company/pay-rules.ts';
import { type Day, daysBetween } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';

const longestEntryDays = Math.ceil(workLogSecondsMax / 86_400);

/**
 * How many days before `from` the entries given to `workReport` must start for thresholds and lunch to be
 * right: back to the week's Monday for a weekly threshold, and as far as the longest entry may reach.
 * @example contextDays(noPayRules, '2026-11-18') → 0
 */
export function contextDays(rules: PayRules, from: Day): number {
  const looksBack = rules.overtime.after_week_hours !== null || Boolean(rules.tiers?.week_steps.length);
  const sinceMonday = looksBack ? daysBetween(weekStartOf(from), from) : 0;
  return sinceMonday + contextDaysAfter(rules);
}

/**
 * Days to load after the last day: an entry may run into a day whose lunch depends on later work.
 * @example contextDaysAfter(noPayRules) → 0
 */
export function contextDaysAfter({ overtime, lunch, tiers, rounding }: PayRules): number {
  const hasSteps = Boolean(tiers?.day_steps.length) || Boolean(tiers?.week_steps.length);
  const hasThreshold = overtime.after_day_hours !== null || overtime.after_week_hours !== null;
  const looksAround = hasThreshold || hasSteps || lunch !== null || Boolean(rounding);
  return looksAround ? longestEntryDays : 0;
}

// Pay rules as the wire carries them: when time becomes overtime and of which tier, when lunch is taken off.

import * as z from 'zod/mini';
import { lunchMax, overtimeAfterMax, tierNameMax } from '#shared/limits.ts';
import { companyCalendar } from './company-calendar.ts';
import { freeText } from '#shared/model/fields.ts';
import { isMissing } from '#shared/model/issues.ts';

/** A threshold: no rule begins after 0 hours, for that would be all of them; `null` is off. */
export const hoursUpTo = (most: number) => z.number().check(z.gt(0), z.maximum(most));
type Hours = typeof hoursUpTo;
/** As it was kept before 0 was refused. */
const keptHours: Hours = (most) => z.number().check(z.minimum(0), z.maximum(most));
/** 'HH:MM'; '24:00' is the end of the day. */
const clock = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { abort: true }));

/** Day work lies inside these hours; `from` before `to`, as two 'HH:MM' of the same length compare. */
const dayHours = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }));

/** Each rule stands alone and is off when `null` or `false`; a second is paid as overtime once at most. */
const overtimeOf = (hours: Hours) =>
  z.strictObject({
    after_day_hours: z.nullable(hours(overtimeAfterMax.dayHours)),
    after_week_hours: z.nullable(hours(overtimeAfterMax.weekHours)),
    day_hours: z.nullable(dayHours),
    weekends: z.boolean(),
    holidays: z.boolean(),
  });
export const overtimeRules = overtimeOf(hoursUpTo);
export type OvertimeRules = z.output<typeof overtimeRules>;

export const tiers = [1, 2, 3] as const;
const tier = z.literal(tiers);
export type Tier = z.output<typeof tier>;

const steps = (hours: Hours, hoursMost: number) =>
  z.array(z.strictObject({ after_hours: hours(hoursMost), tier })).check(
    z.maxLength(2),
    z.refine((list) =>
      list.every(
        (step, at) =>
          step.tier > (list[at - 1]?.tier ?? 1) && step.after_hours > (list[at - 1]?.after_hours ?? -1),
      ),
    ),
  );

/** A night lies around midnight or on one side of it: 22:00–06:00, 00:00–06:00, 22:00–24:00. */
const isAtMidnight = ({ from, to }: { from: string; to: string }) =>
  from < '24:00' && to !== '00:00' && (from > to || ((from === '00:00') !== (to === '24:00') && from < to));

/**
 * The tiers of overtime: a second takes the highest that any rule gives it. Without them all is tier 1. Steps
 * lift overtime beyond so many paid hours of the day or Monday week, lunch left out; they make none. A night is
 * overtime whatever else holds.
 */
const tiersOf = (hours: Hours) =>
  z.strictObject({
    day_steps: steps(hours, 24),
    week_steps: steps(hours, 168),
    outside_day_hours: tier,
    night: z.nullable(
      z.strictObject({ from: clock, to: clock, tier }).check(z.refine(isAtMidnight, { path: ['to'] })),
    ),
    saturdays: tier,
    sundays: tier,
    holidays: tier,
    major_holidays: tier,
    /** What the company calls its tiers; '' for the product's own word. */
    names: z.tuple([freeText(tierNameMax), freeText(tierNameMax), freeText(tierNameMax)]),
  });
export const overtimeTiers = tiersOf(hoursUpTo);
export type OvertimeTiers = z.output<typeof overtimeTiers>;

/** Every rule of the first tier: what holds until a company grades its overtime. */
export const plainTiers: OvertimeTiers = {
  day_steps: [],
  week_steps: [],
  outside_day_hours: 1,
  night: null,
  saturdays: 1,
  sundays: 1,
  holidays: 1,
  major_holidays: 1,
  names: ['', '', ''],
};

/** So many minutes off every local day of at least so many worked hours. */
const lunchOf = (hours: Hours) =>
  z.strictObject({
    minutes: z.int().check(z.gt(0), z.maximum(lunchMax.minutes)),
    from_hours: hours(lunchMax.fromHours),
  });
export const lunchRule = lunchOf(hoursUpTo);
/** In a query, the word for a rule that is off. */
export const ruleOff = 'null';
type OwnLunch = {
  readonly lunch_minutes?: number | null | undefined;
  readonly lunch_from_hours?: number | undefined;
};
/** Minutes without the hours of a day that they are taken off would be taken off every day. */
export const lunchNeedsHours = () =>
  z.refine<OwnLunch>(({ lunch_minutes: minutes, lunch_from_hours: from }) => !minutes || from !== undefined, {
    path: ['lunch_from_hours'],
    params: isMissing,
  });
export const keptLunch = lunchOf(keptHours);
export type LunchRule = z.output<typeof lunchRule>;

export const roundingMinutes = [5, 6, 10, 12, 15, 20, 30, 60] as const;
export const roundingDirections = ['nearest', 'employee', 'company'] as const;
/**
 * Reports and exports count clocked times rounded to so many minutes: to the nearest, or both ways for the
 * employee or for the company. The entries stay as they were clocked.
 */
export const roundingRule = z.strictObject({
  minutes: z.literal(roundingMinutes),
  direction: z.enum(roundingDirections),
});
export type RoundingRule = z.output<typeof roundingRule>;

const otherRules = {
  rounding: z.optional(z.nullable(roundingRule)),
  calendar: z.optional(z.nullable(companyCalendar)),
};
/** What a company may choose beside overtime and lunch; absent and `null` are the same: not chosen. */
export const furtherRules = { tiers: z.optional(z.nullable(overtimeTiers)), ...otherRules };
export const payRules = z.strictObject({
  overtime: overtimeRules,
  lunch: z.nullable(lunchRule),
  ...furtherRules,
});
export type PayRules = z.output<typeof payRules>;

/** The same as a row or a device may have kept them; `offAtZero` says what they mean. */
export const keptPayRules = {
  overtime: overtimeOf(keptHours),
  lunch: z.nullable(keptLunch),
  tiers: z.optional(z.nullable(tiersOf(keptHours))),
  ...otherRules,
};

/** A threshold of 0, which was taken once, is a rule that is off. */
export function offAtZero<Rules extends Pick<PayRules, 'overtime' | 'lunch' | 'tiers'>>(rules: Rules): Rules {
  const { overtime, lunch, tiers: kept } = rules;
  const isAbove = (step: { readonly after_hours: number }): boolean => step.after_hours > 0;
  return {
    ...rules,
    overtime: {
      ...overtime,
      after_day_hours: overtime.after_day_hours || null,
      after_week_hours: overtime.after_week_hours || null,
    },
    lunch: lunchOff(lunch),
    ...(kept
      ? {
          tiers: {
            ...kept,
            day_steps: kept.day_steps.filter(isAbove),
            week_steps: kept.week_steps.filter(isAbove),
          },
        }
      : {}),
  };
}
export const lunchOff = (lunch: LunchRule | null): LunchRule | null => (lunch?.from_hours ? lunch : null);

/** No overtime and no lunch: what holds until a company chooses. */
export const noPayRules: PayRules = {
  overtime: {
    after_day_hours: null,
    after_week_hours: null,
    day_hours: null,
    weekends: false,
    holidays: false,
  },
  lunch: null,
};

// Pay rules as they travel: when time becomes overtime, of which tier, and when lunch is deducted.

import * as z from 'zod/mini';
import { lunchMax, overtimeAfterMax, tierNameMax } from '#shared/limits.ts';
import { companyCalendar } from './company-calendar.ts';
import { freeText } from '#shared/model/fields.ts';
import { isMissing } from '#shared/model/issues.ts';

/** A threshold in hours, above 0: with 0 every hour would be overtime. `null` turns the rule off. */
export const hoursUpTo = (most: number) => z.number().check(z.gt(0), z.maximum(most));
type Hours = typeof hoursUpTo;
/** Rows stored before 0 was refused may still hold it. */
const storedHours: Hours = (most) => z.number().check(z.minimum(0), z.maximum(most));
/** 'HH:MM'; '24:00' is the end of the day. */
const clock = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { abort: true }));

/** Day work lies inside these hours; `from` before `to`, as two 'HH:MM' of the same length compare. */
const dayHours = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }));

/** Each rule applies on its own and is off when `null` or `false`. A second counts as overtime at most once. */
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
 * The tiers of overtime: a second gets the highest tier that any rule gives it; without tiers, tier 1. Steps raise
 * overtime beyond a number of paid hours (without lunch) of the day or the Monday week; they make no overtime.
 * Night hours are always overtime.
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
    /** The company's names for its tiers; '' uses the product's. */
    names: z.tuple([freeText(tierNameMax), freeText(tierNameMax), freeText(tierNameMax)]),
  });
export const overtimeTiers = tiersOf(hoursUpTo);
export type OvertimeTiers = z.output<typeof overtimeTiers>;

/** All overtime in the first tier, until a company sets tiers. */
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

/** Minutes deducted from every local day with at least this many worked hours. */
const lunchOf = (hours: Hours) =>
  z.strictObject({
    minutes: z.int().check(z.gt(0), z.maximum(lunchMax.minutes)),
    from_hours: hours(lunchMax.fromHours),
  });
export const lunchRule = lunchOf(hoursUpTo);
/** In a query, the word that turns a rule off. */
export const ruleOff = 'null';
type OwnLunch = {
  readonly lunch_minutes?: number | null | undefined;
  readonly lunch_from_hours?: number | undefined;
};
/**
 * Refuses minutes without minimum hours: they would be deducted every day. Source: 3-decisions.md, '0 as a threshold of
 * overtime or lunch'.
 */
export const lunchNeedsHours = () =>
  z.refine<OwnLunch>(({ lunch_minutes: minutes, lunch_from_hours: from }) => !minutes || from !== undefined, {
    path: ['lunch_from_hours'],
    params: isMissing,
  });
export const storedLunch = lunchOf(storedHours);
export type LunchRule = z.output<typeof lunchRule>;

export const roundingMinutes = [5, 6, 10, 12, 15, 20, 30, 60] as const;
export const roundingDirections = ['nearest', 'employee', 'company'] as const;
/**
 * Reports and exports count clocked times rounded to this many minutes: to the nearest, or both ends in favour of
 * the employee or of the company. The stored entries keep their clocked times.
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
/** Optional rules beside overtime and lunch. Absent and `null` both mean off. */
export const furtherRules = { tiers: z.optional(z.nullable(overtimeTiers)), ...otherRules };
export const payRules = z.strictObject({
  overtime: overtimeRules,
  lunch: z.nullable(lunchRule),
  ...furtherRules,
});
export type PayRules = z.output<typeof payRules>;

/** The same rules as rows and devices may hold them; `offAtZero` reads them. */
export const storedPayRules = {
  overtime: overtimeOf(storedHours),
  lunch: z.nullable(storedLunch),
  tiers: z.optional(z.nullable(tiersOf(storedHours))),
  ...otherRules,
};

/** Reads a stored threshold of 0 as off. Source: 3-decisions.md, '0 as a threshold of overtime or lunch'. */
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
/** A lunch rule from zero hours was stored as 'off' by earlier versions: it is none. */
export const lunchOff = (lunch: LunchRule | null): LunchRule | null => (lunch?.from_hours ? lunch : null);

/** No overtime and no lunch, until a company sets them. */
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

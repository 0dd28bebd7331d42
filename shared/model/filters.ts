// The filters of work logs and reports as a query carries them; empty values are ignored.

import * as z from 'zod/mini';
import { queryableDays, lunchMax, overtimeAfterMax, pageSizeMax } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';
import { repeatable, wholeNumberText } from './fields.ts';
import { anyId } from './ids.ts';
import { lunchNeedsHours, ruleOff } from './company/pay-rules.ts';

const truth = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);
const queryableDay = dayText.check(
  z.refine((text: string) => text >= queryableDays.first && text <= queryableDays.last),
);
const day = z.optional(queryableDay);

const workLogFields = {
  from: day,
  to: day,
  employee_id: z.optional(repeatable(anyId)),
  project_id: z.optional(repeatable(anyId)),
  approved: z.optional(truth),
};
export const workLogFilters = z.strictObject(workLogFields);
/** What the office may also ask: entries with the places of their presses; deleted ones in place of the others. */
const officeFields = { ...workLogFields, places: z.optional(truth), deleted: z.optional(truth) };
export const officeWorkLogFilters = z.strictObject(officeFields);

const page = {
  limit: z.optional(wholeNumberText(1, pageSizeMax)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
};
export const workLogPage = z.strictObject({ ...workLogFields, ...page });
export const officeWorkLogPage = z.strictObject({ ...officeFields, ...page });

const hoursUpTo = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,2})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.gt(0), z.maximum(most))),
  );
/** A number, or `null` for the word that turns a rule off. */
const numberOrOff = z.transform((text: string) => (text === ruleOff ? null : Number(text)));
const hoursOrOff = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^(?:null|\d{1,3}(?:\.\d{1,2})?)$/)),
    z.pipe(numberOrOff, z.nullable(z.number().check(z.gt(0), z.maximum(most)))),
  );
const minutesOrOff = z.pipe(
  z.string().check(z.regex(/^(?:null|\d{1,3})$/)),
  z.pipe(numberOrOff, z.nullable(z.number().check(z.gt(0), z.maximum(lunchMax.minutes)))),
);
/** A report's own overtime and lunch. Absent: the company's. `null`: off. */
const ownRules = {
  overtime_after_day_hours: z.optional(hoursOrOff(overtimeAfterMax.dayHours)),
  overtime_after_week_hours: z.optional(hoursOrOff(overtimeAfterMax.weekHours)),
  lunch_minutes: z.optional(minutesOrOff),
  lunch_from_hours: z.optional(hoursUpTo(lunchMax.fromHours)),
  /** `false` counts clocked times to the second, without the company's rounding. */
  rounding: z.optional(truth),
};
export const reportFilters = z
  .strictObject({
    ...workLogFields,
    ...ownRules,
    /** `false` leaves comments out, for a smaller reply. */
    comments: z.optional(truth),
  })
  .check(lunchNeedsHours());
export type ReportFilters = z.output<typeof reportFilters>;
/** One employee's local day, and the rules of the report in which it stands. */
export const explainFilters = z.strictObject({ day: queryableDay, ...ownRules }).check(lunchNeedsHours());
export type ExplainFilters = z.output<typeof explainFilters>;

/** The same filters inside a JSON body, for exports. */
export const exportFilters = z.strictObject({
  from: queryableDay,
  to: queryableDay,
  employee_id: z.optional(z.array(anyId).check(z.maxLength(200))),
  project_id: z.optional(z.array(anyId).check(z.maxLength(200))),
  approved: z.optional(z.boolean()),
});
export type ExportFilters = z.output<typeof exportFilters>;

// An export job: spreadsheets and payroll files that a queue worker makes.

import * as z from 'zod/mini';
import { lunchMax, overtimeAfterMax, reasonMax } from '#shared/limits.ts';
import { exportFilters } from './filters.ts';
import { anyId } from './ids.ts';
import { freeText, language } from './fields.ts';
import { hoursUpTo, lunchNeedsHours } from './company/pay-rules.ts';

export const exportKinds = [
  'entries',
  'projects',
  'employees',
  'daily',
  'pdf',
  'payday',
  'regla',
  'dk',
] as const;
/** What is chosen with filters, and beside it all that the company holds. */
export const exportKind = z.enum([...exportKinds, 'everything']);
export type ExportKind = z.output<typeof exportKind>;

const keptOrOff = z.optional(
  z.pipe(
    z.nullable(z.number()),
    z.transform((kept) => kept || null),
  ),
);
const options = {
  language: z.optional(language),
  images: z.optional(z.boolean()),
  comments: z.optional(z.boolean()),
  /** Only this project's or employee's section of a report. */
  project_id: z.optional(anyId),
  employee_id: z.optional(anyId),
  overtime_after_day_hours: z.optional(z.nullable(hoursUpTo(overtimeAfterMax.dayHours))),
  overtime_after_week_hours: z.optional(z.nullable(hoursUpTo(overtimeAfterMax.weekHours))),
  lunch_minutes: z.optional(z.nullable(z.int().check(z.gt(0), z.maximum(lunchMax.minutes)))),
  lunch_from_hours: z.optional(hoursUpTo(lunchMax.fromHours)),
  rounding: z.optional(z.boolean()),
  /** `false` leaves projects without normal time and overtime where overtime is paid after hours a day. */
  split: z.optional(z.boolean()),
};
export const exportOptions = z.strictObject(options).check(lunchNeedsHours());
export type ExportOptions = z.output<typeof exportOptions>;
/** As a row may have kept them: 0 was the word for a rule that is off, and lunch had the company's hours. */
export const keptOptions = z.strictObject({
  ...options,
  overtime_after_day_hours: keptOrOff,
  overtime_after_week_hours: keptOrOff,
  lunch_minutes: keptOrOff,
  lunch_from_hours: z.optional(z.number()),
});
export const exportCreation = z.strictObject({
  kind: z.enum(exportKinds),
  filters: exportFilters,
  options: z.optional(exportOptions),
});

export const everythingCreation = z.strictObject({
  language: z.optional(language),
  /** Why an administrator who is logged in as the company takes its data along; the company reads it in its audit. */
  reason: z.optional(freeText(reasonMax)),
});

export const exportStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export const exportJob = z.object({
  id: z.string(),
  kind: exportKind,
  state: z.enum(exportStates),
  rows_done: z.number(),
  /** Unknown (null) until the worker has counted them. */
  rows: z.nullable(z.number()),
  filters: exportFilters,
  created: z.string(),
  file_name: z.optional(z.string()),
  /** Where the file is, once done: an address that works for a quarter of an hour. */
  address: z.optional(z.string()),
  /** Of everything that the company holds: one file, or several of a size that can be fetched. */
  files: z.optional(z.array(z.object({ file_name: z.string(), bytes: z.number(), address: z.string() }))),
  /** When job and file are removed. */
  ends: z.string(),
});
export type ExportJob = z.output<typeof exportJob>;

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
/** Exports with filters, and the full export of a company's data. */
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
  /** A PDF of one project or employee: only the days with photos, without hours. */
  photos_only: z.optional(z.boolean()),
  /** Only this project's or employee's section. */
  project_id: z.optional(anyId),
  employee_id: z.optional(anyId),
  overtime_after_day_hours: z.optional(z.nullable(hoursUpTo(overtimeAfterMax.dayHours))),
  overtime_after_week_hours: z.optional(z.nullable(hoursUpTo(overtimeAfterMax.weekHours))),
  lunch_minutes: z.optional(z.nullable(z.int().check(z.gt(0), z.maximum(lunchMax.minutes)))),
  lunch_from_hours: z.optional(hoursUpTo(lunchMax.fromHours)),
  rounding: z.optional(z.boolean()),
  /** `false`: under a daily overtime rule, projects show neither normal time nor overtime. */
  split: z.optional(z.boolean()),
};
export const exportOptions = z.strictObject(options).check(lunchNeedsHours());
export type ExportOptions = z.output<typeof exportOptions>;
/** As stored: older rows say 0 for a rule that is off, and have a lunch without hours. */
export const storedOptions = z.strictObject({
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

/** What an employee asks for: a sheet or a PDF of own hours, never of anyone else's. */
export const ownExportCreation = z.strictObject({
  kind: z.enum(['entries', 'pdf']),
  from: exportFilters.shape.from,
  to: exportFilters.shape.to,
  language: z.optional(language),
});

export const everythingCreation = z.strictObject({
  language: z.optional(language),
  /** Why an administrator acting as the company exports its data; the company's audit shows it. */
  reason: z.optional(freeText(reasonMax)),
});

export const exportStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export const exportJob = z.object({
  id: z.string(),
  kind: exportKind,
  state: z.enum(exportStates),
  rows_done: z.number(),
  /** null until the worker has counted them. */
  rows: z.nullable(z.number()),
  filters: exportFilters,
  created: z.string(),
  file_name: z.optional(z.string()),
  /** The finished file's address, valid for a quarter of an hour. */
  address: z.optional(z.string()),
  /** The files of a full export, each small enough to download. */
  files: z.optional(z.array(z.object({ file_name: z.string(), bytes: z.number(), address: z.string() }))),
  /** When the job and its file are deleted. */
  ends: z.string(),
});
export type ExportJob = z.output<typeof exportJob>;

// The report reply: the specification's shape by default, a columnar one on request.

import * as z from 'zod/mini';
import { comment } from './worklog.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** One entry in a report. Times in seconds; `lunch_deduction` is positive here and shown negated. */
export const reportLog = z.object({
  id: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  employee: named,
  project: named,
  regular_time: z.number(),
  over_time: z.number(),
  lunch_deduction: z.number(),
  total_time: z.number(),
  comments: z.array(z.string()),
  comments_v2: z.array(comment),
});
export type ReportLog = z.output<typeof reportLog>;

const sums = { id: z.string(), regular_time: z.number(), over_time: z.number(), lunch_deduction: z.number() };
/** One employee's or project's part of one local day; a night's hours stand on the day they were worked. */
export const reportPart = z.object({
  day: z.string(),
  log_id: z.string(),
  employee_id: z.string(),
  project_id: z.string(),
  regular_time: z.number(),
  over_time: z.number(),
  lunch_deduction: z.number(),
  total_time: z.number(),
});
export type ReportPart = z.output<typeof reportPart>;

export const report = z.object({
  projects: z.record(z.string(), z.object({ ...sums, logs: z.array(reportLog) })),
  employees: z.record(
    z.string(),
    z.object({
      ...sums,
      logs: z.array(reportLog),
      /** Local day → the ids of the entries with hours on it. */
      dates: z.record(z.string(), z.array(z.string())),
    }),
  ),
  data: z.array(reportLog),
  /** Every entry split at local midnight; sums to the entries to the second. */
  parts: z.array(reportPart),
  rules: z.object({
    overtime_after_day_hours: z.nullable(z.number()),
    overtime_after_week_hours: z.nullable(z.number()),
    lunch_minutes: z.number(),
    lunch_from_hours: z.number(),
  }),
  /** Entries of the range that still run; they are not counted. */
  open_entries: z.number(),
  from: z.string(),
  to: z.string(),
});
export type Report = z.output<typeof report>;

/**
 * The same report as columns, for `Accept: application/vnd.report+json`: dictionaries of employees and
 * projects, one position per entry in every array, instants in epoch seconds.
 */
export const columnarReport = z.object({
  from: z.string(),
  to: z.string(),
  rules: report.shape.rules,
  open_entries: z.number(),
  employees: z.array(named),
  projects: z.array(named),
  id: z.array(z.string()),
  employee: z.array(z.number()),
  project: z.array(z.number()),
  start: z.array(z.number()),
  seconds: z.array(z.number()),
  over: z.array(z.number()),
  lunch: z.array(z.number()),
  /** Parts after the first of entries that cross midnight: entry position, day offset, the part's figures. */
  split: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
  comments: z.record(z.string(), z.array(comment)),
});
export type ColumnarReport = z.output<typeof columnarReport>;

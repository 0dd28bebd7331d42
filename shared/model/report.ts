// The report reply: the specification's shape by default, a columnar one on request.

import * as z from 'zod/mini';
import { holidayNames } from './company/company-calendar.ts';
import { lunchRule, overtimeTiers, roundingRule } from './company/pay-rules.ts';
import { comment } from './worklog.ts';

/** Seconds of overtime in the second and third tier; present where the rules have tiers. */
const tierSeconds = { over_time_2: z.optional(z.number()), over_time_3: z.optional(z.number()) };
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
  ...tierSeconds,
  lunch_deduction: z.number(),
  total_time: z.number(),
  comments: z.array(z.string()),
  comments_v2: z.array(comment),
});
export type ReportLog = z.output<typeof reportLog>;

/** One entry's part of one local day; a night's hours stand on the day they were worked. */
const reportPart = z.object({
  day: z.string(),
  log_id: z.string(),
  employee_id: z.string(),
  project_id: z.string(),
  /** Instants: the entry's own, or midnight where it is cut. */
  start: z.string(),
  end: z.string(),
  regular_time: z.number(),
  over_time: z.number(),
  ...tierSeconds,
  lunch_deduction: z.number(),
  total_time: z.number(),
});
export type ReportPart = z.output<typeof reportPart>;

/** The rules the figures follow. A lunch of zero minutes is off. */
const reportRules = z.object({
  overtime_after_day_hours: z.nullable(z.number()),
  overtime_after_week_hours: z.nullable(z.number()),
  lunch_minutes: z.number(),
  lunch_from_hours: z.number(),
  /** The company's own clock-time rules; a query cannot change them. */
  day_hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  weekends: z.boolean(),
  holidays: z.boolean(),
  /** Absent where the company has no such rule. */
  tiers: z.optional(overtimeTiers),
  rounding: z.optional(roundingRule),
  /** Employees in the report with a custom lunch; absent for none. */
  own_lunches: z.optional(z.number()),
  /** Employees whose custom lunch the requested lunch replaces; absent for none. */
  replaced_lunches: z.optional(z.number()),
});
export type ReportRules = z.output<typeof reportRules>;

const sums = {
  id: z.string(),
  regular_time: z.number(),
  over_time: z.number(),
  ...tierSeconds,
  lunch_deduction: z.number(),
};
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
  /** By employee's name, then newest start first. */
  data: z.array(reportLog),
  /** Every entry split at local midnight, in the order of `data`; sums to the entries to the second. */
  parts: z.array(reportPart),
  rules: reportRules,
  /** Running entries in the range; they are not counted. */
  open_entries: z.number(),
  time_zone: z.string(),
  from: z.string(),
  to: z.string(),
  /** The report holds only example entries; absent otherwise. */
  example: z.optional(z.boolean()),
});
export type Report = z.output<typeof report>;

/** Why an employee's day is paid as it is: which rule applies to which stretch. */
export const explainedDay = z.object({
  day: z.string(),
  employee: named,
  /** In time order; their sums are the day's, to the second. */
  stretches: z.array(
    z.object({
      log_id: z.string(),
      project: named,
      start: z.string(),
      end: z.string(),
      /** Seconds deducted from this stretch, which is regular time. */
      lunch_deduction: z.number(),
      /** Null for regular time. */
      reason: z.nullable(z.enum(['holiday', 'weekend', 'hours', 'day', 'week'])),
      /** 0 for regular time. */
      tier: z.number(),
      /** The rule that raised the tier above its reason's. */
      lift: z.nullable(z.enum(['hours', 'night', 'holiday', 'day', 'week'])),
    }),
  ),
  holiday: z.nullable(
    z.object({
      /** Null for a day of the company's own, which then has `own_name`. */
      name: z.nullable(z.enum(holidayNames)),
      own_name: z.string(),
      /** Minutes after midnight at which it begins. */
      from_minute: z.number(),
      is_major: z.boolean(),
    }),
  ),
  total_time: z.number(),
  lunch_deduction: z.number(),
  /** Seconds of lunch that were worked through, and so are not deducted; absent for none. */
  lunch_given_back: z.optional(z.number()),
  /** The employee's own lunch or the company's. */
  lunch: z.nullable(lunchRule),
  /** Regular time left under the weekly threshold when the day began; null without one. */
  week_left_time: z.nullable(z.number()),
  /** Paid time of the week before this day. */
  week_paid_time: z.number(),
  rules: reportRules,
});
export type ExplainedDayOnWire = z.output<typeof explainedDay>;

/** Comments as columns, in entry order. */
const columnarComments = z.object({
  /** Positions of entries, each as the distance from the one before; the first from 0. */
  entry: z.array(z.number()),
  id: z.array(z.string()),
  text: z.array(z.string()),
  /** Seconds from the entry's start to the comment. */
  after: z.array(z.number()),
  /** Positions in the list of authors of `model/worklog.ts`. */
  by: z.array(z.number()),
  /** Which of these comments are photos: position, address of the small variant or '', state. */
  photos: z.array(z.tuple([z.number(), z.string(), z.string()])),
});

/**
 * The same report as columns, for `Accept: application/vnd.report+json`: dictionaries of employees and
 * projects, and one position per entry in every other array; entries stand by employee, then by start. Only
 * `shared/report/report-shape.ts` writes and reads it.
 */
export const columnarReport = z.object({
  from: z.string(),
  to: z.string(),
  time_zone: z.string(),
  rules: reportRules,
  open_entries: z.number(),
  /** The report holds only example entries; absent otherwise. */
  example: z.optional(z.boolean()),
  /** Who lacks rest in the range: seconds short of eleven hours, weeks without a day off; absent where it is not warned of. */
  rest: z.optional(
    z.array(
      z.object({
        employee_id: z.string(),
        short_days: z.number(),
        short_time: z.number(),
        full_weeks: z.number(),
        /** Seconds a week above 48 hours, on average over so many weeks before the range's end; absent for none. */
        average_over: z.optional(z.number()),
        average_weeks: z.optional(z.number()),
      }),
    ),
  ),
  employees: z.array(named),
  projects: z.array(named),
  /** How many entries each employee of the dictionary has. */
  counts: z.array(z.number()),
  /** Ids without what each shares with the one before it. */
  ids: z.object({
    /** A base-36 digit per id: how many characters it shares. */
    shared: z.string(),
    /** The length of every id; 0 when they differ, and then `rest` is parted by blanks. */
    length: z.number(),
    rest: z.string(),
  }),
  project: z.array(z.number()),
  /** Seconds from the end of the employee's entry before; epoch seconds for the first. */
  gap: z.array(z.number()),
  seconds: z.array(z.number()),
  over: z.array(z.number()),
  lunch: z.array(z.number()),
  /**
   * The further days of entries over midnight: entry's position, days after its start, seconds, overtime, lunch.
   */
  split: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
  /** Parts with overtime above the first tier: entry's position, days after its start, seconds of tier 2 and 3. */
  tiers: z.optional(z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]))),
  comments: columnarComments,
});
export type ColumnarReport = z.output<typeof columnarReport>;

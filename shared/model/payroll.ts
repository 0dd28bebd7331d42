// Payroll: findings to fix before a file is made, and the record of the files.

import * as z from 'zod/mini';
import { integrationKeys, payrollRecordsPage } from '#shared/limits.ts';
import { exportFilters, workLogFilters } from './filters.ts';
import { wholeNumberText } from './fields.ts';

export const payrollSystem = z.enum(integrationKeys);
export type PayrollSystem = z.output<typeof payrollSystem>;
/** The system of this name, which the kind of its file bears too. */
export const payrollSystemOf = (name: string): PayrollSystem | undefined =>
  integrationKeys.find((system) => system === name);

export const payrollAsked = z.strictObject({ system: payrollSystem, ...workLogFilters.shape });
export type PayrollAsked = z.output<typeof payrollAsked>;

/** A kind of hours. `lunch_off` deducts the `lunch` that regular time includes where lunch has its own item. */
export const hourKinds = ['regular', 'lunch', 'overtime1', 'overtime2', 'overtime3', 'lunch_off'] as const;
const hourKind = z.enum(hourKinds);
export type HourKind = z.output<typeof hourKind>;

/** A pay item as the file names it, and its hours to the second. */
const payItemHours = z.object({ item: z.string(), kinds: z.array(hourKind), seconds: z.number() });

/** `blocks`: no file is made. `warns`: made after confirmation. `notes`: for information. */
export const severities = ['blocks', 'warns', 'notes'] as const;
const severityOf = {
  nothing: 'blocks',
  kennitala_missing: 'blocks',
  kennitala_wrong: 'blocks',
  kennitala_shared: 'warns',
  open: 'warns',
  end_assumed: 'warns',
  paid_before: 'warns',
  overlapping: 'warns',
  very_long: 'warns',
  unapproved: 'warns',
  exported_before: 'warns',
  item_shared: 'warns',
  kennitala_odd: 'notes',
  department_missing: 'notes',
  item_missing: 'notes',
} as const satisfies Record<string, (typeof severities)[number]>;
export type FindingCode = keyof typeof severityOf;
export const severity = (code: FindingCode) => severityOf[code];
export const findingCodes = Object.keys(severityOf).filter((code): code is FindingCode => code in severityOf);

const named = z.object({ id: z.string(), name: z.string() });
const finding = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(severities),
  employee: z.optional(named),
  /** Others with the same kennitala. */
  others: z.optional(z.array(named)),
  /** How many time entries it is about, the first of them by id, and the days they started on. */
  entries: z.optional(z.number()),
  entry_ids: z.optional(z.array(z.string())),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** The shared pay item, or the overtime tier without one. */
  item: z.optional(z.string()),
  tier: z.optional(z.number()),
  /** When the earlier file was made. */
  at: z.optional(z.string()),
});
export type Finding = z.output<typeof finding>;

export const payrollCheck = z.object({
  system: payrollSystem,
  from: z.string(),
  to: z.string(),
  employees: z.number(),
  entries: z.number(),
  items: z.array(payItemHours),
  findings: z.array(finding),
});
export type PayrollCheck = z.output<typeof payrollCheck>;

export const payrollPage = z.strictObject({
  limit: z.optional(wholeNumberText(1, payrollRecordsPage.max)),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});
const by = z.object({ kind: z.enum(['Company', 'Platform']), name: z.string() });
export const payrollRecord = z.object({
  id: z.string(),
  export_id: z.string(),
  system: payrollSystem,
  from: z.string(),
  to: z.string(),
  filters: exportFilters,
  items: z.array(payItemHours),
  employees: z.number(),
  file_name: z.string(),
  sha256: z.string(),
  made: z.string(),
  by,
  /** The office said that the payroll system has read the file. */
  sent: z.optional(z.object({ at: z.string(), by })),
});
export type PayrollRecord = z.output<typeof payrollRecord>;

/** `false` takes it back. */
export const payrollSent = z.strictObject({ sent: z.boolean() });

/** How the hours of a file have changed since it was made. */
export const payrollChanges = z.object({
  has_changed: z.boolean(),
  /** Entries changed since, and entries of the file that were deleted or moved out of its period. */
  entries: z.number(),
  items: z.array(z.extend(payItemHours, { seconds_now: z.number() })),
  employees: z.array(z.extend(named, { seconds: z.number(), seconds_now: z.number() })),
});
export type PayrollChanges = z.output<typeof payrollChanges>;

// The monthly report by mail as a company sets it: to whom, which files, when.

import * as z from 'zod/mini';
import { monthlyReportAddressesMax, monthlyReportDayMax } from '#shared/limits.ts';
import { email, language } from '#shared/model/fields.ts';

export const monthlyReportKinds = ['pdf', 'entries', 'employees', 'payday', 'regla', 'dk'] as const;
export const monthlyReportKind = z.enum(monthlyReportKinds);
export type MonthlyReportKind = z.output<typeof monthlyReportKind>;

/** One address of the setting, in lower case as stored. */
export const reportAddress = email.check(z.toLowerCase());
const areUnique = (all: readonly string[]): boolean => new Set(all).size === all.length;

const chosen = {
  addresses: z.array(reportAddress),
  kinds: z.array(monthlyReportKind),
  language,
  /** Days after the month's end: 1 is the first of the next month. */
  day: z.int().check(z.minimum(1), z.maximum(monthlyReportDayMax)),
};
/** As stored. `since` is when it was turned on; earlier months are not sent. */
export const monthlyReport = z.object({ ...chosen, since: z.string() });
export const monthlyReportChange = z.strictObject({
  ...chosen,
  addresses: z
    .array(reportAddress)
    .check(z.minLength(1), z.maxLength(monthlyReportAddressesMax), z.refine(areUnique)),
  kinds: z
    .array(monthlyReportKind)
    .check(z.minLength(1), z.maxLength(monthlyReportKinds.length), z.refine(areUnique)),
});
export type MonthlyReport = z.output<typeof monthlyReport>;

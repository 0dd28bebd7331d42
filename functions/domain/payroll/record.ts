// The record of a payroll file: written when its job ends, kept for good, compared with today's hours.

import { payrollRecordsPage } from '#shared/limits.ts';
import type { PayrollChanges, payrollPage, PayrollRecord } from '#shared/model/payroll.ts';
import { toWire } from '#shared/time/instant.ts';
import type { WorkSums } from '#shared/pay/overtime.ts';
import { filtersOf } from '#functions/domain/exports/exports.ts';
import { paidWork } from '#functions/domain/report/report.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import {
  payrollFrom,
  payrollItem,
  type PayrollRow,
  payrollRowId,
} from '#functions/table/rows/payroll/payroll-row.ts';
import { paidEntriesItem, paidParts } from '#functions/table/rows/payroll/paid-entries-row.ts';
import type { PayrollSentRow } from '#functions/table/rows/payroll/payroll-sent-row.ts';
import { monthOfId } from '#functions/table/rows/work-log-row.ts';
import type { Change } from '#functions/table/write.ts';
import type * as z from 'zod/mini';
import { hoursPerEmployee, itemTotals } from './hours.ts';
import { entriesOfFile } from './paid-before.ts';
import { sentOf } from './sent-of.ts';
import { type PayItem, secondsOf } from './pay-items.ts';
import type { Sheet } from './sheet.ts';

type Made = Pick<PayrollRow, 'sha256' | 'madeAt' | 'readAt' | 'fileName'>;

/**
 * For the transaction that ends the job: one record for each job, however often it ran, and its entries. An entry
 * carries the file that last held it (3-decisions.md, 'What is paid').
 */
export function recordOf(job: ExportRow, { system, work, hours, items }: Sheet, made: Made): Change[] {
  const { companyId } = job;
  const id = payrollRowId(job.createdAt, job.id);
  const ids = [...work.rows.keys()];
  const file = { fileId: id, system, from: work.from, to: work.to, madeAt: made.madeAt };
  const record: PayrollRow = {
    ...made,
    companyId,
    id,
    entryMonths: [...new Set(ids.map(monthOfId))],
    exportId: job.id,
    system,
    from: work.from,
    to: work.to,
    filters: job.filters,
    options: job.options,
    items: itemTotals(hours, items),
    employees: hours.map(({ employee, sums }) => [employee.id, eachItem(sums, items)] as const),
    // Jobs of an earlier release do not say who asked.
    by: job.askedBy ?? { kind: 'Company', name: '' },
  };
  return [
    { put: payrollItem(record) },
    ...paidParts(ids).map((part) => ({ put: paidEntriesItem(companyId, file, part) })),
  ];
}

const eachItem = (sums: WorkSums, items: readonly PayItem[]): number[] =>
  items.map((item) => secondsOf(sums, item));

type Page = z.output<typeof payrollPage>;

/** Newest first. */
export async function list(ctx: CompanyCtx, { query }: { readonly query: Page }): Promise<PayrollRecord[]> {
  const { items, next } = await ctx.table.query(ranges.payrollFiles(ctx.company.id), {
    limit: query.limit ?? payrollRecordsPage.usual,
    after: query.cursor,
    newestFirst: true,
  });
  ctx.extras.nextCursor = next;
  const rows = items.map((item) => payrollFrom(ctx.company.id, item));
  const sent = await sentOf(ctx, rows);
  return rows.map((row, at) => recordOnWire(row, sent[at]));
}

/** `seconds` are whole seconds of each pay item over all employees; `said` is whether the office has sent the file. */
export const recordOnWire = (row: PayrollRow, said: PayrollSentRow | undefined): PayrollRecord => ({
  id: row.id,
  export_id: row.exportId,
  system: row.system,
  from: row.from,
  to: row.to,
  filters: row.filters,
  items: row.items.map(({ item, kinds, seconds }) => ({ item, kinds: [...kinds], seconds })),
  employees: row.employees.length,
  file_name: row.fileName,
  sha256: row.sha256,
  made: toWire(row.madeAt),
  by: row.by,
  ...(said?.isSent ? { sent: { at: toWire(said.at), by: said.by } } : {}),
});

/**
 * Counts the same range again by today's rules and entries, for the file's pay items. Whole seconds. `has_changed`
 * follows the hours of employees and pay items; `entries` counts those changed or gone since the file. Error:
 * `payroll_record_missing`.
 */
export async function changes(
  ctx: CompanyCtx,
  { path }: { readonly path: { readonly id: string } },
): Promise<PayrollChanges> {
  const item = path.id === '' ? undefined : await ctx.table.get(keys.payrollFile(ctx.company.id, path.id));
  const row = item ? payrollFrom(ctx.company.id, item) : fail('payroll_record_missing');
  const work = await paidWork(ctx, filtersOf(row), true);
  const hours = hoursPerEmployee(work);
  const totals = itemTotals(hours, row.items);
  const then = new Map(row.employees);
  const now = new Map(hours.map(({ employee, sums }) => [employee.id, eachItem(sums, row.items)]));
  const touched = Array.from(work.rows.values()).filter(({ changedAt }) => changedAt > row.readAt);
  const gone = (await entriesOfFile(ctx, row)).filter((id) => !work.rows.has(id));
  const employees = [...new Set([...then.keys(), ...now.keys()])].flatMap((id) => {
    const [before, after] = [then.get(id) ?? [], now.get(id) ?? []];
    // Hours moved between pay items are a change too.
    if (row.items.every((_, at) => (before[at] ?? 0) === (after[at] ?? 0))) return [];
    const name = work.employees.get(id)?.name ?? '';
    return [{ id, name, seconds: totalOf(before), seconds_now: totalOf(after) }];
  });
  return {
    has_changed: employees.length > 0,
    entries: touched.length + gone.length,
    items: row.items.map(({ item: name, kinds, seconds }, at) => ({
      item: name,
      kinds: [...kinds],
      seconds,
      seconds_now: totals[at]?.seconds ?? 0,
    })),
    employees,
  };
}

const totalOf = (seconds: readonly number[]): number => seconds.reduce((total, one) => total + one, 0);

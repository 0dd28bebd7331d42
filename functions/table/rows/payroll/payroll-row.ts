// The record of a payroll file: each employee's hours to the second, by pay item. Never changed.

import * as z from 'zod/mini';
import { type ExportOptions, storedOptions } from '#shared/model/export.ts';
import { exportFilters, type ExportFilters } from '#shared/model/filters.ts';
import { type HourKind, hourKinds, payrollSystem, type PayrollSystem } from '#shared/model/payroll.ts';
import type { AskedBy } from '#functions/table/rows/export-row.ts';
import { askedBy } from '#functions/table/rows/export-row.ts';
import { keys } from '#functions/table/keys.ts';
import { known, number, text } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

const items = z.array(z.object({ item: z.string(), kinds: z.array(z.enum(hourKinds)), seconds: z.number() }));
/** Employee id, then the seconds of each pay item in order. */
const employees = z.array(z.tuple([z.string(), z.array(z.number())]));

export type PayrollRow = {
  readonly companyId: string;
  /** Sorts by the time of the request. */
  readonly id: string;
  readonly exportId: string;
  readonly system: PayrollSystem;
  readonly from: string;
  readonly to: string;
  readonly filters: ExportFilters;
  readonly options: ExportOptions;
  readonly items: readonly {
    readonly item: string;
    readonly kinds: readonly HourKind[];
    readonly seconds: number;
  }[];
  readonly employees: readonly (readonly [string, readonly number[]])[];
  /** The months in its entries' ids; older files have none, and their entries are unknown. */
  readonly entryMonths: readonly string[];
  readonly fileName: string;
  readonly sha256: string;
  /** When the hours were read, and when the file was complete. */
  readonly readAt: number;
  readonly madeAt: number;
  readonly by: AskedBy;
};

const digits = 10;
/** Sorts by when the file was asked for (epoch seconds). */
export const payrollRowId = (askedAt: number, exportId: string): string =>
  `${String(askedAt).padStart(digits, '0')}${exportId}`;

export const payrollItem = (row: PayrollRow) => ({
  ...keys.payrollFile(row.companyId, row.id),
  x: row.exportId,
  k: row.system,
  d: row.from,
  e: row.to,
  f: row.filters,
  o: row.options,
  i: row.items,
  m: row.employees,
  em: row.entryMonths,
  fn: row.fileName,
  h: row.sha256,
  r: row.readAt,
  at: row.madeAt,
  by: row.by,
});

export const payrollFrom = (companyId: string, item: Item): PayrollRow => ({
  companyId,
  id: text(item, 'SK'),
  exportId: text(item, 'x'),
  system: z.parse(payrollSystem, item['k']),
  from: text(item, 'd'),
  to: text(item, 'e'),
  filters: known(exportFilters, item['f']),
  options: known(storedOptions, item['o']),
  items: known(items, item['i']),
  employees: known(employees, item['m']),
  entryMonths: z.parse(z.array(z.string()), item['em'] ?? []),
  fileName: text(item, 'fn'),
  sha256: text(item, 'h'),
  readAt: number(item, 'r'),
  madeAt: number(item, 'at'),
  by: known(askedBy, item['by']),
});

// The record of a payroll file: each employee's hours to the second, by pay item. Never changed.

import * as z from 'zod/mini';
import { storedOptions } from '#shared/model/export.ts';
import { exportFilters } from '#shared/model/filters.ts';
import { type HourKind, hourKinds, payrollSystem } from '#shared/model/payroll.ts';
import { askedBy } from '#functions/table/rows/export-row.ts';
import { keys } from '#functions/table/keys.ts';
import { number, orElse, record, type RowOf, shape, text, unwritten } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

const payItem = z.object({ item: z.string(), kinds: z.array(z.enum(hourKinds)), seconds: z.number() });
type PayItem = { readonly item: string; readonly kinds: readonly HourKind[]; readonly seconds: number };

const payroll = record({
  /** Sorts by the time of the request. */
  id: unwritten(text('SK')),
  exportId: text('x'),
  system: shape('k', payrollSystem),
  from: text('d'),
  to: text('e'),
  filters: shape('f', exportFilters),
  options: shape('o', storedOptions),
  items: shape<readonly PayItem[]>('i', z.array(payItem)),
  /** Employee id, then the seconds of each pay item in order. */
  employees: shape<readonly (readonly [string, readonly number[]])[]>(
    'm',
    z.array(z.tuple([z.string(), z.array(z.number())])),
  ),
  /** The months in its entries' ids; older files have none, and their entries are unknown. */
  entryMonths: orElse(shape<readonly string[]>('em', z.array(z.string())), []),
  fileName: text('fn'),
  sha256: text('h'),
  /** When the hours were read, and when the file was complete. */
  readAt: number('r'),
  madeAt: number('at'),
  by: shape('by', askedBy),
});
export type PayrollRow = RowOf<typeof payroll> & { readonly companyId: string };

const digits = 10;
/** Sorts by when the file was asked for (epoch seconds). */
export const payrollRowId = (askedAt: number, exportId: string): string =>
  `${String(askedAt).padStart(digits, '0')}${exportId}`;

export const payrollItem = (noun: PayrollRow) => ({
  ...keys.payrollFile(noun.companyId, noun.id),
  ...payroll.item(noun),
});
export const payrollFrom = (companyId: string, item: Item): PayrollRow => ({
  ...payroll.from(item),
  companyId,
});

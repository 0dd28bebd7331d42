// Entries that an earlier payroll file held: an entry moved to another period could be paid again.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { ranges } from '#functions/table/keys.ts';
import {
  type PaidEntries,
  paidEntriesFrom,
  type PaidIn,
} from '#functions/table/rows/payroll/paid-entries-row.ts';
import type { PayrollRow } from '#functions/table/rows/payroll/payroll-row.ts';
import { monthOfId, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Sheet } from './sheet.ts';

type TableCtx = Pick<CompanyCtx, 'table' | 'company'>;

async function filesOf({ table, company }: TableCtx, month: string, file?: string): Promise<PaidEntries[]> {
  const items = await table.queryAll(ranges.paidEntries(company.id, month, file));
  return items.map(paidEntriesFrom);
}

/** Entry ids of the file; none for files that did not store them. */
export async function entriesOfFile(ctx: TableCtx, { entryMonths, id }: PayrollRow): Promise<string[]> {
  const files = await Promise.all(entryMonths.map((month) => filesOf(ctx, month, id)));
  return files.flat().flatMap(({ ids }) => ids);
}

/** Entries that files of the same system held, by id, with the newest such file: a month's files come in their order. */
async function lastPaidIn(ctx: TableCtx, { work, system }: Sheet): Promise<Map<string, PaidIn>> {
  const months = [...new Set(Array.from(work.rows.keys(), monthOfId))];
  const files = (await Promise.all(months.map((month) => filesOf(ctx, month)))).flat();
  const found = new Map<string, PaidIn>();
  for (const { ids, ...file } of files) if (file.system === system) for (const id of ids) found.set(id, file);
  return found;
}

/** Entries of the sheet that were paid by a file of other days. Source: 3-decisions.md, 'What is paid'. */
export async function paidElsewhere(ctx: TableCtx, sheet: Sheet): Promise<WorkLogRow[]> {
  const { rows, from, to } = sheet.work;
  const paid = await lastPaidIn(ctx, sheet);
  return [...rows.values()].filter(({ id }) => {
    const file = paid.get(id);
    // The finding exported_before covers files of overlapping days.
    return file !== undefined && (file.to < from || file.from > to);
  });
}

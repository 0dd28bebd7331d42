// Which entries a payroll file held: beside its record, by the month in their ids, thousands to a row.

import { payrollSystem } from '#shared/model/payroll.ts';
import { keys } from '#functions/table/keys.ts';
import { textIn } from '#functions/table/read.ts';
import { number, record, type RowOf, shape, text } from '#functions/table/row.ts';
import { monthOfId } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';

const paidIn = record({
  system: shape('k', payrollSystem),
  from: text('d'),
  to: text('e'),
  madeAt: number('at'),
});
export type PaidIn = RowOf<typeof paidIn> & {
  /** The file's record; sorts by the time of the request. */
  readonly fileId: string;
};
export type PaidEntries = PaidIn & { readonly ids: readonly string[] };

/** About 130 kB of the 400 a row may have. */
const entriesPerRow = 5000;
const head = (month: string): string => `w${month}`;
const digits = 2;

type Part = { readonly month: string; readonly at: number; readonly ids: readonly string[] };

/** Splits the entries for rows: one month each, at most some thousands. */
export const paidParts = (ids: readonly string[]): Part[] =>
  [...Map.groupBy(ids, monthOfId)].flatMap(([month, own]) =>
    Array.from({ length: Math.ceil(own.length / entriesPerRow) }, (_, at) => ({
      month,
      at,
      ids: own.slice(at * entriesPerRow, (at + 1) * entriesPerRow),
    })),
  );

export const paidEntriesItem = (companyId: string, file: PaidIn, { month, at, ids }: Part) => ({
  ...keys.paidEntries(companyId, month, file.fileId, String(at).padStart(digits, '0')),
  ...paidIn.item(file),
  i: ids.map((id) => id.slice(head(month).length)).join(' '),
});

export function paidEntriesFrom(item: Item): PaidEntries {
  const month = textIn(item, 'PK').slice(-6);
  return {
    ...paidIn.from(item),
    fileId: textIn(item, 'SK').split('#')[0] ?? '',
    ids: textIn(item, 'i')
      .split(' ')
      .map((rest) => head(month) + rest),
  };
}

// Which entries a payroll file held: beside its record, by the month in their ids, thousands to a row.

import { type PayrollSystem, payrollSystem } from '#shared/model/payroll.ts';
import { type Key, keys } from './keys.ts';
import { number, text } from './read.ts';
import { monthOfId } from './work-log-row.ts';
import type { Item } from './write.ts';

export type PaidIn = {
  /** The record of the file; sorts by the time it was asked for. */
  readonly fileId: string;
  readonly system: PayrollSystem;
  readonly from: string;
  readonly to: string;
  readonly madeAt: number;
};
export type PaidEntries = PaidIn & { readonly ids: readonly string[] };

/** About 130 kB: a row may have 400. */
const entriesPerRow = 5000;
const head = (month: string): string => `w${month}`;
const digits = 2;

export function paidEntriesItems(companyId: string, file: PaidIn, ids: readonly string[]): (Key & Item)[] {
  return [...Map.groupBy(ids, monthOfId)].flatMap(([month, own]) =>
    Array.from({ length: Math.ceil(own.length / entriesPerRow) }, (_, at) => ({
      ...keys.paidEntries(companyId, month, file.fileId, String(at).padStart(digits, '0')),
      k: file.system,
      d: file.from,
      e: file.to,
      at: file.madeAt,
      i: own
        .slice(at * entriesPerRow, (at + 1) * entriesPerRow)
        .map((id) => id.slice(head(month).length))
        .join(' '),
    })),
  );
}

export function paidEntriesFrom(item: Item): PaidEntries {
  const month = text(item, 'PK').slice(-6);
  return {
    fileId: text(item, 'SK').split('#')[0] ?? '',
    system: payrollSystem.parse(item['k']),
    from: text(item, 'd'),
    to: text(item, 'e'),
    madeAt: number(item, 'at'),
    ids: text(item, 'i')
      .split(' ')
      .map((rest) => head(month) + rest),
  };
}

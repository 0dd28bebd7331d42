// Regla's file: a row per employee and pay item, in the columns that Regla's time import expects.

import type { Day } from '#shared/time/day.ts';
import { hundredthsOf, roundedHours } from '#shared/time/rounding.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';
import { csvFile, type CsvField } from './csv.ts';
import { kennitalaOf } from './kennitala.ts';
import type { PayrollInput } from './hours.ts';
import { secondsOf } from './pay-items.ts';

type Field = 'kennitala' | 'payItem' | 'hours' | 'withdrawal' | 'periodEnd' | 'unused';

/**
 * The ten columns. Regla's own settings decide what each holds; this is the order in its manual, the unnamed ones
 * empty. A company with another order needs another list.
 */
export const reglaColumns: readonly Field[] = [
  'kennitala',
  'payItem',
  'hours',
  'withdrawal',
  'periodEnd',
  'unused',
  'unused',
  'unused',
  'unused',
  'unused',
];

/**
 * CSV without headings, a row per employee and pay item; hours to two decimals. Ten columns, the period's last day as
 * DDMMYY: specification 2, section 9; domain-facts.md, 'Payroll files'.
 */
export function reglaFile({ hours, items, from, to }: PayrollInput): MadeFile {
  const periodEnd = shortDay(to);
  const rows = hours.flatMap(({ employee, sums }) =>
    items
      .map(({ item, kinds }) => ({ item, seconds: secondsOf(sums, { item, kinds }) }))
      // Regla refuses pay items an employee does not have, and 0.00 pays nothing.
      .filter(({ seconds }) => hundredthsOf(seconds) !== 0)
      .map(({ item, seconds }) => {
        const fields: Readonly<Record<Field, CsvField>> = {
          kennitala: kennitalaOf(employee, 'regla'),
          payItem: item,
          hours: roundedHours(seconds),
          withdrawal: '',
          periodEnd,
          unused: '',
        };
        return reglaColumns.map((column) => fields[column]);
      }),
  );
  return csvFile(`regla-${from}-${to}`, rows, hours.length);
}

/** `shortDay('2026-10-31')` → '311026', Regla's date format. */
const shortDay = (day: Day): string => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);

// DK's file: a row per employee, a column per pay item with the item's number as heading, nothing else.

import { roundedHours } from '#shared/time/rounding.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';
import { csvFile } from './csv.ts';
import { kennitalaOf } from './kennitala.ts';
import type { PayrollInput } from './hours.ts';
import { secondsOf } from './pay-items.ts';

/**
 * CSV with headings; hours to two decimals. Columns: domain-facts.md, 'Payroll files'; codes: specification 2, section
 * 9.
 */
export function dkFile({ hours, items, from, to }: PayrollInput): MadeFile {
  const rows = hours.map(({ employee, sums }) => [
    kennitalaOf(employee, 'dk'),
    employee.integrations.dk?.deild ?? '',
    employee.name,
    ...items.map((item) => roundedHours(secondsOf(sums, item))),
  ]);
  const heads = ['Kennitala', 'Deild', 'Nafn', ...items.map(({ item }) => item)];
  return csvFile(`dk-${from}-${to}`, [heads, ...rows], hours.length);
}

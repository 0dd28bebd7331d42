// Payday's file: a workbook like its own template, with its Icelandic headings in every language.

import { roundedHours } from '#shared/time/rounding.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';
import { cellText, streamedBook } from '#functions/domain/workbooks/workbooks.ts';
import { kennitalaOf } from './kennitala.ts';
import type { PayrollInput } from './hours.ts';
import { secondsOf } from './pay-items.ts';

// '@' keeps a kennitala's leading zero, and keeps names that look like formulas as text.
const textStyle = { numFmt: '@' };
const hoursStyle = { numFmt: '0.00' };
const headStyle = { numFmt: '@', font: { name: 'Calibri', size: 11, family: 2, bold: true } };

/**
 * XLSX; hours to two decimals, kennitölur as text. Columns: domain-facts.md, 'Payroll files'; 3-decisions.md,
 * 'Payroll'.
 */
export function paydayFile({ hours, items, from, to, createdAt }: PayrollInput): MadeFile {
  const columns = ['Kennitala', 'Nafn', ...items.map(({ item }) => item)];
  return {
    fileName: `payday-${from}-${to}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    rows: hours.length,
    fill: async (sink) => {
      const book = streamedBook(sink, createdAt);
      const sheet = book.addWorksheet('Tímaskrá');
      sheet.columns = columns.map((head) => ({ width: head === 'Nafn' ? 32 : 13 }));
      const head = sheet.addRow(columns.map(cellText));
      columns.forEach((_, at) => {
        head.getCell(at + 1).style = headStyle;
      });
      head.commit();
      for (const { employee, sums } of hours) {
        const row = sheet.addRow([kennitalaOf(employee, 'payday'), cellText(employee.name)]);
        for (const at of [1, 2]) row.getCell(at).style = textStyle;
        items.forEach((item, at) => {
          // A column for the bookkeeper's own use stays empty.
          if (item.kinds.length === 0) return;
          const cell = row.getCell(at + 3);
          cell.value = roundedHours(secondsOf(sums, item));
          cell.style = hoursStyle;
        });
        row.commit();
      }
      await book.commit();
    },
  };
}

// Payday: the workbook that its own template asks for, with its Icelandic heads in every language.

import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js';
import { productName } from '#shared/limits.ts';
import { roundedHours } from '#shared/time/rounding.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';
import type { PayrollInput } from './hours.ts';

const heads = ['Kennitala', 'Nafn', 'Dagvinna', 'Yfirvinna'];
/** Payday reads it where a company has evening pay; we count none, so it stays empty for the bookkeeper. */
const eveningHead = 'Eftirvinna';

// '@' keeps a kennitala's first zero, and a name that looks like a formula a name.
const textStyle = { numFmt: '@' };
const hoursStyle = { numFmt: '0.00' };
const headStyle = { numFmt: '@', font: { name: 'Calibri', size: 11, family: 2, bold: true } };

export function paydayFile({ hours, integration, from, to, createdAt }: PayrollInput): MadeFile {
  const columns = integration.evening_column ? [...heads, eveningHead] : heads;
  return {
    fileName: `payday-${from}-${to}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    rows: hours.length,
    fill: async (sink) => {
      const book = new WorkbookWriter({
        stream: sink,
        useStyles: true,
        useSharedStrings: false,
        creator: productName,
        lastModifiedBy: productName,
        created: new Date(createdAt * 1000),
      });
      const sheet = book.addWorksheet('Tímaskrá', { views: [], pageSetup: {}, headerFooter: {} });
      sheet.columns = columns.map((head) => ({ width: head === 'Nafn' ? 32 : 13 }));
      const add = (values: readonly (string | number)[], styles: readonly object[]) => {
        const row = sheet.addRow([...values]);
        styles.forEach((style, at) => {
          row.getCell(at + 1).style = style;
        });
        row.commit();
      };
      add(
        columns,
        columns.map(() => headStyle),
      );
      for (const { employee, regularSeconds, overtimeSeconds } of hours) {
        const hoursOf = [roundedHours(regularSeconds), roundedHours(overtimeSeconds)];
        const kennitala = employee.integrations.payday?.kt ?? '';
        add([kennitala, employee.name, ...hoursOf], [textStyle, textStyle, hoursStyle, hoursStyle]);
      }
      await book.commit();
    },
  };
}

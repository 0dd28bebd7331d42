// Payroll files for Payday, Regla and DK, and how hours are rounded for them.
import { proven, type Row, rows } from './row.ts';

export const payroll: readonly Row[] = [
  ...rows('column', 'spec/1 §9 excel export, Payday salary import layout', {
    'payday.column-kennitala': proven(
      'kennitala',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Payday is a workbook with its four Icelandic heads',
    ),
    'payday.column-name': proven(
      'name',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Payday is a workbook with its four Icelandic heads',
    ),
    'payday.column-regular-time': proven(
      'regular time',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Payday is a workbook with its four Icelandic heads',
    ),
    'payday.column-overtime': proven(
      'overtime',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Payday is a workbook with its four Icelandic heads',
    ),
  }),
  ...rows('constant', 'spec/2 §9 payroll exports', {
    'payroll.csv-delimiter': proven(
      "CSV delimiter ';'",
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'regla.code-regular': proven(
      'Regla: pay code regular time 104',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'regla.code-overtime': proven(
      'Regla: pay code overtime 106',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'dk.code-regular': proven(
      'DK: pay code regular time 101',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for DK has the pay items as heads of their columns, and no name that a spreadsheet would run',
    ),
    'dk.code-overtime': proven(
      'DK: pay code overtime 102',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for DK has the pay items as heads of their columns, and no name that a spreadsheet would run',
    ),
  }),
  ...rows('column', 'spec/2 §9 payroll exports, Regla', {
    'regla.ten-columns': proven(
      'Regla: 10 columns',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'regla.column-id-number': proven(
      'Regla: employee ID number',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'regla.column-pay-item': proven(
      'Regla: pay item',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'regla.column-hours': proven(
      'Regla: hours',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'regla.column-period-end': proven(
      'Regla: the end-of-period date in DDMMYY',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
  }),
  ...rows('rule', 'spec/2 §9 payroll exports, Regla', {
    'regla.row-for-regular': proven(
      'Regla: one row per employee for regular time',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'regla.row-for-overtime': proven(
      'Regla: one row per employee for overtime',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
  }),
  ...rows('column', 'spec/2 §9 payroll exports, DK', {
    'dk.column-id-number': proven(
      'DK: ID number',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for DK has the pay items as heads of their columns, and no name that a spreadsheet would run',
    ),
    'dk.column-department': proven(
      'DK: department',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for DK has the pay items as heads of their columns, and no name that a spreadsheet would run',
    ),
    'dk.column-name': proven(
      'DK: name',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for DK has the pay items as heads of their columns, and no name that a spreadsheet would run',
    ),
    'dk.column-regular': proven(
      'DK: regular',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for DK has the pay items as heads of their columns, and no name that a spreadsheet would run',
    ),
    'dk.column-overtime': proven(
      'DK: overtime',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for DK has the pay items as heads of their columns, and no name that a spreadsheet would run',
    ),
  }),
  ...rows('rule', 'spec/2 §9 payroll exports', {
    'payroll.hours-rounded': proven(
      'Hours are rounded for export',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'payroll.lunch-negated': proven(
      'Lunch deduction is shown negated',
      'test/domain/exports/exports-sheets.test.ts',
      'a spreadsheet > of entries has its columns and the report’s totals to the second',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'payroll.two-decimals': proven(
      'Payroll: hours rounded to 2 decimals',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'payroll.own-kennitala-field': proven(
      "Payroll: each system's own kennitala field",
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'payday.exactly-four-columns': proven(
      'Payday has exactly the four columns by default',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Payday is a workbook with its four Icelandic heads',
    ),
    'payday.eftirvinna-by-setting': proven(
      'Payday: Eftirvinna by a setting',
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Payday has Eftirvinna as an empty fifth column when the company wants it',
    ),
    'regla.unnamed-columns-empty': proven(
      "Regla's unnamed columns are empty",
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
    'regla.layout-is-data': proven(
      "Regla's layout is data",
      'test/domain/payroll/payroll.test.ts',
      'a payroll file > for Regla has ten columns and a row per employee and pay item, days as DDMMYY',
    ),
  }),
];

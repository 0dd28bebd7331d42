// Payroll files for Payday, Regla and DK, and how hours are rounded for them.
import { type Row, rows, unbuilt } from './row.ts';

export const payroll: readonly Row[] = [
  ...rows('column', 'spec/1 §9 excel export, Payday salary import layout', {
    'payday.column-kennitala': unbuilt('kennitala'),
    'payday.column-name': unbuilt('name'),
    'payday.column-regular-time': unbuilt('regular time'),
    'payday.column-overtime': unbuilt('overtime'),
  }),
  ...rows('constant', 'spec/2 §9 payroll exports', {
    'payroll.csv-delimiter': unbuilt("CSV delimiter ';'"),
    'regla.code-regular': unbuilt('Regla: pay code regular time 104'),
    'regla.code-overtime': unbuilt('Regla: pay code overtime 106'),
    'dk.code-regular': unbuilt('DK: pay code regular time 101'),
    'dk.code-overtime': unbuilt('DK: pay code overtime 102'),
  }),
  ...rows('column', 'spec/2 §9 payroll exports, Regla', {
    'regla.ten-columns': unbuilt('Regla: 10 columns'),
    'regla.column-id-number': unbuilt('Regla: employee ID number'),
    'regla.column-pay-item': unbuilt('Regla: pay item'),
    'regla.column-hours': unbuilt('Regla: hours'),
    'regla.column-period-end': unbuilt('Regla: the end-of-period date in DDMMYY'),
  }),
  ...rows('rule', 'spec/2 §9 payroll exports, Regla', {
    'regla.row-for-regular': unbuilt('Regla: one row per employee for regular time'),
    'regla.row-for-overtime': unbuilt('Regla: one row per employee for overtime'),
  }),
  ...rows('column', 'spec/2 §9 payroll exports, DK', {
    'dk.column-id-number': unbuilt('DK: ID number'),
    'dk.column-department': unbuilt('DK: department'),
    'dk.column-name': unbuilt('DK: name'),
    'dk.column-regular': unbuilt('DK: regular'),
    'dk.column-overtime': unbuilt('DK: overtime'),
  }),
  ...rows('rule', 'spec/2 §9 payroll exports', {
    'payroll.hours-rounded': unbuilt('Hours are rounded for export'),
    'payroll.lunch-negated': unbuilt('Lunch deduction is shown negated'),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'payroll.two-decimals': unbuilt('Payroll: hours rounded to 2 decimals'),
    'payroll.own-kennitala-field': unbuilt("Payroll: each system's own kennitala field"),
    'payday.exactly-four-columns': unbuilt('Payday has exactly the four columns by default'),
    'payday.eftirvinna-by-setting': unbuilt('Payday: Eftirvinna by a setting'),
    'regla.unnamed-columns-empty': unbuilt("Regla's unnamed columns are empty"),
    'regla.layout-is-data': unbuilt("Regla's layout is data"),
  }),
];

// DK: a row per employee, a column per pay item whose head is the pay item's number; nothing else may be in it.

import { payCodes } from '#shared/limits.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';
import { csvFile, hoursField, textField } from './csv.ts';
import type { PayrollInput } from './hours.ts';

export function dkFile({ hours, integration, from, to }: PayrollInput): MadeFile {
  const regular = integration.pay_code_regular ?? payCodes.dk.regular;
  const overtime = integration.pay_code_overtime ?? payCodes.dk.overtime;
  const rows = hours.map(({ employee, regularSeconds, overtimeSeconds }) => [
    employee.integrations.dk?.kt ?? '',
    textField(employee.integrations.dk?.deild ?? ''),
    textField(employee.name),
    hoursField(regularSeconds),
    hoursField(overtimeSeconds),
  ]);
  const heads = ['Kennitala', 'Deild', 'Nafn', String(regular), String(overtime)];
  return csvFile(`dk-${from}-${to}`, [heads, ...rows], hours.length);
}

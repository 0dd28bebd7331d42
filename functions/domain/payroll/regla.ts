// Regla: a row per employee and pay item, in the columns that Regla's own control of time imports expects.

import { payCodes } from '#shared/limits.ts';
import type { Day } from '#shared/time/day.ts';
import { hundredthsOf } from '#shared/time/rounding.ts';
import type { MadeFile } from '#functions/domain/exports/exports.ts';
import { csvFile, hoursField } from './csv.ts';
import type { PayrollInput } from './hours.ts';

type Field = 'kennitala' | 'payItem' | 'hours' | 'withdrawal' | 'periodEnd' | 'unused';

/**
 * The ten columns. Which of them holds what is set inside Regla; this is the order of its fields as its manual
 * lists them, the unnamed columns empty. Another set-up is another list here.
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

export function reglaFile({ hours, integration, from, to }: PayrollInput): MadeFile {
  const codes = {
    regular: integration.pay_code_regular ?? payCodes.regla.regular,
    overtime: integration.pay_code_overtime ?? payCodes.regla.overtime,
  };
  const periodEnd = shortDay(to);
  const rows = hours.flatMap(({ employee, regularSeconds, overtimeSeconds }) => {
    const kennitala = employee.integrations.regla?.kt ?? '';
    return (
      (
        [
          [codes.regular, regularSeconds],
          [codes.overtime, overtimeSeconds],
        ] as const
      )
        // Regla refuses a pay item that the employee has not got, and 0,00 is nothing to pay.
        .filter(([, seconds]) => hundredthsOf(seconds) > 0)
        .map(([code, seconds]) => {
          const fields: Readonly<Record<Field, string>> = {
            kennitala,
            payItem: String(code),
            hours: hoursField(seconds),
            withdrawal: '',
            periodEnd,
            unused: '',
          };
          return reglaColumns.map((column) => fields[column]);
        })
    );
  });
  return csvFile(`regla-${from}-${to}`, rows, hours.length);
}

/** `shortDay('2026-10-31')` → '311026', as Regla writes days. */
const shortDay = (day: Day): string => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);

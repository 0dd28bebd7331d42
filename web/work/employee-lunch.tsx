// An employee's lunch: as the company takes it off, none, or minutes of the employee's own.

import { lunchMax } from '#shared/limits.ts';
import type { LunchRule } from '#shared/model/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import type { SchemaForm } from '#web/ui/form.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { EmployeeValues, LunchValues } from './employee-values.ts';
import { typedNumber } from './typed-number.ts';

const kinds = ['company', 'none', 'own'] as const;
const usualLunch: LunchRule = { minutes: 30, from_hours: 6 };

/** The fields for an employee's lunch; those of an own one begin with what the company takes. */
export function lunchValues(
  own: LunchRule | null | undefined,
  company: LunchRule | null | undefined,
): LunchValues {
  const shown = own ?? company ?? usualLunch;
  return {
    lunch: own === undefined ? 'company' : own === null ? 'none' : 'own',
    lunch_minutes: String(shown.minutes),
    lunch_from: String(shown.from_hours),
  };
}

const wholeMinutes = (text: string): number | undefined => {
  const minutes = typedNumber(text);
  const isRight = typeof minutes === 'number' && Number.isInteger(minutes) && minutes >= 1;
  return isRight && minutes <= lunchMax.minutes ? minutes : undefined;
};
const hoursOfDay = (text: string): number | undefined => {
  const hours = typedNumber(text);
  return typeof hours === 'number' && hours <= lunchMax.fromHours ? hours : undefined;
};

/** What the API takes: 'company', null for none, an own rule; undefined while a field is in error. */
export function lunchOf(values: LunchValues): LunchRule | null | 'company' | undefined {
  if (values.lunch !== 'own') return values.lunch === 'none' ? null : 'company';
  const minutes = wholeMinutes(values.lunch_minutes);
  const from_hours = hoursOfDay(values.lunch_from);
  return minutes === undefined || from_hours === undefined ? undefined : { minutes, from_hours };
}

export function EmployeeLunch({ form }: { form: Pick<SchemaForm<EmployeeValues, unknown>, 'field'> }) {
  const t = useTexts('people');
  const chosen = form.field('lunch');
  const minutes = form.field('lunch_minutes');
  const from = form.field('lunch_from');
  const wrong = (value: unknown, min: number, max: number) =>
    value === undefined ? t('employee.numberWrong', { min, max }) : undefined;
  return (
    <>
      <Segmented
        label={t('employee.lunch')}
        options={kinds.map((value) => ({ value, label: t(`employee.lunchKind.${value}`) }))}
        value={chosen.value}
        onChange={chosen.onChange}
      />
      {chosen.value === 'own' && (
        <FieldRow minPx={160}>
          <TextField
            label={t('employee.lunchMinutes')}
            inputMode="numeric"
            numeric
            {...minutes}
            error={wrong(wholeMinutes(minutes.value), 1, lunchMax.minutes)}
          />
          <TextField
            label={t('employee.lunchFrom')}
            inputMode="decimal"
            numeric
            {...from}
            error={wrong(hoursOfDay(from.value), 0, lunchMax.fromHours)}
          />
        </FieldRow>
      )}
    </>
  );
}

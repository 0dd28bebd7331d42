// An employee's lunch deduction: the company's rule, none, or a rule of the employee's own.

import { lunchMax } from '#shared/limits.ts';
import type { LunchRule } from '#shared/model/company/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import type { SchemaForm } from '#web/ui/form/form.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import type { EmployeeValues, LunchValues } from './employee-values.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { numberWithin, typedText } from '#web/forms/typed-number.ts';

const kinds = ['company', 'none', 'own'] as const;
const minutesSpan = { min: 1, max: lunchMax.minutes, isWhole: true } as const;
const hoursSpan = { min: 0, max: lunchMax.fromHours } as const;
const usualLunch: LunchRule = { minutes: 30, from_hours: 6 };

/** The fields for an employee's lunch; an own rule begins with the company's values. */
export function lunchValues(
  own: LunchRule | null | undefined,
  company: LunchRule | null | undefined,
): LunchValues {
  const shown = own ?? company ?? usualLunch;
  return {
    lunch: own === undefined ? 'company' : own === null ? 'none' : 'own',
    lunch_minutes: String(shown.minutes),
    lunch_from: typedText(shown.from_hours),
  };
}

/** The value for the API: 'company', null for no lunch, or an own rule; undefined while a field is in error. */
export function lunchOf(values: LunchValues): LunchRule | null | 'company' | undefined {
  if (values.lunch !== 'own') return values.lunch === 'none' ? null : 'company';
  const minutes = numberWithin(values.lunch_minutes, minutesSpan);
  const from_hours = numberWithin(values.lunch_from, hoursSpan);
  return minutes == null || from_hours == null ? undefined : { minutes, from_hours };
}

export function EmployeeLunch({ form }: { form: Pick<SchemaForm<EmployeeValues, unknown>, 'field'> }) {
  const t = useTexts('people');
  const chosen = form.field('lunch');
  const minutes = form.field('lunch_minutes');
  const from = form.field('lunch_from');
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
          <NumberField label={t('employee.lunchMinutes')} span={minutesSpan} {...minutes} />
          <NumberField label={t('employee.lunchFrom')} span={hoursSpan} {...from} />
        </FieldRow>
      )}
    </>
  );
}

// When work becomes overtime: after so many hours a day or week, outside day hours, on weekends, on holidays.

import { useTexts } from '#web/text.ts';
import styles from './rules.module.css';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { isClock } from '#web/entry/entry-draft.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { numberWithin, typedText } from '#web/forms/typed-number.ts';
import { useRulesInWords } from './rules-words.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';

const dayHoursSpan = { min: 0, max: 24 } as const;
const weekHoursSpan = { min: 0, max: 168 } as const;

const valuesOf = ({ settings: { overtime } }: Chosen) => ({
  day: typedText(overtime.after_day_hours),
  week: typedText(overtime.after_week_hours),
  from: overtime.day_hours?.from ?? '',
  to: overtime.day_hours?.to ?? '',
  weekends: overtime.weekends,
  holidays: overtime.holidays,
});
type Values = ReturnType<typeof valuesOf>;

const isOff = ({ from, to }: Values): boolean => from === '' && to === '';
const isSpanRight = ({ from, to }: Values): boolean =>
  isClock(from) && (isClock(to) || to === '24:00') && from < to;

function changeOf(values: Values) {
  const { from, to, weekends, holidays } = values;
  const after_day_hours = numberWithin(values.day, dayHoursSpan);
  const after_week_hours = numberWithin(values.week, weekHoursSpan);
  if (after_day_hours === undefined || after_week_hours === undefined) return undefined;
  if (!isOff(values) && !isSpanRight(values)) return undefined;
  const day_hours = isOff(values) ? null : { from, to };
  return { overtime: { after_day_hours, after_week_hours, day_hours, weekends, holidays } };
}

export function OvertimeDialog(props: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const fieldsInWords = useRulesInWords().inWords('overtime');
  const send = props.editor.put;
  const { values, set, frame } = useSettingForm({ ...props, send, valuesOf, fieldsInWords, changeOf });
  const isWrong = !isOff(values) && !isSpanRight(values);
  return (
    <SettingDialog {...frame} title={t('overtime')} below={t('overtimeText')}>
      <FieldRow minPx={160}>
        <NumberField
          label={t('afterDay')}
          span={dayHoursSpan}
          isOptional
          value={values.day}
          onChange={(day) => set({ day })}
        />
        <NumberField
          label={t('afterWeek')}
          span={weekHoursSpan}
          isOptional
          value={values.week}
          onChange={(week) => set({ week })}
        />
      </FieldRow>
      <FieldRow minPx={160}>
        <TimeField
          label={t('dayFrom')}
          value={values.from}
          onChange={(from) => set({ from })}
          invalid={isWrong}
        />
        <TimeField
          label={t('dayTo')}
          value={values.to}
          onChange={(to) => set({ to })}
          error={isWrong ? t('dayHoursWrong') : undefined}
        />
      </FieldRow>
      <div className={styles.ticks}>
        <CheckboxField
          label={t('weekends')}
          checked={values.weekends}
          onChange={(weekends) => set({ weekends })}
        />
        <CheckboxField
          label={t('holidays')}
          checked={values.holidays}
          onChange={(holidays) => set({ holidays })}
        />
      </div>
    </SettingDialog>
  );
}

// The lunch deduction: its minutes, and the hours a day must have before they are deducted.

import { lunchMax } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { numberWithin, typedText } from '#web/forms/typed-number.ts';
import { useRulesInWords } from './rules-words.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';

const minutesSpan = { min: 1, max: lunchMax.minutes, isWhole: true } as const;
const hoursSpan = { min: 0, max: lunchMax.fromHours } as const;
const usualLunch = { minutes: 30, from_hours: 6 } as const;

export function LunchDialog(props: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf: ({ settings: { lunch } }) => ({
      isOn: lunch !== null,
      minutes: String((lunch ?? usualLunch).minutes),
      hours: typedText((lunch ?? usualLunch).from_hours),
    }),
    fieldsInWords: useRulesInWords().inWords('lunch'),
    changeOf: ({ isOn, ...typed }) => {
      if (!isOn) return { lunch: null };
      const minutes = numberWithin(typed.minutes, minutesSpan);
      const from_hours = numberWithin(typed.hours, hoursSpan);
      return minutes == null || from_hours == null ? undefined : { lunch: { minutes, from_hours } };
    },
  });
  return (
    <SettingDialog {...frame} title={t('lunch')}>
      <SwitchField label={t('lunchOn')} checked={values.isOn} onChange={(isOn) => set({ isOn })} />
      {values.isOn && (
        <FieldRow minPx={160}>
          <NumberField
            label={t('lunchMinutes')}
            span={minutesSpan}
            value={values.minutes}
            onChange={(minutes) => set({ minutes })}
          />
          <NumberField
            label={t('lunchFrom')}
            span={hoursSpan}
            value={values.hours}
            onChange={(hours) => set({ hours })}
          />
        </FieldRow>
      )}
    </SettingDialog>
  );
}

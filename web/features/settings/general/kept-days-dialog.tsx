// How long locations are kept.

import { useTexts } from '#web/text.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { numberWithin } from '#web/forms/typed-number.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';

const span = { min: 1, max: 730, isWhole: true } as const;

export function KeptDaysDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf: ({ settings }) => ({ days: String(settings.location.kept_days) }),
    fieldsInWords: ({ settings }) => [
      { label: t('keptDays'), value: t('days', { count: settings.location.kept_days }) },
    ],
    changeOf: ({ days }) => {
      const kept_days = numberWithin(days, span);
      return kept_days == null ? undefined : { location: { kept_days } };
    },
  });
  return (
    <SettingDialog {...frame} title={t('keptDays')}>
      <NumberField
        label={t('keptDaysField')}
        span={span}
        value={values.days}
        onChange={(days) => set({ days })}
      />
    </SettingDialog>
  );
}

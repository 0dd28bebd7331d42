// The company's usual week: on or off, and its days.

import { firstWeek, isWholeWeek, UsualWeekDays } from '#web/crew/usual-week-days.tsx';
import type { SettingDialogProps } from '#web/features/settings/use-setting-form.ts';
import { useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { usualWeekWords } from '#web/words/usual-week-words.ts';

const valuesOf = ({ settings: { usual_week: week } }: Chosen) => ({
  isOn: week != null,
  days: week ?? firstWeek,
});
type Values = ReturnType<typeof valuesOf>;

function changeOf({ isOn, days }: Values) {
  if (!isOn) return { usual_week: null };
  return isWholeWeek(days) ? { usual_week: days } : undefined;
}

export function UsualWeekDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const language = currentLanguage();
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf,
    changeOf,
    fieldsInWords: ({ settings: { usual_week: week } }) => [
      { label: t('usualWeek'), value: week ? usualWeekWords(language, week) : t('usualOff') },
    ],
  });
  return (
    <SettingDialog {...frame} title={t('usualWeek')} below={t('usualText')}>
      <SwitchField label={t('usualSwitch')} checked={values.isOn} onChange={(isOn) => set({ isOn })} />
      {values.isOn && <UsualWeekDays days={values.days} onChange={(days) => set({ days })} />}
    </SettingDialog>
  );
}

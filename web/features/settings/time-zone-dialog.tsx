// The company's time zone: what its days, weeks and nights are counted by.

import { useTexts } from '#web/text.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from './use-setting-form.ts';

const usual = [
  'Atlantic/Reykjavik',
  'Europe/Dublin',
  'Europe/London',
  'Europe/Lisbon',
  'Atlantic/Madeira',
  'Atlantic/Azores',
];

const wordsOf = (zone: string): string => zone.replaceAll('_', ' ');

export function TimeZoneDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const { chosen, values, set, frame } = useSettingForm({
    ...props,
    send: props.hand.put,
    valuesOf: ({ settings: { time_zone } }) => ({ time_zone }),
    toldOf: ({ settings: { time_zone } }) => [{ label: t('timeZone'), value: wordsOf(time_zone) }],
    changeOf: (typed) => typed,
  });
  const all = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen.settings.time_zone])];
  const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: wordsOf(name) }));
  return (
    <SettingDialog {...frame} title={t('timeZone')}>
      <SelectField
        label={t('timeZone')}
        hideLabel
        searchLabel={t('findZone')}
        value={values.time_zone}
        onChange={(time_zone) => set({ time_zone })}
        groups={[
          { label: t('usualZones'), options: options(usual) },
          { label: t('otherZones'), options: options(all.filter((name) => !usual.includes(name))) },
        ]}
      />
    </SettingDialog>
  );
}

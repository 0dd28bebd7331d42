// The company's time zone: what its days, weeks and nights are counted by.

import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

const usual = [
  'Atlantic/Reykjavik',
  'Europe/Dublin',
  'Europe/London',
  'Europe/Lisbon',
  'Atlantic/Madeira',
  'Atlantic/Azores',
];

export function TimeZoneDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('settings');
  const [zone, setZone] = useState(hand.settings.time_zone);
  const all = [...new Set([...Intl.supportedValuesOf('timeZone'), hand.settings.time_zone])];
  const options = (names: readonly string[]) =>
    names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      title={t('timeZone')}
      typed={zone}
      change={() => (zone === hand.settings.time_zone ? 'unchanged' : { time_zone: zone })}
    >
      <SelectField
        label={t('timeZone')}
        hideLabel
        searchLabel={t('findZone')}
        value={zone}
        onChange={setZone}
        groups={[
          { label: t('usualZones'), options: options(usual) },
          { label: t('otherZones'), options: options(all.filter((name) => !usual.includes(name))) },
        ]}
      />
    </SettingDialog>
  );
}

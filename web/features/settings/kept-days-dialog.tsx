// How long locations are kept.

import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { NumberField } from '#web/work/number-field.tsx';
import { numberWithin } from '#web/work/typed-number.ts';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

const keptDays = { min: 1, max: 730, isWhole: true } as const;

export function KeptDaysDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('settings');
  const before = hand.settings.location.kept_days;
  const [text, setText] = useState(String(before));
  const days = numberWithin(text, keptDays);
  const change = () => {
    if (days == null) return undefined;
    return days === before ? ('unchanged' as const) : { location: { kept_days: days } };
  };
  return (
    <SettingDialog hand={hand} onClose={onClose} title={t('keptDays')} typed={text} change={change}>
      <NumberField label={t('keptDaysField')} span={keptDays} value={text} onChange={setText} />
    </SettingDialog>
  );
}

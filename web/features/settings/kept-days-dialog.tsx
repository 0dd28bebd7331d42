// How long locations are kept.

import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/field.tsx';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';
import { isWithin, typedNumber } from '#web/work/typed-number.ts';

const daysMax = 730;

export function KeptDaysDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('settings');
  const before = hand.settings.location.kept_days;
  const [text, setText] = useState(String(before));
  const days = typedNumber(text);
  const isRight = typeof days === 'number' && Number.isInteger(days) && isWithin(days, 1, daysMax);
  const change = () => {
    if (!isRight) return undefined;
    return days === before ? ('unchanged' as const) : { location: { kept_days: days } };
  };
  return (
    <SettingDialog hand={hand} onClose={onClose} title={t('keptDays')} change={change}>
      <TextField
        label={t('keptDaysField')}
        inputMode="numeric"
        numeric
        value={text}
        onChange={setText}
        error={isRight ? undefined : t('numberWrong', { min: 1, max: daysMax })}
      />
    </SettingDialog>
  );
}

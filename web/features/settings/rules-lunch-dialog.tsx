// The lunch that is taken off: so many minutes of each day of at least so many hours.

import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';
import { isWithin, typedNumber } from '#web/work/typed-number.ts';

const minutesMax = 240;
const hoursMax = 24;
const usualLunch = { minutes: 30, from_hours: 6 } as const;

export function LunchDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const before = hand.settings.lunch;
  const [isOn, setOn] = useState(before !== null);
  const [minutes, setMinutes] = useState(String((before ?? usualLunch).minutes));
  const [hours, setHours] = useState(String((before ?? usualLunch).from_hours));
  const wantedMinutes = typedNumber(minutes);
  const wantedHours = typedNumber(hours);
  const isMinutesRight =
    typeof wantedMinutes === 'number' &&
    Number.isInteger(wantedMinutes) &&
    isWithin(wantedMinutes, 1, minutesMax);
  const isHoursRight = typeof wantedHours === 'number' && isWithin(wantedHours, 0, hoursMax);

  const change = () => {
    if (!isOn) return before === null ? ('unchanged' as const) : { lunch: null };
    if (!isMinutesRight || !isHoursRight) return undefined;
    const isSame = before?.minutes === wantedMinutes && before.from_hours === wantedHours;
    return isSame ? ('unchanged' as const) : { lunch: { minutes: wantedMinutes, from_hours: wantedHours } };
  };
  return (
    <SettingDialog hand={hand} onClose={onClose} title={t('lunch')} change={change}>
      <SwitchField label={t('lunchOn')} checked={isOn} onChange={setOn} />
      {isOn && (
        <FieldRow minPx={160}>
          <TextField
            label={t('lunchMinutes')}
            inputMode="numeric"
            numeric
            value={minutes}
            onChange={setMinutes}
            error={isMinutesRight ? undefined : t('numberWrong', { min: 1, max: minutesMax })}
          />
          <TextField
            label={t('lunchFrom')}
            inputMode="decimal"
            numeric
            value={hours}
            onChange={setHours}
            error={isHoursRight ? undefined : t('numberWrong', { min: 0, max: hoursMax })}
          />
        </FieldRow>
      )}
    </SettingDialog>
  );
}

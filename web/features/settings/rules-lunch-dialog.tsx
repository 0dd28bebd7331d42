// The lunch that is taken off: so many minutes of each day of at least so many hours.

import { useState } from 'react';
import { lunchMax } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { NumberField } from '#web/work/number-field.tsx';
import { numberWithin } from '#web/work/typed-number.ts';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

const minutesSpan = { min: 1, max: lunchMax.minutes, isWhole: true } as const;
const hoursSpan = { min: 0, max: lunchMax.fromHours } as const;
const usualLunch = { minutes: 30, from_hours: 6 } as const;

export function LunchDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const before = hand.settings.lunch;
  const [isOn, setOn] = useState(before !== null);
  const [minutes, setMinutes] = useState(String((before ?? usualLunch).minutes));
  const [hours, setHours] = useState(String((before ?? usualLunch).from_hours));
  const wantedMinutes = numberWithin(minutes, minutesSpan);
  const wantedHours = numberWithin(hours, hoursSpan);

  const change = () => {
    if (!isOn) return before === null ? ('unchanged' as const) : { lunch: null };
    if (wantedMinutes == null || wantedHours == null) return undefined;
    const isSame = before?.minutes === wantedMinutes && before.from_hours === wantedHours;
    return isSame ? ('unchanged' as const) : { lunch: { minutes: wantedMinutes, from_hours: wantedHours } };
  };
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      title={t('lunch')}
      typed={[isOn, minutes, hours]}
      change={change}
    >
      <SwitchField label={t('lunchOn')} checked={isOn} onChange={setOn} />
      {isOn && (
        <FieldRow minPx={160}>
          <NumberField label={t('lunchMinutes')} span={minutesSpan} value={minutes} onChange={setMinutes} />
          <NumberField label={t('lunchFrom')} span={hoursSpan} value={hours} onChange={setHours} />
        </FieldRow>
      )}
    </SettingDialog>
  );
}

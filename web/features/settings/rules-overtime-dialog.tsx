// When work becomes overtime: after so many hours a day or week, outside day hours, on weekends, on holidays.

import { useState } from 'react';
import type { OvertimeRules } from '#shared/model/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/choice-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { isClock } from '#web/work/entry-draft.ts';
import { NumberField } from '#web/work/number-field.tsx';
import { numberWithin } from '#web/work/typed-number.ts';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

const dayHoursSpan = { min: 0, max: 24 } as const;
const weekHoursSpan = { min: 0, max: 168 } as const;
const textOf = (value: number | null): string => (value === null ? '' : String(value));

export function OvertimeDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const before = hand.settings.overtime;
  const [day, setDay] = useState(textOf(before.after_day_hours));
  const [week, setWeek] = useState(textOf(before.after_week_hours));
  const [from, setFrom] = useState(before.day_hours?.from ?? '');
  const [to, setTo] = useState(before.day_hours?.to ?? '');
  const [weekends, setWeekends] = useState(before.weekends);
  const [holidays, setHolidays] = useState(before.holidays);
  const dayHours = numberWithin(day, dayHoursSpan);
  const weekHours = numberWithin(week, weekHoursSpan);
  const isOff = from === '' && to === '';
  const isSpanRight = isOff || (isClock(from) && (isClock(to) || to === '24:00') && from < to);

  const change = () => {
    if (dayHours === undefined || weekHours === undefined || !isSpanRight) return undefined;
    const overtime: OvertimeRules = {
      after_day_hours: dayHours,
      after_week_hours: weekHours,
      day_hours: isOff ? null : { from, to },
      weekends,
      holidays,
    };
    return JSON.stringify(overtime) === JSON.stringify({ ...overtime, ...before })
      ? ('unchanged' as const)
      : { overtime };
  };
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      title={t('overtime')}
      below={t('overtimeText')}
      typed={[day, week, from, to, weekends, holidays]}
      change={change}
    >
      <FieldRow minPx={160}>
        <NumberField label={t('afterDay')} span={dayHoursSpan} isOptional value={day} onChange={setDay} />
        <NumberField label={t('afterWeek')} span={weekHoursSpan} isOptional value={week} onChange={setWeek} />
      </FieldRow>
      <FieldRow minPx={160}>
        <TimeField label={t('dayFrom')} value={from} onChange={setFrom} invalid={!isSpanRight} />
        <TimeField
          label={t('dayTo')}
          value={to}
          onChange={setTo}
          error={isSpanRight ? undefined : t('dayHoursWrong')}
        />
      </FieldRow>
      <div>
        <CheckboxField label={t('weekends')} checked={weekends} onChange={setWeekends} />
        <CheckboxField label={t('holidays')} checked={holidays} onChange={setHolidays} />
      </div>
    </SettingDialog>
  );
}

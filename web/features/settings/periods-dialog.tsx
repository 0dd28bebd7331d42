// The dialog of pay periods: switched, how long one lasts, where one begins, and by which steps it is closed.

import { useState } from 'react';
import { type PayPeriodRule, payPeriodRule, periodSteps } from '#shared/model/pay-period-rule.ts';
import { periodOf } from '#shared/time/pay-periods.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useCompanyTime } from '#web/work/company-time.ts';
import { NumberField } from '#web/work/number-field.tsx';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

const lengths = ['month', 'two_weeks', 'week'] as const;
const monthDays = { min: 1, max: 28, isWhole: true };

export function PeriodsDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const before = hand.settings.pay_periods ?? undefined;
  const [isOn, setOn] = useState(before !== undefined);
  const [every, setEvery] = useState<PayPeriodRule['every']>(before?.every ?? 'month');
  const [monthDay, setMonthDay] = useState(before?.every === 'month' ? String(before.starts) : '1');
  const [date, setDate] = useState(
    before && before.every !== 'month' ? before.starts : weekStartOf(time.today()),
  );
  const [steps, setSteps] = useState<PayPeriodRule['steps']>(before?.steps ?? 'submit_approve_lock');
  const typed = payPeriodRule.safeParse(
    every === 'month' ? { every, starts: Number(monthDay), steps } : { every, starts: date, steps },
  );
  const change = () => {
    if (!isOn) return before ? { pay_periods: null } : ('unchanged' as const);
    if (!typed.success) return undefined;
    const isSame = JSON.stringify(typed.data) === JSON.stringify(before);
    return isSame ? ('unchanged' as const) : { pay_periods: typed.data };
  };
  const current = typed.success ? periodOf(typed.data, time.today()) : undefined;
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      title={t('setting')}
      below={t('settingText')}
      size="m"
      typed={[isOn, every, monthDay, date, steps]}
      change={change}
    >
      <SwitchField label={t('settingOn')} detail={t('settingOnText')} checked={isOn} onChange={setOn} />
      {isOn && (
        <>
          <Segmented
            label={t('every')}
            value={every}
            onChange={setEvery}
            options={lengths.map((value) => ({ value, label: t(`each.${value}`) }))}
          />
          {every === 'month' ? (
            <NumberField label={t('startDay')} span={monthDays} value={monthDay} onChange={setMonthDay} />
          ) : (
            <DateField label={t('startDate')} value={date} onChange={setDate} />
          )}
          {current && (
            <p className="dim small" role="status">
              {t('thisPeriod', { range: time.rangeText(current.from, current.to) })}
            </p>
          )}
          <div>
            <Segmented
              label={t('steps')}
              value={steps}
              onChange={setSteps}
              options={periodSteps.map((value) => ({ value, label: t(`stepsOf.${value}`) }))}
            />
            <p className="dim small">{t(`stepsText.${steps}`)}</p>
          </div>
        </>
      )}
    </SettingDialog>
  );
}

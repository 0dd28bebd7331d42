// The dialog of pay periods: switched, how long one lasts, where one begins, and by which steps it is closed.

import { payPeriodRule, periodSteps } from '#shared/model/company/pay-period-rule.ts';
import type { Day } from '#shared/time/day.ts';
import { periodOf } from '#shared/pay/pay-periods.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { usePeriodsWords } from './periods-words.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';

const lengths = ['month', 'two_weeks', 'week'] as const;
const monthDays = { min: 1, max: 28, isWhole: true };

const valuesOf = ({ settings: { pay_periods: rule } }: Chosen, today: Day) => ({
  isOn: rule != null,
  every: rule?.every ?? 'month',
  monthDay: rule?.every === 'month' ? String(rule.starts) : '1',
  date: rule && rule.every !== 'month' ? rule.starts : weekStartOf(today),
  steps: rule?.steps ?? 'submit_approve_lock',
});
type Values = ReturnType<typeof valuesOf>;

const typedRule = ({ every, monthDay, date, steps }: Values) =>
  payPeriodRule.safeParse({ every, starts: every === 'month' ? Number(monthDay) : date, steps }).data;

function changeOf(values: Values) {
  if (!values.isOn) return { pay_periods: null };
  const rule = typedRule(values);
  return rule && { pay_periods: rule };
}

export function PeriodsDialog(props: SettingDialogProps) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const words = usePeriodsWords();
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf: (chosen) => valuesOf(chosen, time.today()),
    changeOf,
    fieldsInWords: ({ settings }) => [{ label: t('setting'), value: words(settings.pay_periods) }],
  });
  const { every, steps } = values;
  const rule = typedRule(values);
  const current = rule && periodOf(rule, time.today());
  return (
    <SettingDialog {...frame} title={t('setting')} size="m">
      <SwitchField
        label={t('settingOn')}
        detail={t('settingOnText')}
        checked={values.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      {values.isOn && (
        <>
          <Segmented
            label={t('every')}
            value={every}
            onChange={(value) => set({ every: value })}
            options={lengths.map((value) => ({ value, label: t(`each.${value}`) }))}
          />
          {every === 'month' ? (
            <NumberField
              label={t('startDay')}
              span={monthDays}
              value={values.monthDay}
              onChange={(monthDay) => set({ monthDay })}
            />
          ) : (
            <DateField label={t('startDate')} value={values.date} onChange={(date) => set({ date })} />
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
              onChange={(value) => set({ steps: value })}
              options={periodSteps.map((value) => ({ value, label: t(`stepsOf.${value}`) }))}
            />
            <p className="dim small">{t(`stepsText.${steps}`)}</p>
          </div>
        </>
      )}
    </SettingDialog>
  );
}

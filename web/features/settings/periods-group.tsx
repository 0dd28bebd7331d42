// The setting of pay periods: a row that says how they run, and its dialog.

import { lazy, Suspense, useState } from 'react';
import type { PayPeriodRule } from '#shared/model/pay-period-rule.ts';
import { useTexts } from '#web/text.ts';
import { RowGroup } from '#web/ui/row-group.tsx';
import { type CompanyTime, useCompanyTime } from '#web/work/company-time.ts';
import { SettingRow } from './setting-row.tsx';
import type { SettingsHand } from './use-settings.ts';

const PeriodsDialog = lazy(async () => ({
  default: (await import('./periods-dialog.tsx')).PeriodsDialog,
}));

export function PeriodsGroup({ hand, mayWrite }: { hand: SettingsHand; mayWrite: boolean }) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const [isOpen, setOpen] = useState(false);
  const rule = hand.settings.pay_periods;
  return (
    <>
      <RowGroup title={t('title')}>
        <SettingRow
          label={t('setting')}
          detail={rule ? summaryOf(rule, t, time) : t('summaryOff')}
          mayWrite={mayWrite}
          onOpen={() => setOpen(true)}
        />
      </RowGroup>
      <Suspense fallback={null}>
        {isOpen && <PeriodsDialog hand={hand} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

type Words = ReturnType<typeof useTexts<'pay-periods'>>;

function summaryOf(rule: PayPeriodRule, t: Words, time: CompanyTime): string {
  const runs =
    rule.every === 'month'
      ? t('summary.month', { day: rule.starts })
      : t(`summary.${rule.every}`, { date: time.dayText(rule.starts) });
  return `${runs}, ${t(`stepsOf.${rule.steps}`).toLocaleLowerCase(time.language)}`;
}

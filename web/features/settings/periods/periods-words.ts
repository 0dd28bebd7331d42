// How pay periods run, in words.

import type { Settings } from '#shared/model/company/company.ts';
import { useTexts } from '#web/text.ts';
import { useCompanyTime } from '#web/words/company-time.ts';

export function usePeriodsWords() {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  return (rule: Settings['pay_periods']): string => {
    if (!rule) return t('summaryOff');
    const runs =
      rule.every === 'month'
        ? t('summary.month', { day: rule.starts })
        : t(`summary.${rule.every}`, { date: time.dayText(rule.starts) });
    return `${runs}, ${t(`stepsOf.${rule.steps}`).toLocaleLowerCase(time.language)}`;
  };
}

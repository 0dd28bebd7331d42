// The company's overtime and lunch in a few words, as the rows of the settings show them.

import type { LunchRule, OvertimeRules } from '#shared/model/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/work/company-time.ts';

const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : 2);

export function useRuleWords(time: CompanyTime) {
  const t = useTexts('settings');
  const shown = (hours: number): string => time.number(hours, decimalsOf(hours));
  const overtime = (rules: OvertimeRules): string => {
    const { after_day_hours, after_week_hours, day_hours } = rules;
    const parts = [
      after_day_hours !== null && t('ruleDay', { hours: shown(after_day_hours) }),
      after_week_hours !== null && t('ruleWeek', { hours: shown(after_week_hours) }),
      day_hours !== null && t('ruleHours', { from: day_hours.from, to: day_hours.to }),
      rules.weekends && t('ruleWeekends'),
      rules.holidays && t('ruleHolidays'),
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts.join(', ') : t('overtimeOff');
  };
  const lunch = (rule: LunchRule | null): string =>
    rule === null
      ? t('lunchOff')
      : t('lunchRule', { minutes: time.number(rule.minutes), hours: shown(rule.from_hours) });
  return { overtime, lunch };
}

// Findings, kinds of hours and periods in the reader's words.

import type { Finding, HourKind, PayrollCheck } from '#shared/model/payroll.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import { asTier, useRuleWords } from '#web/words/rule-words.ts';
import { counted } from '#web/words/counted.ts';

export function usePayrollWords() {
  const t = useTexts('payroll');
  const time = useCompanyTime();
  const rules = useRuleWords();
  const { settings } = useSignedIn();
  const tiers = settings?.tiers;
  const kind = (one: HourKind): string => {
    if (one === 'regular' || one === 'lunch' || one === 'lunch_off') return t(`kind.${one}`);
    return rules.tier(tiers, asTier(one.slice(-1)));
  };
  return {
    /** 'Overtime 1, Overtime 2'; 'Overtime' for a company without tiers, or for all three. */
    kinds: (kinds: readonly HourKind[]): string => {
      const overtime = kinds.filter((one) => one.startsWith('overtime'));
      const isWhole = overtime.length === 3 || (overtime.length > 0 && !tiers);
      if (isWhole) return t('kind.overtime');
      return kinds.map(kind).join(', ');
    },
    sentence: ({ code, item = '', tier = 1, at, from, to }: Finding, { system }: PayrollCheck): string =>
      t(`finding.${code}`, {
        system: systemNames[system],
        item,
        tier: rules.tier(tiers, asTier(tier)),
        made: at === undefined ? '' : time.momentText(at),
        range: from === undefined || to === undefined ? '' : time.rangeText(from, to),
      }),
    entries: ({ entries = 0, from, to }: Finding): string =>
      t('entryCount', {
        ...counted(entries),
        range: from === undefined || to === undefined ? '' : time.rangeText(from, to),
      }),
  };
}

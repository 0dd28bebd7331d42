// The company's pay rules in words: for their rows in the settings, and for the notice of another manager's change.

import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';

type Rule = 'overtime' | 'tiers' | 'lunch' | 'rounding';

export function useRulesInWords() {
  const t = useTexts('rule-forms');
  const words = useRuleWords();
  const sentences = {
    overtime: ({ overtime, tiers }) => words.sentences({ ...noPayRules, overtime, tiers })[0] ?? '',
    tiers: ({ overtime, tiers }) =>
      words
        .sentences({ ...noPayRules, overtime, tiers })
        .slice(1, -1)
        .join(' ') || t('tiersOff'),
    lunch: ({ lunch }) => words.sentences({ ...noPayRules, lunch })[1] ?? '',
    rounding: ({ rounding }) =>
      rounding ? (words.sentences({ ...noPayRules, rounding }).at(-1) ?? '') : t('roundingOff'),
  } satisfies Record<Rule, (settings: Chosen['settings']) => string>;
  /** The rule as `useSettingForm` compares it between two versions. */
  const inWords =
    (rule: Rule) =>
    ({ settings }: Chosen) => [{ label: t(rule), value: sentences[rule](settings) }];
  return { sentences, inWords };
}

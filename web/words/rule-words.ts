// The pay rules in words: as sentences, and the names of tiers and holidays.

import type { HolidayName } from '#shared/model/company/company-calendar.ts';
import { type PayRules, tiers as allTiers, type Tier } from '#shared/model/company/pay-rules.ts';
import { ruleSentences, type Say, tierName } from '#shared/model/company/rule-words.ts';
import { currentLanguage, useTexts } from '#web/text.ts';

type NamedHoliday = { readonly name: HolidayName | null; readonly ownName: string };

/** Empty values for all placeholders of the sentences. */
const noPlaces = { rules: '', last: '', tier: '', hours: '', minutes: '', from: '', to: '' };

export function useRuleWords() {
  const t = useTexts('rules');
  const language = currentLanguage();
  const say: Say = (key, params) => t(`sentence.${key}`, { ...noPlaces, ...params });
  return {
    say,
    /** One sentence each: overtime, its higher tiers, lunch, rounding. */
    sentences: (rules: PayRules): string[] => ruleSentences(rules, language, say),
    tier: (tiers: PayRules['tiers'], tier: Tier): string => tierName(tiers, tier, say),
    holiday: ({ name, ownName }: NamedHoliday): string => (name === null ? ownName : t(`holiday.${name}`)),
  };
}

/** A number or text as a tier; the first tier for anything else. */
export const asTier = (value: number | string): Tier =>
  allTiers.find((tier) => String(tier) === String(value)) ?? 1;

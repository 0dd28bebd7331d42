// Which form of a word a count takes: in Icelandic 21 and 31 are singular, in the Portuguese of Portugal 0 is plural.

import type { languages } from '#shared/limits.ts';

type Language = (typeof languages)[number];

/** As browsers and libraries know the languages; plain `pt` is Brazil's, where 0 is singular. */
export const languageCodes: Readonly<Record<Language, string>> = { en: 'en', is: 'is', pt: 'pt-PT' };

const rules = new Map<Language, Intl.PluralRules>();

/** @example pluralForm('is', 21) → 'one' */
export function pluralForm(language: Language, count: number): 'one' | 'other' {
  const known = rules.get(language) ?? new Intl.PluralRules(languageCodes[language]);
  rules.set(language, known);
  return known.select(count) === 'one' ? 'one' : 'other';
}

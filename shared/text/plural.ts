// Which form of a word a count takes: in Icelandic 21 and 31 are singular, in the Portuguese of Portugal 0 is plural, and
// Polish has a form of its own for 2 to 4.

import type { languages } from '#shared/limits.ts';
import { textAt } from './texts.ts';

type Language = (typeof languages)[number];

/** As browsers and libraries know the languages; plain `pt` is Brazil's, where 0 is singular. */
export const languageCodes: Readonly<Record<Language, string>> = {
  en: 'en',
  is: 'is',
  pt: 'pt-PT',
  pl: 'pl',
};

const rules = new Map<Language, Intl.PluralRules>();

/**
 * Only Polish has 'few', for 2 to 4 and 22 to 24; what it calls 'many' our texts hold under 'other'.
 * @example pluralForm('is', 21) → 'one'
 */
export function pluralForm(language: Language, count: number): 'one' | 'few' | 'other' {
  const known = rules.get(language) ?? new Intl.PluralRules(languageCodes[language]);
  rules.set(language, known);
  const form = known.select(count);
  return form === 'one' || form === 'few' ? form : 'other';
}

/** The text under `key` for a count: `countedText(texts, 'photos', 'pl', 3)` → the text at 'photos_few'. */
export const countedText = (texts: unknown, key: string, language: Language, count: number): string =>
  textAt(texts, `${key}_${pluralForm(language, count)}`) ?? textAt(texts, `${key}_other`) ?? '';

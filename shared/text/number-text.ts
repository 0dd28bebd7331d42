// How numbers are written in each language, on screens and on paper alike.

import type { languages } from '#shared/limits.ts';

type Language = (typeof languages)[number];

// Chrome's Intl has no Icelandic: German writes numbers the same way.
const numberLocale: Record<Language, string> = { en: 'en', is: 'de', pt: 'pt-PT', pl: 'pl' };
const formats = new Map<string, Intl.NumberFormat>();

/** A number with the language's marks: `numberTextOf('is', 2316.5, 2)` → '2.316,50'. */
export function numberTextOf(language: Language, value: number, decimals: number): string {
  const key = `${language} ${decimals}`;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(numberLocale[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    });
  if (!known) formats.set(key, format);
  return format.format(value);
}

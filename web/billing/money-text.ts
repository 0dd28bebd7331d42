// How amounts of money are written; apart from days and numbers, which the landing page needs too.

import { type Money, minorDigits } from '#shared/model/billing/plan.ts';
import type { Currency } from '#shared/model/company/region.ts';
import { numberTextOf } from '#web/day-format.ts';
import type { Language } from '#web/text.ts';

const signs: Record<Currency, string> = { ISK: 'kr.', EUR: '€', USD: '$', GBP: '£' };

/** An amount as the language writes it, without decimals it does not need: '14.000 kr.', '€50', '50 €'. */
export function moneyTextOf(language: Language, { minor, currency }: Money): string {
  const digits = minorDigits(currency);
  const units = minor / 10 ** digits;
  const amount = numberTextOf(language, units, Number.isInteger(units) ? 0 : digits);
  // Only Icelanders know whose króna it is.
  const sign = currency === 'ISK' && language !== 'is' ? 'ISK' : signs[currency];
  if (language !== 'en') return `${amount}\u00a0${sign}`;
  return currency === 'ISK' ? `${sign}\u00a0${amount}` : `${sign}${amount}`;
}

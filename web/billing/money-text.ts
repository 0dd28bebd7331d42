// Amounts of money as text.

import { type Money, minorDigits } from '#shared/model/billing/plan.ts';
import type { Currency } from '#shared/model/company/region.ts';
import { numberTextOf } from '#web/day-format.ts';
import type { Language } from '#web/text.ts';

const signs: Record<Currency, string> = { ISK: 'kr.', EUR: '€', USD: '$', GBP: '£' };

/** An amount in the language's style, without unneeded decimals: '14.000 kr.', '€50', '50 €'. */
export const moneyTextOf = (language: Language, money: Money): string =>
  moneyPartsOf(language, money)
    .map(({ text }) => text)
    .join('\u00a0');

/** The amount in parts, so that a large number can stand beside a small sign. */
export function moneyPartsOf(
  language: Language,
  { minor, currency }: Money,
): readonly { readonly text: string; readonly isSign: boolean }[] {
  const digits = minorDigits(currency);
  const units = minor / 10 ** digits;
  const amount = numberTextOf(language, units, Number.isInteger(units) ? 0 : digits);
  // 'kr.' is clear in Icelandic only: other countries have kroner too.
  const sign = currency === 'ISK' && language !== 'is' ? 'ISK' : signs[currency];
  const word = { text: sign, isSign: true };
  const number = { text: amount, isSign: false };
  if (language !== 'en') return [number, word];
  return currency === 'ISK' ? [word, number] : [{ text: `${sign}${amount}`, isSign: false }];
}

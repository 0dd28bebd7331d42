// Proves how prices are written in each language.
import { describe, expect, it } from 'vitest';
import { moneyTextOf } from '#web/billing/money-text.ts';

describe('money', () => {
  it('is written as the language writes it', () => {
    const krona = { minor: 14_000, currency: 'ISK' } as const;
    const euro = { minor: 5000, currency: 'EUR' } as const;
    const cents = { minor: 5050, currency: 'EUR' } as const;
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    expect([krona, euro, cents].map((one) => plain(moneyTextOf('is', one)))).toEqual([
      '14.000 kr.',
      '50 €',
      '50,50 €',
    ]);
    expect([krona, euro, cents].map((one) => plain(moneyTextOf('en', one)))).toEqual([
      'ISK 14,000',
      '€50',
      '€50.50',
    ]);
    expect([krona, euro, cents].map((one) => plain(moneyTextOf('pt', one)))).toEqual([
      '14 000 ISK',
      '50 €',
      '50,50 €',
    ]);
  });
});

// Plans and prices, as the specification gives them.

import { describe, expect, it } from 'vitest';
import { countries } from '#shared/limits.ts';
import {
  cardCurrencyOf,
  currencyOf,
  legacyPlans,
  minorDigits,
  monthlyPrice,
  oldCompanyDays,
  planFor,
  planNamed,
  plansSold,
  refundDays,
} from '#shared/model/billing/plan.ts';

describe('plans', () => {
  it('are sold for 1 to 4, 5 to 24, 25 to 49 and 50 to 200 employees [plans.size.*]', () => {
    expect(plansSold.map(({ employees: { from, to } }) => [from, to])).toEqual([
      [1, 4],
      [5, 24],
      [25, 49],
      [50, 200],
    ]);
  });

  it('are chosen by the count of active employees; beyond 200 there is none [billing.plan-by-employee-count]', () => {
    const chosen = [0, 1, 4, 5, 24, 25, 49, 50, 200].map((count) => planFor(count)?.number);
    expect(chosen).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect(planFor(201)).toBeUndefined();
  });

  it('have the names of 2023; those of 2020 and before are kept and not sold [plans.legacy.* plans.name.*]', () => {
    expect(plansSold.map(({ name }) => name)).toEqual([
      'FourEmployeesMax2023',
      'TwentyFourEmployeesMax2023',
      'FortyNineEmployeesMax2023',
      'TwoHundredEmployeesMax2023',
    ]);
    const kept = [
      'FreeTierUnlimited',
      'Legacy8000',
      'TwentyFourEmployeesMax2020',
      'FiftyEmployeesMax2020',
    ] as const;
    expect(legacyPlans.map(({ name }) => name)).toEqual(kept);
    expect(legacyPlans.map(({ employees }) => employees)).toEqual([
      null,
      null,
      { from: 4, to: 24 },
      { from: 25, to: 50 },
    ]);
    for (const name of [...kept, ...plansSold.map((plan) => plan.name)]) {
      expect(planNamed(name)?.name).toBe(name);
    }
    expect(planNamed('Unheard')).toBeUndefined();
    const sold = [1, 10, 30, 100].map((count) => planFor(count)?.name);
    for (const name of kept) expect(sold).not.toContain(name);
  });
});

describe('prices', () => {
  it('are 8, 14, 30 and 60 thousand ISK a month, which has no minor unit [money.isk-no-minor prices.isk.*]', () => {
    expect(plansSold.map((plan) => monthlyPrice(plan, 'ISK'))).toEqual(
      [8000, 14_000, 30_000, 60_000].map((minor) => ({ minor, currency: 'ISK' })),
    );
    expect(minorDigits('ISK')).toBe(0);
  });

  it.each(['EUR', 'USD', 'GBP'] as const)(
    'are 50, 100, 200 and 400 a month in %s, in cents [money.minor-units prices.amount.*]',
    (currency) => {
      expect(plansSold.map((plan) => monthlyPrice(plan, currency))).toEqual(
        [5000, 10_000, 20_000, 40_000].map((minor) => ({ minor, currency })),
      );
      expect(minorDigits(currency)).toBe(2);
    },
  );

  it('are in the money of the country; Icelandic cards are charged in euros', () => {
    expect(Object.fromEntries(countries.map((one) => [one, currencyOf(one)]))).toEqual({
      IS: 'ISK',
      IE: 'EUR',
      PT: 'EUR',
      GB: 'GBP',
      US: 'USD',
    });
    expect(cardCurrencyOf('IS')).toBe('EUR');
    for (const one of countries.filter((other) => other !== 'IS')) {
      expect(cardCurrencyOf(one)).toBe(currencyOf(one));
    }
  });

  it('are given back within 60 days; a company is old after 90 [prices.refund-days]', () => {
    expect([refundDays, oldCompanyDays]).toEqual([60, 90]);
  });
});

// The plans: for how many active employees each is, what it costs a month without VAT, and which are still sold.

import { employeesMax } from '#shared/limits.ts';
import type { Country } from '#shared/model/company/country.ts';
import { type Currency, regionOfCountry } from '#shared/model/company/region.ts';

/** Integer minor units and an ISO 4217 code; ISK has no minor unit. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** Plans of existing customers, no longer sold; the two of 2020 were for 4–24 and 25–50 employees. */
export const legacyPlans = [
  { name: 'FreeTierUnlimited', employees: null },
  { name: 'Legacy8000', employees: null },
  { name: 'TwentyFourEmployeesMax2020', employees: { from: 4, to: 24 } },
  { name: 'FiftyEmployeesMax2020', employees: { from: 25, to: 50 } },
] as const;

/** `krona` and `other` are whole units a month: on the Icelandic site, and in euros, dollars or pounds. */
export const plansSold = [
  { number: 1, name: 'FourEmployeesMax2023', employees: { from: 1, to: 4 }, krona: 8000, other: 50 },
  {
    number: 2,
    name: 'TwentyFourEmployeesMax2023',
    employees: { from: 5, to: 24 },
    krona: 14_000,
    other: 100,
  },
  {
    number: 3,
    name: 'FortyNineEmployeesMax2023',
    employees: { from: 25, to: 49 },
    krona: 30_000,
    other: 200,
  },
  {
    number: 4,
    name: 'TwoHundredEmployeesMax2023',
    employees: { from: 50, to: 200 },
    krona: 60_000,
    other: 400,
  },
] as const;
export type PlanSold = (typeof plansSold)[number];

export type PlanName = (typeof plansSold)[number]['name'] | (typeof legacyPlans)[number]['name'];

export const planNames: readonly PlanName[] = [...plansSold, ...legacyPlans].map(({ name }) => name);

/** A plan by its name, sold or not; undefined for one that this version does not know. */
export const planNamed = (name: string): PlanSold | (typeof legacyPlans)[number] | undefined =>
  [...plansSold, ...legacyPlans].find((plan) => plan.name === name);

/** A plan that is sold, by the number that a company chooses it with. */
export const planNumbered = (number: number): PlanSold | undefined =>
  plansSold.find((plan) => plan.number === number);

/** After this many days a company's billing dialog says 'Subscription'. */
export const oldCompanyDays = 90;
export const refundDays = 60;

/**
 * The plan for this many active employees; undefined above the largest plan: such a company emails us. Source:
 * specification 2, section 9.
 */
export const planFor = (employees: number): PlanSold | undefined =>
  plansSold.find((plan) => employees <= plan.employees.to);

/** The largest plan is full: no more employees can be activated, and the company emails us. */
export const isAtMost = (employees: number): boolean => employees >= employeesMax;

/** The currency of the country's region (3-decisions.md, 'Regions'). */
export const currencyOf = (of: Country): Currency => regionOfCountry(of).currency;
/**
 * The reseller charges no krona, so Icelandic companies pay by card in another currency. Source: specification 2,
 * section 9; domain-facts.md, 'Card checkout'.
 */
export function cardCurrencyOf(of: Country): Currency {
  const currency = currencyOf(of);
  return currency === 'ISK' ? 'EUR' : currency;
}

/** Decimals of an amount: krónur have none, euros and pounds two. */
export const minorDigits = (currency: Currency): number => (currency === 'ISK' ? 0 : 2);

/**
 * The list price of a month without VAT, in the currency's smallest unit (krónur, cents, pence). Source: specification
 * 2, section 9.
 */
export function monthlyPrice({ krona, other }: PlanSold, currency: Currency): Money {
  const units = currency === 'ISK' ? krona : other;
  return { minor: units * 10 ** minorDigits(currency), currency };
}

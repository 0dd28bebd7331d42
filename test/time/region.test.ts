// The regions: what each site speaks, charges and writes, and which host is whose.

import { describe, expect, it } from 'vitest';
import { countries } from '#shared/limits.ts';
import { monthlyPrice, plansSold } from '#shared/model/billing/plan.ts';
import { regionNames, regionOfCountry, regionOfHost, regions } from '#shared/model/company/region.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import { holidayOn } from '#shared/pay/holidays.ts';

const pricesIn = (name: keyof typeof regions) =>
  plansSold.map((plan) => monthlyPrice(plan, regions[name].currency));

describe('a region', () => {
  it.each([
    ['is', 'is', 'ISK', '[regions.is]', [8000, 14_000, 30_000, 60_000]],
    ['en', 'en', 'USD', '[regions.en]', [5000, 10_000, 20_000, 40_000]],
    ['en-gb', 'en', 'GBP', '[regions.en-gb]', [5000, 10_000, 20_000, 40_000]],
    ['en-ie', 'en', 'EUR', '[regions.en-ie]', [5000, 10_000, 20_000, 40_000]],
    ['pt', 'pt', 'EUR', '[regions.pt]', [5000, 10_000, 20_000, 40_000]],
  ] as const)('%s speaks %s and sells in %s %s', (name, language, currency, _, minors) => {
    expect(regions[name].language).toBe(language);
    expect(pricesIn(name)).toEqual(minors.map((minor) => ({ minor, currency })));
  });

  it.each([
    ['is', '05.01.2026'],
    ['en', '2026-01-05'],
    ['en-gb', '05/01/2026'],
    ['en-ie', '05-01-2026'],
    ['pt', '05/01/2026'],
  ] as const)('%s writes a day as %s', (name, text) => {
    expect(dayTextOf('2026-01-05', regions[name].dayFormat)).toBe(text);
  });

  it.each([
    ['is', '2026-06-17', '2026-03-17'],
    ['en-gb', '2026-08-31', '2026-03-17'],
    ['en-ie', '2026-03-17', '2026-06-17'],
    ['pt', '2026-06-10', '2026-03-17'],
  ] as const)('%s keeps the holidays of its country', (name, holiday, workDay) => {
    expect(holidayOn(regions[name].country, holiday)).toBeDefined();
    expect(holidayOn(regions[name].country, workDay)).toBeUndefined();
  });

  it('belongs to one country, and each country to one region', () => {
    expect(countries.map((one) => regionOfCountry(one).country)).toEqual([...countries]);
    expect(new Set(countries.map((one) => regionOfCountry(one).name))).toEqual(new Set(regionNames));
    for (const { country, locale } of Object.values(regions))
      expect(locale).toMatch(new RegExp(`-${country}$`));
  });

  it.each([
    ['is.stund.example', 'is'],
    ['en.stund.example', 'en'],
    ['EN-GB.stund.example', 'en-gb'],
    ['en-ie.dev.stund.example', 'en-ie'],
    ['pt.stund.example', 'pt'],
    ['stund.example', undefined],
    ['dev.stund.example', undefined],
    ['isafjordur.example', undefined],
    ['is', undefined],
    ['127.0.0.1', undefined],
  ])('is the one that the host begins with: %s', (host, name) => {
    expect(regionOfHost(host)?.name).toBe(name);
  });
});

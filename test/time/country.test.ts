// The country that a visitor seems to be in: by the clock, then the site, then what the browser speaks.

import { describe, expect, it } from 'vitest';
import { countries } from '#shared/limits.ts';
import { firstZone, guessedCountry, guessedZone, zoneOfCountry } from '#shared/model/company/country.ts';
import { regions } from '#shared/model/company/region.ts';
import { holidayOn } from '#shared/pay/holidays.ts';
import { isZone } from '#shared/time/zone.ts';

const visitor = { zone: 'Europe/Warsaw', languages: ['pl'], site: undefined, language: 'en' } as const;

describe('the guessed country', () => {
  it.each([
    ['Europe/London', 'GB'],
    ['Europe/Dublin', 'IE'],
    ['Atlantic/Reykjavik', 'IS'],
    ['Atlantic/Azores', 'PT'],
    ['America/Los_Angeles', 'US'],
    ['America/Boise', 'US'],
    ['America/Indiana/Knox', 'US'],
    ['America/Kentucky/Louisville', 'US'],
    ['America/North_Dakota/Center', 'US'],
    ['America/Juneau', 'US'],
  ])('is that of the clock at the root, whatever the language: %s', (zone, found) => {
    const others = { languages: ['is-IS'], site: undefined, language: 'pt' } as const;
    expect(guessedCountry({ zone, ...others })).toBe(found);
  });

  it.each([
    ['is', 'IS'],
    ['en', 'US'],
    ['en-gb', 'GB'],
    ['en-ie', 'IE'],
    ['pt', 'PT'],
  ] as const)('is that of the site’s region, whose prices the page shows: %s', (region, found) => {
    const abroad = { zone: 'Atlantic/Reykjavik', languages: ['is-IS'], language: 'is' } as const;
    expect(guessedCountry({ ...abroad, site: regions[region].country })).toBe(found);
  });

  it('is that of the browser where the clock says nothing, then of the page', () => {
    expect(guessedCountry({ ...visitor, languages: ['pl-PL', 'en-IE', 'en-GB'] })).toBe('IE');
    expect(guessedCountry({ ...visitor, language: 'is' })).toBe('IS');
    expect(guessedCountry({ ...visitor, language: 'pt' })).toBe('PT');
  });

  it.each([
    ['PT', 'Atlantic/Azores', 'Atlantic/Azores'],
    ['PT', 'Europe/Lisbon', 'Europe/Lisbon'],
    ['PT', 'Atlantic/Reykjavik', 'Europe/Lisbon'],
    ['IS', 'Europe/Warsaw', 'Atlantic/Reykjavik'],
    ['US', 'America/Chicago', 'America/Chicago'],
    ['US', 'America/Boise', 'America/Boise'],
  ] as const)('%s has of a clock in %s the zone %s', (country, clock, zone) => {
    expect(guessedZone(country, clock)).toBe(zone);
  });

  it.each([
    ['US', 'America/Boise', 'America/Boise'],
    ['IE', 'Europe/Berlin', 'Europe/Berlin'],
    ['IS', 'Europe/Lisbon', 'Europe/Lisbon'],
    ['PT', 'UTC', 'Europe/Lisbon'],
    ['PT', 'Etc/GMT-1', 'Europe/Lisbon'],
    ['PT', '+01:00', 'Europe/Lisbon'],
    ['PT', 'Atlantis/Poseidonis', 'Europe/Lisbon'],
  ] as const)(
    '%s begins, for a clock in %s, with that zone if it is a place’s: %s',
    (country, clock, zone) => {
      expect(firstZone(country, clock)).toBe(zone);
    },
  );

  it('has a time zone to begin with, each of its own', () => {
    expect(countries.filter((one) => isZone(zoneOfCountry[one]))).toEqual([...countries]);
    expect(new Set(Object.values(zoneOfCountry)).size).toBe(countries.length);
  });

  it('decides whether St Patrick’s Day is a holiday: in Ireland, not in England', () => {
    expect(holidayOn('IE', '2026-03-17')).toMatchObject({ name: 'st_patrick' });
    expect(holidayOn('GB', '2026-03-17')).toBeUndefined();
    expect(holidayOn('GB', '2026-08-31')).toBeDefined();
  });
});

// The country that a visitor seems to be in: by the clock, then the site, then what the browser speaks.

import { describe, expect, it } from 'vitest';
import { countries } from '#shared/limits.ts';
import { guessedCountry, zoneOfCountry } from '#shared/model/country.ts';
import { holidayOn } from '#shared/time/holidays.ts';
import { isZone } from '#shared/time/zone.ts';

const visitor = { zone: 'Europe/Warsaw', languages: ['pl'], host: 'stund.example', language: 'en' } as const;

describe('the guessed country', () => {
  it.each([
    ['Europe/London', 'GB'],
    ['Europe/Dublin', 'IE'],
    ['Atlantic/Reykjavik', 'IS'],
    ['Atlantic/Azores', 'PT'],
    ['America/Los_Angeles', 'US'],
  ])('is that of the clock, whatever the language: %s', (zone, found) => {
    const others = { languages: ['is-IS'], host: 'stund.pt', language: 'pt' } as const;
    expect(guessedCountry({ zone, ...others })).toBe(found);
  });

  it('is that of the site where the clock says nothing, then of the browser, then of the page', () => {
    expect(guessedCountry({ ...visitor, host: 'stund.co.uk', languages: ['en-IE'] })).toBe('GB');
    expect(guessedCountry({ ...visitor, languages: ['pl-PL', 'en-IE', 'en-GB'] })).toBe('IE');
    expect(guessedCountry({ ...visitor, language: 'is' })).toBe('IS');
    expect(guessedCountry({ ...visitor, language: 'pt' })).toBe('PT');
  });

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

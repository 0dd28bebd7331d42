// Where a company works: the country that a visitor seems to be in, and the time zone it begins with.

import type * as z from 'zod/mini';
import type { languages } from '#shared/limits.ts';
import type { country } from '#shared/model/fields.ts';

export type Country = z.output<typeof country>;
type Language = (typeof languages)[number];

/** The zone of most of its people; a company may choose another in its settings. */
export const zoneOfCountry: Readonly<Record<Country, string>> = {
  IS: 'Atlantic/Reykjavik',
  IE: 'Europe/Dublin',
  GB: 'Europe/London',
  PT: 'Europe/Lisbon',
  US: 'America/New_York',
};
const otherZones: Readonly<Record<string, Country>> = {
  'Atlantic/Madeira': 'PT',
  'Atlantic/Azores': 'PT',
  'Europe/Belfast': 'GB',
  'Europe/Jersey': 'GB',
  'Europe/Guernsey': 'GB',
  'Europe/Isle_of_Man': 'GB',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Phoenix': 'US',
  'America/Detroit': 'US',
  'America/Los_Angeles': 'US',
  'America/Anchorage': 'US',
  'America/Boise': 'US',
  'America/Indianapolis': 'US',
  'America/Louisville': 'US',
  'America/Menominee': 'US',
  'America/Juneau': 'US',
  'America/Sitka': 'US',
  'America/Metlakatla': 'US',
  'America/Yakutat': 'US',
  'America/Nome': 'US',
  'America/Adak': 'US',
  'Pacific/Honolulu': 'US',
};
const zones = new Map<string, Country>(Object.entries(otherZones));
/** The zones of single counties have names of three parts. */
const american = /^America\/(?:Indiana|Kentucky|North_Dakota)\//;
const countryOfZone = (zone: string): Country | undefined => (american.test(zone) ? 'US' : zones.get(zone));
const all: readonly Country[] = ['IS', 'IE', 'GB', 'PT', 'US'];
for (const one of all) zones.set(zoneOfCountry[one], one);

const dialled: readonly (readonly [code: string, Country])[] = [
  ['354', 'IS'],
  ['353', 'IE'],
  ['44', 'GB'],
  ['351', 'PT'],
];
/** An English or Polish browser language says least about the country, so it is the last guess. */
const ofLanguage: Readonly<Record<Language, Country>> = { is: 'IS', pt: 'PT', en: 'IE', pl: 'IS' };

type Visitor = {
  readonly zone: string;
  /** As the browser lists them: 'en-GB', 'is'. */
  readonly languages: readonly string[];
  /** That of the region whose site it is; undefined at the root. */
  readonly site: Country | undefined;
  /** Of the page. */
  readonly language: Language;
};

/**
 * That of the site's region, whose prices the page shows; at its root where the visitor's clock is, then what the
 * browser speaks. A guess, which the form shows. Source: 3-decisions.md, 'Company country'.
 * @example guessedCountry({ zone: 'Europe/London', languages: [], site: undefined, language: 'en' }) → 'GB'
 */
export function guessedCountry({ zone, languages: spoken, site, language }: Visitor): Country {
  const regions = spoken.map((one) => one.split('-').at(-1)?.toUpperCase());
  const ofRegion = all.find((one) => one === regions.find((region) => all.some((known) => known === region)));
  return site ?? countryOfZone(zone) ?? ofRegion ?? ofLanguage[language];
}

/** For a country that the visitor chose: their own zone where it is one of the country's, else that of most of its people. */
export const guessedZone = (of: Country, zone: string): string =>
  countryOfZone(zone) === of ? zone : zoneOfCountry[of];

/**
 * What a form begins with: the visitor's own zone, wherever that is. A browser that says UTC hides where it is.
 * @example firstZone('IE', 'Europe/Berlin') → 'Europe/Berlin'
 */
export const firstZone = (of: Country, zone: string): string => (isOfPlace(zone) ? zone : zoneOfCountry[of]);

function isOfPlace(zone: string): boolean {
  if (!/^(?!Etc\/)[A-Za-z]+\//.test(zone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Where a company is that does not say so: by its phone's country code, or else by the language of the page. */
export function countryOf({ phone, language }: { phone?: string | undefined; language: Language }): Country {
  const digits = /^(?:\+|00)(\d+)/.exec(phone?.replace(/[\s()./-]/g, '') ?? '')?.[1] ?? '';
  return dialled.find(([code]) => digits.startsWith(code))?.[1] ?? ofLanguage[language];
}

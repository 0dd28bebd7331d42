// The regions the product is sold in: one record each, chosen by the first word of the site's host.
// Number formats are not here: they follow the language of the sentence (number-text.ts).

import type { languages } from '#shared/limits.ts';
import type { Country } from './country.ts';

export type Currency = 'ISK' | 'EUR' | 'USD' | 'GBP';
export type DayFormat = 'DD.MM.YYYY' | 'DD-MM-YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD';
export const regionNames = ['is', 'en', 'en-gb', 'en-ie', 'pt'] as const;
export type RegionName = (typeof regionNames)[number];

export type Region = {
  readonly name: RegionName;
  /** The site's language for visitors who have chosen none. */
  readonly language: (typeof languages)[number];
  /** Currency of its prices: krona on the Icelandic site, others elsewhere (plan.ts). */
  readonly currency: Currency;
  /** How days are written (dayjs format). */
  readonly dayFormat: DayFormat;
  /** The country assumed at sign-up: for holidays and for phone numbers without a country code. */
  readonly country: Country;
  /** Language and country as browsers and search engines name them. */
  readonly locale: string;
};

export const regions: { readonly [Name in RegionName]: Region & { readonly name: Name } } = {
  is: {
    name: 'is',
    language: 'is',
    currency: 'ISK',
    dayFormat: 'DD.MM.YYYY',
    country: 'IS',
    locale: 'is-IS',
  },
  en: {
    name: 'en',
    language: 'en',
    currency: 'USD',
    dayFormat: 'YYYY-MM-DD',
    country: 'US',
    locale: 'en-US',
  },
  'en-gb': {
    name: 'en-gb',
    language: 'en',
    currency: 'GBP',
    dayFormat: 'DD/MM/YYYY',
    country: 'GB',
    locale: 'en-GB',
  },
  'en-ie': {
    name: 'en-ie',
    language: 'en',
    currency: 'EUR',
    dayFormat: 'DD-MM-YYYY',
    country: 'IE',
    locale: 'en-IE',
  },
  pt: {
    name: 'pt',
    language: 'pt',
    currency: 'EUR',
    dayFormat: 'DD/MM/YYYY',
    country: 'PT',
    locale: 'pt-PT',
  },
};

/** The site whose host names no region. */
export const rootRegion: Region = regions.en;

const regionNameOf: Readonly<Record<Country, RegionName>> = {
  IS: 'is',
  US: 'en',
  GB: 'en-gb',
  IE: 'en-ie',
  PT: 'pt',
};
/** The region whose currency and date format a country uses. */
export const regionOfCountry = (country: Country): Region => regions[regionNameOf[country]];

const nameIn = (text: string | undefined): RegionName | undefined =>
  regionNames.find((name) => name === text?.toLowerCase());

/** The region of that name; undefined for any other word. */
export function regionNamed(text: string | undefined): Region | undefined {
  const name = nameIn(text);
  return name && regions[name];
}

/**
 * The region that a host names by its first word; undefined for the root, which shows `rootRegion`. Source:
 * 3-decisions.md, 'Regions'.
 * @example regionOfHost('en-gb.stund.example')?.name → 'en-gb'
 */
export const regionOfHost = (host: string): Region | undefined =>
  host.includes('.') ? regionNamed(host.split('.')[0]) : undefined;

// The region of this page: the one that a local copy was started with, or else the one its host names.

import type { languages } from '#shared/limits.ts';
import { type Region, regionNamed, regionOfHost, regions, rootRegion } from '#shared/model/company/region.ts';

/** Undefined at the root, where nobody has chosen a region. */
export const namedRegion = (): Region | undefined =>
  regionNamed(document.documentElement.dataset['region']) ?? regionOfHost(location.hostname);

/** Prices, days and countries of public pages. Signed in, the company's country decides. */
export const pageRegion = (): Region => namedRegion() ?? rootRegion;

/** An administrator has no company: the host's region decides, at the root the language; English as in our own office. */
export const administratorRegion = (language: (typeof languages)[number]): Region =>
  namedRegion() ?? (language === 'pt' ? regions.pt : regions.is);

// The region of the site: the one a local copy was started with, else the host's.

import type { languages } from '#shared/limits.ts';
import { type Region, regionNamed, regionOfHost, regions, rootRegion } from '#shared/model/company/region.ts';

/** Undefined for the site at the root. */
export const namedRegion = (): Region | undefined =>
  regionNamed(document.documentElement.dataset['region']) ?? regionOfHost(location.hostname);

/** The region for prices, days and countries on public pages; inside the application the company's country counts. */
export const pageRegion = (): Region => namedRegion() ?? rootRegion;

/** An administrator has no company: the host's region counts, at the root the language's (English: as in Iceland). */
export const administratorRegion = (language: (typeof languages)[number]): Region =>
  namedRegion() ?? (language === 'pt' ? regions.pt : regions.is);

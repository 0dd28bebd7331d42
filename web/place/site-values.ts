// A project's site as a form's two texts, and as it is sent.

import { siteRadiusMetres } from '#shared/limits.ts';
import type { Site } from '#shared/model/place.ts';
import { numberWithin } from '#web/forms/typed-number.ts';
import { positionFrom, positionText } from './typed-position.ts';

export type SiteValues = { site: string; site_radius: string };

export const radiusSpan = { ...siteRadiusMetres, isWhole: true } as const;

export const siteValues = (site: Site | undefined): SiteValues => ({
  site: site ? positionText(site) : '',
  site_radius: String(site?.radius ?? siteRadiusMetres.usual),
});

/** The site, null for none; undefined while a field is in error. */
export function siteFrom({ site, site_radius }: SiteValues): Site | null | undefined {
  if (site.trim() === '') return null;
  const position = positionFrom(site);
  const radius = numberWithin(site_radius, radiusSpan);
  return position && typeof radius === 'number' ? { ...position, radius } : undefined;
}

/** For the schema, which refuses what is wrong: a position beside a wrong radius is right. */
export const siteSentFrom = (values: SiteValues): Site | string | null => {
  const site = siteFrom(values);
  if (site !== undefined) return site;
  const position = positionFrom(values.site);
  return position ? { ...position, radius: Number(values.site_radius) } : values.site;
};

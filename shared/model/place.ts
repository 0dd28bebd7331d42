// Places on the earth: where presses were made, and the sites of projects.

import * as z from 'zod/mini';
import { siteRadiusMetres } from '#shared/limits.ts';

/** Degrees: south and west are negative. */
export const position = z.object({ lat: z.number(), lon: z.number() });
export type Position = z.output<typeof position>;

/** Where a press was made; metres of accuracy, as the phone measured it. */
export const place = z.extend(position, { accuracy: z.optional(z.number()) });
export type Place = z.output<typeof place>;

/** A project's site: a circle around a position. */
export const site = z.extend(position, { radius: z.number() });
export type Site = z.output<typeof site>;

export const siteSent = z.strictObject({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
  radius: z.int().check(z.minimum(siteRadiusMetres.min), z.maximum(siteRadiusMetres.max)),
});

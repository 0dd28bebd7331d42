// The plane on which positions are sketched: metres to pixels, north up. Exact enough within a town.

import { metresApart, roundedDegrees } from '#shared/distance.ts';
import type { Place, Position, Site } from '#shared/model/place.ts';
import type { Point } from './word-boxes.ts';

export type Frame = {
  readonly centre: Position;
  readonly metresPerPixel: number;
  readonly width: number;
  readonly height: number;
};

const metresPerDegree = 111_195;
const eastOf = (lat: number): number => metresPerDegree * Math.max(Math.cos((lat * Math.PI) / 180), 0.01);

/** Around the site, positions up to so many radii away are drawn in their place; those beyond stand at the edge. */
const radiiShown = 5;
/** What lies at the edge keeps so much room. */
const marginPixels = 34;
const leastMetres = 60;

/** Shows the site's whole circle and the positions around it; without a site all positions. */
export function frameOf(
  { site, places }: { readonly site: Site | undefined; readonly places: readonly Place[] },
  size: { readonly width: number; readonly height: number },
): Frame | undefined {
  const centre = site ?? middleOfAll(places);
  if (!centre) return undefined;
  const far = Math.max(0, ...places.map((place) => metresApart(centre, place) + (place.accuracy ?? 0)));
  const most = site ? Math.min(far, site.radius * radiiShown) : far;
  const reach = Math.max(most, site ? site.radius : 0, leastMetres);
  const pixels = Math.max(Math.min(size.width, size.height) / 2 - marginPixels, 20);
  return { ...size, centre: { lat: centre.lat, lon: centre.lon }, metresPerPixel: reach / pixels };
}

function middleOfAll(places: readonly Place[]): Position | undefined {
  if (places.length === 0) return undefined;
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(places.map(({ lat }) => lat)), lon: middle(places.map(({ lon }) => lon)) };
}

export function pointAt({ centre, metresPerPixel, width, height }: Frame, { lat, lon }: Position): Point {
  return {
    x: width / 2 + ((lon - centre.lon) * eastOf(centre.lat)) / metresPerPixel,
    y: height / 2 - ((lat - centre.lat) * metresPerDegree) / metresPerPixel,
  };
}

export function positionAt({ centre, metresPerPixel, width, height }: Frame, { x, y }: Point): Position {
  return moved(centre, { east: (x - width / 2) * metresPerPixel, north: (height / 2 - y) * metresPerPixel });
}

export const moved = (from: Position, by: { readonly east: number; readonly north: number }): Position => ({
  lat: roundedDegrees(Math.max(-90, Math.min(90, from.lat + by.north / metresPerDegree))),
  lon: roundedDegrees(Math.max(-180, Math.min(180, from.lon + by.east / eastOf(from.lat)))),
});

/** The same point, or where the line to it from the middle leaves the frame. */
export function keptInside({ width, height }: Frame, { x, y }: Point): Point & { readonly isOut: boolean } {
  const [halfWide, halfHigh] = [width / 2 - marginPixels / 2, height / 2 - marginPixels / 2];
  const over = Math.max(Math.abs(x - width / 2) / halfWide, Math.abs(y - height / 2) / halfHigh);
  if (over <= 1) return { x, y, isOut: false };
  return { x: width / 2 + (x - width / 2) / over, y: height / 2 + (y - height / 2) / over, isOut: true };
}

const barShare = 0.28;
const steps = [1, 2, 5] as const;

/** The length of a scale bar in round metres: at most a good quarter of the width. */
export function barMetres({ width, metresPerPixel }: Frame): number {
  const most = width * barShare * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (steps.findLast((step) => step * power <= most) ?? 1);
}

// Metres and directions between two positions, the middle of many, and how exactly a site is kept.

import type { Place, Position, Site } from './model/place.ts';

const earthRadiusMetres = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Metres between two positions on a round earth (haversine), to half a per cent. From Hallgrímskirkja (64.1417, -21.9266)
 * to Harpa (64.1504, -21.9327) the latitude differs by 967 m and the longitude by 296 m: 1012 m.
 */
export function metresApart(one: Position, other: Position): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2);
  const east = Math.sin(radians(other.lon - one.lon) / 2);
  const share = north ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(share)));
}

export const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The direction in which `to` lies, seen from `from`, as one of eight. */
export function directionTo(from: Position, to: Position): CompassPoint {
  const [lat, toLat] = [radians(from.lat), radians(to.lat)];
  const turn = radians(to.lon - from.lon);
  const east = Math.sin(turn) * Math.cos(toLat);
  const north = Math.cos(lat) * Math.sin(toLat) - Math.sin(lat) * Math.cos(toLat) * Math.cos(turn);
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return compassPoints[(eighth + compassPoints.length) % compassPoints.length] ?? 'n';
}

/**
 * Beyond the radius, even if the phone's position is wrong by its whole accuracy. Distance is shown and blocks nothing:
 * domain-facts.md, wish 14.
 */
export const isOutside = (site: Site, { accuracy = 0, ...at }: Place): boolean =>
  metresApart(site, at) - accuracy > site.radius;

/** The middle of positions by latitude and by longitude, which a few far away do not move; undefined without any. */
export function middleOf(positions: readonly Position[]): Position | undefined {
  const [lat, lon] = [middle(positions.map((one) => one.lat)), middle(positions.map((one) => one.lon))];
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

function middle(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
}

/** Six decimals of a degree are 11 cm. */
const decimals = 6;
/** To six decimals, 11 cm, as positions are stored. */
export const roundedDegrees = (degrees: number): number => Number(degrees.toFixed(decimals));
/** As a project's row keeps it; the radius in metres. */
export const roundedSite = ({ lat, lon, radius }: Site): Site => ({
  lat: roundedDegrees(lat),
  lon: roundedDegrees(lon),
  radius,
});

export const isSameSite = (one: Site | undefined, other: Site | undefined): boolean =>
  one?.lat === other?.lat && one?.lon === other?.lon && one?.radius === other?.radius;

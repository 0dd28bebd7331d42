// Metres on the map: a circle around a position, and the distance between two positions.

import type { Location } from '#shared/model/worklog.ts';

/** Longitude before latitude, as GeoJSON has it. */
export type Position = readonly [number, number];

const metresPerDegree = 111_320;
const corners = 64;

export const positionOf = ({ lon, lat }: Location): Position => [Number(lon), Number(lat)];

/** Closed: the last corner is the first. A degree of longitude shrinks towards the poles. */
export function circleAround([lon, lat]: Position, metres: number): [number, number][] {
  const north = metres / metresPerDegree;
  const east = north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = ((corner % corners) / corners) * 2 * Math.PI;
    return [lon + east * Math.cos(angle), lat + north * Math.sin(angle)];
  });
}

/** Metres between two positions, on a flat earth: exact enough within a town. */
export function apartMetres(one: Location, other: Location): number {
  const [lon, lat] = positionOf(one);
  const [otherLon, otherLat] = positionOf(other);
  const east = (otherLon - lon) * Math.cos((((lat + otherLat) / 2) * Math.PI) / 180);
  return Math.hypot(east, otherLat - lat) * metresPerDegree;
}

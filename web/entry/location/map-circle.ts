// A location as a position, and a circle of metres around it.

import type { Position as Coordinates } from '#shared/model/place.ts';
import type { Location } from '#shared/model/worklog.ts';

/** Longitude before latitude, as GeoJSON has it. */
export type Position = readonly [number, number];

const metresPerDegree = 111_320;
const corners = 64;

export const coordinatesOf = ({ lat, lon }: Pick<Location, 'lat' | 'lon'>): Coordinates => ({
  lat: Number(lat),
  lon: Number(lon),
});
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

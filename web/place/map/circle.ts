// A circle of metres around a position, as corners of a polygon.

import type { Position } from '#shared/model/place.ts';

const metresPerDegree = 111_195;
const corners = 64;

/** Longitude before latitude, as GeoJSON has it. */
export const pointOf = ({ lat, lon }: Position): [number, number] => [lon, lat];

/** Closed: the last corner is the first. A degree of longitude shrinks towards the poles. */
export function circleAround({ lat, lon }: Position, metres: number): [number, number][] {
  const north = metres / metresPerDegree;
  const east = north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = ((corner % corners) / corners) * 2 * Math.PI;
    return [lon + east * Math.cos(angle), lat + north * Math.sin(angle)];
  });
}

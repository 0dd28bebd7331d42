// A position as people type it or paste it from a map.

import { roundedDegrees } from '#shared/distance.ts';
import type { Position } from '#shared/model/place.ts';

/**
 * 'lat, lon' as people copy it from a map: '64.1466, -21.9426', with a comma or a blank between, or decimal commas with a
 * semicolon or a blank. Undefined if it is none.
 */
export function positionFrom(text: string): Position | undefined {
  const [, first = '', second = ''] =
    /^\(?\s*(-?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\s*\)?$/.exec(text.trim()) ??
    /^(-?\d{1,2}(?:,\d+)?)\s*[;\s]\s*(-?\d{1,3}(?:,\d+)?)$/.exec(text.trim()) ??
    [];
  if (first === '') return undefined;
  const [lat, lon] = [first, second].map((degrees) => Number(degrees.replace(',', '.')));
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined;
  return { lat: roundedDegrees(lat), lon: roundedDegrees(lon) };
}

/** '64.1466, -21.9426': the same in every language, so that it can be pasted into any map. */
export const positionText = ({ lat, lon }: Position): string =>
  `${roundedDegrees(lat)}, ${roundedDegrees(lon)}`;

// An entry's clock-in as a mark on a map or sketch: 'Anna 40 m'.

import { metresApart } from '#shared/distance.ts';
import type { Site } from '#shared/model/place.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { Mark } from './sketch.tsx';

/** Undefined for an entry whose clock-in has no location. */
export function markOf(
  { id, employee, places }: WorkLog,
  site: Site | undefined,
  distance: (metres: number) => string,
  name = employee.name.trim().split(/\s+/)[0] ?? employee.name,
): Mark | undefined {
  const place = places?.in;
  if (!place) return undefined;
  const text = site ? `${name} ${distance(metresApart(site, place))}` : name;
  return { id, place, text, event: 'in' };
}

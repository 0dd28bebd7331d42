// A press as a mark on a map or sketch, with its words: 'Anna 40 m'.

import { isOutside, metresApart } from '#shared/distance.ts';
import type { Place, Site } from '#shared/model/place.ts';
import type { WorkLog } from '#shared/model/worklog.ts';

export type Mark = {
  readonly id: string;
  readonly place: Place;
  readonly text: string;
  /** A smaller line below the text; on the map only. */
  readonly note?: string | undefined;
  readonly event: 'in' | 'out';
};

/** People outside the site first, then in the given order. */
export const byNeed = <One extends Pick<Mark, 'place'>>(
  marks: readonly One[],
  site: Site | undefined,
): readonly One[] => {
  const isAway = ({ place }: One): number => Number(site !== undefined && isOutside(site, place));
  return marks.toSorted((one, other) => isAway(other) - isAway(one));
};

/** An entry's clock-in; undefined where it has no location. */
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

// Which entries of a report lie over another of the same employee: the hours they share are counted twice.

import type { ReportEntries } from '#shared/report/report-entries.ts';
import { overlapsOf } from '#shared/pay/overlaps.ts';

/** The position of the other entry, by the id of the one that lies over it. */
export type Overlaps = ReadonlyMap<string, number>;

export function overlapsIn({ columns, count, ids, employee, startAt }: ReportEntries): Overlaps {
  // They stand in time order, so only whoever has one that begins before the end of the last can have any.
  const crowded = new Set<number>();
  for (let at = 1; at < count; at++) {
    const position = employee[at] ?? 0;
    if (employee[at - 1] === position && (columns.gap[at] ?? 0) < 0) crowded.add(position);
  }
  const entries = Array.from({ length: crowded.size === 0 ? 0 : count }, (_, at) => at)
    .filter((at) => crowded.has(employee[at] ?? 0))
    .map((at) => {
      const start = startAt[at] ?? 0;
      return {
        id: ids[at] ?? '',
        employeeId: String(employee[at]),
        startAt: start,
        endAt: start + (columns.seconds[at] ?? 0),
        at,
      };
    });
  return new Map([...overlapsOf(entries)].map(([id, other]) => [id, other.at]));
}

// The entries of a report that overlap another entry of the same employee: the shared hours are counted twice.

import type { ReportEntries } from '#shared/report/report-entries.ts';
import { overlapsOf } from '#shared/pay/overlaps.ts';

/** By an entry's id, the position of the entry it overlaps. */
export type Overlaps = ReadonlyMap<string, number>;

export function overlapsIn({ columns, count, ids, employee, startAt }: ReportEntries): Overlaps {
  // An employee's entries are in time order: only one with an entry that begins before the last one's end has overlaps.
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

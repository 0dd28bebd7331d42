// The loaded entries that overlap another entry of the same employee, with that other entry.

import type { WorkLog } from '#shared/model/worklog.ts';
import { overlapsOf } from '#shared/pay/overlaps.ts';

/** By an entry's id, the entry it overlaps. */
export type Overlaps = ReadonlyMap<string, WorkLog>;

export function overlapsAmong(logs: readonly WorkLog[]): Overlaps {
  const entries = logs.map((log) => {
    // Date.parse for speed over ten thousand entries: the server's instants need no check.
    const startAt = Date.parse(log.start_time) / 1000;
    const endAt = startAt + (log.total_time ?? Infinity);
    return { id: log.id, employeeId: log.employee.id, startAt, endAt, log };
  });
  return new Map([...overlapsOf(entries)].map(([id, { log }]) => [id, log]));
}

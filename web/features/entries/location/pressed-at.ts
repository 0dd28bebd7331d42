// When an entry was begun or ended with a position: the press has a time of its own, a position may be older.

import type { Location, WorkLog } from '#shared/model/worklog.ts';

/** As it was pressed, whatever the office has made of it since. */
export function pressedAt({ event, timestamp }: Location, entry: WorkLog): string {
  return event === 'in'
    ? (entry.original_start_time ?? entry.start_time)
    : (entry.original_end_time ?? entry.end_time ?? timestamp);
}

// What each employee is doing today: clocked in, not clocked out for too long, or clocked out, with the day's ruler.

import type { WorkLog } from '#shared/model/worklog.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import type { RulerSegment } from '#web/ui/display/ruler.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { isRunning, lengthOf, segmentOn, spanOf } from './entry-times.ts';

export type Presence = {
  readonly state: 'forgotten' | 'running' | 'out';
  /** The running entry, or the last one of today. */
  readonly entry: WorkLog;
  readonly segments: readonly RulerSegment[];
};

/** By employee; those without hours today are not in it. `now`: epoch seconds. */
export function presenceOf(
  time: CompanyTime,
  entries: readonly WorkLog[],
  now: number,
): ReadonlyMap<string, Presence> {
  const today = time.dayAt(now);
  const startsAt = time.startOf(today);
  const found = new Map<string, { entry: WorkLog; segments: RulerSegment[] }>();
  for (const entry of entries) {
    const isOver = (spanOf(time, entry).end ?? now) <= startsAt && !isRunning(entry);
    const segment = isOver ? undefined : segmentOn(time, entry, today, now);
    if (!segment && !isRunning(entry)) continue;
    const known = found.get(entry.employee.id);
    const segments = [...(known?.segments ?? []), ...(segment ? [segment] : [])];
    found.set(entry.employee.id, { entry: known ? later(known.entry, entry) : entry, segments });
  }
  return new Map(
    [...found].map(([id, { entry, segments }]) => [
      id,
      {
        entry,
        state: stateOf(entry, lengthOf(time, entry, now)),
        segments: segments.toSorted((a, b) => a.fromMinute - b.fromMinute),
      },
    ]),
  );
}

function later(a: WorkLog, b: WorkLog): WorkLog {
  if (isRunning(a) !== isRunning(b)) return isRunning(a) ? a : b;
  return a.start_time < b.start_time ? b : a;
}

function stateOf(entry: WorkLog, seconds: number): Presence['state'] {
  if (!isRunning(entry)) return 'out';
  return isVeryLong(seconds) ? 'forgotten' : 'running';
}

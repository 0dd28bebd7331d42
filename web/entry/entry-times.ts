// An entry in the company's time zone: its day, its times, its length, its part of a ruler.

import type { WorkLog } from '#shared/model/worklog.ts';
import { minutesPerDay } from '#shared/time/calendar.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import type { RulerKind, RulerSegment } from '#web/ui/display/ruler.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';

type Span = { readonly start: number /** Undefined while it runs. */; readonly end: number | undefined };
const spans = new WeakMap<WorkLog, Span>();

/** In and out in epoch seconds, read once for each entry: a list reads thousands of them again as the time goes on. */
export function spanOf(time: CompanyTime, entry: WorkLog): Span {
  const known = spans.get(entry);
  if (known) return known;
  const { start_time, end_time } = entry;
  const span = {
    start: time.seconds(start_time),
    end: end_time === undefined ? undefined : time.seconds(end_time),
  };
  spans.set(entry, span);
  return span;
}

/** Seconds from in to out, or to `now` while the entry runs. */
export const lengthOf = (time: CompanyTime, entry: WorkLog, now: number): number =>
  entry.total_time ?? Math.max(0, now - time.seconds(entry.start_time));

/** The sum of a list as reports and files count it: running entries are left out and counted separately. */
export function sumOfEnded(entries: readonly WorkLog[]): {
  readonly seconds: number;
  readonly running: number;
} {
  return {
    seconds: entries.reduce((sum, { total_time = 0 }) => sum + total_time, 0),
    running: entries.filter(isRunning).length,
  };
}

export const isRunning = (entry: WorkLog): boolean => entry.end_time === undefined;
/** The first in and out time, where it is another one: after an Undo it may be the same. */
export const firstIn = ({ original_start_time: first, start_time }: WorkLog): string | undefined =>
  first === start_time ? undefined : first;
export const firstOut = ({ original_end_time: first, end_time }: WorkLog): string | undefined =>
  first === end_time ? undefined : first;
export const isEdited = (entry: WorkLog): boolean =>
  firstIn(entry) !== undefined || firstOut(entry) !== undefined;

/** How many days the out time lies after the in time. */
export const daysOn = (time: CompanyTime, entry: WorkLog): number =>
  entry.end_time === undefined ? 0 : daysBetween(time.dayAt(entry.start_time), time.dayAt(entry.end_time));

function kindOf(time: CompanyTime, entry: WorkLog, now: number): RulerKind {
  const isOver = isVeryLong(lengthOf(time, entry, now));
  if (isRunning(entry)) return isOver ? 'over-running' : 'running';
  return isOver ? 'over' : 'work';
}

/** The part of an entry that lies on a day, or undefined. */
export function segmentOn(
  time: CompanyTime,
  entry: WorkLog,
  day: Day,
  now: number,
): RulerSegment | undefined {
  const start = time.seconds(entry.start_time);
  const end = entry.end_time === undefined ? now : time.seconds(entry.end_time);
  if (end <= time.startOf(day) || start >= time.startOf(addDays(day, 1))) return undefined;
  return {
    fromMinute: time.dayAt(start) < day ? 0 : time.minuteAt(start),
    toMinute: time.dayAt(end) > day ? minutesPerDay : time.minuteAt(end),
    kind: kindOf(time, entry, now),
  };
}

/** Whether an entry counts only until now: it runs, or its end is in the future. */
export const isUntilNow = (time: CompanyTime, entry: WorkLog, now: number): boolean =>
  entry.end_time === undefined || time.seconds(entry.end_time) > now;

/** Seconds of an entry that lie from the start of `from` to the end of `to`, counted up to `now`. */
export function secondsWithin(
  time: CompanyTime,
  entry: WorkLog,
  range: { readonly from: Day; readonly to: Day },
  now: number,
): number {
  const end = entry.end_time === undefined ? now : Math.min(now, time.seconds(entry.end_time));
  const from = Math.max(time.seconds(entry.start_time), time.startOf(range.from));
  return Math.max(0, Math.min(end, time.startOf(addDays(range.to, 1))) - from);
}

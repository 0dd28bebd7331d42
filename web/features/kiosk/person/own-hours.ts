// A person's hours of today, from midnight to midnight in the company's zone, and their ruler.

import { addDays } from '#shared/time/day.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import type { RulerSegment } from '#web/ui/display/ruler.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { OwnDay } from '#web/features/kiosk/kiosk-time.ts';

type Entry = OwnDay['entries'][number];

function partToday(time: CompanyTime, entry: Entry, now: number): { from: number; to: number } {
  const midnight = time.startOf(time.today());
  const end = entry.end_time === undefined ? now : time.seconds(entry.end_time);
  const next = time.startOf(addDays(time.today(), 1));
  return { from: Math.max(time.seconds(entry.start_time), midnight), to: Math.min(end, next) };
}

export const secondsToday = (time: CompanyTime, entries: readonly Entry[], now: number): number =>
  entries.reduce((sum, entry) => {
    const { from, to } = partToday(time, entry, now);
    return sum + Math.max(0, to - from);
  }, 0);

export function segmentsToday(time: CompanyTime, entries: readonly Entry[], now: number): RulerSegment[] {
  const midnight = time.startOf(time.today());
  return entries.map((entry) => {
    const { from, to } = partToday(time, entry, now);
    const isOpen = entry.end_time === undefined;
    const whole =
      (entry.end_time === undefined ? now : time.seconds(entry.end_time)) - time.seconds(entry.start_time);
    const isLong = isVeryLong(whole);
    return {
      fromMinute: (from - midnight) / 60,
      toMinute: (to - midnight) / 60,
      kind: isOpen ? (isLong ? 'over-running' : 'running') : isLong ? 'over' : 'work',
    };
  });
}

/** The entries of the day after a press, with the changed entry as the server returned it. */
export const withEntry = (entries: readonly Entry[], entry: Entry): Entry[] => [
  ...entries.filter(({ id }) => id !== entry.id),
  entry,
];

// The in and out times that a pointer or a key can pick up in a cell.

import type { WorkLog } from '#shared/model/worklog.ts';
import { minutesPerDay } from '#shared/time/calendar.ts';
import { type Day, daysBetween } from '#shared/time/day.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { WeekCell } from '#web/entry/days/week-model.ts';

export type End = 'start' | 'end';
export type Hold = { readonly entry: WorkLog; readonly end: End };
/** The end that is being moved: the one 'in hand'. */
export type Taken = Hold & {
  /** Where a pointer took it in a cell; undefined for a key. */
  readonly pressedAt: number | undefined;
};
/** The entry as it would be, and the seconds of overtime that its person's days gain by it. */
export type Preview = { readonly entry: WorkLog; readonly gained: number };
/** The screen's side of the end in hand. The code that moves it is fetched when an end is first taken. */
export type Adjusting = {
  readonly taken: Taken | undefined;
  readonly onTake: (taken: Taken) => void;
  readonly onPreview: (preview: Preview) => void;
  readonly onEnd: () => void;
};

const reachPx = 6;

/** The ends that lie on the cell's day, with their minutes. The end of a running entry moves by itself. */
export function holdsIn(time: CompanyTime, cell: WeekCell): (Hold & { readonly minute: number })[] {
  return cell.entries
    .flatMap((entry) => [
      { entry, end: 'start' as const, minute: minuteOn(time, cell.day, time.seconds(entry.start_time)) },
      ...(entry.end_time === undefined
        ? []
        : [{ entry, end: 'end' as const, minute: minuteOn(time, cell.day, time.seconds(entry.end_time)) }]),
    ])
    .filter(({ end, minute }) => minute <= minutesPerDay && (end === 'start' ? minute >= 0 : minute > 0));
}

/** The nearest end under the pointer. */
export function holdAt(
  time: CompanyTime,
  cell: WeekCell,
  { target, clientX }: { readonly target: EventTarget; readonly clientX: number },
): Hold | undefined {
  const ruler = target instanceof Element ? target.closest('[data-ruler]') : null;
  if (!ruler) return undefined;
  const { left, width } = ruler.getBoundingClientRect();
  const distance = ({ minute }: { readonly minute: number }) =>
    Math.abs(left + (minute / minutesPerDay) * width - clientX);
  const [nearest] = holdsIn(time, cell).toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= reachPx ? nearest : undefined;
}

/** What the key takes: the last end of the day, else a start. */
export function holdByKey(time: CompanyTime, cell: WeekCell): Hold | undefined {
  const holds = holdsIn(time, cell);
  return holds.findLast(({ end }) => end === 'end') ?? holds.at(-1);
}

/** Where an instant stands on a day's ruler, beyond its edges too. */
export const minuteOn = (time: CompanyTime, day: Day, at: number): number =>
  daysBetween(day, time.dayAt(at)) * minutesPerDay + time.minuteAt(at);

// The typed times of an entry, turned into instants and a length, or into the first thing that is wrong.

import { minutesOfClock } from '#shared/time/calendar.ts';
import { addDays, type Day, dayText } from '#shared/time/day.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

export type TimesDraft = {
  /** 'HH:MM', or a text that is still being typed. */
  readonly start: string;
  /** '' while the entry stays open. */
  readonly end: string;
  /** How many days the out time lies after the in time; more than one only for entries that already had that. */
  readonly daysOn: number;
};

export type TimesFault = 'startWrong' | 'endWrong' | 'outBeforeIn';

export const isDay = (text: string): boolean => dayText.safeParse(text).success;
export const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The first fault of the times. Only an entry that stays open may have no out time. */
export function timesFault({ start, end, daysOn }: TimesDraft, isOpen = false): TimesFault | undefined {
  if (!isClock(start)) return 'startWrong';
  if (isOpen && end === '') return undefined;
  if (!isClock(end)) return 'endWrong';
  return daysOn === 0 && minutesOfClock(end) <= minutesOfClock(start) ? 'outBeforeIn' : undefined;
}

/** The draft's instants on a day, as RFC 3339 for the API; '' for a time that is still being typed. */
export function instantsOf(
  time: CompanyTime,
  day: Day,
  draft: TimesDraft,
): { readonly start: string; readonly end: string | undefined } {
  const on = (one: Day, clock: string) => (isClock(clock) ? time.instant(one, clock) : '');
  const end = draft.end === '' ? undefined : on(addDays(day, draft.daysOn), draft.end);
  return { start: on(day, draft.start), end };
}

/** Seconds from in to out on that day, correct across a change to or from summer time. */
export function draftSeconds(time: CompanyTime, day: Day, draft: TimesDraft): number {
  const { start, end } = instantsOf(time, day, draft);
  return end === undefined ? 0 : time.seconds(end) - time.seconds(start);
}

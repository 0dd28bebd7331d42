// What a form of an entry's times holds, and what it comes to: instants, a length, or the one thing that is wrong.

import { addDays, type Day, dayText } from '#shared/time/day.ts';
import { type CompanyTime, minutesOf } from '#web/words/company-time.ts';

export type TimesDraft = {
  /** 'HH:MM', or what is being typed. */
  readonly start: string;
  /** '' while the entry stays open. */
  readonly end: string;
  /** How many days after the in time the out time lies; more than one only where an entry already did. */
  readonly daysOn: number;
};

export type TimesFault = 'startWrong' | 'endWrong' | 'outBeforeIn';

export const isDay = (text: string): boolean => dayText.safeParse(text).success;
export const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The first thing that is wrong with the times; only an entry that stays open may have no out time. */
export function timesFault({ start, end, daysOn }: TimesDraft, isOpen = false): TimesFault | undefined {
  if (!isClock(start)) return 'startWrong';
  if (isOpen && end === '') return undefined;
  if (!isClock(end)) return 'endWrong';
  return daysOn === 0 && minutesOf(end) <= minutesOf(start) ? 'outBeforeIn' : undefined;
}

/** The instants of a draft on a day, as the wire wants them. */
export function instantsOf(
  time: CompanyTime,
  day: Day,
  draft: TimesDraft,
): { readonly start: string; readonly end: string | undefined } {
  const start = time.instant(day, draft.start);
  return { start, end: draft.end === '' ? undefined : time.instant(addDays(day, draft.daysOn), draft.end) };
}

/** Seconds from in to out on that day, over a change of the clocks too. */
export function draftSeconds(time: CompanyTime, day: Day, draft: TimesDraft): number {
  const { start, end } = instantsOf(time, day, draft);
  return end === undefined ? 0 : time.seconds(end) - time.seconds(start);
}

// The days that a view of the week shows, and the way to earlier and later ones.

import { addDays, type Day } from '#shared/time/day.ts';
import { restContextDays } from '#shared/limits.ts';
import { usualDayReadDays } from '#shared/time/usual-day.ts';
import { weekStartOf } from '#shared/time/week.ts';

export const weekViews = ['day', 'week', 'two'] as const;
export type WeekView = (typeof weekViews)[number];

const daysOfView = { day: 1, week: 7, two: 14 } as const;
const daysOfWeek = 7;

/** The days, oldest first. Two weeks are the week of the day and the one before it. */
export function daysOf(view: WeekView, day: Day): readonly Day[] {
  const first =
    view === 'day' ? day : view === 'week' ? weekStartOf(day) : addDays(weekStartOf(day), -daysOfWeek);
  return Array.from({ length: daysOfView[view] }, (_, index) => addDays(first, index));
}

/** Days to come are shown for their notes: a holiday, or leave, is noted up to a year ahead. */
const daysAhead = 366;
export const lastDay = (today: Day): Day => addDays(today, daysAhead);

/** A day of the view before (-1) or after (1); never after the last one that is shown. */
export function stepped(view: WeekView, day: Day, by: 1 | -1, today: Day): Day {
  const next = addDays(day, by * daysOfView[view]);
  return next > lastDay(today) ? lastDay(today) : next;
}

/** Whether nothing later is shown. */
export const isLatest = (days: readonly Day[], today: Day): boolean =>
  (days.at(-1) ?? today) >= lastDay(today);

/** Of weeks to come there are no entries yet: this week's stay read, which says what is usual. */
const firstRead = ([first = '']: readonly Day[], today: Day): Day =>
  first !== '' && first < addDays(weekStartOf(today), daysOfWeek) ? first : weekStartOf(today);

/**
 * The start days of the entries to read: whole weeks, so that a day and its week are one request, and the week
 * before, for nights that reach into the first day. Ends today: this week's range
 * is the one the overview has read. The rest after an earlier Sunday needs the day after it.
 */
export function readRange(
  days: readonly Day[],
  today: Day,
  warnsOfRest = false,
): { readonly from: Day; readonly to: Day } {
  const first = firstRead(days, today);
  const after = warnsOfRest ? restContextDays.after : 0;
  const last = addDays(weekStartOf(days.at(-1) ?? today), daysOfWeek - 1 + after);
  return { from: addDays(weekStartOf(first), -daysOfWeek), to: last < today ? last : today };
}

/** The start days of older entries, which say what is usual where no usual week does. */
export function olderRange(days: readonly Day[], today: Day): { readonly from: Day; readonly to: Day } {
  const first = firstRead(days, today);
  return { from: addDays(first, -usualDayReadDays), to: addDays(readRange(days, today).from, -1) };
}

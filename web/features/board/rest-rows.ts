// Whose work today leaves too little rest, and whose weeks have no day off: from the entries of this week and the last.

import { isVeryLong } from '#shared/time/duration.ts';
import { restDays, weeksWithoutDayOff } from '#shared/time/rest.ts';
import type { ReportedRest } from '#web/entry/days/reported-rest.ts';
import { isRunning, lengthOf, spanOf } from '#web/entry/entry-times.ts';
import { byName } from '#web/words/alphabet.ts';
import type { BoardInput } from './board-rows.ts';

export type RestRow = { readonly id: string; readonly name: string; readonly shortSeconds: number };

/** Whose work today leaves too little rest, the most first; who forgot to clock out is asked about that. */
export function restRows({ time, entries, now }: BoardInput): RestRow[] {
  const midnight = time.startOf(time.dayAt(now));
  const rows = [...Map.groupBy(entries, ({ employee }) => employee.id)].flatMap(([id, own]) => {
    const [first] = own;
    if (!first || own.some((entry) => isRunning(entry) && isVeryLong(lengthOf(time, entry, now)))) return [];
    const spells = spellsOf({ time, now }, own);
    const ofToday = restDays(spells).filter(({ lastUntil }) => lastUntil > midnight);
    const shortSeconds = Math.max(0, ...ofToday.map((day) => day.shortSeconds));
    return shortSeconds > 0 ? [{ id, name: first.employee.name, shortSeconds }] : [];
  });
  return rows.toSorted((one, other) => other.shortSeconds - one.shortSeconds || byName(one.name, other.name));
}

const spellsOf = ({ time, now }: Pick<BoardInput, 'time' | 'now'>, own: BoardInput['entries']) =>
  own.map((entry) => {
    const { start, end = now } = spanOf(time, entry);
    return { startAt: start, endAt: Math.min(end, now) };
  });

export type LimitRow = {
  readonly id: string;
  readonly name: string;
  /** Of this week and the last, how many have no day off. */
  readonly fullWeeks: number;
  /** A week above 48 hours, on average over so many `weeks`; 0 for none. */
  readonly overSeconds: number;
  readonly weeks: number;
};

/** Whose weeks are too full, by name: the day off from the entries, running ones too; the average as the report has it. */
export function limitRows(input: BoardInput, reported: readonly ReportedRest[]): LimitRow[] {
  const { time, entries } = input;
  const averages = new Map(reported.map((one) => [one.employee_id, one]));
  const rows = [...Map.groupBy(entries, ({ employee }) => employee.id)].flatMap(([id, own]) => {
    const [first] = own;
    const fullWeeks = weeksWithoutDayOff(time.zone, spellsOf(input, own)).length;
    const { average_over: overSeconds = 0, average_weeks: weeks = 0 } = averages.get(id) ?? {};
    return first && (fullWeeks > 0 || overSeconds > 0)
      ? [{ id, name: first.employee.name, fullWeeks, overSeconds, weeks }]
      : [];
  });
  return rows.toSorted((one, other) => byName(one.name, other.name));
}

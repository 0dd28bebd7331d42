// Whose work today leaves too little rest, computed from the entries of this week and the last.

import { isVeryLong } from '#shared/time/duration.ts';
import { restDays } from '#shared/time/rest.ts';
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
    const spells = own.map((entry) => {
      const { start, end = now } = spanOf(time, entry);
      return { startAt: start, endAt: Math.min(end, now) };
    });
    const ofToday = restDays(spells).filter(({ lastUntil }) => lastUntil > midnight);
    const shortSeconds = Math.max(0, ...ofToday.map((day) => day.shortSeconds));
    return shortSeconds > 0 ? [{ id, name: first.employee.name, shortSeconds }] : [];
  });
  return rows.toSorted((one, other) => other.shortSeconds - one.shortSeconds || byName(one.name, other.name));
}

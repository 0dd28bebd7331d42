// Too little rest on a person's days, where the company warns of it: hours short of eleven, a week without a day off.

import { addDays, type Day } from '#shared/time/day.ts';
import { restDays, weeksWithoutDayOff, type WorkSpell } from '#shared/time/rest.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

export type RestMark = {
  /** Short of eleven hours, in the work days that began on this day. */
  readonly shortSeconds: number;
  /** The Sunday of a week whose seven days were all worked. */
  readonly hasNoDayOff: boolean;
};

const none: RestMark = { shortSeconds: 0, hasNoDayOff: false };

/** By local day; a day with enough rest has no mark. */
export function restMarks(time: CompanyTime, spells: readonly WorkSpell[]): ReadonlyMap<Day, RestMark> {
  const marks = new Map<Day, RestMark>();
  const add = (day: Day, change: (mark: RestMark) => RestMark) =>
    marks.set(day, change(marks.get(day) ?? none));
  for (const { startAt, shortSeconds } of restDays(spells)) {
    if (shortSeconds > 0)
      add(time.dayAt(startAt), (mark) => ({ ...mark, shortSeconds: mark.shortSeconds + shortSeconds }));
  }
  for (const monday of weeksWithoutDayOff(time.zone, spells)) {
    add(addDays(monday, 6), (mark) => ({ ...mark, hasNoDayOff: true }));
  }
  return marks;
}

// Missing days, as the week finds them, each with the hours that would be added.

import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { DayNotes } from '#web/entry/day-notes/day-notes.ts';
import type { Usual } from '#web/entry/day-notes/usual-day.ts';
import { type Planned, plannedOn } from '#web/entry/days/planned.ts';
import { type WeekPerson, weekRow } from '#web/entry/days/week-model.ts';
import { byName } from '#web/words/alphabet.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { daysOf } from './days.ts';

export type MissingDay = {
  readonly id: string;
  readonly employee: { readonly id: string; readonly name: string };
  readonly day: Day;
  readonly usual: Usual;
  /** Empty where no project can be suggested. */
  readonly plan: readonly Planned[];
  readonly seconds: number;
};

export type MissingInput = {
  readonly time: CompanyTime;
  readonly span: DaySpan;
  readonly today: Day;
  readonly people: readonly WeekPerson[];
  /** Also the entries of the weeks before. */
  readonly entries: readonly WorkLog[];
  readonly isFree: (day: Day) => boolean;
  readonly usualWeek: UsualWeek | undefined;
  readonly notes: DayNotes;
};

/** Oldest day first, then by name. */
export function missingDays(input: MissingInput): MissingDay[] {
  const { time, span, today, entries, people } = input;
  const days = daysOf(span, addDays(today, -1));
  const own = Map.groupBy(entries, ({ employee }) => employee.id);
  const week = { ...input, days, now: time.startOf(today), marksMissing: true };
  return people
    .filter(({ disabled, example }) => !disabled && example !== true)
    .toSorted((one, other) => byName(one.name, other.name))
    .flatMap((person) => {
      const theirs = own.get(person.id) ?? [];
      return weekRow(week, person, theirs).cells.flatMap(({ day, missing }) =>
        missing ? [missingOn(input, person, day, missing, theirs)] : [],
      );
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function missingOn(
  { time, usualWeek }: MissingInput,
  person: WeekPerson,
  day: Day,
  usual: Usual,
  own: readonly WorkLog[],
): MissingDay {
  const { id, name } = person;
  const plan = plannedOn({ time, usualWeek, person, day, usual, own });
  const seconds = plan.reduce(
    (sum, { start_time, end_time }) => sum + time.seconds(end_time) - time.seconds(start_time),
    0,
  );
  return { id: `missing ${id} ${day}`, employee: { id, name }, day, usual, plan, seconds };
}

// Missing days, as the week finds them, each with the hours that would be added.

import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import { lastUsualDay } from '#shared/time/usual-day.ts';
import type { DayNotes } from '#web/entry/day-notes/day-notes.ts';
import type { Usual } from '#web/entry/day-notes/usual-day.ts';
import { type WeekPerson, weekRow } from '#web/entry/days/week-model.ts';
import { byName } from '#web/words/alphabet.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

/** An entry as it would be added. */
type Planned = {
  readonly employee_id: string;
  readonly project_id: string;
  readonly start_time: string;
  readonly end_time: string;
};

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
  const days: Day[] = [];
  for (let day = span.from; day <= span.to && day < today; day = addDays(day, 1)) days.push(day);
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
  { id, name, usual_week: ownWeek }: WeekPerson,
  day: Day,
  usual: Usual,
  own: readonly WorkLog[],
): MissingDay {
  const plan = (ownWeek ?? usualWeek) ? byWeek(time, id, day, usual, own) : asLastTime(time, id, day, own);
  const seconds = plan.reduce(
    (sum, { start_time, end_time }) => sum + time.seconds(end_time) - time.seconds(start_time),
    0,
  );
  return { id: `missing ${id} ${day}`, employee: { id, name }, day, usual, plan, seconds };
}

/** The usual hours, on the project of the last entry before the day. */
function byWeek(
  time: CompanyTime,
  employee_id: string,
  day: Day,
  { start, end }: Usual,
  own: readonly WorkLog[],
): Planned[] {
  const before = own.filter(({ start_time }) => time.dayAt(start_time) < day);
  const last = before.toSorted((one, other) => (one.start_time < other.start_time ? 1 : -1))[0];
  if (last === undefined) return [];
  const lastDay = end <= start ? addDays(day, 1) : day;
  return [
    {
      employee_id,
      project_id: last.project.id,
      start_time: time.instant(day, start),
      end_time: time.instant(lastDay, end),
    },
  ];
}

/** The entries of the last such weekday at the same times of day, also over a change of the clocks. */
function asLastTime(time: CompanyTime, employee_id: string, day: Day, own: readonly WorkLog[]): Planned[] {
  const begunOn = (one: Day) => own.filter(({ start_time }) => time.dayAt(start_time) === one);
  const before = lastUsualDay(day, (one) => begunOn(one).length > 0);
  if (before === undefined) return [];
  const days = daysBetween(before, day);
  const later = (at: string) => time.instant(addDays(time.dayAt(at), days), time.clockAt(at));
  return begunOn(before)
    .flatMap(({ project, start_time, end_time }) =>
      end_time === undefined
        ? []
        : [
            {
              employee_id,
              project_id: project.id,
              start_time: later(start_time),
              end_time: later(end_time),
            },
          ],
    )
    .filter(({ start_time, end_time }) => time.seconds(end_time) > time.seconds(start_time))
    .toSorted((one, other) => time.seconds(one.start_time) - time.seconds(other.start_time));
}

/** '07:30–16:10': what would be added, else what is usual. */
export function clocksOf(time: CompanyTime, { plan, usual }: MissingDay): string {
  const [first] = plan;
  const last = plan.at(-1);
  if (!first || !last) return `${usual.start}–${usual.end}`;
  return `${time.clockAt(first.start_time)}–${time.clockAt(last.end_time)}`;
}

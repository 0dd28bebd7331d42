// The entries that a missing day would get: its usual hours on the person's project, or what the usual one of the last such weekdays had.

import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import { usualDay } from '#shared/time/usual-day.ts';
import { sumOfEnded } from '#web/entry/entry-times.ts';
import type { Usual } from '#web/entry/day-notes/usual-day.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { WeekPerson } from './week-model.ts';

/** An entry as it would be added. */
export type Planned = {
  readonly employee_id: string;
  readonly project_id: string;
  readonly start_time: string;
  readonly end_time: string;
};

type MissingOn = {
  readonly time: CompanyTime;
  readonly usualWeek: UsualWeek | undefined;
  readonly person: WeekPerson;
  readonly day: Day;
  readonly usual: Usual;
  /** The person's entries of the weeks before. */
  readonly own: readonly WorkLog[];
};

/** Empty where the project cannot be known. */
export function plannedOn({ time, usualWeek, person, day, usual, own }: MissingOn): Planned[] {
  return (person.usual_week ?? usualWeek)
    ? byWeek(time, person.id, day, usual, own)
    : asLastTime(time, person.id, day, own);
}

/** The project of the newest of the entries: where a person most likely works on. */
export const lastProject = (own: readonly WorkLog[]): string | undefined =>
  own.toSorted((one, other) => (one.start_time < other.start_time ? 1 : -1))[0]?.project.id;

/** The usual hours, on the project of the last entry before the day. */
function byWeek(
  time: CompanyTime,
  employee_id: string,
  day: Day,
  { start, end }: Usual,
  own: readonly WorkLog[],
): Planned[] {
  const before = own.filter(({ start_time }) => time.dayAt(start_time) < day);
  const project_id = lastProject(before);
  if (project_id === undefined) return [];
  const lastDay = end <= start ? addDays(day, 1) : day;
  return [
    {
      employee_id,
      project_id,
      start_time: time.instant(day, start),
      end_time: time.instant(lastDay, end),
    },
  ];
}

/** The entries of the usual one of the last such weekdays, at the same times of day, also over a change of the clocks. */
function asLastTime(time: CompanyTime, employee_id: string, day: Day, own: readonly WorkLog[]): Planned[] {
  const begunOn = (one: Day) => own.filter(({ start_time }) => time.dayAt(start_time) === one);
  const before = usualDay(day, (one) => sumOfEnded(begunOn(one)).seconds);
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

type Clocked = { readonly plan: readonly Planned[]; readonly usual: Usual };

/** '07:30–16:10': what would be added, else what is usual. */
export function clocksOf(time: CompanyTime, { plan, usual }: Clocked): string {
  const [first] = plan;
  const last = plan.at(-1);
  if (!first || !last) return `${usual.start}–${usual.end}`;
  return `${time.clockAt(first.start_time)}–${time.clockAt(last.end_time)}`;
}

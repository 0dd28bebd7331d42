// The days that somebody usually works and did not. The only place of this screen that says which days those are.
//
// Until the company says what is usual and why a day is empty (usual week, day notes), a day is missing if it was worked a
// week before and not now, as on the week. Days that a note explains are left out here, and `plan` comes from the usual week.

import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { byName } from '#web/words/alphabet.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

const daysOfWeek = 7;
const minutesPerDay = 1440;

type Person = {
  readonly id: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly example?: boolean | undefined;
};

/** An entry as it would be added: a week after one of the same weekday. */
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
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly seconds: number;
  readonly plan: readonly Planned[];
};

export type MissingInput = {
  readonly time: CompanyTime;
  readonly span: DaySpan;
  readonly today: Day;
  readonly people: readonly Person[];
  /** Also those of the week before. */
  readonly entries: readonly WorkLog[];
  readonly isFree: (day: Day) => boolean;
};

export function missingDays({ time, span, today, people, entries, isFree }: MissingInput): MissingDay[] {
  const begun = Map.groupBy(
    entries,
    ({ employee, start_time }) => `${employee.id} ${time.dayAt(start_time)}`,
  );
  const touched = new Set(entries.flatMap((entry) => daysOf(time, entry, today)));
  const asked = people
    .filter(({ disabled, example }) => !disabled && example !== true)
    .toSorted((one, other) => byName(one.name, other.name));
  const found: MissingDay[] = [];
  for (let day = span.from; day <= span.to && day < today; day = addDays(day, 1)) {
    if (isFree(day)) continue;
    for (const { id, name } of asked) {
      const before = begun.get(`${id} ${addDays(day, -daysOfWeek)}`);
      if (before !== undefined && !touched.has(`${id} ${day}`))
        found.push(missingOn(time, { id, name }, day, before));
    }
  }
  return found;
}

/** The days on which an entry lies, each with its employee's id. */
function daysOf(time: CompanyTime, { employee, start_time, end_time }: WorkLog, today: Day): string[] {
  const last = end_time === undefined ? today : time.dayAt(time.seconds(end_time) - 1);
  const days: string[] = [];
  for (let day = time.dayAt(start_time); day <= last; day = addDays(day, 1))
    days.push(`${employee.id} ${day}`);
  return days;
}

function missingOn(
  time: CompanyTime,
  employee: MissingDay['employee'],
  day: Day,
  before: readonly WorkLog[],
): MissingDay {
  const ended = before.flatMap((entry) =>
    entry.end_time === undefined ? [] : [{ ...entry, end_time: entry.end_time }],
  );
  const plan = ended
    .map((entry) => ({
      employee_id: employee.id,
      project_id: entry.project.id,
      start_time: aWeekOn(time, entry.start_time),
      end_time: aWeekOn(time, entry.end_time),
    }))
    .filter(({ start_time, end_time }) => time.seconds(end_time) > time.seconds(start_time))
    .toSorted((one, other) => time.seconds(one.start_time) - time.seconds(other.start_time));
  const starts = plan.map(({ start_time }) => time.seconds(start_time));
  const ends = plan.map(({ end_time }) => time.seconds(end_time));
  const lastEnd = Math.max(...ends);
  return {
    id: `missing ${employee.id} ${day}`,
    employee,
    day,
    fromMinute: plan.length === 0 ? 0 : time.minuteAt(Math.min(...starts)),
    toMinute: plan.length === 0 ? 0 : time.dayAt(lastEnd) > day ? minutesPerDay : time.minuteAt(lastEnd),
    seconds: plan.reduce((sum, _, at) => sum + (ends[at] ?? 0) - (starts[at] ?? 0), 0),
    plan,
  };
}

/** The same time of day a week later, also over a change of the clocks. */
const aWeekOn = (time: CompanyTime, at: string): string =>
  time.instant(addDays(time.dayAt(at), daysOfWeek), time.clockAt(at));

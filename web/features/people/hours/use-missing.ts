// Employees with missing days of this month or last week, as their page and the week find them.

import { useMemo } from 'react';
import type { Employee } from '#shared/model/employee.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useDayNotes } from '#web/entry/day-notes/day-notes.ts';
import { useFreeDays } from '#web/entry/days/free-days.ts';
import { useLateRule } from '#web/entry/days/late-rule.ts';
import { type CompanyTime, weeksOf } from '#web/words/company-time.ts';

type Asked = {
  readonly time: CompanyTime;
  readonly today: Day;
  readonly employees: readonly Employee[];
  /** Of the last weeks; undefined until they are read. */
  readonly entries: readonly WorkLog[] | undefined;
};
const nothing: readonly WorkLog[] = [];
/** Fetched after the list: every page of the office would have the week's rules with it. */
const weekRule = async () => (await import('#web/entry/days/week-model.ts')).weekRow;

/** Their ids; undefined until they are known. */
export function useMissing({ time, today, employees, entries }: Asked): ReadonlySet<string> | undefined {
  const days = useMemo(() => daysUpTo(today), [today]);
  const isFree = useFreeDays(days);
  const notes = useDayNotes(days[0] ?? today, today);
  const usualWeek = useSignedIn().settings?.usual_week ?? undefined;
  const rowOf = useLateRule(weekRule);
  return useMemo(() => {
    if (entries === undefined || notes === undefined || rowOf === undefined) return undefined;
    const own = Map.groupBy(entries, ({ employee }) => employee.id);
    const input = { time, now: time.startOf(today), days, isFree, marksMissing: true, usualWeek, notes };
    const misses = (one: Employee): boolean =>
      rowOf(input, one, own.get(one.id) ?? nothing).cells.some(({ missing }) => missing !== undefined);
    return new Set(employees.filter(misses).map(({ id }) => id));
  }, [time, today, days, isFree, usualWeek, notes, rowOf, employees, entries]);
}

function daysUpTo(today: Day): readonly Day[] {
  const { lastWeek } = weeksOf(today);
  const monthStart = `${today.slice(0, 7)}-01`;
  const days: Day[] = [];
  for (let day = lastWeek < monthStart ? lastWeek : monthStart; day < today; day = addDays(day, 1))
    days.push(day);
  return days;
}

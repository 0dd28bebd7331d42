// Says by how much a person is over 48 hours a week on average in the 17 weeks before today; shows nothing otherwise.

import { IconMoon } from '@tabler/icons-react';
import { averageWeekMax } from '#shared/limits.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { averagedDays, averageWeek } from '#shared/time/average-week.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { noteOf, useDayNotes } from '#web/entry/day-notes/day-notes.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import type { PersonShow } from './person-show.ts';

type Props = {
  readonly employee: Employee;
  /** Of the last 17 weeks and the night before them. */
  readonly entries: readonly WorkLog[];
  readonly show: PersonShow;
  readonly now: number;
};

export function AverageNotice({ employee, entries, show: { time, today }, now }: Props) {
  const t = useTexts('person');
  const last = addDays(today, -1);
  const { from, to } = averagedDays(last);
  const notes = useDayNotes(from, to);
  if (notes === undefined) return null;
  const away: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const note = noteOf(notes, employee.id, day);
    if (note === 'sick' || note === 'leave') away.push(day);
  }
  const spells = entries.map(({ start_time, end_time }) => ({
    startAt: time.seconds(start_time),
    endAt: end_time === undefined ? now : time.seconds(end_time),
  }));
  const since = time.dayAt(employee.created);
  const average = averageWeek(time.zone, spells, { last, since, away });
  if (!average || average.overSeconds === 0) return null;
  return (
    <Notice icon={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}>
      {t('overAverage', {
        count: average.weeks,
        hours: time.hours(average.overSeconds),
        most: averageWeekMax / 3600,
      })}
    </Notice>
  );
}

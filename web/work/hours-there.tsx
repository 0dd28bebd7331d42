// What an employee already has over the hours that are being added: said before they are, and never in the way.

import { worklogs } from '#shared/api/worklogs.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/alert.tsx';
import { type CompanyTime, nowSeconds } from './company-time.ts';
import { instantsOf, type TimesDraft } from './entry-draft.ts';

type Props = {
  readonly time: CompanyTime;
  readonly employeeId: string;
  /** One at least, with times that are right. */
  readonly days: readonly Day[];
  readonly draft: TimesDraft;
};

const shownMost = 4;

export function HoursThere({ time, employeeId, days, draft }: Props) {
  const t = useTexts('entries');
  const [first = '', last = first] = [days.toSorted()[0], days.toSorted().at(-1)];
  // A night that began the day before reaches into the first one.
  const query = { from: addDays(first, -1), to: addDays(last, 1), employee_id: [employeeId] };
  const { data = [] } = useRead(worklogs.endpoints.list, { query });
  const wanted = days.map((day) => {
    const { start, end = start } = instantsOf(time, day, draft);
    return { start: time.seconds(start), end: time.seconds(end) };
  });
  const there = data.filter(({ employee, start_time, end_time }) => {
    if (employee.id !== employeeId) return false;
    const [start, end] = [time.seconds(start_time), time.seconds(end_time ?? nowSeconds())];
    return wanted.some((one) => start < one.end && end > one.start);
  });
  if (there.length === 0) return null;
  return (
    <Notice heading={t('thereAlready')}>
      <ul>
        {there.slice(0, shownMost).map(({ id, start_time, end_time, project }) => (
          <li key={id}>
            <span className="num">
              {time.shortDay(time.dayAt(start_time))} {time.clockAt(start_time)}–
              {end_time !== undefined && time.clockAt(end_time)}
            </span>{' '}
            · {project.name}
          </li>
        ))}
        {there.length > shownMost && <li>{t('thereMore', { count: there.length - shownMost })}</li>}
      </ul>
    </Notice>
  );
}

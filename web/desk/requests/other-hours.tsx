// The employee's other entries of the days that a request asks for, so that the office sees hours that it would accept twice.

import { worklogs } from '#shared/api/worklogs.ts';
import type { Correction } from '#shared/model/correction.ts';
import { addDays } from '#shared/time/day.ts';
import { useRead } from '#web/api/query.ts';
import { daysAround } from '#web/entry/overlaps/ask-overlap.tsx';
import { overlappedEntries, type Stretch } from '#web/entry/overlaps/overlapped.ts';
import { useTexts } from '#web/text.ts';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';

/** The hours that the employee has once the request is accepted. */
export const stretchOf = (row: Correction, time: CompanyTime): Stretch => ({
  ...(row.work_log_id === null ? {} : { id: row.work_log_id }),
  employeeId: row.employee.id,
  startAt: time.seconds(row.start_time),
  endAt: time.seconds(row.end_time),
});

/** A row of the list of times; nothing where the days hold no other entry. */
export function OtherHours({ row }: { readonly row: Correction }) {
  const t = useTexts('requests');
  const time = useCompanyTime();
  const wanted = stretchOf(row, time);
  const [days] = daysAround(time, [wanted]);
  const read = useRead(
    worklogs.endpoints.list,
    { query: { ...days, employee_id: [row.employee.id] } },
    { enabled: days !== undefined },
  );
  const others = (read.data ?? []).filter(({ id }) => id !== row.work_log_id);
  const whole = {
    employeeId: row.employee.id,
    startAt: time.startOf(time.dayAt(wanted.startAt)),
    endAt: time.startOf(addDays(time.dayAt(wanted.endAt), 1)),
  };
  const there = overlappedEntries(others, [whole]);
  if (there.length === 0) return null;
  const twice = new Set(overlappedEntries(others, [wanted]).map(({ entry }) => entry.id));
  return (
    <>
      <dt>{t('there')}</dt>
      {there.map(({ entry }) => (
        <dd key={entry.id}>
          {entry.end_time === undefined
            ? `${time.momentText(entry.start_time)} · ${t('running')}`
            : time.spanText(entry.start_time, entry.end_time)}
          {` · ${entry.project.name}`}
          {twice.has(entry.id) && (
            <>
              {' · '}
              <b>{t('overlaps')}</b>
            </>
          )}
        </dd>
      ))}
    </>
  );
}

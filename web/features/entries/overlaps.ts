// The loaded entries that overlap another entry of the same employee, with that other entry.

import type { WorkLog } from '#shared/model/worklog.ts';
import { overlapsOf } from '#shared/pay/overlaps.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { EntryWords } from './entry-words.ts';

/** By an entry's id, the entry it overlaps. */
export type Overlaps = ReadonlyMap<string, WorkLog>;

export function overlapsAmong(logs: readonly WorkLog[]): Overlaps {
  const entries = logs.map((log) => {
    // Date.parse for speed over ten thousand entries: the server's instants need no check.
    const startAt = Date.parse(log.start_time) / 1000;
    const endAt = startAt + (log.total_time ?? Infinity);
    return { id: log.id, employeeId: log.employee.id, startAt, endAt, log };
  });
  return new Map([...overlapsOf(entries)].map(([id, { log }]) => [id, log]));
}

/** 'Overlaps another entry: 07:00–15:00 Garðatorg', with the day where it is another. */
export function overlapText(t: EntryWords, time: CompanyTime, entry: WorkLog, other: WorkLog): string {
  const { start_time, end_time, project } = other;
  const day = time.dayAt(start_time);
  const from = time.clockAt(start_time);
  const times =
    end_time === undefined ? `${from} (${t('running').toLowerCase()})` : `${from}–${time.clockAt(end_time)}`;
  return t('overlaps', {
    times: day === time.dayAt(entry.start_time) ? times : `${time.shortDay(day)} ${times}`,
    project: project.name,
  });
}

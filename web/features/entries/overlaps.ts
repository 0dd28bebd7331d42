// What the list says of an entry that overlaps another one.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { EntryWords } from './entry-words.ts';

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

// The hours in the lists of employees and projects: first those that the overview has read, then those of the last
// twelve weeks.

import { useMemo } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useRead } from '#web/api/query.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { useLiveEntries, withOlder } from '#web/entry/live-entries.ts';
import { useServerNow, useServerTime } from '#web/entry/server-time.ts';
import { useCompanyTime, weeksOf } from '#web/words/company-time.ts';
import { rangeOf } from './list-hours.ts';

/** A figure with two decimals changes every 36 seconds. */
const tickSeconds = 30;
/** As on the overview: its count of a year's entries is costly. */
const overviewSeconds = 300;
const nothing: readonly WorkLog[] = [];

export function useListHours() {
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const today = time.dayAt(now);
  const latest = useLiveEntries({ from: weeksOf(today).lastWeek, to: today });
  const overview = useRead(worklogs.endpoints.overview, {}, { refetchSeconds: overviewSeconds });
  useServerTime(overview);
  // Read after the first answer, so that clocked-in people show first.
  const weeks = useLiveEntries(rangeOf(today), { enabled: latest.data !== undefined });
  const open = overview.data?.open;
  const known = weeks.data ?? latest.data;
  const entries = useMemo(() => known && withOlder(known, open ?? nothing), [known, open]);
  return {
    time,
    now,
    /** Of this week and the last, or of twelve; undefined until they are read. */
    entries,
    /** The running ones; undefined until they are read. */
    running: useMemo(() => entries?.filter(isRunning) ?? open, [entries, open]),
    /** Month and weeks are known. */
    hasWeeks: weeks.data !== undefined,
  };
}

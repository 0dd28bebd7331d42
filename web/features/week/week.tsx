// The week as one picture: people by days, each cell the day's ruler; approved by selecting, opened by a press.

import { useMemo, useState } from 'react';
import { useSignedIn } from '#web/api/session.tsx';
import { useMayWrite } from '#web/desk/may-write.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useServerNow } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useMend } from './use-mend.ts';
import { useWeekData } from './week-data.ts';
import { daysOf } from './week-days.ts';
import { WeekDialogs, type Opened } from './week-dialogs.tsx';
import { WeekFilters } from './week-filters.tsx';
import { WeekHead } from './week-head.tsx';
import { weekSums } from './week-model.ts';
import { useWeekQuery } from './week-query.ts';
import type { WeekShow } from './week-show.ts';
import { WeekSheet } from './week-sheet.tsx';

const tickSeconds = 30;

export function Week() {
  const t = useTexts('week');
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const today = time.dayAt(now);
  const mayWrite = useMayWrite();
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  const { query, change } = useWeekQuery(today, isApprovalOn);
  const days = useMemo(() => daysOf(query.view, query.day ?? today), [query.view, query.day, today]);
  const mend = useMend(time, now);
  const data = useWeekData({ query, days, time, now, isApprovalOn, preview: mend.preview });
  const [opened, setOpened] = useState<Opened>();
  const sums = useMemo(() => weekSums(data.rows), [data.rows]);
  const show: WeekShow = useMemo(
    () => ({
      t,
      time,
      today,
      nowMinute: time.minuteAt(now),
      nowClock: time.clockAt(now),
      isApprovalOn,
      mayWrite,
    }),
    [t, time, today, now, isApprovalOn, mayWrite],
  );
  return (
    <>
      <WeekHead
        query={query}
        days={days}
        today={today}
        time={time}
        onChange={change}
        onAdd={mayWrite ? () => setOpened({ kind: 'add' }) : undefined}
      />
      <WeekFilters
        query={query}
        onChange={change}
        employees={data.employees}
        projects={data.projects}
        isApprovalOn={isApprovalOn}
        looks={data.looks}
        sums={data.isWaiting ? undefined : sums}
        time={time}
      />
      {data.error && <ReadFailed error={data.error} isTrying={data.isTrying} onTry={data.retry} />}
      {!data.error && !data.isReady && <SkeletonRows />}
      {!data.error && data.isReady && (
        <WeekSheet
          key={days[0]}
          data={data}
          query={query}
          days={days}
          sums={sums}
          show={show}
          mend={mend}
          onChange={change}
          onOpen={setOpened}
        />
      )}
      <WeekDialogs opened={opened} show={show} now={now} onOpen={setOpened} />
    </>
  );
}

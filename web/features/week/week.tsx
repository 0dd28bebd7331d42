// The week as one picture: people by days, each cell the day's ruler; approved by selecting, opened by a press.

import { useMemo, useState } from 'react';
import type { Day } from '#shared/time/day.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useMay } from '#web/desk/may.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useServerNow } from '#web/entry/server-time.ts';
import { NoteWord } from '#web/entry/day-notes/note-word.tsx';
import { useTexts } from '#web/text.ts';
import { useMedia } from '#web/ui/style/media.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import { late } from '#web/ui/page/late.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import type { Adjusting, Preview, Taken } from './adjust/holds.ts';
import { useWeekData } from './week-data.ts';
import { daysOf } from './week-days.ts';
import type { Opened } from '#web/entry/days/opened.ts';
import { WeekFilters } from './week-filters.tsx';
import { WeekHead } from './week-head.tsx';
import { weekSums } from '#web/entry/days/week-model.ts';
import { useWeekQuery } from './week-query.ts';
import type { WeekShow } from './week-show.ts';
import { WeekSheet } from './week-sheet.tsx';

const WeekPhone = late(async () => (await import('./phone/week-phone.tsx')).WeekPhone, <SkeletonRows />);
const PhoneTop = late(async () => (await import('./phone/week-phone.tsx')).PhoneTop);
const DayDialogs = late(async () => (await import('#web/entry/days/day-dialogs.tsx')).DayDialogs);
const tickSeconds = 30;

export function Week() {
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const today = time.dayAt(now);
  const mayWrite = useMay('work_log.edit');
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  const { query, change } = useWeekQuery(today, isApprovalOn);
  const isPrinting = usePrinting();
  // Paper has the whole week, also a phone's.
  const isPhone = useMedia('screen and (max-width: 760px)') && !isPrinting;
  // A phone has the week's seven days at its top, whichever of them it shows.
  const view = isPhone ? 'week' : query.view;
  const days = useMemo(() => daysOf(view, query.day ?? today), [view, query.day, today]);
  const { adjusting, preview } = useAdjusting();
  const data = useWeekData({ query, days, time, now, isApprovalOn, preview });
  const [opened, setOpened] = useState<Opened>();
  const sums = useMemo(() => weekSums(data.rows), [data.rows]);
  const show = useShow(now, isApprovalOn, mayWrite);
  const shown = { data, query, days, sums, show, onChange: change, onOpen: setOpened };
  return (
    <>
      {!isPhone && (
        <WeekHead
          query={query}
          days={days}
          today={today}
          time={time}
          onChange={change}
          onAdd={
            mayWrite ? () => setOpened({ kind: 'add', begun: { day: dayToAdd(days, today) } }) : undefined
          }
        />
      )}
      {!isPhone && (
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
      )}
      {isPhone && (data.error || !data.isReady) && <PhoneTop {...shown} />}
      {data.error && <ReadFailed error={data.error} isTrying={data.isTrying} onTry={data.retry} />}
      {!data.error && !data.isReady && <SkeletonRows />}
      {isPhone && !data.error && data.isReady && <WeekPhone key={days[0]} {...shown} />}
      {!isPhone && !data.error && data.isReady && <WeekSheet {...shown} adjusting={adjusting} now={now} />}
      {opened && <DayDialogs opened={opened} show={show} now={now} onOpen={setOpened} />}
    </>
  );
}

/** The day that a new entry begins with: today where it is shown, or where nothing can have been worked yet. */
function dayToAdd(days: readonly Day[], today: Day): Day {
  const [first = today] = days;
  return days.includes(today) || first > today ? today : first;
}

/** The end of an entry that is in hand, and the entry as it would then be. */
function useAdjusting() {
  const [taken, setTaken] = useState<Taken>();
  const [preview, setPreview] = useState<Preview>();
  const adjusting: Adjusting = {
    taken,
    onTake: setTaken,
    onPreview: setPreview,
    onEnd: () => {
      setTaken(undefined);
      setPreview(undefined);
    },
  };
  return { adjusting, preview };
}

function useShow(now: number, isApprovalOn: boolean, mayWrite: boolean): WeekShow {
  const t = useTexts('week');
  const notes = useTexts('day-notes');
  const time = useCompanyTime();
  return useMemo(
    () => ({
      t,
      noteWord: (kind, isOwn) => (
        <NoteWord word={notes(`kinds.${kind}`)} isOwn={isOwn} own={notes('byEmployee')} />
      ),
      time,
      today: time.dayAt(now),
      nowMinute: time.minuteAt(now),
      nowClock: time.clockAt(now),
      isApprovalOn,
      mayWrite,
    }),
    [t, notes, time, now, isApprovalOn, mayWrite],
  );
}

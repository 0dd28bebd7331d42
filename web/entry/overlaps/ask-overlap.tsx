// Asks before saving hours that overlap others of the same employee: overlaps are allowed, but not by mistake.

import type { ReactNode } from 'react';
import { reportDaysMax, workLogSecondsMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { overlappedEntries, type Stretch, type Overlapped } from './overlapped.ts';
import { OverlappedList } from './overlapped-list.tsx';

/** Reads the entries that may overlap the stretches: all of the company, or an employee's own. */
export type ReadAround = (time: CompanyTime, stretches: readonly Stretch[]) => Promise<readonly WorkLog[]>;

/** The days on which an overlapping entry may begin, in ranges short enough for one request. */
export function daysAround(time: CompanyTime, stretches: readonly Stretch[]): { from: Day; to: Day }[] {
  const starts = stretches.map(({ startAt }) => startAt);
  const ends = stretches.map(({ startAt, endAt }) =>
    endAt < Infinity ? endAt : Math.max(startAt, serverSeconds()),
  );
  const last = time.dayAt(Math.max(...ends));
  const pieces: { from: Day; to: Day }[] = [];
  for (let from = time.dayAt(Math.min(...starts) - workLogSecondsMax); from <= last; ) {
    const most = addDays(from, reportDaysMax - 1);
    pieces.push({ from, to: most < last ? most : last });
    from = addDays(most, 1);
  }
  return pieces;
}

export function useOverlaps(read: ReadAround) {
  const t = useTexts('shell');
  const time = useCompanyTime();
  /** A failed read counts as no overlap: the server accepts overlaps, and a network fault shows when saving. */
  const find = async (stretches: readonly Stretch[]): Promise<readonly Overlapped[]> => {
    const entries = await read(time, stretches).catch(() => []);
    return overlappedEntries(entries, stretches);
  };
  const heading = (overlapped: readonly Overlapped[]) => t('overlap.heading', { count: overlapped.length });
  const words = (overlapped: readonly Overlapped[]) => (
    <>
      <OverlappedList overlapped={overlapped} time={time} />
      <p>{t('overlap.countedTwice')}</p>
    </>
  );
  /** True if the hours overlap no entry, or the person confirms that they may. */
  const mayOverlap = async (stretches: readonly Stretch[]): Promise<boolean> => {
    const overlapped = await find(stretches);
    if (overlapped.length === 0) return true;
    return confirm({
      heading: heading(overlapped),
      message: words(overlapped),
      yes: t('overlap.yes'),
      noFirst: true,
    });
  };
  /** The overlapped entries as part of another question; undefined without any. */
  const overlapsInWords = async (stretches: readonly Stretch[]): Promise<ReactNode> => {
    const overlapped = await find(stretches);
    return overlapped.length === 0 ? undefined : (
      <>
        <p>{heading(overlapped)}</p>
        {words(overlapped)}
      </>
    );
  };
  return { mayOverlap, overlapsInWords };
}

// Asks before saving hours that overlap others of the same employee: overlaps are allowed, but not by mistake.

import type { ReactNode } from 'react';
import { reportDaysMax, workLogSecondsMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { type CompanyTime, nowSeconds, useCompanyTime } from '#web/words/company-time.ts';
import { lyingOver, type Spell, type There } from './lying-over.ts';
import { ThereList } from './there-list.tsx';

/** Reads the entries that may overlap the spells: all of the company, or an employee's own. */
export type ReadAround = (time: CompanyTime, spells: readonly Spell[]) => Promise<readonly WorkLog[]>;

/** The days on which an overlapping entry may begin, in ranges short enough for one request. */
export function daysAround(time: CompanyTime, spells: readonly Spell[]): { from: Day; to: Day }[] {
  const starts = spells.map(({ startAt }) => startAt);
  const ends = spells.map(({ startAt, endAt }) =>
    endAt < Infinity ? endAt : Math.max(startAt, nowSeconds()),
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
  const find = async (spells: readonly Spell[]): Promise<readonly There[]> => {
    const entries = await read(time, spells).catch(() => []);
    return lyingOver(entries, spells);
  };
  const heading = (there: readonly There[]) => t('overlap.heading', { count: there.length });
  const words = (there: readonly There[]) => (
    <>
      <ThereList there={there} time={time} />
      <p>{t('overlap.countedTwice')}</p>
    </>
  );
  /** True if the hours overlap no entry, or the person confirms that they may. */
  const mayLie = async (spells: readonly Spell[]): Promise<boolean> => {
    const there = await find(spells);
    if (there.length === 0) return true;
    return confirm({ heading: heading(there), message: words(there), yes: t('overlap.yes'), noFirst: true });
  };
  /** The overlapped entries as part of another question; undefined without any. */
  const overlapsInWords = async (spells: readonly Spell[]): Promise<ReactNode> => {
    const there = await find(spells);
    return there.length === 0 ? undefined : (
      <>
        <p>{heading(there)}</p>
        {words(there)}
      </>
    );
  };
  return { mayLie, overlapsInWords };
}

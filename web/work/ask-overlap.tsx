// Asks before hours are saved that lie over others of the same employee: allowed, but never by mistake.

import type { ReactNode } from 'react';
import { employeeApp } from '#shared/api/employee-app.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { reportDaysMax, workLogSecondsMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { call } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/confirm.tsx';
import { type CompanyTime, nowSeconds, useCompanyTime } from './company-time.ts';
import { readAll } from './live-entries.ts';
import { lyingOver, type Spell, type There } from './lying-over.ts';
import { ThereList } from './there-list.tsx';

/** Of more employees than an address should carry, everybody's entries are read. */
const employeesNamed = 50;

/** The days on which an entry may begin that lies over one of the spells, in pieces that the server takes. */
function daysAround(time: CompanyTime, spells: readonly Spell[]): { from: Day; to: Day }[] {
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

/** What the company has there; an entry that runs may have begun long before. */
async function companyEntries(time: CompanyTime, spells: readonly Spell[]): Promise<readonly WorkLog[]> {
  const ids = [...new Set(spells.map(({ employeeId }) => employeeId))];
  const employee_id = ids.length > employeesNamed ? [] : ids;
  const [{ open }, ...lists] = await Promise.all([
    call(worklogs.endpoints.overview, {}),
    ...daysAround(time, spells).map((days) => readAll({ ...days, employee_id })),
  ]);
  return [...open, ...lists.flat()];
}

async function ownEntries(time: CompanyTime, spells: readonly Spell[]): Promise<readonly WorkLog[]> {
  const [{ open }, ...lists] = await Promise.all([
    call(employeeApp.endpoints.clock, {}),
    ...daysAround(time, spells).map((query) => call(employeeApp.endpoints.listWorkLogs, { query })),
  ]);
  return [...(open ? [open] : []), ...lists.flat()];
}
const readers = { company: companyEntries, own: ownEntries };

export function useOverlaps(whose: keyof typeof readers) {
  const t = useTexts('shell');
  const time = useCompanyTime();
  /** What cannot be read stops nothing: the server takes overlaps, and what stops the save says so itself. */
  const find = async (spells: readonly Spell[]): Promise<readonly There[]> => {
    const entries = await readers[whose](time, spells).catch(() => []);
    return lyingOver(entries, spells);
  };
  const heading = (there: readonly There[]) => t('overlap.heading', { count: there.length });
  const words = (there: readonly There[]) => (
    <>
      <ThereList there={there} time={time} />
      <p>{t('overlap.countedTwice')}</p>
    </>
  );
  /** Whether these hours may be saved: they lie over nothing, or the person says that they shall. */
  const mayLie = async (spells: readonly Spell[]): Promise<boolean> => {
    const there = await find(spells);
    if (there.length === 0) return true;
    return confirm({ heading: heading(there), message: words(there), yes: t('overlap.yes'), noFirst: true });
  };
  /** The same as part of another question; nothing where they lie over nothing. */
  const told = async (spells: readonly Spell[]): Promise<ReactNode> => {
    const there = await find(spells);
    return there.length === 0 ? undefined : (
      <>
        <p>{heading(there)}</p>
        {words(there)}
      </>
    );
  };
  return { mayLie, told };
}

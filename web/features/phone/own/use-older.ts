// How many weeks are shown: the newest year in steps, then older years page by page, until the first entry.

import { useState } from 'react';
import { employeeApp } from '#shared/api/employee-app.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { fromWire } from '#shared/time/instant.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf, startOfDay } from '#shared/time/zone.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { startOf } from './own-days.ts';
import { useZone, weeksPerPage } from './own-work.ts';
import { useNow } from '#web/features/phone/use-now.ts';

const firstWeeks = 2;

/** The days of a page of older weeks; the newest year is page 0. `to` is the first day after it. */
export function pageDays(today: Day, page: number): { from: Day; to: Day } {
  const to = addDays(weekStartOf(today), 7 - 7 * weeksPerPage * page);
  return { from: addDays(to, -7 * weeksPerPage), to };
}

export type Older = ReturnType<typeof useOlder>;

export function useOlder() {
  const [{ weeks, before, pages }, setShown] = useState({ weeks: firstWeeks, before: 0, pages: 0 });
  const zone = useZone();
  const today = dayOf(zone, useNow());
  const { created } = useSignedIn();
  const backTo = (count: number): Day => addDays(weekStartOf(today), 7 - 7 * count);
  /** True if `count` weeks reach back to the account's creation: older entries can only have been added by hand. */
  const isWhole = (count: number): boolean => {
    const madeAt = fromWire(created ?? '');
    return madeAt !== undefined && startOfDay(zone, backTo(count)) <= madeAt;
  };
  const { from, to } = pageDays(today, pages);
  const page = useRead(employeeApp.endpoints.listWorkLogs, { query: { from, to } }, { enabled: pages > 0 });

  const lastStep = pages > 0 ? weeksPerPage * pages : before;
  return {
    weeks,
    pages,
    /** The last step showed no older entry, and the account is younger. `logs` of `weeks`: undefined until answered. */
    isEnd: (logs: readonly WorkLog[] | undefined): boolean => {
      const paged = page.isPlaceholderData ? undefined : page.data;
      const brought = pages > 0 ? paged : logs;
      const isNothing = brought?.every((log) => startOf(log) >= startOfDay(zone, backTo(lastStep)));
      return lastStep > 0 && isWhole(lastStep) && isNothing === true;
    },
    show: (): void => {
      if (weeks === weeksPerPage) setShown({ weeks, before, pages: pages + 1 });
      // For a young account one press goes to the whole year, which shows whether there is anything older.
      else
        setShown({
          weeks: isWhole(weeks) ? weeksPerPage : Math.min(2 * weeks + firstWeeks, weeksPerPage),
          before: weeks,
          pages,
        });
    },
  };
}

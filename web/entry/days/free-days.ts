// Days on which no hours are missing: public holidays and the company's own.

import { useMemo } from 'react';
import { holidayOn } from '#shared/pay/holidays.ts';
import type { Day } from '#shared/time/day.ts';
import { useSignedIn } from '#web/api/session.tsx';

/** `days` is memoized by the caller. */
export function useFreeDays(days: readonly Day[]): (day: Day) => boolean {
  const { settings, country } = useSignedIn();
  const calendar = settings?.calendar ?? undefined;
  return useMemo(() => {
    const free = new Set(days.filter((day) => holidayOn(country ?? '', day, calendar)?.fromMinute === 0));
    return (day: Day) => free.has(day);
  }, [days, country, calendar]);
}

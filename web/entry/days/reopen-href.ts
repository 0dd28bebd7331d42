// Where the office reopens the pay period that closes a time: its month's end, at the lock.

import { useCallback } from 'react';
import { closedAt, periodIn } from '#shared/pay/closed-days.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { placeHref } from '#web/desk/desk-places.ts';

/** Returns `hrefOf(startAt)` (epoch seconds); undefined for a time that nothing closes. */
export function useReopenHref(): (startAt: number) => string | undefined {
  const { closed_days: ranges, settings } = useSignedIn();
  return useCallback(
    (startAt) => {
      const closed = settings && closedAt(ranges ?? [], startAt, settings.time_zone, 'company');
      if (!closed) return undefined;
      const { from, to } = periodIn(closed.range, closed.day, settings.pay_periods);
      return placeHref('payroll', new URLSearchParams({ from, to, step: 'lock' }));
    },
    [ranges, settings],
  );
}

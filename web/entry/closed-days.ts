// Whether an entry lies in a closed pay period for the person who is logged in, and the sentence for that.

import { useCallback } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { closedAt, periodIn } from '#shared/pay/closed-days.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { dayFormatOf, dayTextOf } from '#web/day-format.ts';
import { useTexts } from '#web/text.ts';

/** Returns `sayClosed(entry)`: the sentence, or undefined while the entry can be changed. The server uses the same days. */
export function useSayClosed(): (entry: Pick<WorkLog, 'start_time'>) => string | undefined {
  const t = useTexts('error');
  const { closed_days: ranges, settings, role, country } = useSignedIn();
  return useCallback(
    ({ start_time }) => {
      if (!ranges || !settings) return undefined;
      const who = role === 'EMPLOYEE' ? 'employee' : 'company';
      const closed = closedAt(ranges, fromWire(start_time) ?? 0, settings.time_zone, who);
      if (!closed) return undefined;
      const { from, to } = periodIn(closed.range, closed.day, settings.pay_periods);
      const format = dayFormatOf(country);
      return t('period_closed', { from: dayTextOf(from, format), to: dayTextOf(to, format) });
    },
    [t, ranges, settings, role, country],
  );
}

/** Whether the office cannot change what begins at a time (epoch seconds), because its period is locked. */
export function useIsClosed(): (startAt: number) => boolean {
  const { closed_days: ranges, settings } = useSignedIn();
  const zone = settings?.time_zone;
  return useCallback(
    (startAt) => zone !== undefined && closedAt(ranges ?? [], startAt, zone, 'company') !== undefined,
    [ranges, zone],
  );
}

// Whether the hours of an entry are closed to whoever looks at it, and the sentence that says so.

import { useCallback } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { closedTo, periodIn } from '#shared/time/closed-days.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { useCompanyTime } from './company-time.ts';

/** `sayClosed(entry)`: undefined while it can be changed. The server judges by the same days. */
export function useSayClosed(): (entry: Pick<WorkLog, 'start_time'>) => string | undefined {
  const t = useTexts('error');
  const time = useCompanyTime();
  const { closed_days: ranges, settings, role } = useSignedIn();
  return useCallback(
    ({ start_time }) => {
      if (!ranges) return undefined;
      const day = time.dayAt(start_time);
      const range = closedTo(ranges, day, role === 'EMPLOYEE' ? 'employee' : 'company');
      if (!range) return undefined;
      const { from, to } = periodIn(range, day, settings?.pay_periods);
      return t('period_closed', { from: time.dayText(from), to: time.dayText(to) });
    },
    [t, time, ranges, settings, role],
  );
}

// What the time clock's pieces share: a person of the list, and the company's time.

import type { Reply } from '#shared/api/endpoint.ts';
import type { timeClock } from '#shared/api/time-clock.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { currentLanguage } from '#web/text.ts';
import { companyTime } from '#web/work/company-time.ts';

export type Person = Reply<typeof timeClock.endpoints.listEmployees>[number];

export function useKioskTime() {
  const { settings, country } = useSignedIn();
  return companyTime({ zoneName: settings?.time_zone, country }, currentLanguage());
}

/** '07:02' today; with its day when someone has not clocked out since an earlier one. */
export function sinceText(time: ReturnType<typeof useKioskTime>, start: string): string {
  const day = time.dayAt(start);
  return day === time.today() ? time.clockAt(start) : `${time.dayText(day)} ${time.clockAt(start)}`;
}

// Types and times that the time clock's files share: a person of the list, a person's own day, the company's time.

import type { Reply } from '#shared/api/endpoint.ts';
import type { timeClock } from '#shared/api/time-clock.ts';
import type { Day } from '#shared/time/day.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { currentLanguage } from '#web/text.ts';
import { type CompanyTime, companyTime } from '#web/words/company-time.ts';

export type Person = Reply<typeof timeClock.endpoints.listEmployees>[number];
export type Project = Reply<typeof timeClock.endpoints.listProjects>[number];
/** The server's last answers, shown while there is no network. */
export type Known = { readonly people: readonly Person[]; readonly projects: readonly Project[] };
export type OwnDay = Reply<typeof timeClock.endpoints.ownDay>;

export function useKioskTime(): CompanyTime {
  const { settings, country } = useSignedIn();
  return companyTime({ zoneName: settings?.time_zone, country }, currentLanguage());
}

/** '20.11.' this year, '20.11.2025' before, because a tile has little room. */
export function shortDayText(time: CompanyTime, day: Day): string {
  if (day.slice(0, 4) !== time.today().slice(0, 4)) return time.dayText(day);
  return time.dateText(day);
}

/** '07:02' for a start today, '20.11. 07:02' for an earlier day. */
export function sinceText(time: CompanyTime, start: string): string {
  const day = time.dayAt(start);
  return day === time.today() ? time.clockAt(start) : `${shortDayText(time, day)} ${time.clockAt(start)}`;
}

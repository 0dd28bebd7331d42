// Days and times for administrators: in UTC, because every company has a time zone of its own.

import { useCountry } from '#web/api/session.tsx';
import { currentLanguage } from '#web/text.ts';
import { type CompanyTime, companyTime } from '#web/words/company-time.ts';
import { monthName } from '#web/words/day-words.ts';

type AdminTime = CompanyTime & {
  /** 'November', with a capital for the head of a column. */
  readonly monthOf: (at: string) => string;
};

export function useAdminTime(): AdminTime {
  const language = currentLanguage();
  const time = companyTime({ zoneName: 'UTC', country: useCountry() }, language);
  const monthOf = (at: string): string => {
    const name = monthName(language, time.dayAt(at));
    return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
  };
  return { ...time, monthOf };
}

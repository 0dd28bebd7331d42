// What changes on a company's row when it moves to another country.

import type { Country } from '#shared/model/company/country.ts';
import type { Settings } from '#shared/model/company/company.ts';
import { type Company, companyRow, settingsSet } from '#functions/table/rows/company-row.ts';
import type { Item } from '#functions/table/write.ts';

/** Another country has other major holidays; the company's own days stay. Undefined: nothing changes. */
export function calendarAbroad(old: Settings, country: Country | undefined): Settings['calendar'] {
  const isMoved = country !== undefined && country !== old.country;
  return isMoved && old.calendar?.majors ? { ...old.calendar, majors: null } : undefined;
}

/** The attributes to write for the new country. */
export const countrySet = ({ settings }: Company, country: Country): Item => ({
  [companyRow.at.country]: country,
  ...settingsSet({ calendar: calendarAbroad(settings, country) }),
});

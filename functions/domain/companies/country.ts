// A company in another country: what of its row goes with it.

import type { Country } from '#shared/model/company/country.ts';
import type { Settings } from '#shared/model/company/company.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Item } from '#functions/table/write.ts';

/** Another country has other days that are paid more; the company's own days stay. Undefined: nothing to change. */
export function calendarAbroad(old: Settings, country: Country | undefined): Settings['calendar'] {
  const isMoved = country !== undefined && country !== old.country;
  return isMoved && old.calendar?.majors ? { ...old.calendar, majors: null } : undefined;
}

/** The attributes that another country writes. */
export const countrySet = ({ settings }: Company, country: Country): Item => ({
  cr: country,
  'st.calendar': calendarAbroad(settings, country),
});

// The address of a person's page: #employee/ID, and the month in its query.

import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressSearch } from '#web/desk/address-search.ts';
import { personIn } from '#web/desk/person-href.ts';

const monthParam = 'month';

/** The month asked for; this month where none is, or one that is no month or has not come. */
export function monthFrom(search: string, thisMonth: string): string {
  const asked = new URLSearchParams(search).get(monthParam) ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) && asked < thisMonth ? asked : thisMonth;
}

export function usePersonQuery(thisMonth: string) {
  const { hash } = useLocation();
  const [search, changeSearch] = useAddressSearch();
  const showMonth = useCallback(
    (month: string) => changeSearch(month === thisMonth ? '' : `${monthParam}=${month}`),
    [changeSearch, thisMonth],
  );
  return { id: personIn(hash), month: monthFrom(search, thisMonth), showMonth };
}

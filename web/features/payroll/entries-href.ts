// The address of the list of time entries for a range of days.

import { placeHref } from '#web/desk/desk-places.ts';

type Days = { readonly from: string; readonly to: string };

export const entriesHref = (
  { from, to }: Days,
  more: { readonly approved?: 'false'; readonly overlapping?: 'true'; readonly employee_id?: string } = {},
): string => placeHref('entries', new URLSearchParams({ from, to, ...more }));

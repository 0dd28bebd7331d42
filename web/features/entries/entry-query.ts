// The state of the list in its address: filters and order, so that a view can be shared and the back button works.

import { useCallback, useMemo } from 'react';
import { useAddressSearch } from '#web/desk/address-search.ts';
import { sortFrom, sortText, useKeptSort } from '#web/desk/list-sort.ts';
import { turnedRight } from '#web/files/usual-ranges.ts';
import { isDay } from '#web/entry/entry-draft.ts';
import type { DayRange } from '#web/ui/date/range-picker.tsx';
import type { Sort } from '#web/ui/table/table-model.ts';

export type EntryQuery = {
  readonly employees: readonly string[];
  readonly projects: readonly string[];
  /** Undefined: the current month. */
  readonly range: DayRange | undefined;
  readonly approved: 'true' | 'false' | undefined;
  /** Only entries that overlap another entry of the same employee. */
  readonly overlapping: boolean;
  readonly sort: Sort;
  /** Columns this view does without. */
  readonly hidden: readonly HideableColumn[];
};

export const hideableColumns = ['employee', 'project', 'ruler', 'comments', 'location', 'edit'] as const;
export type HideableColumn = (typeof hideableColumns)[number];

/** Newest start first (specification 2, section 9). */
export const defaultSort: Sort = { by: 'day', descending: true };

export function queryFrom(search: string): EntryQuery {
  const params = new URLSearchParams(search);
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const approved = params.get('approved');
  const hidden = (params.get('hide') ?? '').split(',');
  return {
    employees: idsIn(params, 'employee_id'),
    projects: idsIn(params, 'project_id'),
    range: isDay(from) && isDay(to) ? turnedRight(from, to) : undefined,
    approved: approved === 'true' || approved === 'false' ? approved : undefined,
    overlapping: params.get('overlapping') === 'true',
    sort: sortFrom(params.get('sort'), defaultSort),
    hidden: hideableColumns.filter((column) => hidden.includes(column)),
  };
}

/** An empty value in the address is no filter. */
const idsIn = (params: URLSearchParams, name: string): readonly string[] =>
  params.getAll(name).filter((id) => id !== '');

export function searchOf(query: EntryQuery): string {
  const { employees, projects, range, approved, overlapping, sort, hidden } = query;
  const params = new URLSearchParams();
  for (const id of employees) params.append('employee_id', id);
  for (const id of projects) params.append('project_id', id);
  if (range) {
    params.set('from', range.from);
    params.set('to', range.to);
  }
  if (approved) params.set('approved', approved);
  if (overlapping) params.set('overlapping', 'true');
  const order = sortText(sort, defaultSort);
  if (order !== null) params.set('sort', order);
  if (hidden.length > 0) params.set('hide', hidden.join(','));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Where approval is off, its filter is not on the screen, so one in the address is ignored. */
export function useEntryQuery(isApprovalOn: boolean) {
  const [search, changeSearch] = useAddressSearch();
  const query = useMemo(() => {
    const asked = queryFrom(search);
    return isApprovalOn ? asked : { ...asked, approved: undefined };
  }, [search, isApprovalOn]);
  useKeptSort(query.sort, defaultSort);
  const change = useCallback(
    (part: Partial<EntryQuery>) => changeSearch(searchOf({ ...query, ...part })),
    [changeSearch, query],
  );
  return { query, change };
}

// The state of the list in its address: filters and order, so that a view can be shared and the back button works.

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDay } from '#web/work/entry-change.ts';
import type { DayRange } from '#web/ui/range-picker.tsx';
import type { Sort } from '#web/ui/table-model.ts';

export type EntryQuery = {
  readonly employees: readonly string[];
  readonly projects: readonly string[];
  /** Undefined: the current month. */
  readonly range: DayRange | undefined;
  readonly approved: 'true' | 'false' | undefined;
  readonly sort: Sort;
};

/** Newest start first (specification 2, section 9). */
export const defaultSort: Sort = { by: 'day', descending: true };

export function queryFrom(search: string): EntryQuery {
  const params = new URLSearchParams(search);
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const approved = params.get('approved');
  const by = params.get('sort');
  return {
    employees: params.getAll('employee_id'),
    projects: params.getAll('project_id'),
    range: isDay(from) && isDay(to) && from <= to ? { from, to } : undefined,
    approved: approved === 'true' || approved === 'false' ? approved : undefined,
    sort: by ? { by: by.replace(/^-/, ''), descending: by.startsWith('-') } : defaultSort,
  };
}

export function searchOf({ employees, projects, range, approved, sort }: EntryQuery): string {
  const params = new URLSearchParams();
  for (const id of employees) params.append('employee_id', id);
  for (const id of projects) params.append('project_id', id);
  if (range) {
    params.set('from', range.from);
    params.set('to', range.to);
  }
  if (approved) params.set('approved', approved);
  const isDefault = sort.by === defaultSort.by && sort.descending === defaultSort.descending;
  if (!isDefault) params.set('sort', `${sort.descending ? '-' : ''}${sort.by}`);
  const text = params.toString();
  return text ? `?${text}` : '';
}

export function useEntryQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => queryFrom(search), [search]);
  const change = useCallback(
    (part: Partial<EntryQuery>) => void navigate({ search: searchOf({ ...query, ...part }), hash }),
    [navigate, query, hash],
  );
  return { query, change };
}

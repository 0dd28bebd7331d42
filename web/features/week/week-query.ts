// The state of the week in its address: the days, the filters, the order.

import { useCallback, useMemo } from 'react';
import type { Day } from '#shared/time/day.ts';
import { useAddressSearch } from '#web/desk/address-search.ts';
import { isDay } from '#web/entry/entry-draft.ts';
import { lastDay, type WeekView } from './week-days.ts';
import type { WeekOrder } from '#web/entry/days/week-model.ts';

export type WeekQuery = {
  /** A day of the week shown; undefined: today, also tomorrow. */
  readonly day: Day | undefined;
  readonly view: WeekView;
  readonly employees: readonly string[];
  readonly projects: readonly string[];
  readonly approved: 'true' | 'false' | undefined;
  /** Only rows with something missing, too long or overlapping. */
  readonly needsLook: boolean;
  readonly order: WeekOrder;
};

/** A wrong value in the address is no filter; a day more than a year ahead is today. */
export function weekQueryFrom(search: string, today: Day): WeekQuery {
  const params = new URLSearchParams(search);
  const day = params.get('day') ?? '';
  const view = params.get('view');
  const approved = params.get('approved');
  const order = params.get('order');
  const ids = (name: string) => params.getAll(name).filter((id) => id !== '');
  return {
    day: isDay(day) && day !== today && day <= lastDay(today) ? day : undefined,
    view: view === 'day' || view === 'two' ? view : 'week',
    employees: ids('employee_id'),
    projects: ids('project_id'),
    approved: approved === 'true' || approved === 'false' ? approved : undefined,
    needsLook: params.get('look') === 'true',
    order: order === 'hours' || order === 'look' ? order : 'name',
  };
}

export function weekSearchOf(query: WeekQuery): string {
  const params = new URLSearchParams();
  if (query.day !== undefined) params.set('day', query.day);
  if (query.view !== 'week') params.set('view', query.view);
  for (const id of query.employees) params.append('employee_id', id);
  for (const id of query.projects) params.append('project_id', id);
  if (query.approved) params.set('approved', query.approved);
  if (query.needsLook) params.set('look', 'true');
  if (query.order !== 'name') params.set('order', query.order);
  return params.toString();
}

/** Where approval is off, its filter is not on the screen, so one in the address is ignored. */
export function useWeekQuery(today: Day, isApprovalOn: boolean) {
  const [search, changeSearch] = useAddressSearch();
  const query = useMemo(() => {
    const asked = weekQueryFrom(search, today);
    return isApprovalOn ? asked : { ...asked, approved: undefined };
  }, [search, today, isApprovalOn]);
  const change = useCallback(
    (part: Partial<WeekQuery>) => changeSearch(weekSearchOf({ ...query, ...part })),
    [changeSearch, query],
  );
  return { query, change };
}

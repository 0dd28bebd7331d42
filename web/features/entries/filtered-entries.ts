// The entries a view shows: what the server was asked for, narrowed here, so that another filter shows in the same frame.

import { useMemo, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useLiveEntries } from '#web/work/live-entries.ts';
import type { EntryQuery } from './entry-query.ts';

export type Narrowing = Pick<EntryQuery, 'employees' | 'projects' | 'approved'>;
type Asked = { readonly range: string; readonly narrowing: Narrowing };

const everything: Narrowing = { employees: [], projects: [], approved: undefined };

const holds = (asked: readonly string[], wanted: readonly string[]): boolean =>
  asked.length === 0 || (wanted.length > 0 && wanted.every((id) => asked.includes(id)));

/** Whether what was asked for holds all that is wanted now. */
export const covers = (asked: Narrowing, wanted: Narrowing): boolean =>
  holds(asked.employees, wanted.employees) &&
  holds(asked.projects, wanted.projects) &&
  (asked.approved === undefined || asked.approved === wanted.approved);

/** The same rows that the server would have answered, in their order. */
export function narrowed(
  rows: readonly WorkLog[],
  { employees, projects, approved }: Narrowing,
  isApprovalOn: boolean,
): readonly WorkLog[] {
  if (employees.length === 0 && projects.length === 0 && approved === undefined) return rows;
  const ofEmployees = new Set(employees);
  const onProjects = new Set(projects);
  return rows.filter(
    (row) =>
      (employees.length === 0 || ofEmployees.has(row.employee.id)) &&
      (projects.length === 0 || onProjects.has(row.project.id)) &&
      (approved === undefined || (approved === 'true') === (row.approved && isApprovalOn)),
  );
}

/**
 * A view is opened with no more than it shows. Once a filter asks for more than is here, the whole range
 * is fetched, and from then on every filter is a matter of this page.
 */
export function useFilteredEntries(query: EntryQuery, isApprovalOn: boolean) {
  const wanted: Narrowing = useMemo(
    () => ({ employees: query.employees, projects: query.projects, approved: query.approved }),
    [query.employees, query.projects, query.approved],
  );
  const range = `${query.range?.from ?? ''}/${query.range?.to ?? ''}`;
  const [before, setBefore] = useState<Asked>({ range, narrowing: wanted });
  const narrowing =
    before.range !== range ? wanted : covers(before.narrowing, wanted) ? before.narrowing : everything;
  if (before.range !== range || before.narrowing !== narrowing) setBefore({ range, narrowing });
  const read = useLiveEntries({
    ...query.range,
    employee_id: [...narrowing.employees],
    project_id: [...narrowing.projects],
    approved: narrowing.approved,
  });
  const { data, isPlaceholderData } = read;
  const rows = useMemo(() => {
    if (data === undefined) return undefined;
    const shown = narrowed(data, wanted, isApprovalOn);
    // Rows of another question stay until the answer is here: an empty list would be a lie.
    return isPlaceholderData && shown.length === 0 ? data : shown;
  }, [data, isPlaceholderData, wanted, isApprovalOn]);
  return { rows, isFetching: read.isFetching, error: read.error, retry: read.refetch };
}

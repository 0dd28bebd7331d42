// The entries a view shows: read from the server, then filtered here, so that most filters answer in the same frame.

import { useMemo, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { ApiError } from '#web/api/client.ts';
import { useLiveEntries } from '#web/entry/live-entries.ts';
import type { EntryQuery } from './entry-query.ts';
import { type Overlaps, overlapsAmong } from './overlaps.ts';

export type Narrowing = Pick<EntryQuery, 'employees' | 'projects' | 'approved' | 'overlapping'>;
type Asked = { readonly range: string; readonly narrowing: Narrowing };

const everything: Narrowing = { employees: [], projects: [], approved: undefined, overlapping: false };

const holds = (asked: readonly string[], wanted: readonly string[]): boolean =>
  asked.length === 0 || (wanted.length > 0 && wanted.every((id) => asked.includes(id)));

/** The filters for the server. Overlaps need every project and approval: the other entry may have any. */
export const askedFor = (wanted: Narrowing): Narrowing =>
  wanted.overlapping ? { ...everything, employees: wanted.employees } : wanted;

/** Whether the rows that were read contain all the rows that are wanted now. */
export function covers(asked: Narrowing, wanted: Narrowing): boolean {
  const { employees, projects, approved } = askedFor(wanted);
  return (
    holds(asked.employees, employees) &&
    holds(asked.projects, projects) &&
    (asked.approved === undefined || asked.approved === approved)
  );
}

/** The rows that pass the filters, in their order. A running entry is neither approved nor waiting for approval. */
export function narrowed(
  rows: readonly WorkLog[],
  { employees, projects, approved, overlapping }: Narrowing,
  isApprovalOn: boolean,
  overlaps: Overlaps,
): readonly WorkLog[] {
  if (employees.length === 0 && projects.length === 0 && approved === undefined && !overlapping) return rows;
  const ofEmployees = new Set(employees);
  const onProjects = new Set(projects);
  return rows.filter(
    (row) =>
      (employees.length === 0 || ofEmployees.has(row.employee.id)) &&
      (projects.length === 0 || onProjects.has(row.project.id)) &&
      (approved === undefined || (approved === 'true') === (row.approved && isApprovalOn)) &&
      !(approved === 'false' && isRunning(row)) &&
      (!overlapping || overlaps.has(row.id)),
  );
}

/**
 * A view first reads only what it shows. The first filter that wants more reads the whole range; from then on
 * every filter works on the rows that are here.
 */
export function useFilteredEntries(query: EntryQuery, isApprovalOn: boolean) {
  const wanted: Narrowing = useMemo(
    () => ({
      employees: query.employees,
      projects: query.projects,
      approved: query.approved,
      overlapping: query.overlapping,
    }),
    [query.employees, query.projects, query.approved, query.overlapping],
  );
  const range = `${query.range?.from ?? ''}/${query.range?.to ?? ''}`;
  const [before, setBefore] = useState<Asked>(() => ({ range, narrowing: askedFor(wanted) }));
  const narrowing =
    before.range !== range
      ? askedFor(wanted)
      : covers(before.narrowing, wanted)
        ? before.narrowing
        : everything;
  if (before.range !== range || before.narrowing !== narrowing) setBefore({ range, narrowing });
  const read = useLiveEntries({
    ...query.range,
    employee_id: [...narrowing.employees],
    project_id: [...narrowing.projects],
    approved: narrowing.approved,
  });
  const { data, isPlaceholderData } = read;
  // Computed from all rows that were read: the overlapped entry may be one that a filter hides.
  const overlaps = useMemo(() => overlapsAmong(data ?? []), [data]);
  const rows = useMemo(() => {
    if (data === undefined) return undefined;
    const shown = narrowed(data, wanted, isApprovalOn, overlaps);
    // The previous request's rows stay until the new answer; none of them passing the filter does not yet mean 'none found'.
    return isPlaceholderData && shown.length === 0 ? undefined : shown;
  }, [data, isPlaceholderData, wanted, isApprovalOn, overlaps]);
  const isAnswered = data !== undefined && !isPlaceholderData;
  // Without a network the request waits for one: the previous request's rows would stay until then.
  const isHeldBack = !isAnswered && read.fetchStatus === 'paused';
  return {
    rows: isHeldBack ? undefined : rows,
    /** The rows are those of the previous request. */
    isOld: isPlaceholderData,
    overlaps,
    isFetching: read.isFetching,
    error: isHeldBack ? new ApiError('offline') : read.error,
    retry: read.refetch,
  };
}

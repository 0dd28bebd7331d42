// Changes the cached entries of every list on the page: a change shows at once, and is taken back if it is refused.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { routeKey } from '#shared/api/endpoint.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';

const listKey = routeKey(worklogs.endpoints.list);
const ofLists = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === listKey };

export type EntryCache = {
  /** Replaces entries by newer versions in every list. */
  readonly put: (entries: readonly WorkLog[]) => void;
  /** Changes one entry, starting from its newest version in the list. */
  readonly change: (id: string, change: (entry: WorkLog) => WorkLog) => void;
  readonly drop: (ids: readonly string[]) => void;
  /** The listed entries by id, as last read; undefined without a list, or if it could not be read. */
  readonly listed: () => ReadonlyMap<string, WorkLog> | undefined;
  /**
   * Reads the lists again: these entries as they are now, without those that are gone; without a network, as they were.
   * Of entries that are not shown any more, the newest list is read.
   */
  readonly again: (entries: readonly WorkLog[]) => Promise<readonly WorkLog[]>;
  /** Cancels running reads: begun before the change, they would bring the old values back. */
  readonly hold: () => Promise<void>;
};

export function entryCache(queries: QueryClient): EntryCache {
  const alter = (change: (rows: WorkLog[]) => WorkLog[]) =>
    queries.setQueriesData<WorkLog[]>(ofLists, (rows) => rows && change(rows));
  const listed = () => {
    const lists = queries.getQueryCache().findAll({ ...ofLists, type: 'active' });
    if (lists.length === 0 || lists.some(({ state }) => state.status !== 'success')) return undefined;
    const rows = lists.flatMap(({ queryKey }) => queries.getQueryData<WorkLog[]>(queryKey) ?? []);
    return new Map(rows.map((row) => [row.id, row]));
  };
  return {
    put: (entries) => {
      const newer = new Map(entries.map((entry) => [entry.id, entry]));
      alter((rows) => rows.map((row) => newer.get(row.id) ?? row));
    },
    change: (id, change) => alter((rows) => rows.map((row) => (row.id === id ? change(row) : row))),
    drop: (ids) => {
      const gone = new Set(ids);
      alter((rows) => rows.filter(({ id }) => !gone.has(id)));
    },
    listed,
    // Comes with the first press.
    again: async (entries) => (await import('./bulk/read-again.ts')).readAgain(queries, ofLists, entries),
    hold: () => queries.cancelQueries(ofLists),
  };
}

export function useEntryCache(): EntryCache {
  const queries = useQueryClient();
  return useMemo(() => entryCache(queries), [queries]);
}

// The entries of every list on the page, changed in place: what will be shows at once, what was refused comes back.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { routeKey } from '#shared/api/endpoint.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';

const listKey = routeKey(worklogs.endpoints.list);
const ofLists = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === listKey };

export type EntryCache = {
  /** Puts entries in the place of their older selves, wherever those are listed. */
  readonly put: (entries: readonly WorkLog[]) => void;
  /** Changes one entry as it stands now, whatever was learnt of it meanwhile. */
  readonly change: (id: string, change: (entry: WorkLog) => WorkLog) => void;
  readonly drop: (ids: readonly string[]) => void;
  /** What is on the page as it was last read, by id; nothing where no list is, or where it could not be read. */
  readonly listed: () => ReadonlyMap<string, WorkLog> | undefined;
  /** Stops what is on its way: it was asked before the change and would show the old values. */
  readonly hold: () => Promise<void>;
};

function entryCache(queries: QueryClient): EntryCache {
  const alter = (change: (rows: WorkLog[]) => WorkLog[]) =>
    queries.setQueriesData<WorkLog[]>(ofLists, (rows) => rows && change(rows));
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
    listed: () => {
      const lists = queries.getQueryCache().findAll({ ...ofLists, type: 'active' });
      if (lists.length === 0 || lists.some(({ state }) => state.status !== 'success')) return undefined;
      const rows = lists.flatMap(({ queryKey }) => queries.getQueryData<WorkLog[]>(queryKey) ?? []);
      return new Map(rows.map((row) => [row.id, row]));
    },
    hold: () => queries.cancelQueries(ofLists),
  };
}

export function useEntryCache(): EntryCache {
  const queries = useQueryClient();
  return useMemo(() => entryCache(queries), [queries]);
}

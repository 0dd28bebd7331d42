// Reads the lists again that have some entries, for an action that counts from the entries as they are now.

import { onlineManager, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import type { WorkLog } from '#shared/model/worklog.ts';

/** The lists that are shown, and the newest of the others with an entry that none of them has. */
function listsOf(
  queries: QueryClient,
  ofLists: QueryFilters,
  entries: readonly WorkLog[],
): readonly QueryKey[] {
  const all = queries
    .getQueryCache()
    .findAll(ofLists)
    .map((query) => ({ query, rows: queries.getQueryData<WorkLog[]>(query.queryKey) ?? [] }));
  const shown = all.filter(({ query }) => query.isActive());
  const there = new Set(shown.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const wanted = new Set(entries.flatMap(({ id }) => (there.has(id) ? [] : [id])));
  const [other] = all
    .filter(({ query, rows }) => !query.isActive() && rows.some(({ id }) => wanted.has(id)))
    .toSorted((one, two) => two.query.state.dataUpdatedAt - one.query.state.dataUpdatedAt);
  return (other ? [...shown, other] : shown).map(({ query: { queryKey } }) => queryKey);
}

export async function readAgain(
  queries: QueryClient,
  ofLists: QueryFilters,
  entries: readonly WorkLog[],
): Promise<readonly WorkLog[]> {
  const lists = listsOf(queries, ofLists, entries);
  const rowsNow = () => lists.flatMap((key) => queries.getQueryData<WorkLog[]>(key) ?? []);
  const before = new Set(rowsNow().map(({ id }) => id));
  // Without a network a read waits for one.
  if (onlineManager.isOnline())
    await Promise.all(lists.map((queryKey) => queries.refetchQueries({ queryKey, exact: true })));
  const now = new Map(rowsNow().map((row) => [row.id, row]));
  return entries.flatMap((entry) => now.get(entry.id) ?? (before.has(entry.id) ? [] : [entry]));
}

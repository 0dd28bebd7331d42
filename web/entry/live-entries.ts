// The entries of a filter: read whole once, then updated with the changes that the server reports every half minute.

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import { pageSizeMax, refreshPollSeconds } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { workLogColumns, workLogColumnsMediaType, workLogsOf } from '#shared/model/worklog/columns.ts';
import { onEachPoll } from '#web/api/poll.ts';
import { call, send } from '#web/api/client.ts';
import { queryKey } from '#web/api/query.ts';
import { takeServerTime } from './server-time.ts';

const { list, refresh } = worklogs.endpoints;
/** The largest allowed page, because every page reads the whole months of its entries. */
const pageRows = pageSizeMax;

/** The query of the call; empty lists and undefined days filter nothing. */
export type EntryFilters = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly employee_id?: string[] | undefined;
  readonly project_id?: string[] | undefined;
  readonly approved?: 'true' | 'false' | undefined;
  /** With the places of the presses. */
  readonly places?: 'true' | undefined;
};

const given = (filters: EntryFilters): EntryFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value.length > 0));

const asColumns = { accept: workLogColumnsMediaType };
const listedIn = (content: unknown): WorkLog[] =>
  Array.isArray(content) ? list.reply.parse(content) : workLogsOf(workLogColumns.parse(content));

/** Reads all entries that pass the filters, page by page. */
export async function readAll(filters: EntryFilters, signal?: AbortSignal): Promise<WorkLog[]> {
  const rows: WorkLog[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...filters, limit: String(pageRows), ...(cursor ? { cursor } : {}) };
    const response = await send(list, { query }, { ...asColumns, ...(signal ? { signal } : {}) });
    for (const row of listedIn(await response.json())) rows.push(row);
    cursor = response.headers.get('x-next-cursor') ?? undefined;
  } while (cursor);
  return rows;
}

/** `rows` with changed entries replaced or added and deleted ones removed; newest start first. */
export function merged(
  rows: readonly WorkLog[],
  { changed, gone }: { readonly changed: readonly WorkLog[]; readonly gone: readonly string[] },
): WorkLog[] {
  const replaced = new Set([...gone, ...changed.map(({ id }) => id)]);
  const all = [...rows.filter(({ id }) => !replaced.has(id)), ...changed];
  return all.toSorted((a, b) => (a.start_time < b.start_time ? 1 : a.start_time > b.start_time ? -1 : 0));
}

/** Adds open entries that began before the listed weeks; of an entry in both lists, the listed one is kept. */
export function withOlder(listed: readonly WorkLog[], open: readonly WorkLog[]): readonly WorkLog[] {
  const known = new Set(listed.map(({ id }) => id));
  const older = open.filter(({ id }) => !known.has(id));
  return older.length === 0 ? listed : [...listed, ...older];
}

/** The entries that match, newest start first; old rows stay while other filters load. */
export function useLiveEntries(filters: EntryFilters, options: { enabled?: boolean } = {}) {
  const queries = useQueryClient();
  const query = given(filters);
  const key = queryKey(list, { query });
  const isEnabled = options.enabled ?? true;
  const read = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readAll(query, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    // The poll for changes needs the id of the newest entry; an empty list is read whole again instead.
    refetchInterval: ({ state }) => (state.data?.length === 0 ? refreshPollSeconds * 1000 : false),
  });
  const latest = useRef({ key, query });
  useEffect(() => {
    latest.current = { key, query };
  });
  const newestId = read.isPlaceholderData ? undefined : read.data?.[0]?.id;
  useEffect(() => {
    if (newestId === undefined || !isEnabled) return undefined;
    // Errors of this poll are never shown (specification 2, section 8); the next one tries again.
    return onEachPoll(async () => {
      const asked = latest.current;
      const changes = await call(refresh, { path: { id: newestId }, query: asked.query });
      takeServerTime(changes.now, Date.now());
      if (changes.changed.length === 0 && changes.gone.length === 0) return;
      queries.setQueryData<WorkLog[]>(asked.key, (rows) => (rows ? merged(rows, changes) : rows));
    });
  }, [newestId, isEnabled, queries]);
  return read;
}

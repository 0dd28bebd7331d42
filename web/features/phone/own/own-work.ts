// The employee's own entries and projects: the server's, or the copy on the phone, with the unsent presses applied.

import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { employeeApp } from '#shared/api/employee-app.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf, type Zone, zoneOf } from '#shared/time/zone.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { kept as keeper } from '#web/features/phone/press/outbox.ts';
import { takeServerTime, serverSeconds } from '#web/entry/server-time.ts';
import { atRightTime, type Known, type Press } from '#web/features/phone/press/presses.ts';
import { projected } from '#web/features/phone/press/projected.ts';

const { listWorkLogs, listProjects, clock } = employeeApp.endpoints;
const waitingPhotoSeconds = 3;
/** A request covers a year at most (366 days); older weeks come page by page. */
export const weeksPerPage = 52;

export const useZone = (): Zone => zoneOf(useSignedIn().settings?.time_zone ?? 'UTC');

const hasWaitingPhoto = (log: WorkLog): boolean =>
  log.work_log_comments.some((comment) => comment.photo_state === 'waiting');

type Listener = (owner: string, change: (known: Known) => Known) => void;
/** Called with the changes that a press's reply makes to the phone's copy. */
const listeners = new Set<Listener>();

/**
 * The server's answers, kept on the phone; a part without an answer comes from the kept copy. `open`: the running
 * entry, null without one, undefined without an answer.
 */
function useKnown(
  logs: Known['logs'] | undefined,
  projects: Known['projects'] | undefined,
  open: WorkLog | null | undefined,
) {
  const { id } = useSignedIn();
  const [kept, setKept] = useState<Known>();
  useEffect(() => {
    void keeper.readKnown(id).then((found) => setKept((newer) => newer ?? found));
  }, [id]);
  useEffect(() => {
    const update: Listener = (owner, change) => owner === id && setKept((before) => before && change(before));
    listeners.add(update);
    return () => void listeners.delete(update);
  }, [id]);
  const [lastLogs, lastProjects] = [logs ?? kept?.logs, projects ?? kept?.projects];
  const known = useMemo(
    () => (lastLogs && lastProjects ? { logs: lastLogs, projects: lastProjects } : undefined),
    [lastLogs, lastProjects],
  );
  const isFresh = logs !== undefined || projects !== undefined;
  if (known && isFresh && kept !== known) setKept(known);
  useEffect(() => {
    if (known && isFresh) void keeper.keepKnown(id, known);
  }, [id, known, isFresh]);
  // The list has not been read but the clock has: the kept entries show with the running entry that the clock names.
  return useMemo(
    () => (known && !logs && open !== undefined ? { ...known, logs: onlyOpen(known.logs, open) } : known),
    [known, logs, open],
  );
}
const nothing: Known['projects'] = [];

/** The entries of the last `weeks` weeks and the running one, newest first. Read again while a photo is processed. */
export function useOwnWork(weeks: number, waiting: readonly Press[]) {
  const { id, name, disabled = false } = useSignedIn();
  const zone = useZone();
  const today = dayOf(zone, serverSeconds());
  const from = addDays(weekStartOf(today), -7 * (weeks - 1));
  const input = { query: { from, to: addDays(today, 1) } };
  const entries = useRead(listWorkLogs, input);
  const isPhotoWaiting = entries.data?.some(hasWaitingPhoto) ?? false;
  useRead(listWorkLogs, input, { enabled: isPhotoWaiting, refetchSeconds: waitingPhotoSeconds });
  const choices = useRead(listProjects, {}, { enabled: !disabled });
  const state = useRead(clock, {});
  const running = state.data?.open;
  const listed = useMemo(() => entries.data && withOpen(entries.data, running), [entries.data, running]);
  const known = useKnown(listed, disabled ? nothing : choices.data, running);
  const time = state.data?.time;
  useEffect(() => {
    if (time !== undefined) takeServerTime(time, Date.now());
  }, [time]);
  const logs = projected(known?.logs ?? [], waiting.map(atRightTime), { id, name });
  return {
    logs,
    open: logs.find((log) => log.end_time === undefined),
    projects: known?.projects ?? [],
    assumed: state.data?.assumed ?? [],
    /** The server has answered for exactly these weeks. */
    isAnswered: entries.isSuccess && !entries.isPlaceholderData,
    isKnown: known !== undefined,
    isPending: known === undefined && (entries.isPending || choices.isPending),
    /** The request waits for a network. */
    isCutOff: entries.fetchStatus === 'paused',
    error: entries.error ?? choices.error,
    zone,
    today,
  };
}

/** The running entry may be older than the weeks that are shown. */
function withOpen(logs: readonly WorkLog[], open: WorkLog | null | undefined): readonly WorkLog[] {
  return !open || logs.some(({ id }) => id === open.id) ? logs : [...logs, open];
}

const onlyOpen = (logs: readonly WorkLog[], open: WorkLog | null): readonly WorkLog[] =>
  withOpen(
    logs.filter(({ id, end_time }) => end_time !== undefined || id === open?.id),
    open,
  );

type Added = { readonly workLogId: string; readonly comment: Comment };

/**
 * Writes the server's answer into the lists on screen, so that they do not jump back before the next read, and into
 * `owner`'s stored copy, because the network may fail before that read.
 */
export async function shown(
  queries: QueryClient,
  owner: string,
  logs: readonly WorkLog[],
  added?: Added,
): Promise<void> {
  const change = (known: Known): Known => ({ ...known, logs: merged(known.logs, logs, added) });
  const concerns = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOwn(queryKey[0]) };
  await queries.cancelQueries(concerns);
  queries.setQueriesData<readonly WorkLog[]>(
    { predicate: ({ queryKey }) => queryKey[0] === routeKey(listWorkLogs) },
    (before) => before && merged(before, logs, added),
  );
  queries.setQueriesData<{ open: WorkLog | null; assumed: WorkLog[]; time: string }>(
    { predicate: ({ queryKey }) => queryKey[0] === routeKey(clock) },
    (before) =>
      before && {
        ...before,
        open: openAfter(before.open, logs),
        assumed: before.assumed.filter(({ id }) => !logs.some((log) => log.id === id)),
      },
  );
  for (const listener of listeners) listener(owner, change);
  await keeper.changeKnown(owner, change);
  void queries.invalidateQueries(concerns);
}
const isOwn = (key: unknown): boolean => key === routeKey(listWorkLogs) || key === routeKey(clock);

function openAfter(open: WorkLog | null, logs: readonly WorkLog[]): WorkLog | null {
  const started = logs.find((log) => log.end_time === undefined);
  return started ?? (logs.some(({ id }) => id === open?.id) ? null : open);
}
function merged(before: readonly WorkLog[], logs: readonly WorkLog[], added: Added | undefined): WorkLog[] {
  const fresh = logs.filter(({ id }) => before.every((log) => log.id !== id));
  const changed = before.map((log) => logs.find(({ id }) => id === log.id) ?? log);
  return [...fresh, ...changed].map((log) =>
    log.id === added?.workLogId && log.work_log_comments.every(({ id }) => id !== added.comment.id)
      ? { ...log, work_log_comments: [...log.work_log_comments, added.comment] }
      : log,
  );
}

// One action on many entries: a call for each, several at a time. A failed call does not stop the others.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '#shared/api/endpoint.ts';
import { workLogHistory, worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError, call } from '#web/api/client.ts';
import { staleTags } from '#web/api/query.ts';
import { type EntryCache, useEntryCache } from '#web/entry/entry-cache.ts';
import { removalOf } from '#web/entry/erase-entry.ts';
import type { RefusedChange } from './refused-change.ts';

/** Enough to be quick, few enough that transactions on the same company's rows seldom collide. */
export const callsAtOnce = 6;
/** The list is drawn at most this often during one action: drawing thousands of rows takes long. */
const drawnTimes = 50;

export type Failure = { readonly entry: WorkLog; readonly error: unknown };
/** `already`: how many somebody else, or an earlier try, had changed to the same. */
export type Outcome = {
  readonly failed: readonly Failure[];
  readonly already: number;
};
export type Progress = { readonly done: number; readonly all: number };

export type BulkAction = {
  /** Returns the changed entry; undefined for a deleted one. */
  readonly act: (entry: WorkLog) => Promise<WorkLog | undefined>;
  /** The entry as it will be: shown at once, and taken back if the call fails. */
  readonly hope?: (entry: WorkLog) => WorkLog;
  /** After a call without an answer: whether the entry read again (undefined: not listed) shows that it was done. */
  readonly isSeen: (entry: WorkLog, now: WorkLog | undefined) => boolean;
  /** Whether an entry that somebody has changed since is as wanted. */
  readonly isSo?: (now: WorkLog) => boolean;
};

/** The browser asks before it leaves the page: the rest would silently stay undone. */
const stay = (event: Event): void => event.preventDefault();

export function useBulk() {
  const queries = useQueryClient();
  const cache = useEntryCache();
  const [progress, setProgress] = useState<Progress>();
  const run = async (
    entries: readonly WorkLog[],
    { act, hope, isSeen, isSo }: BulkAction,
    show: (progress: Progress | undefined) => void = setProgress,
  ): Promise<Outcome> => {
    const waiting = [...entries];
    const failures: Failure[] = [];
    let done = 0;
    let already = 0;
    show({ done, all: entries.length });
    if (entries.length > callsAtOnce) addEventListener('beforeunload', stay);
    await cache.hold();
    if (hope) cache.put(entries.map(hope));
    const step = Math.ceil(entries.length / drawnTimes);
    let changed: WorkLog[] = [];
    let gone: string[] = [];
    const draw = (): void => {
      if (changed.length > 0) cache.put(changed);
      if (gone.length > 0) cache.drop(gone);
      changed = [];
      gone = [];
      show({ done, all: entries.length });
    };
    const one = async (entry: WorkLog): Promise<void> => {
      try {
        const newer = await act(entry);
        if (newer) changed.push(newer);
        else gone.push(entry.id);
      } catch (error) {
        const { now, isAlready } = await metBy({ entry, error }, isSo);
        if (now) changed.push(now);
        else if (hope && !isAlready) changed.push(entry);
        if (isAlready) already += 1;
        else failures.push({ entry, error });
      }
    };
    const work = async (): Promise<void> => {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        await one(entry);
        done += 1;
        if (done % step === 0) draw();
      }
    };
    await Promise.all(Array.from({ length: callsAtOnce }, work));
    removeEventListener('beforeunload', stay);
    draw();
    const read = staleTags(queries, worklogs.endpoints.edit.stales);
    show(undefined);
    // Whether a call without an answer was done is read from the lists; else nothing waits for them.
    if (!failures.some(isUnsure)) return { failed: failures, already };
    await read;
    return { failed: unseen(failures, isSeen, cache.listed()), already };
  };
  return { run, progress };
}

/** Few calls are refused: what reads a refusal comes with the first one. */
async function metBy(failure: Failure, isSo: BulkAction['isSo']): Promise<Partial<RefusedChange>> {
  if (isUnsure(failure)) return {};
  return import('./refused-change.ts').then(
    ({ refusedChange }) => refusedChange(failure.error, isSo),
    () => ({}),
  );
}

/** Without the calls that got no answer and, by the lists, were done. */
const unseen = (
  failures: readonly Failure[],
  isSeen: BulkAction['isSeen'],
  listed: ReturnType<EntryCache['listed']>,
): readonly Failure[] =>
  listed
    ? failures.filter((one) => !isUnsure(one) || !isSeen(one.entry, listed.get(one.entry.id)))
    : failures;

/** The call got no answer: it may have been done. */
export const isUnsure = ({ error }: Failure): boolean => error instanceof ApiError && error.isUnsure;

const { edit, remove } = worklogs.endpoints;
const { restore: putBack } = workLogHistory.endpoints;

/** Without an answer it is sent once more: the server answers a repeat by the same person with what the first one made. */
export async function sendChange(body: CallInput<typeof edit>['body']): Promise<WorkLog> {
  try {
    return await call(edit, { body });
  } catch (error) {
    if (error instanceof ApiError && error.isUnsure) return call(edit, { body });
    throw error;
  }
}

export const approve = (isApproved: boolean): BulkAction => ({
  act: (entry) => sendChange({ id: entry.id, approved: isApproved, version: entry.version }),
  hope: (entry) => ({ ...entry, approved: isApproved }),
  isSeen: (_, now) => now?.approved === isApproved,
  isSo: ({ approved }) => approved === isApproved,
});
export const moveTo = ({ id, name }: WorkLog['project']): BulkAction => ({
  act: (entry) => sendChange({ id: entry.id, new_project_id: id, version: entry.version }),
  // A move clears the approval.
  hope: (entry) => ({ ...entry, project: { id, name }, approved: false }),
  isSeen: (_, now) => now?.project.id === id,
  isSo: ({ project }) => project.id === id,
});
export const erase: BulkAction = {
  act: async (entry) => {
    await call(remove, removalOf(entry));
    return undefined;
  },
  isSeen: (_, now) => now === undefined,
};
/** Of a deleted entry, by the version that was deleted. */
export const restore: BulkAction = {
  act: ({ id, version }) => call(putBack, { path: { id }, body: { version } }),
  isSeen: (_, now) => now !== undefined,
};
export type TimesOfMany = NonNullable<CallInput<typeof edit>['body']['multiple_edit']>;
export const editTimes = (multiple_edit: TimesOfMany): BulkAction => ({
  act: (entry) => sendChange({ id: entry.id, multiple_edit, version: entry.version }),
  // Exactly one change has been made since, and it changed the times.
  isSeen: (entry, now) =>
    now?.version === entry.version + 1 &&
    (now.start_time !== entry.start_time || now.end_time !== entry.end_time),
});

// One action on many entries: a call each, several at a time; what failed is named, the rest is done.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError, call } from '#web/api/client.ts';
import { staleTags } from '#web/api/query.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { removalOf } from '#web/entry/erase-entry.ts';

/** Enough to be quick, few enough that the company's own rows do not get in each other's way. */
const callsAtOnce = 6;
/** A list of thousands is drawn anew so often at most, however many entries are acted on. */
const drawnTimes = 50;

export type Failure = { readonly entry: WorkLog; readonly error: unknown };
type Progress = { readonly done: number; readonly all: number };

/** What is done to each entry. */
export type BulkAction = {
  /** Answers the entry as it is then; nothing when it is gone. */
  readonly act: (entry: WorkLog) => Promise<WorkLog | undefined>;
  /** What it will be: shown at once, and taken back where the server refuses. */
  readonly hope?: (entry: WorkLog) => WorkLog;
  /** Whether it shows in the list read again, where there is `now` such an entry or none, that it was done. */
  readonly isSeen: (entry: WorkLog, now: WorkLog | undefined) => boolean;
};

export function useBulk() {
  const queries = useQueryClient();
  const cache = useEntryCache();
  const [progress, setProgress] = useState<Progress>();
  const run = async (entries: readonly WorkLog[], { act, hope, isSeen }: BulkAction): Promise<Failure[]> => {
    const waiting = [...entries];
    const failures: Failure[] = [];
    let done = 0;
    setProgress({ done, all: entries.length });
    await cache.hold();
    if (hope) cache.put(entries.map(hope));
    const step = Math.ceil(entries.length / drawnTimes);
    let changed: WorkLog[] = [];
    let gone: string[] = [];
    const show = (): void => {
      if (changed.length > 0) cache.put(changed);
      if (gone.length > 0) cache.drop(gone);
      changed = [];
      gone = [];
      setProgress({ done, all: entries.length });
    };
    const one = async (entry: WorkLog): Promise<void> => {
      try {
        const newer = await act(entry);
        if (newer) changed.push(newer);
        else gone.push(entry.id);
      } catch (error) {
        if (isDoneAlready(error)) return;
        if (hope) changed.push(entry);
        failures.push({ entry, error });
      }
    };
    const work = async (): Promise<void> => {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        await one(entry);
        done += 1;
        if (done % step === 0) show();
      }
    };
    await Promise.all(Array.from({ length: callsAtOnce }, work));
    show();
    await staleTags(queries, worklogs.endpoints.edit.stales);
    setProgress(undefined);
    const listed = failures.some(isUnsure) ? cache.listed() : undefined;
    if (!listed) return failures;
    return failures.filter((failure) => {
      const { entry } = failure;
      return !isUnsure(failure) || !isSeen(entry, listed.get(entry.id));
    });
  };
  return { run, progress };
}

/** Nothing was answered: it may have been done. */
export const isUnsure = ({ error }: Failure): boolean => error instanceof ApiError && error.isUnsure;

/** Nothing left to change is what was wanted: the reply to an earlier try was lost, or someone else did it. */
const isDoneAlready = (error: unknown): boolean => error instanceof ApiError && error.code === 'no_changes';

const { edit, remove } = worklogs.endpoints;

export const approve = (isApproved: boolean): BulkAction => ({
  act: (entry) => call(edit, { body: { id: entry.id, approved: isApproved, version: entry.version } }),
  hope: (entry) => ({ ...entry, approved: isApproved }),
  isSeen: (_, now) => now?.approved === isApproved,
});
export const erase: BulkAction = {
  act: async (entry) => {
    await call(remove, removalOf(entry));
    return undefined;
  },
  isSeen: (_, now) => now === undefined,
};
export type TimesOfMany = {
  readonly new_start_time?: string;
  readonly new_end_time?: string;
  readonly out_time_the_day_after?: boolean;
};
export const editTimes = (multiple_edit: TimesOfMany): BulkAction => ({
  act: (entry) => call(edit, { body: { id: entry.id, multiple_edit, version: entry.version } }),
  // One change further, and of its times.
  isSeen: (entry, now) =>
    now?.version === entry.version + 1 &&
    (now.start_time !== entry.start_time || now.end_time !== entry.end_time),
});

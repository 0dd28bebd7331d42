// One action on many entries: a call each, several at a time; what failed is named, the rest is done.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError, call } from '#web/api/client.ts';
import { staleTags } from '#web/api/query.ts';

/** Enough to be quick, few enough that the company's own rows do not get in each other's way. */
const callsAtOnce = 6;

export type Failure = { readonly entry: WorkLog; readonly error: unknown };
type Progress = { readonly done: number; readonly all: number };

export function useBulk() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const run = async (
    entries: readonly WorkLog[],
    act: (entry: WorkLog) => Promise<unknown>,
  ): Promise<Failure[]> => {
    const waiting = [...entries];
    const failures: Failure[] = [];
    let done = 0;
    setProgress({ done, all: entries.length });
    const work = async (): Promise<void> => {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        const error: unknown = await act(entry).then(() => undefined, reasonOf);
        if (error !== undefined) failures.push({ entry, error });
        done += 1;
        setProgress({ done, all: entries.length });
      }
    };
    await Promise.all(Array.from({ length: callsAtOnce }, work));
    await staleTags(queries, worklogs.endpoints.edit.stales);
    setProgress(undefined);
    return failures;
  };
  return { run, progress };
}

/** Nothing left to change is what was wanted: the reply to an earlier try was lost, or someone else did it. */
const reasonOf = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'no_changes' ? undefined : error;

const { edit, remove } = worklogs.endpoints;

export const approve = (isApproved: boolean) => (entry: WorkLog) =>
  call(edit, { body: { id: entry.id, approved: isApproved, version: entry.version } });
export const erase = (entry: WorkLog) => call(remove, { path: { id: entry.id } });
export type TimesOfMany = {
  readonly new_start_time?: string;
  readonly new_end_time?: string;
  readonly out_time_the_day_after?: boolean;
};
export const editTimes = (multiple_edit: TimesOfMany) => (entry: WorkLog) =>
  call(edit, { body: { id: entry.id, multiple_edit, version: entry.version } });

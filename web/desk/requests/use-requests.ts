// Employees' requests as the office reads them, and the entries that the waiting ones are about.

import { useMemo } from 'react';
import { corrections } from '#shared/api/corrections.ts';
import type { Correction } from '#shared/model/correction.ts';
import { useHolds } from '#web/api/holds.ts';
import { useRead } from '#web/api/query.ts';

const askedSeconds = 60;

/** Read only by a person of the office whose role includes it. */
export function useRequests() {
  const enabled = useHolds('correction.read');
  return useRead(corrections.endpoints.list, {}, { enabled, refetchSeconds: askedSeconds });
}

export const waitingIn = (rows: readonly Correction[] | undefined): readonly Correction[] =>
  rows?.filter(({ state }) => state === 'waiting') ?? [];

/** The ids of the entries that requests ask to change. */
export function useAskedEntries(): ReadonlySet<string> {
  const { data } = useRequests();
  return useMemo(() => new Set(waitingIn(data).flatMap(({ work_log_id }) => work_log_id ?? [])), [data]);
}

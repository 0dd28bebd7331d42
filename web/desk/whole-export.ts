// The newest export of everything the company holds, as the settings and the bell follow it.

import { useState, useSyncExternalStore } from 'react';
import { exportJobs } from '#shared/api/exports.ts';
import type { ExportJob } from '#shared/model/export.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { onDevice } from '#web/ui/page/storage.ts';

const seenName = 'stund-data-seen';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const seen = (): string | null => onDevice.get(seenName);

/** Who has looked at it on this device is told no more. */
export function seeWholeExport(id: string): void {
  onDevice.set(seenName, id);
  for (const listener of listeners) listener();
}

/** Undefined where none was asked for in the days that one is kept; `isNews` once it is ready, until it was seen. */
export function useWholeExport(refetchSeconds: number): {
  readonly job: ExportJob | undefined;
  readonly isNews: boolean;
} {
  const { data_export: asked } = useSignedIn();
  const [openedAt] = useState(() => Date.now());
  const isKept = asked !== undefined && new Date(asked.ends).getTime() > openedAt;
  const read = useRead(
    exportJobs.endpoints.read,
    { path: { id: asked?.id ?? '' } },
    { enabled: isKept, refetchSeconds },
  );
  const seenId = useSyncExternalStore(subscribe, seen);
  const job = isKept && read.data?.id === asked.id ? read.data : undefined;
  return { job, isNews: job?.state === 'done' && seenId !== job.id };
}

// The company's newest export of all its data, for the settings and the bell.

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

/** Marks the export as seen on this device, so that the bell shows it no more. */
export function seeWholeExport(id: string): void {
  onDevice.set(seenName, id);
  for (const listener of listeners) listener();
}

/** `job`: undefined without an export, or after its files were deleted. `isNews`: it is ready and not seen yet. */
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

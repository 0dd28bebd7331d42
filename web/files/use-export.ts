// An export job: started once, followed until it ends, found again after a reload.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { exportJobs } from '#shared/api/exports.ts';
import type { exportCreation, ExportOptions } from '#shared/model/export.ts';
import { call } from '#web/api/client.ts';
import { inTab } from '#web/ui/page/storage.ts';

const { create, read, cancel } = exportJobs.endpoints;
const pollMilliseconds = 800;

export type WantedExport = z.output<typeof exportCreation> & { readonly options: ExportOptions };

/** As the tab keeps it; `wish` is the requested export as JSON. */
const remembered = z.object({ wish: z.string(), id: z.string() });

/** The place in the tab's storage for a button: its screen, the kind of file, and the project or employee. */
const placeOf = ({ kind, options }: WantedExport): string =>
  ['stund-export', location.pathname, kind, options.project_id ?? '', options.employee_id ?? ''].join(' ');

/** The id of the job that this button started for exactly this export; undefined once its options have changed. */
function recalled(place: string, key: string): string | undefined {
  const kept = inTab.get(place);
  if (kept === null) return undefined;
  const { wish, id } = z.parse(remembered, JSON.parse(kept));
  return wish === key ? id : undefined;
}

export function useExport(wanted: WantedExport) {
  const place = placeOf(wanted);
  const wantedKey = JSON.stringify(wanted);
  const [started, setStarted] = useState<{ of: string; id: string | undefined }>();
  const id = started?.of === wantedKey ? started.id : recalled(place, wantedKey);
  const remember = (next: string | undefined) => {
    if (next === undefined) inTab.remove(place);
    else inTab.set(place, JSON.stringify({ wish: wantedKey, id: next }));
    setStarted({ of: wantedKey, id: next });
  };
  // Changed options forget the job, also if they are changed back.
  if (started !== undefined && started.of !== wantedKey) setStarted(undefined);
  useEffect(() => {
    if (recalled(place, wantedKey) === undefined) inTab.remove(place);
  }, [place, wantedKey]);
  const job = useQuery({
    queryKey: ['export', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => call(read, { path: { id: id ?? '' } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'queued' || state.data.state === 'running'
        ? pollMilliseconds
        : false,
  });
  // A double press sends the same key twice and starts one job.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const start = useMutation({
    mutationFn: () => call(create, { body: wanted }, { key }),
    onSuccess: (made) => remember(made.id),
    onSettled: () => setKey(crypto.randomUUID()),
  });
  const stop = useMutation({
    mutationFn: () => call(cancel, { path: { id: id ?? '' } }),
    onSuccess: () => remember(undefined),
  });
  return {
    /** Started by this button on this page. */
    isOwn: started !== undefined,
    job: id === undefined ? undefined : job.data,
    error: start.error ?? stop.error ?? job.error,
    isStarting: start.isPending || (id !== undefined && job.isPending),
    start: () => start.mutate(),
    stop: () => stop.mutate(),
    forget: () => remember(undefined),
  };
}

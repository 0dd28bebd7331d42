// An export job as the screen follows it: asked for once, watched until it ends, found again after a reload.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { exportJobs } from '#shared/api/exports.ts';
import type { ExportOptions, exportKinds } from '#shared/model/export.ts';
import type { ExportFilters } from '#shared/model/filters.ts';
import { call } from '#web/api/client.ts';
import { inTab } from '#web/ui/page/storage.ts';

const { create, read, cancel } = exportJobs.endpoints;
const pollMilliseconds = 800;

export type ExportWish = {
  readonly kind: (typeof exportKinds)[number];
  readonly filters: ExportFilters;
  readonly options: ExportOptions;
};

const remembered = z.object({ wish: z.string(), id: z.string() });

/** A button's own place in the tab's memory: its screen, and what of it is exported. */
const placeOf = ({ kind, options }: ExportWish): string =>
  ['stund-export', location.pathname, kind, options.project_id ?? '', options.employee_id ?? ''].join(' ');

/** The job that was started here for this very wish; none once its options have changed. */
function recalled(place: string, wish: string): string | undefined {
  const kept = inTab.get(place);
  if (kept === null) return undefined;
  const { wish: ofWish, id } = z.parse(remembered, JSON.parse(kept));
  return ofWish === wish ? id : undefined;
}

export function useExport(wanted: ExportWish) {
  const place = placeOf(wanted);
  const wish = JSON.stringify(wanted);
  const [started, setStarted] = useState<{ wish: string; id: string | undefined }>();
  const id = started?.wish === wish ? started.id : recalled(place, wish);
  const remember = (next: string | undefined) => {
    if (next === undefined) inTab.remove(place);
    else inTab.set(place, JSON.stringify({ wish, id: next }));
    setStarted({ wish, id: next });
  };
  // The progress belongs to the options it was started with: others begin anew, and so do these again.
  if (started !== undefined && started.wish !== wish) setStarted(undefined);
  useEffect(() => {
    if (recalled(place, wish) === undefined) inTab.remove(place);
  }, [place, wish]);
  const job = useQuery({
    queryKey: ['export', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => call(read, { path: { id: id ?? '' } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'queued' || state.data.state === 'running'
        ? pollMilliseconds
        : false,
  });
  // Two presses of one moment are one job.
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
    job: id === undefined ? undefined : job.data,
    error: start.error ?? stop.error ?? job.error,
    isStarting: start.isPending || (id !== undefined && job.isPending),
    start: () => start.mutate(),
    stop: () => stop.mutate(),
    forget: () => remember(undefined),
  };
}

// An export job as the screen follows it: asked for once, watched until it ends, found again after a reload.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportJobs } from '#shared/api/exports.ts';
import type { ExportFilters } from '#shared/model/filters.ts';
import type { ExportKind, ExportOptions } from '#shared/model/export.ts';
import { call } from '#web/api/client.ts';

const { create, read, cancel } = exportJobs.endpoints;
const pollMilliseconds = 800;

export type ExportWish = {
  readonly kind: ExportKind;
  readonly filters: ExportFilters;
  readonly options: ExportOptions;
};

/** Where the job of this very wish is remembered; another wish starts anew. */
const placeOf = (wish: ExportWish): string => `stund-export ${JSON.stringify(wish)}`;

export function useExport(wish: ExportWish) {
  const place = placeOf(wish);
  const [started, setStarted] = useState<{ place: string; id: string | undefined }>();
  const id = started?.place === place ? started.id : (sessionStorage.getItem(place) ?? undefined);
  const remember = (next: string | undefined) => {
    if (next === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, next);
    setStarted({ place, id: next });
  };
  const job = useQuery({
    queryKey: ['export', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => call(read, { path: { id: id ?? '' } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'queued' || state.data.state === 'running'
        ? pollMilliseconds
        : false,
  });
  const start = useMutation({
    mutationFn: () => call(create, { body: wish }, { key: crypto.randomUUID() }),
    onSuccess: (made) => remember(made.id),
  });
  const stop = useMutation({
    mutationFn: () => call(cancel, { path: { id: id ?? '' } }),
    onSettled: () => remember(undefined),
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

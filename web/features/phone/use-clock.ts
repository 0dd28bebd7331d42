// What the clock shows and does: the running entry, the event on its way, and what became of it.

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { employeeApp } from '#shared/api/employee-app.ts';
import { photos } from '#shared/api/photos.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError, call } from '#web/api/client.ts';
import { staleTags } from '#web/api/query.ts';
import { endsSession, useSignedIn } from '#web/api/session.tsx';
import { shrinkPhoto, uploadPhoto } from '#web/work/photo-upload.ts';
import { type Located, locate } from './location.ts';
import { newEvent, type Punch, sendPunch } from './punches.ts';
import { dropUnsent, keepUnsent, keptUnsent, type Unsent } from './unsent-store.ts';

const { comment } = employeeApp.endpoints;
const clockTags = ['worklogs', 'projects'] as const;

export type PhotoFate = 'sending' | 'sent' | 'failed';

type Clock = {
  readonly unsent: Unsent | undefined;
  readonly isSending: boolean;
  readonly refused: unknown;
  readonly located: Located | undefined;
  readonly photoFate: PhotoFate | undefined;
  readonly clockIn: (project: { id: string; name: string }, extras: Extras) => Promise<WorkLog | undefined>;
  readonly switchTo: (project: { id: string; name: string }) => Promise<WorkLog | undefined>;
  readonly clockOut: (workLogId: string) => Promise<WorkLog | undefined>;
  readonly again: () => Promise<WorkLog | undefined>;
  readonly addPhotos: (workLogId: string, files: readonly File[]) => Promise<void>;
  readonly forgive: () => void;
};
export type Extras = { readonly comment: string; readonly photos: readonly File[] };

/** Not an answer to the punch: the network, a server in trouble, or a session to be renewed first. */
const isUnanswered = (error: unknown): boolean =>
  endsSession(error) ||
  (error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500));

export function useClock(): Clock {
  const queries = useQueryClient();
  const { id: employeeId, settings } = useSignedIn();
  const asksLocation = settings?.location.enabled ?? false;
  const [unsent, setUnsent] = useState<Unsent>();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [located, setLocated] = useState<Located>();
  const [photoFate, setPhotoFate] = useState<PhotoFate>();
  // Ten taps before the first render are one event.
  const busy = useRef(false);

  const addPhotos = useCallback(
    async (workLogId: string, files: readonly File[]) => {
      for (const file of files) {
        setPhotoFate('sending');
        try {
          const text = await uploadPhoto(crypto.randomUUID(), await shrinkPhoto(file), (body) =>
            call(photos.endpoints.beginByEmployee, { body }),
          );
          await call(comment, { body: { work_log_id: workLogId, comment: text } });
          setPhotoFate('sent');
        } catch (error) {
          setPhotoFate('failed');
          throw error;
        } finally {
          await staleTags(queries, ['worklogs']);
        }
      }
    },
    [queries],
  );

  const send = useCallback(
    async ({ punch, photos: files, tries }: Unsent): Promise<WorkLog | undefined> => {
      setRefused(undefined);
      setSending(true);
      setUnsent({ punch, photos: files, tries });
      try {
        // Kept before it is sent: whatever happens from here on, the same punch can be sent again.
        await keepUnsent(employeeId, { punch, photos: files, tries });
        const workLog = await sendPunch(punch);
        await dropUnsent(employeeId);
        setUnsent(undefined);
        await staleTags(queries, clockTags);
        navigator.vibrate?.(50);
        // A photo that fails is told of on its own; the punch it came with has been done.
        await addPhotos(workLog.id, files).catch(() => undefined);
        return workLog;
      } catch (error) {
        if (isUnanswered(error)) {
          const waiting = { punch, photos: files, tries: tries + 1 };
          setUnsent(waiting);
          await keepUnsent(employeeId, waiting);
        } else {
          await dropUnsent(employeeId);
          setUnsent(undefined);
          setRefused(error);
          await staleTags(queries, clockTags);
        }
        return undefined;
      } finally {
        setSending(false);
      }
    },
    [queries, addPhotos, employeeId],
  );

  const again = useCallback(async (): Promise<WorkLog | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      const kept = await keptUnsent(employeeId);
      return kept && (await send(kept));
    } finally {
      busy.current = false;
    }
  }, [employeeId, send]);

  useEffect(() => {
    // What an earlier visit left is shown at once, and sent by itself as soon as there is a network.
    const resume = () => void again();
    keptUnsent(employeeId).then(
      (kept) => {
        setUnsent((shown) => shown ?? kept);
        if (kept && navigator.onLine) resume();
      },
      (error: unknown) => setRefused(error),
    );
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [again, employeeId]);

  const begin = useCallback(
    async (make: (event: ReturnType<typeof newEvent>) => Punch, files: readonly File[]) => {
      if (busy.current) return undefined;
      busy.current = true;
      try {
        // The time is that of the tap, however long the position takes.
        const event = newEvent();
        const found = await locate(asksLocation);
        setLocated(found);
        return await send({
          punch: make(found.state === 'saved' ? { ...event, location: found.position } : event),
          photos: files,
          tries: 0,
        });
      } finally {
        busy.current = false;
      }
    },
    [asksLocation, send],
  );

  return {
    unsent: isSending ? undefined : unsent,
    isSending,
    refused,
    located,
    photoFate,
    addPhotos,
    clockIn: (project, extras) =>
      begin(
        (event) => ({
          ...event,
          kind: 'in',
          project_id: project.id,
          projectName: project.name,
          ...(extras.comment ? { comment: extras.comment } : {}),
        }),
        extras.photos,
      ),
    switchTo: (project) =>
      begin((event) => ({ ...event, kind: 'switch', project_id: project.id, projectName: project.name }), []),
    clockOut: (workLogId) => begin((event) => ({ ...event, kind: 'out', work_log_id: workLogId }), []),
    again,
    forgive: () => setRefused(undefined),
  };
}

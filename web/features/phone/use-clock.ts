// The clock in the employee's hand: what waits to be sent, and every press that adds to it.

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { PressedWorkLog, WorkLog } from '#shared/model/worklog.ts';
import { staleTags } from '#web/api/query.ts';
import { endsSession, useSignedIn } from '#web/api/session.tsx';
import type { EntryRef } from '#web/clock/press-queue.ts';
import { type Located, locate, locatingMilliseconds } from './attached/location.ts';
import { openOutbox } from './press/outbox.ts';
import type { Picture } from './attached/pictures.ts';
import {
  entryOf,
  isPunch,
  made,
  type OutPress,
  type Place,
  type Press,
  runningOf,
  type StartPress,
} from './press/presses.ts';
import { sendPress } from './press/sending.ts';
import { useSharesLocation } from './attached/sharing.ts';

/** After a press the button rests: the next tap of a fast finger would mean the opposite. */
const restMilliseconds = 1000;

export type Clock = ReturnType<typeof useClock>;

/** Hears of every press the server has done, wholly or in part, with the entry that began or ended. */
type OnDone = (press: Press, log: PressedWorkLog | undefined, isWhole: boolean) => void;

export function useClock(onDone: OnDone) {
  const queries = useQueryClient();
  const { id: owner, settings } = useSignedIn();
  const sharing = useSharesLocation(owner);
  const asksLocation = settings?.location.enabled ?? false;
  const [located, setLocated] = useState<Located>();
  const [isResting, setResting] = useState(false);
  const isBusy = useRef(false);
  const hear = useRef(onDone);
  useEffect(() => {
    hear.current = onDone;
  });

  const outbox = useMemo(
    () =>
      openOutbox(
        owner,
        async (press, photo) => {
          const sent = await sendPress(queries, owner, press, photo);
          const show = async () => {
            await sent.show();
            hear.current(press, sent.log, sent.becomes === undefined);
          };
          return { ...sent, show };
        },
        {
          // Asked again, the reads hear of the lost session, and the question to log in appears.
          onUnanswered: (error) => void (endsSession(error) && staleTags(queries, ['worklogs'])),
          onSentElsewhere: () => staleTags(queries, ['worklogs']),
          onRefused: () => void staleTags(queries, ['worklogs']),
        },
      ),
    [owner, queries],
  );
  useEffect(() => outbox.start(), [outbox]);
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);

  const punch = useCallback(
    async (
      make: (event: ReturnType<typeof made>) => StartPress | OutPress,
      onKept: (pressId: string) => Promise<void> = async () => undefined,
    ) => {
      // Ten taps before the first render are one event.
      if (isBusy.current) return;
      isBusy.current = true;
      setResting(true);
      try {
        // The time is that of the tap, however long the position takes; the press is kept before it is known.
        const position = asksLocation ? placeNow(sharing === 'on', setLocated) : undefined;
        const event = make(made());
        const placedBy = { placedBy: Date.now() + 2 * locatingMilliseconds };
        await outbox.add(position ? { ...event, ...placedBy } : event);
        void onKept(event.id);
        void position?.then((place) => outbox.place(event.id, place)).then(() => outbox.drain());
        void outbox.drain();
        navigator.vibrate?.(50);
        await new Promise((rested) => setTimeout(rested, restMilliseconds));
      } finally {
        isBusy.current = false;
        setResting(false);
      }
    },
    [asksLocation, outbox, sharing],
  );
  const start =
    (kind: 'in' | 'switch', { id, name }: ProjectChoice, note = '') =>
    (event: ReturnType<typeof made>): StartPress => ({
      ...event,
      kind,
      project: { id, name },
      ...(note ? { comment: note } : {}),
    });
  const addPictures = async (entry: EntryRef, pictures: readonly Picture[]): Promise<void> => {
    for (const { file, at } of pictures) await outbox.add({ ...made(at), kind: 'photo', entry }, file);
    void outbox.drain();
  };

  return {
    ...state,
    outbox,
    located,
    isResting,
    waiting: state.queue.presses,
    conflict: state.queue.presses.filter(isPunch).find((press) => press.refusal),
    clockIn: (project: ProjectChoice, note: string, takeAlong: () => Promise<readonly Picture[]>) =>
      punch(start('in', project, note), async (startedBy) => addPictures({ startedBy }, await takeAlong())),
    switchTo: (project: ProjectChoice, from: WorkLog) =>
      punch((event) => ({ ...start('switch', project)(event), ...runningOf(from) })),
    clockOut: (log: WorkLog) =>
      punch((event) => ({ ...event, kind: 'out', entry: entryOf(log), ...runningOf(log) })),
    comment: async (log: WorkLog, text: string) => {
      await outbox.add({ ...made(), kind: 'comment', entry: entryOf(log), text });
      void outbox.drain();
    },
    addPictures: (log: WorkLog, pictures: readonly Picture[]) => addPictures(entryOf(log), pictures),
  };
}

/** The position of this very moment, or why there is none. */
async function placeNow(isShared: boolean, tell: (located: Located) => void): Promise<Place> {
  const found: Located = isShared ? await locate() : { state: 'missing', reason: 'not_shared' };
  tell(found);
  return found.state === 'saved' ? { location: found.position } : { missing: found.reason };
}

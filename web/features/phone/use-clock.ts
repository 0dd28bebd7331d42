// The phone's clock: the outbox with its unsent presses, and the functions that make a press.

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { staleTags } from '#web/api/query.ts';
import { endsSession, useSignedIn } from '#web/api/session.tsx';
import type { EntryRef } from '#web/clock/press-queue.ts';
import { type Located, locate, locatingMilliseconds } from './attached/location.ts';
import { openOutbox, type Sent } from './press/outbox.ts';
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

/** The button is off for this time after a press: a double tap would clock in and out again. */
const restMilliseconds = 1000;

export type Clock = ReturnType<typeof useClock>;

/** Called for every press that the server has done, or a part of. */
type OnDone = (press: Press, sent: Sent) => void;

export function useClock(onDone: OnDone) {
  const outbox = useOutbox(onDone);
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);
  const { punch, rest, located, isResting } = usePunch(outbox);
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
    clockIn: (project: ProjectChoice, note: string, takePictures: () => Promise<readonly Picture[]>) =>
      punch(start('in', project, note), async (startedBy) =>
        addPictures({ startedBy }, await takePictures()),
      ),
    switchTo: async (project: ProjectChoice, from: WorkLog) => {
      // The tap has closed the dialog, so the press must not be dropped: right after a clock-in it waits until the
      // button is on again.
      await rest.current;
      await punch((event) => ({ ...start('switch', project)(event), ...runningOf(from) }));
    },
    clockOut: (log: WorkLog, lunch?: boolean) =>
      punch((event) => ({
        ...event,
        kind: 'out',
        entry: entryOf(log),
        ...runningOf(log),
        ...(lunch ? { lunch } : {}),
      })),
    comment: async (log: WorkLog, text: string) => {
      await outbox.add({ ...made(), kind: 'comment', entry: entryOf(log), text });
      void outbox.drain();
    },
    addPictures: (log: WorkLog, pictures: readonly Picture[]) => addPictures(entryOf(log), pictures),
  };
}

type Outbox = ReturnType<typeof openOutbox>;

function useOutbox(onDone: OnDone): Outbox {
  const queries = useQueryClient();
  const { id: owner } = useSignedIn();
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });

  const outbox = useMemo(
    () =>
      openOutbox(
        owner,
        async (press, photo) => {
          const sent = await sendPress(queries, owner, press, photo);
          const show = async () => {
            await sent.show();
            latestOnDone.current(press, sent);
          };
          return { ...sent, show };
        },
        {
          // Reading the entries again reports the lost session, which opens the log-in window.
          onUnanswered: (error) => void (endsSession(error) && staleTags(queries, ['worklogs'])),
          onSentElsewhere: () => staleTags(queries, ['worklogs']),
          onRefused: () => void staleTags(queries, ['worklogs']),
        },
      ),
    [owner, queries],
  );
  useEffect(() => outbox.start(), [outbox]);
  return outbox;
}

/** Makes a clock event and keeps it; its position follows. */
function usePunch(outbox: Outbox) {
  const { id: owner, settings } = useSignedIn();
  const sharing = useSharesLocation(owner);
  const asksLocation = settings?.location.enabled ?? false;
  const [located, setLocated] = useState<Located>();
  const [isResting, setResting] = useState(false);
  /** Ends when the last press is kept and the button is on again. */
  const rest = useRef<Promise<void>>(undefined);
  const punch = useCallback(
    async (
      make: (event: ReturnType<typeof made>) => StartPress | OutPress,
      onKept: (pressId: string) => Promise<void> = async () => undefined,
    ) => {
      // Several taps before the next render are one press.
      if (rest.current) return;
      setResting(true);
      rest.current = keep().finally(() => {
        rest.current = undefined;
        setResting(false);
      });
      await rest.current;

      async function keep(): Promise<void> {
        // The press has the time of the tap and is kept at once; its position is added when it is known.
        const position = asksLocation ? placeNow(sharing === 'on', setLocated) : undefined;
        const event = make(made());
        const placedBy = { placedBy: Date.now() + 2 * locatingMilliseconds };
        await outbox.add(position ? { ...event, ...placedBy } : event);
        void onKept(event.id);
        void position?.then((place) => outbox.place(event.id, place)).then(() => outbox.drain());
        void outbox.drain();
        navigator.vibrate?.(50);
        await new Promise((rested) => setTimeout(rested, restMilliseconds));
      }
    },
    [asksLocation, outbox, sharing],
  );
  return { punch, rest, located, isResting };
}

const start =
  (kind: 'in' | 'switch', { id, name }: ProjectChoice, note = '') =>
  (event: ReturnType<typeof made>): StartPress => ({
    ...event,
    kind,
    project: { id, name },
    ...(note ? { comment: note } : {}),
  });

/** The position at this moment, or why there is none. */
async function placeNow(isShared: boolean, show: (located: Located) => void): Promise<Place> {
  const found: Located = isShared ? await locate() : { state: 'missing', reason: 'not_shared' };
  show(found);
  return found.state === 'saved' ? { location: found.position } : { missing: found.reason };
}

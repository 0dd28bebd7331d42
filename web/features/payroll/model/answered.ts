// The rows of a month's lists that were answered on this device, fixed or kept as they are, and how to put each back.

import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { dayNoteKinds } from '#shared/model/day-note.ts';
import type { Day } from '#shared/time/day.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { onDevice } from '#web/ui/page/storage.ts';
import { makeStore } from '#web/ui/style/store.ts';

/** One call that brings an entry back; refused if the entry has changed since. */
const wayBack = z.object({
  id: z.string(),
  version: z.number(),
  /** The entry was added by the answer. */
  remove: z.optional(z.boolean()),
  new_start_time: z.optional(z.string()),
  new_end_time: z.optional(z.nullable(z.string())),
  approved: z.optional(z.boolean()),
});
export type WayBack = z.output<typeof wayBack>;

const answer = z.object({
  /** The row that it took off the list. */
  id: z.string(),
  step: z.enum(['missing', 'odd', 'approve']),
  how: z.enum(['in', 'out', 'right', 'kennitala', 'added', 'approved', ...dayNoteKinds]),
  /** The time set: '16:10'; of added hours both. */
  clock: z.optional(z.string()),
  /** How many entries were approved. */
  count: z.optional(z.number()),
  /** No name: nothing kept on a device may name a person. */
  employeeId: z.optional(z.string()),
  day: z.optional(z.string()),
  /** Epoch seconds. */
  at: z.number(),
  back: z.array(wayBack),
  /** The day note that was written. */
  note: z.optional(z.object({ employee_id: z.string(), date: z.string(), kind: z.enum(dayNoteKinds) })),
});
export type Answer = z.output<typeof answer>;

const answersKept = 300;
/** Counts the writes, so that every reader reads again. */
const changes = makeStore(0);

function parsed(text: string | null): readonly Answer[] {
  if (text === null) return [];
  try {
    return z.parse(z.array(answer), JSON.parse(text));
  } catch {
    // Written by another release.
    return [];
  }
}

/** Newest first. They stay on this device: another one shows the same entries without these answers. */
export function useAnswers(from: Day) {
  const { id } = useSignedIn();
  const place = `stund-month ${id} ${from}`;
  changes.use();
  const text = onDevice.get(place);
  const answers = useMemo(() => parsed(text), [text]);
  const change = useCallback(
    (next: (before: readonly Answer[]) => readonly Answer[]) => {
      onDevice.set(place, JSON.stringify(next(parsed(onDevice.get(place))).slice(0, answersKept)));
      changes.set(changes.get() + 1);
    },
    [place],
  );
  const add = useCallback((more: readonly Answer[]) => change((before) => [...more, ...before]), [change]);
  const drop = useCallback(
    (gone: readonly Answer[]) => {
      const ids = new Set(gone.map(keyOf));
      change((before) => before.filter((one) => !ids.has(keyOf(one))));
    },
    [change],
  );
  return { answers, add, drop };
}

export const keyOf = ({ id, at }: Answer): string => `${id} ${at}`;

const undoneWithinSeconds = 3600;

/** An ended entry can run again only within the hour, as on the server. */
export const mayPutBack = ({ how, at, back, note }: Answer, now: number): boolean =>
  how === 'right' ||
  note !== undefined ||
  (back.length > 0 &&
    (back.every(({ new_end_time }) => new_end_time !== null) || now - at < undoneWithinSeconds));

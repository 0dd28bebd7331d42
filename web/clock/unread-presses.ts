// What a late press met, kept on the device until its person has read it: the answer may come when nobody looks.

import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { hasCollisions } from '#shared/model/collisions.ts';
import { type PressedWorkLog, pressedWorkLog } from '#shared/model/worklog.ts';
import { onDevice } from '#web/ui/page/storage.ts';

/** A press as its notice names it; `hours` is the entry it made, with what that met. */
const unread = z.object({
  id: z.string(),
  personId: z.string(),
  kind: z.enum(['in', 'out', 'switch']),
  at: z.string(),
  project: z.optional(z.string()),
  hours: z.pick(pressedWorkLog, {
    start_time: true,
    overlaps: true,
    starts_after: true,
    ends_before: true,
    assumed_end: true,
  }),
});
export type Unread = z.output<typeof unread>;
const kept = z.object({ owner: z.string(), unread: z.array(unread) });
/** More than a wall of people meets while the network is away. */
const unreadMax = 200;

type Press = {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly project?: { readonly name: string };
};
/** The notice of a press; undefined where there is nothing to say. */
export function unreadOf(personId: string, press: Press, log: PressedWorkLog): Unread | undefined {
  const { id, at, kind, project } = press;
  const isAtStart = kind === 'out' && log.assumed_end === true;
  if (!hasCollisions(log) && !isAtStart) return undefined;
  const found = z.safeParse(unread, {
    // One press may end an entry and start another in two calls; a repeat of either is told once.
    id: `${id} ${log.id}`,
    personId,
    kind,
    at,
    project: project?.name,
    hours: log,
  });
  return found.success ? found.data : undefined;
}

function read(place: string, owner: string): readonly Unread[] {
  try {
    const found = z.safeParse(kept, JSON.parse(onDevice.get(place) ?? 'null'));
    return found.success && found.data.owner === owner ? found.data.unread : [];
  } catch (error) {
    console.warn('What is to be read cannot be found', error);
    return [];
  }
}

/** One owner's in the browser's storage, or as long as the page lives where that refuses. */
function openUnread(place: string, owner: string) {
  let list = read(place, owner);
  const listeners = new Set<() => void>();
  const change = (next: (before: readonly Unread[]) => readonly Unread[]): void => {
    list = next(list);
    onDevice.set(place, JSON.stringify({ owner, unread: list }));
    for (const listener of listeners) listener();
  };
  const hear = ({ key }: StorageEvent): void => {
    if (key !== place) return;
    list = read(place, owner);
    for (const listener of listeners) listener();
  };
  return {
    get: () => list,
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
    add: (one: Unread | undefined): void => {
      if (one) change((before) => [...before.filter(({ id }) => id !== one.id), one].slice(-unreadMax));
    },
    hide: (id: string): void => change((before) => before.filter((one) => one.id !== id)),
  };
}

export function useUnread(place: string, owner: string) {
  const store = useMemo(() => openUnread(place, owner), [place, owner]);
  const list = useSyncExternalStore(store.subscribe, store.get);
  return { list, add: store.add, hide: store.hide };
}

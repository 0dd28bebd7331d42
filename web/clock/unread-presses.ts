// Notices about late presses that met other entries. The device keeps them until the person closes them.

import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { hasCollisions } from '#shared/model/collisions.ts';
import { type PressedWorkLog, pressedWorkLog } from '#shared/model/worklog.ts';
import { onDevice } from '#web/ui/page/storage.ts';

/** The press that a notice is about; `hours` is its entry, with the entries it met. */
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
/** More notices than a large crew causes while the network is away. */
const unreadMax = 200;

type Press = {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly project?: { readonly name: string };
};
/** The notice about a press; undefined if it met no other entry. */
export function unreadOf(personId: string, press: Press, log: PressedWorkLog): Unread | undefined {
  const { id, at, kind, project } = press;
  const isAtStart = kind === 'out' && log.assumed_end === true;
  if (!hasCollisions(log) && !isAtStart) return undefined;
  const found = z.safeParse(unread, {
    // A press may end one entry and start another in two calls. The id makes a repeat of either one notice.
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

/** The notices of one owner, in the browser's storage; if it refuses, as long as the page lives. */
function openUnread(place: string, owner: string) {
  let list = read(place, owner);
  const listeners = new Set<() => void>();
  const change = (next: (before: readonly Unread[]) => readonly Unread[]): void => {
    list = next(list);
    onDevice.set(place, JSON.stringify({ owner, unread: list }));
    for (const listener of listeners) listener();
  };
  const onOtherTab = ({ key }: StorageEvent): void => {
    if (key !== place) return;
    list = read(place, owner);
    for (const listener of listeners) listener();
  };
  return {
    get: () => list,
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
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

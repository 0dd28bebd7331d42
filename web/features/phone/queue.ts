// The queue of one employee's presses as pure changes: what is next, and what an answer or a decision does to it.

import { isPunch, type EntryRef, type Place, type Press, type Refusal } from './presses.ts';

export type Queue = {
  /** In the order they were made. */
  readonly presses: readonly Press[];
  /** Entries that presses have started lately, by the id of the press. */
  readonly started: Readonly<Record<string, string>>;
};
export const emptyQueue: Queue = { presses: [], started: {} };
const startedKept = 50;
/** A position is given up long before; a clock that was set back must not hold a press for ever. */
const placedMilliseconds = 60_000;

const startOf = (press: Press): string | undefined =>
  'entry' in press && 'startedBy' in press.entry ? press.entry.startedBy : undefined;

function pointed(press: Press, from: string, entry: EntryRef): Press {
  return 'entry' in press && startOf(press) === from ? { ...press, entry } : press;
}
const alter = (queue: Queue, id: string, change: (press: Press) => Press): Queue => ({
  ...queue,
  presses: queue.presses.map((press) => (press.id === id ? change(press) : press)),
});
function withoutPlace(press: Press): Press {
  const { placedBy: _, ...rest } = press;
  return rest;
}
function withoutRefusal(press: Press): Press {
  const { refusal: _, ...rest } = press;
  return rest;
}

export function added(queue: Queue, press: Press): Queue {
  if (queue.presses.some(({ id }) => id === press.id)) return queue;
  const workLogId = queue.started[startOf(press) ?? ''];
  const entry = workLogId === undefined || !('entry' in press) ? press : { ...press, entry: { workLogId } };
  return { ...queue, presses: [...queue.presses, entry] };
}

/**
 * The press to send now. Clock events go strictly in order, and none goes past one that was refused; comments and
 * photos wait for their entry, and hold nobody up: `passed` are those that found no way through a moment ago.
 */
export function nextOf(
  { presses }: Queue,
  nowMilliseconds: number,
  passed: ReadonlySet<string>,
): Press | undefined {
  let isHeld = false;
  for (const press of presses) {
    const { placedBy = 0 } = press;
    const isPlaced = placedBy <= nowMilliseconds || placedBy > nowMilliseconds + placedMilliseconds;
    if (isPunch(press)) {
      if (!isHeld && isPlaced && !press.refusal) return press;
      isHeld = true;
    } else if (!press.refusal && startOf(press) === undefined && !passed.has(press.id)) return press;
  }
  return undefined;
}

export const taken = (queue: Queue, id: string): Queue =>
  alter(queue, id, (press) => ({ ...withoutPlace(press), tries: press.tries + 1 }));

/** The position has been taken. It is left out where the press is on its way: a repeat must say the same. */
export const placed = (queue: Queue, id: string, place: Place): Queue =>
  alter(queue, id, (press) =>
    isPunch(press) && press.tries === 0 ? { ...withoutPlace(press), ...place } : press,
  );

/** The server has done it; `workLogId` is the entry it started. What follows in the queue learns the entry's id. */
export function done(queue: Queue, id: string, workLogId: string | undefined): Queue {
  const presses = queue.presses.filter((press) => press.id !== id);
  if (workLogId === undefined) return { ...queue, presses };
  const kept = Object.entries(queue.started).slice(1 - startedKept);
  return {
    presses: presses.map((press) => pointed(press, id, { workLogId })),
    started: Object.fromEntries([...kept, [id, workLogId]]),
  };
}

export const refused = (queue: Queue, id: string, refusal: Refusal): Queue =>
  alter(queue, id, (press) => ({ ...press, refusal }));
/** The same press, something else from now on. */
export const turned = (queue: Queue, press: Press): Queue => alter(queue, press.id, () => press);
/** The person wants it sent as it is, once more. */
export const again = (queue: Queue, id: string): Queue => alter(queue, id, withoutRefusal);

/** A press and those that are about the entry it would have started. */
export function withFollowers({ presses }: Queue, id: string): readonly Press[] {
  return presses.filter((press) => press.id === id || startOf(press) === id);
}
/** The person lets it go, and with it what belongs to it. */
export function dropped(queue: Queue, id: string): Queue {
  const gone = new Set(withFollowers(queue, id).map((press) => press.id));
  return { ...queue, presses: queue.presses.filter((press) => !gone.has(press.id)) };
}
/** Another press takes the place of a refused one; what followed that one follows this one. */
export const replaced = (queue: Queue, id: string, press: Press): Queue => ({
  ...queue,
  presses: queue.presses.map((one) => (one.id === id ? press : pointed(one, id, { startedBy: press.id }))),
});

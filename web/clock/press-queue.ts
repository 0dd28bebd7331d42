// The queue of unsent presses as pure functions: the next press to send, and the queue after each answer or decision.

import type { ApiError } from '#web/api/client.ts';

/** The entry a press is about: the server's id, or the id of the unsent press that starts it. */
export type EntryRef = { readonly workLogId: string } | { readonly startedBy: string };
export type Refusal = {
  readonly code: ApiError['code'];
  readonly status: number;
  readonly params: ApiError['params'];
};
/** The fields of a press that the queue uses; features add their own. */
export type Kept = {
  /** The idempotency key: made once, so that repeats have no second effect. */
  readonly id: string;
  readonly entry?: EntryRef;
  /** The server's refusal, if there is one; the person decides what happens to the press. */
  readonly refusal?: Refusal | undefined;
};
export type Queue<P extends Kept> = {
  /** In the order in which they were made. */
  readonly presses: readonly P[];
  /** The ids of the entries that recent presses started, by the press's id. */
  readonly started: Readonly<Record<string, string>>;
};
export const emptyQueue: Queue<never> = { presses: [], started: {} };
/** More starts than a large crew makes while another window is asleep and does not know their entries. */
const startedKept = 200;

const startOf = ({ entry }: Kept): string | undefined =>
  entry && 'startedBy' in entry ? entry.startedBy : undefined;
const pointed = <P extends Kept>(press: P, from: string, entry: EntryRef): P =>
  startOf(press) === from ? { ...press, entry } : press;

export const altered = <P extends Kept>(queue: Queue<P>, id: string, change: (press: P) => P): Queue<P> => ({
  ...queue,
  presses: queue.presses.map((press) => (press.id === id ? change(press) : press)),
});

export function added<P extends Kept>(queue: Queue<P>, press: P): Queue<P> {
  if (queue.presses.some(({ id }) => id === press.id)) return queue;
  const workLogId = queue.started[startOf(press) ?? ''];
  const known = workLogId === undefined ? press : { ...press, entry: { workLogId } };
  return { ...queue, presses: [...queue.presses, known] };
}

/** The longest wait: a device clock that was set back must not hold a press for ever. */
const readyMilliseconds = 60_000;
/** The milliseconds until a press that is ready at `readyAt` may be sent. */
export function waitOf(readyAt: number | undefined, nowMilliseconds: number): number {
  const wait = (readyAt ?? 0) - nowMilliseconds;
  return wait > readyMilliseconds ? 0 : Math.max(0, wait);
}

/**
 * The press to send now. Presses of a lane go strictly in order: one that was refused, is not ready or waits for its
 * entry holds those behind it. `passed`: lanes whose press just got no answer.
 */
export function nextOf<P extends Kept>(
  { presses }: Queue<P>,
  laneOf: (press: P) => string,
  passed: ReadonlySet<string>,
  isReady: (press: P) => boolean = () => true,
): P | undefined {
  const held = new Set(passed);
  for (const press of presses) {
    const lane = laneOf(press);
    if (!held.has(lane) && !press.refusal && startOf(press) === undefined && isReady(press)) return press;
    held.add(lane);
  }
  return undefined;
}

/**
 * The queue after the server did a press, or has its entry already. `workLogId`: the entry it started, to which later
 * presses now point.
 */
export function done<P extends Kept>(queue: Queue<P>, id: string, workLogId: string | undefined): Queue<P> {
  const presses = queue.presses.filter((press) => press.id !== id);
  if (workLogId === undefined) return { ...queue, presses };
  const kept = Object.entries(queue.started).slice(1 - startedKept);
  return {
    presses: presses.map((press) => pointed(press, id, { workLogId })),
    started: Object.fromEntries([...kept, [id, workLogId]]),
  };
}

/**
 * Gives up a refused start because the entry `workLogId` exists: presses about the start now point to it, and the
 * comments `words` are added. A double press of the button changes nothing the second time.
 */
export function yielded<P extends Kept>(
  queue: Queue<P>,
  id: string,
  workLogId: string,
  words: readonly P[],
): Queue<P> {
  if (!queue.presses.some((press) => press.id === id)) return queue;
  return words.reduce<Queue<P>>(added, done(queue, id, workLogId));
}

/** Merges a queue from memory back: stored presses stay, in front, unless the queue in memory has known them. */
export const putBack = <P extends Kept>(
  stored: Queue<P>,
  { presses, started }: Queue<P>,
  known: ReadonlySet<string>,
): Queue<P> => ({
  presses: [...stored.presses.filter(({ id }) => !known.has(id)), ...presses],
  started: { ...stored.started, ...started },
});

export const refused = <P extends Kept>(queue: Queue<P>, id: string, refusal: Refusal): Queue<P> =>
  altered(queue, id, (press) => ({ ...press, refusal }));
/** Clears the refusal, so that the press is sent again unchanged. */
export const again = <P extends Kept>(queue: Queue<P>, id: string): Queue<P> =>
  altered(queue, id, (press) => ({ ...press, refusal: undefined }));

/** A press, and the presses about the entry that it would have started. */
export function withFollowers<P extends Kept>({ presses }: Queue<P>, id: string): readonly P[] {
  const ids = new Set([id]);
  for (const press of presses) if (ids.has(startOf(press) ?? '')) ids.add(press.id);
  return presses.filter((press) => ids.has(press.id));
}
/** Discards a press and the presses about its entry. */
export function dropped<P extends Kept>(queue: Queue<P>, id: string): Queue<P> {
  const gone = new Set(withFollowers(queue, id).map((press) => press.id));
  return { ...queue, presses: queue.presses.filter((press) => !gone.has(press.id)) };
}
/**
 * Replaces a refused press, and the presses about the entry it would have started, by comments on the entry
 * `workLogId`. `words` returns the comments for a press, or the press itself if it may stay.
 */
export function replacedByComments<P extends Kept>(
  queue: Queue<P>,
  id: string,
  workLogId: string,
  words: (press: P) => readonly P[],
): Queue<P> {
  const about = new Set(withFollowers(queue, id).map((press) => press.id));
  const presses = queue.presses.flatMap((press) =>
    about.has(press.id) ? words({ ...press, entry: { workLogId } }) : [press],
  );
  return { ...queue, presses, started: { ...queue.started, [id]: workLogId } };
}
/** Replaces a refused press by another; presses about its entry now point to the new one. */
export const replaced = <P extends Kept>(queue: Queue<P>, id: string, by: P): Queue<P> => ({
  ...queue,
  presses: queue.presses.map((press) => (press.id === id ? by : pointed(press, id, { startedBy: by.id }))),
});

// A queue of presses that the server has not done yet, as pure changes: what is next, and what an answer does to it.

import type { ApiError } from '#web/api/client.ts';

/** The entry a press is about: known to the server, or started by a press that the server has not seen yet. */
export type EntryRef = { readonly workLogId: string } | { readonly startedBy: string };
export type Refusal = {
  readonly code: ApiError['code'];
  readonly status: number;
  readonly params: ApiError['params'];
};
/** What the queue knows of a press; the rest is its feature's. */
export type Kept = {
  /** Made once: it gives the press its one effect. */
  readonly id: string;
  readonly entry?: EntryRef;
  /** What the server answered instead of doing it; a person decides what becomes of it. */
  readonly refusal?: Refusal | undefined;
};
export type Queue<P extends Kept> = {
  /** In the order they were made. */
  readonly presses: readonly P[];
  /** Entries that presses have started lately, by the id of the press. */
  readonly started: Readonly<Record<string, string>>;
};
export const emptyQueue: Queue<never> = { presses: [], started: {} };
/** More than a wall of people starts while a window is asleep. */
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

/** Nothing makes a press wait longer; a clock that was set back must not hold one for ever. */
const readyMilliseconds = 60_000;
/** So long a press that is ready at `readyAt` has to wait still, in milliseconds. */
export function waitOf(readyAt: number | undefined, nowMilliseconds: number): number {
  const wait = (readyAt ?? 0) - nowMilliseconds;
  return wait > readyMilliseconds ? 0 : Math.max(0, wait);
}

/**
 * The press to send now. Those of one lane go strictly in order, and none goes past one that was refused, is not
 * ready or waits for its entry. `passed` are lanes whose press found no way through a moment ago.
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
 * The server has done it, or its entry is there already; `workLogId` is the entry it started. What follows in the
 * queue learns the entry's id.
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
 * The entry is there already: what belongs to the refused press belongs to it, and `words` are added to it. Once: a
 * second press of the same button finds the refused one gone.
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

/** A queue that lived elsewhere for a while is put back: of `stored` stays what it never knew of, before it. */
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
/** The person wants it sent as it is, once more. */
export const again = <P extends Kept>(queue: Queue<P>, id: string): Queue<P> =>
  altered(queue, id, (press) => ({ ...press, refusal: undefined }));

/** A press and those that are about the entry it would have started. */
export function withFollowers<P extends Kept>({ presses }: Queue<P>, id: string): readonly P[] {
  const ids = new Set([id]);
  for (const press of presses) if (ids.has(startOf(press) ?? '')) ids.add(press.id);
  return presses.filter((press) => ids.has(press.id));
}
/** The person lets it go, and with it what belongs to it. */
export function dropped<P extends Kept>(queue: Queue<P>, id: string): Queue<P> {
  const gone = new Set(withFollowers(queue, id).map((press) => press.id));
  return { ...queue, presses: queue.presses.filter((press) => !gone.has(press.id)) };
}
/**
 * Words about an entry of theirs take the place of a refused press and of those about the entry it would have started:
 * `words` answers them, with the press itself where it may stay.
 */
export function told<P extends Kept>(
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
/** Another press takes the place of a refused one; what followed that one follows this one. */
export const replaced = <P extends Kept>(queue: Queue<P>, id: string, by: P): Queue<P> => ({
  ...queue,
  presses: queue.presses.map((press) => (press.id === id ? by : pointed(press, id, { startedBy: by.id }))),
});

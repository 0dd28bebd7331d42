// What is pressed at the shared time clock, and the queue of presses that the server has not done yet, as pure changes.

import * as z from 'zod/mini';

const named = z.object({ id: z.string(), name: z.string() });
/** The entry a press is about: known to the server, or started by a press that the server has not seen yet. */
const entry = z.union([z.object({ workLogId: z.string() }), z.object({ startedBy: z.string() })]);
const refusal = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) });
const always = {
  id: z.string(),
  /** Device time of the press, RFC 3339; never changed. */
  at: z.string(),
  person: named,
  comment: z.optional(z.string()),
  /** What the server answered instead of doing it: a person decides what becomes of it. */
  refusal: z.optional(refusal),
};
const press = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('in'), ...always, project: named }),
  z.object({ kind: z.literal('switch'), ...always, project: named, entry }),
  z.object({ kind: z.literal('out'), ...always, entry }),
  z.object({ kind: z.literal('comment'), ...always, entry }),
]);
export const queueShape = z.object({
  /** In the order they were made. */
  presses: z.array(press),
  /** Entries that presses have started lately, by the id of the press. */
  started: z.record(z.string(), z.string()),
});
export type EntryRef = z.output<typeof entry>;
export type Refusal = z.output<typeof refusal>;
export type Press = z.output<typeof press>;
export type Queue = z.output<typeof queueShape>;

export const emptyQueue: Queue = { presses: [], started: {} };
const startedKept = 200;

export const startOf = (one: Press): string | undefined =>
  'entry' in one && 'startedBy' in one.entry ? one.entry.startedBy : undefined;
const pointed = (one: Press, from: string, to: EntryRef): Press =>
  'entry' in one && startOf(one) === from ? { ...one, entry: to } : one;

export function added(queue: Queue, made: Press): Queue {
  const workLogId = queue.started[startOf(made) ?? ''];
  const known = workLogId === undefined ? made : pointed(made, startOf(made) ?? '', { workLogId });
  return { ...queue, presses: [...queue.presses, known] };
}

/**
 * The press to send now: each person's own go in order, and a refused one holds up only its own person. `passed`
 * are people whose press found no way through a moment ago.
 */
export function nextOf({ presses }: Queue, passed: ReadonlySet<string>): Press | undefined {
  const held = new Set(passed);
  for (const one of presses) {
    if (!one.refusal && !held.has(one.person.id) && startOf(one) === undefined) return one;
    held.add(one.person.id);
  }
  return undefined;
}

/** It is done, or its entry is there already: what follows learns the entry's id. */
export function done(queue: Queue, id: string, workLogId: string): Queue {
  const kept = Object.entries(queue.started).slice(1 - startedKept);
  return {
    presses: queue.presses.filter((one) => one.id !== id).map((one) => pointed(one, id, { workLogId })),
    started: Object.fromEntries([...kept, [id, workLogId]]),
  };
}

export const refused = (queue: Queue, id: string, why: Refusal): Queue => ({
  ...queue,
  presses: queue.presses.map((one) => (one.id === id ? { ...one, refusal: why } : one)),
});
/** The person wants it sent once more, as it is. */
export const again = (queue: Queue, id: string): Queue => ({
  ...queue,
  presses: queue.presses.map((one) => {
    if (one.id !== id) return one;
    const { refusal: _, ...rest } = one;
    return rest;
  }),
});

/** The person lets it go, and with it whatever was about the entry it would have started. */
export function dropped(queue: Queue, id: string): Queue {
  const gone = new Set([id]);
  for (const one of queue.presses) if (gone.has(startOf(one) ?? '')) gone.add(one.id);
  return { ...queue, presses: queue.presses.filter((one) => !gone.has(one.id)) };
}
/** Another press in the place of a refused one; what followed that one follows this one. */
export const replaced = (queue: Queue, id: string, by: Press): Queue => ({
  ...queue,
  presses: queue.presses.map((one) => (one.id === id ? by : pointed(one, id, { startedBy: by.id }))),
});

export const pressesOf = (queue: Queue, personId: string): readonly Press[] =>
  queue.presses.filter(({ person }) => person.id === personId);

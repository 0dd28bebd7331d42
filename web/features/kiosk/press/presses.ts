// A press at the shared time clock: whose it is, when it was made, and by how much the device's clock was wrong.

import * as queues from '#web/clock/press-queue.ts';

type Named = { readonly id: string; readonly name: string };
type Always = Pick<queues.Kept, 'id' | 'refusal'> & {
  /** The press's time, RFC 3339, corrected to the server's clock as far as it was known; never changed later. */
  readonly at: string;
  /** The seconds added to the device's clock in `at`. */
  readonly behind?: number;
  readonly person: Named;
  readonly comment?: string;
};
type About = { readonly entry: queues.EntryRef };
/** `leftAt`: the end of an entry that was forgotten, as the person tells it; RFC 3339. */
type LeavingTime = { readonly leftAt?: string };
/** It was worked through. */
type Lunch = { readonly lunch?: boolean };
export type Press =
  | (Always & { readonly kind: 'in'; readonly project: Named })
  | (Always & About & { readonly kind: 'switch'; readonly project: Named })
  | (Always & About & LeavingTime & Lunch & { readonly kind: 'out' })
  | (Always & About & { readonly kind: 'comment' });
export type Queue = queues.Queue<Press>;

/** One lane for each person: their presses go in order, and a refused one holds up no other person's. */
export const laneOf = (press: Press): string => press.person.id;
export const pressesOf = (queue: Queue, personId: string): readonly Press[] =>
  queue.presses.filter(({ person }) => person.id === personId);
/** The moment that a press books, RFC 3339: the end that the person gave, else when it was pressed. */
export const timeOf = (press: Press): string =>
  press.kind === 'out' && press.leftAt !== undefined ? press.leftAt : press.at;

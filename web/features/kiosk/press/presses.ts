// What is pressed at the shared time clock: whose press it is, when it was made, and by which clock.

import * as queues from '#web/clock/press-queue.ts';

type Named = { readonly id: string; readonly name: string };
type Always = Pick<queues.Kept, 'id' | 'refusal'> & {
  /** The right time of the press as far as it was known, RFC 3339; never changed. */
  readonly at: string;
  /** Seconds that the device's clock was set right by in `at`. */
  readonly behind?: number;
  readonly person: Named;
  readonly comment?: string;
};
type About = { readonly entry: queues.EntryRef };
export type Press =
  | (Always & { readonly kind: 'in'; readonly project: Named })
  | (Always & About & { readonly kind: 'switch'; readonly project: Named })
  | (Always & About & { readonly kind: 'out' | 'comment' });
export type Queue = queues.Queue<Press>;

/** Each person's own go in order, and a refused one holds up only its own person. */
export const laneOf = (press: Press): string => press.person.id;
export const pressesOf = (queue: Queue, personId: string): readonly Press[] =>
  queue.presses.filter(({ person }) => person.id === personId);

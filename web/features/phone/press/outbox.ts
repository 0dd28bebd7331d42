// The outbox of one employee's phone: clock events go strictly in order; comments and photos delay nothing.

import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { keepPresses } from '#web/clock/kept-presses.ts';
import { openOutbox as openKept, type Sent as Done } from '#web/clock/outbox.ts';
import { type Answered, isInOrder, type Known, type Place, placed, type Press, taken } from './presses.ts';

/** The server's reply to a press, with the entry that began or ended. */
export type Sent = Done<Press> & { readonly log?: PressedWorkLog; readonly answered?: Answered };
export type Sending = (press: Press, photo: Blob | undefined) => Promise<Sent>;
export type OutboxListeners = {
  readonly onUnanswered: (error: unknown) => void;
  readonly onSentElsewhere: () => Promise<void>;
  readonly onRefused?: () => void;
};
export type Outbox = ReturnType<typeof openOutbox>;

export const kept = keepPresses<Press, Known>('stund-employee');
/** Clock events share one lane; a comment or a photo waits only for its own entry. */
export const laneOf = (press: Press): string => (isInOrder(press) ? 'clock' : press.id);

export function openOutbox(owner: string, sending: Sending, listeners: OutboxListeners) {
  const outbox = openKept<Press>({
    ...listeners,
    name: 'stund-outbox',
    owner,
    kept,
    laneOf,
    taken,
    readyAt: ({ placedBy }) => placedBy,
    send: async (press) => sending(press, press.kind === 'photo' ? await kept.photoOf(press.id) : undefined),
    // A photo that cannot be sent delays no clock event: only the photos' store may be out of reach.
    holdsAll: isInOrder,
  });
  return {
    ...outbox,
    place: (id: string, place: Place): Promise<void> => outbox.alter(id, placed(place)),
  };
}

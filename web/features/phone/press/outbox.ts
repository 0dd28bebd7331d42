// The outbox of one employee's phone: clock events go strictly in order, comments and photos hold nobody up.

import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { keepPresses } from '#web/clock/kept-presses.ts';
import { openOutbox as openKept, type Sent as Done } from '#web/clock/outbox.ts';
import { isPunch, type Known, type Place, placed, type Press, taken } from './presses.ts';

/** What the server made of a press, with the entry that began or ended. */
export type Sent = Done<Press> & { readonly log?: PressedWorkLog };
export type Sending = (press: Press, photo: Blob | undefined) => Promise<Sent>;
export type Ears = {
  readonly onUnanswered: (error: unknown) => void;
  readonly onSentElsewhere: () => Promise<void>;
  readonly onRefused?: () => void;
};
export type Outbox = ReturnType<typeof openOutbox>;

export const kept = keepPresses<Press, Known>('stund-employee');
/** A comment or a photo waits for its entry alone. */
export const laneOf = (press: Press): string => (isPunch(press) ? 'clock' : press.id);

export function openOutbox(owner: string, sending: Sending, ears: Ears) {
  const outbox = openKept<Press>({
    ...ears,
    name: 'stund-outbox',
    owner,
    kept,
    laneOf,
    taken,
    readyAt: ({ placedBy }) => placedBy,
    send: async (press) => sending(press, press.kind === 'photo' ? await kept.photoOf(press.id) : undefined),
    // The network of the photos' store may be down alone: it holds no clock-out up.
    holdsAll: isPunch,
  });
  return {
    ...outbox,
    place: (id: string, place: Place): Promise<void> => outbox.alter(id, placed(place)),
  };
}

// The row of a message that waits for its queue, written with its cause. Written out, because the time clock's function
// has no room for a record of it.

import { holderName } from '#functions/table/lease.ts';

type Outgoing = {
  /** The message's name: it says which queue. */
  readonly name: string;
  readonly envelope: string;
  readonly writtenAt: number;
  readonly processId: string | undefined;
};
export const outgoingItem = ({ name, envelope, writtenAt, processId }: Outgoing) => ({
  n: name,
  b: envelope,
  at: writtenAt,
  [holderName]: processId,
});
/** Its attributes; `tries` counts how often a sweep failed to send it. */
export const outgoingAt = {
  name: 'n',
  envelope: 'b',
  writtenAt: 'at',
  processId: holderName,
  tries: 'tr',
} as const;

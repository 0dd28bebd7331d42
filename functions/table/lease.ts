// Leases: what a worker holds until a time it keeps moving on; when that is over, the next one may take it.

import { absent, any, atMost, type Condition, differs } from './write.ts';

/** Kept beside a lease: which process holds it, where that can be known. */
export const holderName = 'g';

/**
 * True of a row whose lease, kept under `untilPath`, has run out, or whose holder is known to have ended: a process
 * that has a name finds no lease of another one alive.
 */
export const leaseOver = (untilPath: string, now: number, processId: string | undefined): Condition =>
  any(
    atMost(untilPath, now),
    ...(processId === undefined ? [] : [absent(holderName), differs(holderName, processId)]),
  );

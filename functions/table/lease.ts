// Leases: a worker holds a row until a time that it keeps extending; after it another may take the row.

import { absent, any, atMost, type Condition, differs } from './write.ts';

/** The attribute beside a lease that names its process, where known. */
export const holderName = 'g';

/**
 * True when the lease under `untilPath` has expired or its process is known to have ended: a named process counts
 * other processes' leases as expired.
 */
export const leaseOver = (untilPath: string, now: number, processId: string | undefined): Condition =>
  any(
    atMost(untilPath, now),
    ...(processId === undefined ? [] : [absent(holderName), differs(holderName, processId)]),
  );

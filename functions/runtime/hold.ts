// Holds a message while a try works on it: one at a time, given up with the worker that dies, done for ever after.

import { randomUUID } from 'node:crypto';
import type { Table } from '#functions/aws/table.ts';
import type { Key } from '#functions/table/keys.ts';
import { holderName, leaseOver } from '#functions/table/lease.ts';
import { numberOr } from '#functions/table/read.ts';
import { absent, all, any, equals, WriteRefused } from '#functions/table/write.ts';

const doneKeptSeconds = 14 * 86_400;
/** A try that its function's time limit has ended is over by then. */
const graceSeconds = 5;

/** Another try of the message holds it. */
export class StillRunning extends Error {
  readonly freeInSeconds: number;
  constructor(freeInSeconds: number) {
    super('another try of this message is still running');
    this.freeInSeconds = freeInSeconds;
  }
}

export type Hold = {
  /** The try failed: the next one may begin. */
  readonly letGo: () => Promise<void>;
  /** The effect is there: no try begins any more. */
  readonly finish: () => Promise<void>;
};
type Holding = {
  readonly table: Pick<Table, 'write'>;
  readonly now: number;
  readonly timeoutSeconds: number;
  readonly processId: string | undefined;
};

/** Takes the message of this key; 'done' when its effect is there already. */
export async function hold(holding: Holding, key: Key): Promise<Hold | 'done'> {
  const { table, now, timeoutSeconds, processId } = holding;
  const expires = now + doneKeptSeconds;
  // A lease, not a mark: it runs out when its worker dies, and the message's next try takes over.
  const own = { ...key, until: now + timeoutSeconds + graceSeconds, try: randomUUID(), expires };
  const isFree = any(absent(), all(absent('done'), leaseOver('until', now, processId)));
  try {
    await table.write({ put: { ...own, [holderName]: processId }, when: isFree });
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    const found = error.refused[0]?.item ?? {};
    if (found['done'] === 1) return 'done';
    // When the reply to our own write was lost, the SDK's second try of it finds the first.
    if (found['try'] !== own.try) throw new StillRunning(numberOr(found, 'until', now) - now + 1);
  }
  return {
    letGo: async () => {
      try {
        await table.write({ delete: key, when: equals('try', own.try) });
      } catch (error) {
        // It had run out, and another try has taken it.
        if (!(error instanceof WriteRefused)) throw error;
      }
    },
    finish: () => table.write({ put: { ...key, until: Number.MAX_SAFE_INTEGER, done: 1, expires } }),
  };
}

// Holds a message during a try: one try at a time, freed when its worker dies, done for ever after.

import { randomUUID } from 'node:crypto';
import type { Table } from '#functions/aws/table.ts';
import type { Key } from '#functions/table/keys.ts';
import { holderName, leaseOver } from '#functions/table/lease.ts';
import { flag, maybe, number, record, text } from '#functions/table/row.ts';
import { absent, all, any, tryWrite, refusalOfWrite } from '#functions/table/write.ts';

const holdRow = record({
  /** A lease: it expires when its worker dies, and the message's next try takes over. */
  until: number('until'),
  try: maybe(text('try')),
  isDone: flag('done'),
});
const doneKeptSeconds = 14 * 86_400;
/** After this much longer than the time limit the try has certainly ended. */
const graceSeconds = 5;

/** Another try holds the message. */
export class StillRunning extends Error {
  readonly freeInSeconds: number;
  constructor(freeInSeconds: number) {
    super('another try of this message is still running');
    this.freeInSeconds = freeInSeconds;
  }
}

export type Hold = {
  /** The try failed: the next may begin. */
  readonly letGo: () => Promise<void>;
  /** The effect is written: no further try begins. */
  readonly finish: () => Promise<void>;
};
type Holding = {
  readonly table: Pick<Table, 'write'>;
  readonly now: number;
  readonly timeoutSeconds: number;
  readonly processId: string | undefined;
};

/** Takes the message with this key; 'done' when its effect is already written. */
export async function hold(holding: Holding, key: Key): Promise<Hold | 'done'> {
  const { table, now, timeoutSeconds, processId } = holding;
  const expires = now + doneKeptSeconds;
  const own = { until: now + timeoutSeconds + graceSeconds, try: randomUUID(), isDone: false };
  const isFree = all(holdRow.is({ isDone: false }), leaseOver(holdRow.at.until, now, processId));
  const refused = await refusalOfWrite(table, {
    put: { ...key, ...holdRow.item(own), [holderName]: processId, expires },
    when: any(absent(), isFree),
  });
  if (refused) {
    const found = refused[0]?.item && holdRow.from(refused[0].item);
    if (found?.isDone) return 'done';
    // The reply to our own write was lost, and the SDK's retry finds it.
    if (found?.try !== own.try) throw new StillRunning((found?.until ?? now) - now + 1);
  }
  return {
    letGo: async () => {
      // It expired and another try took it.
      await tryWrite(table, { delete: key, when: holdRow.is({ try: own.try }) });
    },
    finish: () => {
      const done = { until: Number.MAX_SAFE_INTEGER, try: undefined, isDone: true };
      return table.write({ put: { ...key, ...holdRow.item(done), expires } });
    },
  };
}

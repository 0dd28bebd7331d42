// A message is worked on by one try at a time; a try that dies holds it no longer than its function may run.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueNames, queues } from '#events/queues.ts';
import { hold, StillRunning } from '#functions/runtime/hold.ts';
import { keys } from '#functions/table/keys.ts';
import type { Change } from '#functions/table/write.ts';
import { openEmbeddedTable } from '#test/kit/world/embedded-table.ts';

let world: Awaited<ReturnType<typeof openEmbeddedTable>>;
let key = keys.done('none');
let made = 0;
beforeAll(async () => {
  world = await openEmbeddedTable();
});
afterAll(() => world.dynamo.close());
beforeEach(() => {
  made += 1;
  key = keys.done(`message ${made}`);
});

const now = 1_800_000_000;
const tries = (at = now, processId?: string, timeoutSeconds = 300) =>
  hold({ table: world.table, now: at, timeoutSeconds, processId }, key);
async function held(at = now, processId?: string) {
  const got = await tries(at, processId);
  if (got === 'done') throw new Error('it was done');
  return got;
}

describe('a message', () => {
  it('that a try holds is refused to others, who learn when it is free', async () => {
    await held();
    const refused = await tries(now + 100).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StillRunning);
    expect(refused).toMatchObject({ freeInSeconds: 206 });
  });

  it.each(queueNames)(
    'of %s whose worker died is free seconds after the limit of its function',
    async (name) => {
      const { timeoutSeconds } = queues[name];
      await tries(now, undefined, timeoutSeconds);
      await expect(tries(now + timeoutSeconds, undefined, timeoutSeconds)).rejects.toThrow('still running');
      expect(await tries(now + timeoutSeconds + 10, undefined, timeoutSeconds)).not.toBe('done');
    },
  );

  it('that a process held when it ended is free for the next one at once', async () => {
    await held(now, 'first start');
    await expect(tries(now + 1, 'first start')).rejects.toThrow('still running');
    await held(now + 1, 'second start');
    await expect(tries(now + 2, 'second start')).rejects.toThrow('still running');
  });

  it('that was let go is free at once, but not by a try that has been overtaken', async () => {
    const first = await held();
    const second = await held(now + 306);
    await first.letGo();
    await expect(tries(now + 307)).rejects.toThrow('still running');
    await second.letGo();
    await held(now + 307);
  });

  it('that is done stays done, for every process and time', async () => {
    await (await held(now, 'first start')).finish();
    expect(await tries(now + 10 ** 6, 'second start')).toBe('done');
    expect(await tries()).toBe('done');
    // DynamoDB deletes the row two weeks later: SQS keeps no message longer.
    expect((await world.table.get(key))?.['expires']).toBe(now + 14 * 86_400);
  });

  it('is held by nobody where the table fails in another way, which is no refusal', async () => {
    const failing = { write: () => Promise.reject(new Error('no table')) };
    await expect(
      hold({ table: failing, now, timeoutSeconds: 300, processId: undefined }, key),
    ).rejects.toThrow('no table');
    const table = { write: world.table.write };
    const got = await hold({ table, now, timeoutSeconds: 300, processId: undefined }, key);
    table.write = failing.write;
    await expect(got === 'done' ? undefined : got.letGo()).rejects.toThrow('no table');
  });

  it('is held by the try whose answer was lost', async () => {
    const { table } = world;
    const losing = {
      write: async (...changes: Change[]) => {
        await table.write(...changes);
        // The SDK tries again and finds the write of its first try.
        await table.write(...changes);
      },
    };
    const got = await hold({ table: losing, now, timeoutSeconds: 300, processId: undefined }, key);
    expect(got).not.toBe('done');
  });
});

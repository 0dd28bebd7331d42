// The table over the SDK: reading many rows by key, however many.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedTable } from '#test/kit/world/embedded-table.ts';

let world: Awaited<ReturnType<typeof openEmbeddedTable>>;
beforeEach(async () => {
  world = await openEmbeddedTable('the SDK');
});
afterEach(() => world.dynamo.close());

describe('the table', () => {
  it('reads a thousand rows by key in their order, missing ones as such, a hundred a call', async () => {
    const all = Array.from({ length: 1000 }, (_, n) => ({ PK: 'many', SK: String(n).padStart(4, '0') }));
    for (let from = 0; from < all.length; from += 100) {
      await world.table.write(...all.slice(from, from + 100).map((key) => ({ put: { ...key, at: from } })));
    }
    let calls = 0;
    const stop = world.dynamo.watch(({ operation }) => {
      if (operation === 'BatchGetItem') calls += 1;
    });
    const rows = await world.table.getMany([...all.toReversed(), { PK: 'many', SK: 'none' }]);
    stop();
    expect(rows.map((row) => row?.['SK'])).toEqual([...all.toReversed().map(({ SK }) => SK), undefined]);
    expect(calls).toBe(11);
  });
});

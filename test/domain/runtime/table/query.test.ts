// Queries of the table: our own decoder returns the same as the SDK's, over several pages and after failures too.

import { afterAll, describe, expect, it } from 'vitest';
import type { Item } from '#functions/table/write.ts';
import { openEmbeddedTable } from '#test/kit/world/embedded-table.ts';

const world = await openEmbeddedTable('the SDK');
afterAll(() => world.dynamo.close());

const everyKind: Item = {
  text: 'Þórður \u{1f477} "\\"',
  empty: '',
  whole: 1_794_988_800,
  broken: -0.125,
  tiny: 1e-7,
  yes: true,
  no: false,
  nothing: null,
  map: { inner: { S: 'not a type', N: 3 }, list: [1, 'two', [null, { three: 3 }]] },
  emptyMap: {},
  list: [],
  texts: new Set(['a', 'b']),
  numbers: new Set([1, 2.5]),
  bytes: Buffer.from([0, 255, 128]),
  ['__proto__ of a row']: 1,
};

describe('a query', () => {
  it('reads every kind of value as the SDK reads it', async () => {
    const key = { PK: 'Q#kinds', SK: 'one' };
    await world.table.write({ put: { ...key, ...everyKind } });
    const { items, next } = await world.table.query({ PK: key.PK, begins: '' });
    const asTheSdk = await world.table.get(key);
    const plain = (item: Item | undefined) => ({ ...item, bytes: [...Buffer.from(Object(item?.['bytes']))] });
    expect(items.map(plain)).toEqual([plain(asTheSdk)]);
    expect(next).toBeUndefined();
  });

  it('goes on over pages of 1 MB until it has everything, in either direction', async () => {
    const keys = Array.from({ length: 30 }, (_, n) => `row-${String(n).padStart(2, '0')}`);
    for (const SK of keys)
      await world.table.write({ put: { PK: 'Q#pages', SK, filling: 'x'.repeat(90_000) } });
    const range = { PK: 'Q#pages', begins: 'row-' };
    const calls: string[] = [];
    const stop = world.dynamo.watch(({ operation }) => calls.push(operation));
    const read = (await world.table.queryAll(range)).map((item) => item['SK']);
    stop();
    expect(read).toEqual(keys);
    expect(calls).toEqual(['Query', 'Query', 'Query']);
    const last = await world.table.query(range, { limit: 2, newestFirst: true, after: 'row-20' });
    expect(last.items.map((item) => item['SK'])).toEqual(['row-19', 'row-18']);
    expect(last.next).toBe('row-18');
  });

  it('answers nothing for a missing row', async () => {
    expect(await world.table.query({ PK: 'Q#none', begins: '' })).toEqual({ items: [], next: undefined });
  });

  it.each(['throttle', 'error500'] as const)('is asked again after a %s', async (kind) => {
    const key = { PK: `Q#${kind}`, SK: 'one' };
    await world.table.write({ put: key });
    let met = 0;
    world.dynamo.faults.set(() => {
      met += 1;
      return met === 1 ? { kind } : undefined;
    });
    const { items } = await world.table.query({ PK: key.PK, begins: '' });
    world.dynamo.faults.set(undefined);
    expect([met, items]).toEqual([2, [key]]);
  });
});

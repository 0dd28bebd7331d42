// A row's record: what is stored of a noun, and what a row is read as.

import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import {
  count,
  flag,
  group,
  list,
  maybe,
  number,
  optional,
  orElse,
  part,
  record,
  type RowOf,
  shape,
  text,
  unless,
  unwritten,
} from '#functions/table/row.ts';
import { absent, present, tryWrite } from '#functions/table/write.ts';
import { useWorld } from '#test/kit/world/use-site.ts';

const place = record({ street: text('s'), floor: optional(number('f')) });
const house = record({
  id: unwritten(text('SK')),
  name: text('n'),
  rooms: number('r'),
  isSold: flag('x'),
  isOpen: unless('shut'),
  version: count('v'),
  tags: list('t', z.array(z.string())),
  kind: shape('k', z.enum(['barn', 'villa'])),
  place: part('p', place),
  owner: maybe(text('o')),
  stars: orElse(number('st'), 3),
  pool: optional(part('po', place)),
  sale: group('sa', record({ at: number('sa'), by: text('sb') })),
  visits: optional(number('vi'), 0),
});
type House = RowOf<typeof house>;
const world = await useWorld();

const barn: House = {
  id: 'h1',
  name: 'Hlaða',
  rooms: 2,
  isSold: false,
  isOpen: true,
  version: 0,
  tags: [],
  kind: 'barn',
  place: { street: 'Laugavegur' },
  owner: undefined,
  stars: 0,
  sale: undefined,
};
const villa: House = {
  id: 'h2',
  name: 'Villa',
  rooms: 0,
  isSold: true,
  isOpen: false,
  version: 7,
  tags: ['new'],
  kind: 'villa',
  place: { street: 'Ægisgata', floor: 3 },
  owner: 'Ann',
  stars: 5,
  pool: { street: 'Ægisgata', floor: 0 },
  sale: { at: 5, by: 'Bob' },
  visits: 9,
};
const key = { PK: 'H#1', SK: 'h1' };
const stored = { ...key, n: 'Hlaða', r: 2, k: 'barn', p: { s: 'Laugavegur' } };

describe('the record of a row', () => {
  it('stores every field under its attribute, and nothing of what is usual', () => {
    expect(house.item(villa)).toEqual({
      n: 'Villa',
      r: 0,
      x: 1,
      shut: 1,
      v: 7,
      t: ['new'],
      k: 'villa',
      p: { s: 'Ægisgata', f: 3 },
      o: 'Ann',
      st: 5,
      po: { s: 'Ægisgata', f: 0 },
      sa: 5,
      sb: 'Bob',
      vi: 9,
    });
    expect(house.item(barn)).toEqual({ n: 'Hlaða', r: 2, k: 'barn', p: { s: 'Laugavegur' }, st: 0 });
  });

  it('names every attribute, those that stay empty too', () => {
    expect(Object.keys(house.item(barn)).toSorted()).toEqual(Object.keys(house.item(villa)).toSorted());
  });

  it('reads what it has stored', () => {
    for (const noun of [barn, villa]) {
      const read = house.from({ ...key, SK: noun.id, ...house.item(noun) });
      expect(read).toEqual({ ...noun, visits: noun.visits ?? 0 });
    }
  });

  it('reads absent attributes as the record says, and drops those that it does not know', () => {
    expect(house.from({ ...stored, zz: 'a later release’s' })).toEqual({ ...barn, stars: 3, visits: 0 });
  });

  it.each([
    ['is absent', 'n', undefined],
    ['is of another kind', 'r', '2'],
    ['has a value that the schema does not know', 'k', 'tent'],
    ['is no map', 'p', 'Laugavegur'],
    ['is there by half', 'sb', undefined],
    ['is of another kind, though it may be absent', 'o', 7],
  ])('refuses a row with an attribute that %s, and names both', (_, at, value) => {
    const broken = { ...stored, sa: 1, sb: 'Bob', [at]: value };
    expect(() => house.from(broken)).toThrow(`row H#1 h1 has a broken ${at}`);
  });

  it('says what is wrong within a map', () => {
    const broken = { ...stored, p: { s: 'Laugavegur', f: 'top' } };
    expect(() => house.from(broken)).toThrow(
      expect.objectContaining({
        message: 'row H#1 h1 has a broken p',
        cause: expect.objectContaining({ message: 'a map has a broken f' }),
      }),
    );
  });

  it('gives the noun its type: only what is optional may be left out', () => {
    expectTypeOf<House['place']['floor']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<House['kind']>().toEqualTypeOf<'barn' | 'villa'>();
    expectTypeOf<Pick<House, 'owner'>>().toEqualTypeOf<{ readonly owner: string | undefined }>();
    expectTypeOf<Pick<House, 'visits'>>().toEqualTypeOf<{ readonly visits?: number | undefined }>();
    expectTypeOf<Omit<House, 'owner'>>().not.toExtend<House>();
    expectTypeOf<Omit<House, 'pool'>>().toExtend<House>();
  });
});

describe('a record in updates and conditions', () => {
  /** All but its id, which lies in the key. */
  const written = (noun: House): Partial<House> =>
    Object.fromEntries(Object.entries(noun).filter(([name]) => name !== 'id'));
  const put = (noun: House) => world.table.write({ put: { ...key, ...house.item(noun) } });
  const kept = async () => house.from((await world.table.get(key)) ?? {});
  const holds = (...asked: Parameters<typeof house.is>) =>
    tryWrite(world.table, { check: key, when: house.is(...asked) });

  it('gives fields their values and leaves the others', async () => {
    await put(barn);
    await world.table.write({ update: key, ...house.set(written(villa)) });
    expect(await kept()).toEqual({ ...villa, id: 'h1' });
    await world.table.write({
      update: key,
      ...house.set({ isSold: false, owner: undefined, sale: undefined }),
    });
    const { pool, ...rest } = villa;
    expect(await kept()).toEqual({
      ...rest,
      pool,
      id: 'h1',
      isSold: false,
      owner: undefined,
      sale: undefined,
    });
    await world.table.write({
      update: key,
      ...house.set(written({ ...barn, pool: undefined, visits: undefined })),
    });
    expect(await world.table.get(key)).toEqual({
      ...key,
      n: 'Hlaða',
      r: 2,
      k: 'barn',
      p: { s: 'Laugavegur' },
      st: 0,
    });
  });

  it('adds to a count that is not stored yet, and to one that is', async () => {
    await put(barn);
    const change = { update: key, ...house.add({ version: 1, rooms: -2 }) };
    await world.table.write(change);
    await world.table.write(change);
    expect(await kept()).toEqual({ ...barn, version: 2, rooms: -2, visits: 0 });
  });

  it.each([
    ['a text', { name: 'Hlaða' }, { name: 'Villa' }],
    ['a number', { rooms: 2 }, { rooms: 0 }],
    ['a flag', { isSold: false }, { isSold: true }],
    ['a flag that is stored when it is false', { isOpen: true }, { isOpen: false }],
    ['a count', { version: 0 }, { version: 7 }],
    ['a value of a list', { kind: 'barn' }, { kind: 'villa' }],
    ['a text that may be absent', { owner: undefined }, { owner: 'Ann' }],
    ['a number that may be absent', { visits: undefined }, { visits: 9 }],
  ] as const)('knows whether %s is still the same', async (_, ofBarn, ofVilla) => {
    await put(barn);
    expect([await holds(ofBarn), await holds(ofVilla)]).toEqual([true, false]);
    await put(villa);
    expect([await holds(ofBarn), await holds(ofVilla)]).toEqual([false, true]);
  });

  it('knows whether a map has come, and whether several attributes have', async () => {
    await put(barn);
    expect([await holds({ pool: undefined }), await holds({ sale: undefined })]).toEqual([true, true]);
    await put(villa);
    expect([await holds({ pool: undefined }), await holds({ sale: undefined })]).toEqual([false, false]);
    expect(house.is({ sale: undefined })).toEqual({ is: 'and', of: [absent('sa')] });
  });

  it('takes an absent attribute for the value that it is read as', async () => {
    await world.table.write({ put: { ...key, ...stored } });
    expect(await holds({ stars: 3, version: 0, isOpen: true })).toBe(true);
    expect(await holds({ stars: 0 })).toBe(false);
    await world.table.write({ update: key, ...house.set({ stars: 3 }) });
    expect(await holds({ stars: 3 })).toBe(true);
  });

  it('asks for all of the fields, and within a row of another', async () => {
    await put(villa);
    expect(await holds({ isSold: true, rooms: 0, owner: 'Ann' })).toBe(true);
    expect(await holds({ isSold: true, rooms: 0, owner: 'Eve' })).toBe(false);
    const inPool = (street: string) =>
      tryWrite(world.table, { check: key, when: place.is({ street }, house.at.pool) });
    expect([await inPool('Ægisgata'), await inPool('Laugavegur')]).toEqual([true, false]);
    const isShut = house.is({ isOpen: false }, 'outer');
    expect(isShut).toEqual({ is: 'and', of: [present('outer.shut')] });
  });
});

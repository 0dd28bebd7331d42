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
        cause: expect.objectContaining({ message: expect.stringContaining('broken f') }),
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

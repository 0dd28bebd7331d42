// One record for a row: from its fields follow the noun's type, what writes it and what reads it.

import type * as z from 'zod/mini';
import { broken, flagIn, known, mapIn, numberIn, textIn } from './read.ts';
import { absent, all, any, type Condition, equals, type Item, present } from './write.ts';

/** How a field of a noun lies in the table. */
export type Field<T> = {
  /** Its attribute, or the first of several. */
  readonly at: string;
  readonly read: (item: Item) => T;
  write(value: T, into: Item): void;
  /** That it still has this value, `within` a path that ends with a dot; without it: as the value would be stored. */
  is?(value: T, within: string): Condition;
};
type Fields = Readonly<Record<string, Field<unknown>>>;
type Optional = { readonly isOptional: true };
/** It lies in the key. */
type Unwritten = { readonly isUnwritten: true };
type Value<F> = F extends { readonly read: (item: Item) => infer T } ? T : never;
/** Mapped key by key: an editor goes from a noun's field to its line in the record. */
type Noun<F> = { readonly [K in keyof F as F[K] extends Optional ? never : K]: Value<F[K]> } & {
  readonly [K in keyof F as F[K] extends Optional ? K : never]?: Value<F[K]>;
};

/** The embedded table compares neither lists nor maps. */
type Comparable = string | number | boolean | null | undefined;
type Compared<N> = { readonly [K in keyof N]?: Extract<N[K], Comparable> };
/** Its numbers. */
type Counted<N> = { readonly [K in keyof N as NonNullable<N[K]> extends number ? K : never]?: number };
type Update = { readonly set: Item; readonly remove: readonly string[] };

export type Row<N, Written = N> = {
  /** The attribute of each field, of several the first: for conditions and paths. */
  readonly at: { readonly [K in keyof N]-?: string };
  /** Leaves out attributes that it does not know. Throws, naming it, where one is absent or of another kind. */
  readonly from: (item: Item) => N;
  /** Its attributes, without the key. What is undefined is named, too: it is not stored. */
  readonly item: (noun: N) => Item;
  readonly write: (noun: N | undefined, into: Item) => void;
  /** The part of an update that gives these fields these values; others stay. */
  readonly set: (fields: Partial<Written>) => Update;
  /** The part of an update that adds to these fields. */
  readonly add: (fields: Counted<N>) => { readonly add: Readonly<Record<string, number>> };
  /** These fields still have these values; `within` is the path of a row inside another. */
  readonly is: (fields: Compared<Written>, within?: string) => Condition;
};
export type RowOf<R> = R extends { readonly from: (item: Item) => infer N } ? N : never;

export function record<F extends Fields>(
  fields: F,
): Row<Noun<F>, Noun<{ [K in keyof F as F[K] extends Unwritten ? never : K]: F[K] }>>;
// The annotations here let a bundle leave out the records that its function does not use.
/* @__NO_SIDE_EFFECTS__ */
export function record(fields: Fields): Row<Record<string, unknown>> {
  const each = Object.entries(fields);
  const at = Object.fromEntries(each.map(([name, field]) => [name, field.at]));
  /** A row is a copy of it, which is quicker than one made key by key: a list has thousands. */
  const blank: Record<string, unknown> = Object.fromEntries(each.map(([name]) => [name, undefined]));
  const write = (noun: Record<string, unknown> | undefined, into: Item): void => {
    for (const [name, field] of each) field.write(noun?.[name], into);
  };
  /** The fields that are named, with their attributes. */
  const named = (some: Record<string, unknown>) =>
    each.filter(([name]) => name in some).map(([name, field]) => ({ field, value: some[name] }));
  return {
    at,
    from(item) {
      const noun = { ...blank };
      for (const [name, field] of each) noun[name] = field.read(item);
      return noun;
    },
    item: (noun) => {
      const item: Item = {};
      write(noun, item);
      return item;
    },
    write,
    set(some) {
      const set: Item = {};
      for (const { field, value } of named(some)) field.write(value, set);
      return { set, remove: Object.keys(set).filter((name) => set[name] === undefined) };
    },
    add: (some) => ({
      add: Object.fromEntries(Object.entries<number>(some).map(([name, by]) => [at[name] ?? name, by])),
    }),
    is: (some, within) =>
      all(...named(some).map(({ field, value }) => isStill(field, value, within ? `${within}.` : ''))),
  };
}

function isStill<T>(field: Field<T>, value: T, within: string): Condition {
  if (field.is) return field.is(value, within);
  const item: Item = {};
  field.write(value, item);
  const each = Object.entries(item).map(([name, stored]) =>
    stored === undefined ? absent(within + name) : equals(within + name, stored),
  );
  return all(...each);
}

/** A field of one attribute. */
const one = <T>(
  at: string,
  read: (item: Item, at: string) => T,
  stored: (value: T) => unknown = (value) => value,
): Field<T> => ({
  at,
  read: (item) => read(item, at),
  write: (value, into) => {
    into[at] = value === undefined ? undefined : stored(value);
  },
});
/** What is wrong within the attribute becomes the cause of an error that names it. */
function blaming<T>(item: Item, at: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    return broken(item, at, cause);
  }
}
/* @__NO_SIDE_EFFECTS__ */
export const text = (at: string): Field<string> => one(at, textIn);
/* @__NO_SIDE_EFFECTS__ */
export const number = (at: string): Field<number> => one(at, numberIn);
/** A value by its schema, stored as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const shape = <T>(at: string, schema: z.ZodMiniType<T>): Field<T> =>
  one(at, (item) => blaming(item, at, () => known(schema, item[at])));
const mark = (at: string, marked: boolean): Field<boolean> => ({
  ...one(
    at,
    (item) => flagIn(item, at) === marked,
    (is) => (is === marked ? 1 : undefined),
  ),
  is: (is, within) => (is === marked ? present : absent)(within + at),
});
/** True is stored as 1, false not at all. */
/* @__NO_SIDE_EFFECTS__ */
export const flag = (at: string): Field<boolean> => mark(at, true);
/** False is stored as 1, true not at all. */
/* @__NO_SIDE_EFFECTS__ */
export const unless = (at: string): Field<boolean> => mark(at, false);
/** A number of which 0 is not stored. */
/* @__NO_SIDE_EFFECTS__ */
export const count = (at: string): Field<number> =>
  one(at, orElse(number(at), 0).read, (value) => value || undefined);
/** A list that is not stored when it is empty. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <T>(at: string, schema: z.ZodMiniType<readonly T[]>): Field<readonly T[]> =>
  one(at, orElse(shape(at, schema), []).read, (items) => (items.length > 0 ? items : undefined));
/** A map of its own. */
/* @__NO_SIDE_EFFECTS__ */
export const part = <N>(at: string, { from, item }: Pick<Row<N>, 'from' | 'item'>): Field<N> =>
  one(at, (outer) => blaming(outer, at, () => from(mapIn(outer, at))), item);
/** Several attributes, the first of which is there when all are. */
/* @__NO_SIDE_EFFECTS__ */
export function group<N>(at: string, { from, write }: Row<N>): Field<N | undefined> {
  const field: Field<N | undefined> = {
    at,
    read: (item) => (item[at] === undefined ? undefined : from(item)),
    write,
  };
  return {
    ...field,
    is: (value, within) => (value === undefined ? absent(within + at) : isStill(field, value, within)),
  };
}

/** `unstored` where the row has no such attribute; what is there is stored like others. */
/* @__NO_SIDE_EFFECTS__ */
export const orElse = <T>(field: Field<T>, unstored: NoInfer<T>): Field<T> => ({
  ...field,
  read: (item) => (item[field.at] === undefined ? unstored : field.read(item)),
  is(value, within) {
    const still = isStill(field, value, within);
    return value === unstored && value !== undefined ? any(still, absent(within + field.at)) : still;
  },
});
/** Undefined where the row has no such attribute. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <T>(field: Field<T>): Field<T | undefined> => orElse<T | undefined>(field, undefined);
/** The noun may leave it out; it is read as `unstored` where the row has no such attribute. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <T>(field: Field<T>, unstored?: T): Field<T | undefined> & Optional => ({
  ...orElse<T | undefined>(field, unstored),
  isOptional: true,
});
/** Read here, and written within the key. */
/* @__NO_SIDE_EFFECTS__ */
export const unwritten = <T>(field: Field<T>): Field<T> & Unwritten => ({
  ...field,
  write: () => undefined,
  isUnwritten: true,
});

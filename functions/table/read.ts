// Reads attributes with their types; a wrong type means a broken row and stops the request.

import * as z from 'zod/mini';
import type { Item } from './write.ts';

/** Names the row, unless it is a map within one, and the attribute; `cause` says more. */
export function broken(item: Item, attribute: string, cause?: unknown): never {
  const { PK, SK } = item;
  const where = typeof PK === 'string' ? `row ${PK} ${String(SK)}` : 'a map';
  throw new Error(`${where} has a broken ${attribute}`, { cause });
}

/** Throws when the attribute is absent or no text. */
export function textIn(item: Item, attribute: string): string {
  const value = item[attribute];
  return typeof value === 'string' ? value : broken(item, attribute);
}
/** Throws when the attribute is absent or no number. */
export function numberIn(item: Item, attribute: string): number {
  const value = item[attribute];
  return typeof value === 'number' ? value : broken(item, attribute);
}
/** Throws when the attribute is there and no text. */
export function textOr<T>(item: Item, attribute: string, absent: T): string | T {
  const value = item[attribute];
  if (value === undefined) return absent;
  return typeof value === 'string' ? value : broken(item, attribute);
}
/** Throws when the attribute is there and no number. */
export function numberOr<T>(item: Item, attribute: string, absent: T): number | T {
  const value = item[attribute];
  if (value === undefined) return absent;
  return typeof value === 'number' ? value : broken(item, attribute);
}
/** True for 1 and for true; an absent attribute is false. */
export function flagIn(item: Item, attribute: string): boolean {
  const value = item[attribute];
  return value === 1 || value === true;
}

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An absent map is empty; throws when the attribute is something else. */
export function mapIn(item: Item, attribute: string): Item {
  const value = item[attribute];
  if (value === undefined) return {};
  return isItem(value) ? value : broken(item, attribute);
}

const isNested = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
/** Removes the fields at these paths. */
function without(value: unknown, issues: readonly z.core.$ZodIssueUnrecognizedKeys[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const { path, keys } of issues) {
    let place = copy;
    for (const step of path) place = isNested(place) ? place[step] : place;
    if (isNested(place)) for (const key of keys) delete place[key];
  }
  return copy;
}

/**
 * A value of a row by its schema, ignoring unknown fields: a newer release may have written them before it was rolled
 * back. What arrives over the wire is checked strictly instead.
 */
export function known<S extends z.ZodMiniType>(shape: S, value: unknown): z.output<S> {
  const read = z.safeParse(shape, value);
  if (read.success) return read.data;
  const newer = read.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (newer.length === 0) throw read.error;
  return z.parse(shape, without(value, newer));
}

// Reads attributes of an item with their types; a wrong type is a broken row and stops the request.

import type { Item } from './write.ts';

const broken = (item: Item, attribute: string): never => {
  throw new Error(`row ${String(item['PK'])} ${String(item['SK'])} has a broken ${attribute}`);
};

export function text(item: Item, attribute: string): string {
  const value = item[attribute];
  return typeof value === 'string' ? value : broken(item, attribute);
}
export function number(item: Item, attribute: string): number {
  const value = item[attribute];
  return typeof value === 'number' ? value : broken(item, attribute);
}
export function textOr<T>(item: Item, attribute: string, absent: T): string | T {
  return item[attribute] === undefined ? absent : text(item, attribute);
}
export function numberOr<T>(item: Item, attribute: string, absent: T): number | T {
  return item[attribute] === undefined ? absent : number(item, attribute);
}
export const flag = (item: Item, attribute: string): boolean =>
  item[attribute] === 1 || item[attribute] === true;

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export function map(item: Item, attribute: string): Item {
  const value = item[attribute];
  if (value === undefined) return {};
  return isItem(value) ? value : broken(item, attribute);
}

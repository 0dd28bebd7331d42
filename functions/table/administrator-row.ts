// The platform administrator's row.

import { keys } from './keys.ts';
import { text } from './read.ts';
import type { Item } from './write.ts';

export type Administrator = { readonly name: string; readonly passwordHash: string };

export const administratorItem = ({ name, passwordHash }: Administrator) => ({
  ...keys.administrator(name),
  n: name,
  w: passwordHash,
});
export const administratorFrom = (item: Item): Administrator => ({
  name: text(item, 'n'),
  passwordHash: text(item, 'w'),
});

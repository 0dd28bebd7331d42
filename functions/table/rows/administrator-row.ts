// The platform administrator's row: password, second factor, recovery codes.

import { administratorSubject, keys } from '#functions/table/keys.ts';
import { mapIn } from '#functions/table/read.ts';
import {
  count,
  type Field,
  group,
  maybe,
  number,
  orElse,
  record,
  type RowOf,
  text,
} from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

/** Hashes of the unused recovery codes: the names in a map. */
const recovery: Field<readonly string[]> = {
  at: 'rc',
  read: (item) => Object.keys(mapIn(item, 'rc')),
  write(hashes, into) {
    into['rc'] = hashes.length > 0 ? Object.fromEntries(hashes.map((hash) => [hash, 1])) : undefined;
  },
};
export const administratorRow = record({
  name: text('n'),
  passwordHash: text('w'),
  /** A newer version ends every session and makes every device unknown. */
  credentialVersion: orElse(number('cv'), 0),
  /** The sealed key of the authenticator app, once proven. */
  factor: maybe(text('fs')),
  /** The newest step used: each step's code works once. */
  usedStep: count('fl'),
  recovery,
  /** A key that was issued and is not proven yet. */
  pending: group('fp', record({ factor: text('fp'), endsAt: number('fe') })),
});
export type Administrator = RowOf<typeof administratorRow> & {
  /** The subject of sessions and devices, made from the name. */
  readonly subject: string;
};
type Made = Pick<Administrator, 'name' | 'passwordHash'> & { readonly credentialVersion?: number };

export const withoutFactor = { factor: undefined, usedStep: 0, recovery: [], pending: undefined };
export const administratorItem = ({ name, passwordHash, credentialVersion = 0 }: Made) => ({
  ...keys.administrator(administratorSubject(name)),
  ...administratorRow.item({ name, passwordHash, credentialVersion, ...withoutFactor }),
});
export function administratorFrom(item: Item): Administrator {
  const read = administratorRow.from(item);
  return { ...read, subject: administratorSubject(read.name) };
}

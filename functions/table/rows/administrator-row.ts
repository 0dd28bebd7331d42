// The platform administrator's row: password, second factor, recovery codes.

import { administratorSubject, keys } from '#functions/table/keys.ts';
import { map, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type Administrator = {
  readonly name: string;
  /** The subject of sessions and devices, made from the name. */
  readonly subject: string;
  readonly passwordHash: string;
  /** A newer version ends every session and makes every device unknown. */
  readonly credentialVersion: number;
  /** The sealed key of the authenticator app, once proven. */
  readonly factor: string | undefined;
  /** The newest step used: each step's code works once. */
  readonly usedStep: number;
  /** Hashes of the unused recovery codes. */
  readonly recovery: readonly string[];
  /** A key that was issued and is not proven yet. */
  readonly pending: { readonly factor: string; readonly endsAt: number } | undefined;
};
type Made = Pick<Administrator, 'name' | 'passwordHash'> & { readonly credentialVersion?: number };

export const administratorItem = ({ name, passwordHash, credentialVersion = 0 }: Made) => ({
  ...keys.administrator(administratorSubject(name)),
  n: name,
  w: passwordHash,
  cv: credentialVersion,
});
export const administratorFrom = (item: Item): Administrator => {
  const name = text(item, 'n');
  const pending = textOr(item, 'fp', undefined);
  return {
    name,
    subject: administratorSubject(name),
    passwordHash: text(item, 'w'),
    credentialVersion: numberOr(item, 'cv', 0),
    factor: textOr(item, 'fs', undefined),
    usedStep: numberOr(item, 'fl', 0),
    recovery: Object.keys(map(item, 'rc')),
    pending: pending === undefined ? undefined : { factor: pending, endsAt: number(item, 'fe') },
  };
};

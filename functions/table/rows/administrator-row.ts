// The platform administrator's row: password, second factor, recovery codes.

import { administratorSubject, keys } from '#functions/table/keys.ts';
import { map, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type Administrator = {
  readonly name: string;
  /** Whose sessions and devices; made of the name. */
  readonly subject: string;
  readonly passwordHash: string;
  /** A newer one ends every session, and every device is unknown. */
  readonly credentialVersion: number;
  /** The sealed key of the authenticator app, once it has been proven. */
  readonly factor: string | undefined;
  /** The newest step of it that was used: each is good once. */
  readonly usedStep: number;
  /** Hashes of the recovery codes that are left. */
  readonly recovery: readonly string[];
  /** A key that was handed out and not proven yet. */
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

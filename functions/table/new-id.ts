// New ids: the letter of the kind, then random characters without look-alikes.

import { randomInt } from 'node:crypto';
import { idAlphabet, type IdKind, idKinds } from '#shared/model/ids.ts';

/** Random by the system's generator; nothing may be read from it but its kind (3-decisions.md, 'Ids'). */
export function newId(kind: IdKind): string {
  const { letter, length } = idKinds[kind];
  return letter + Array.from({ length }, () => idAlphabet.charAt(randomInt(idAlphabet.length))).join('');
}

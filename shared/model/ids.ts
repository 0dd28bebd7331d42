// What ids look like: a letter for the kind, then random lower-case characters without look-alikes.

import * as z from 'zod/mini';
import { idMax } from '#shared/limits.ts';

export const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Kind → first letter and the number of random characters after it. */
export const idKinds = {
  company: { letter: 'c', length: 9 },
  employee: { letter: 'e', length: 7 },
  manager: { letter: 'o', length: 7 },
  apiKey: { letter: 'k', length: 7 },
  passkey: { letter: 'y', length: 7 },
  webhook: { letter: 'h', length: 7 },
  project: { letter: 'p', length: 7 },
  comment: { letter: 'm', length: 7 },
  photo: { letter: 'f', length: 15 },
  export: { letter: 'x', length: 15 },
  audit: { letter: 'a', length: 9 },
} as const;
export type IdKind = keyof typeof idKinds;

/** An id as a client sends it: opaque, only its length and characters are checked. */
export const anyId = z.string().check(z.minLength(1), z.maxLength(idMax), z.regex(/^[A-Za-z0-9_-]+$/));

/** An id a client makes for an event of its own (a clock-in, a photo): random, at least 16 characters. */
export const clientId = z.string().check(z.minLength(16), z.maxLength(idMax), z.regex(/^[A-Za-z0-9_-]+$/));

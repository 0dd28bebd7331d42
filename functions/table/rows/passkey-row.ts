// The passkeys of a person of the office, in one row: at most ten, read at once by the log-in.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { numberOr, text } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

/** Instants in epoch seconds, bytes as base64url. */
const kept = z.object({
  id: z.string(),
  /** The authenticator's own name for it. */
  credentialId: z.string(),
  publicKey: z.string(),
  /** Goes up with every use; 0 for ever where the authenticator does not count. */
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  isSynced: z.boolean(),
  madeAt: z.number(),
  usedAt: z.optional(z.number()),
});
export type KeptPasskey = z.output<typeof kept>;
/** `version` goes up with every change of the row, a log-in included. */
export type Passkeys = { readonly version: number; readonly all: readonly KeptPasskey[] };

export const passkeysFrom = (item: Item | undefined): Passkeys => ({
  version: numberOr(item ?? {}, 'v', 0),
  all: z.parse(z.array(kept), item?.['k'] ?? []),
});
/** Whose row it is. */
export const ofPerson = (item: Item): string => text(item, 'SK').slice('O#'.length);
export const passkeysItem = (companyId: string, managerId: string, { version, all }: Passkeys) => ({
  ...keys.passkeys(companyId, managerId),
  v: version,
  k: all,
});

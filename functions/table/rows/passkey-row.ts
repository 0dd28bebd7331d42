// The passkeys of a person of the office, in one row: at most ten, read at once by the log-in.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { textIn } from '#functions/table/read.ts';
import { count, orElse, record, type RowOf, shape } from '#functions/table/row.ts';
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

export const passkeysRow = record({
  /** Goes up with every change of the row, a log-in included. */
  version: count('v'),
  all: orElse(shape<readonly KeptPasskey[]>('k', z.array(kept)), []),
});
export type Passkeys = RowOf<typeof passkeysRow>;
export const passkeysFrom = (item: Item | undefined): Passkeys => passkeysRow.from(item ?? {});
/** Whose row it is. */
export const ofPerson = (item: Item): string => textIn(item, 'SK').slice('O#'.length);
export const passkeysItem = (companyId: string, managerId: string, noun: Passkeys) => ({
  ...keys.passkeys(companyId, managerId),
  ...passkeysRow.item(noun),
});

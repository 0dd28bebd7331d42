// Who calls with an API key: the functions that serve endpoints with a scope find keys beside sessions.

import type { Actor, FindActor } from '#functions/runtime/context.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { keys } from '#functions/table/keys.ts';
import {
  type ApiKey,
  apiKeyFrom,
  apiKeyRow,
  apiKeyTokenFrom,
} from '#functions/table/rows/programs/api-key-row.ts';
import { companyFrom } from '#functions/table/rows/company-row.ts';
import { managerFrom, managerRow } from '#functions/table/rows/manager-row.ts';
import { secretHash } from '#functions/table/rows/session-row.ts';
import { all, type Item, present, refusalOfWrite } from '#functions/table/write.ts';
import type { Table } from '#functions/aws/table.ts';
import { apiKeyPrefix, apiKeySeenSeconds } from '#shared/limits.ts';

/** The actor of a session token or an API key. */
export const findActorOrKey: FindActor = (table, token, now, extraKeys) =>
  token.startsWith(apiKeyPrefix)
    ? findKey(table, token, now, extraKeys)
    : findActor(table, token, now, extraKeys);

const findKey: FindActor = async (table, token, now, extraKeys) => {
  const named = apiKeyTokenFrom(token);
  if (!named) return undefined;
  const { companyId, id, secret } = named;
  const [keyRow, companyRow, ...extra] = await table.getMany([
    keys.apiKey(companyId, id),
    keys.company(companyId),
    ...(extraKeys?.(companyId) ?? []),
  ]);
  const key = keyRow && apiKeyFrom(keyRow);
  // Both are hashes of 256 random bits, so how long the comparison takes tells nothing that can be used.
  if (!key || !companyRow || key.secretHash !== secretHash(secret)) return undefined;
  const company = companyFrom(companyRow);
  if (company.deletion?.isErasing) return undefined;
  // Only the holder of the secret learns that the key was revoked.
  if (key.revokedAt !== undefined || !(await noteUse(table, key, now))) return 'revoked';
  return { ...actorOf(key, keyRow), company, extraRows: extra.filter((row) => row !== undefined) };
};

/**
 * A key sees what a person of the office with the role `read` sees, so no letters, phone numbers or kennitölur; the
 * scopes say which endpoints it may call. Its id stands in histories where that of a person does.
 */
const actorOf = (key: ApiKey, row: Item): Omit<Actor, 'company' | 'extraRows'> => ({
  role: 'COMPANY',
  scopes: key.scopes,
  session: {
    companyId: key.companyId,
    subject: key.id,
    secretHash: key.secretHash,
    role: 'COMPANY',
    createdAt: key.madeAt,
    usedAt: key.usedAt ?? key.madeAt,
    version: 0,
    actingFor: undefined,
  },
  employee: undefined,
  manager: managerFrom({ ...row, [managerRow.at.role]: 'read' }),
});

/** Writes the last use at most once an hour; false when the key was revoked since it was read. */
async function noteUse(table: Table, { companyId, id, usedAt }: ApiKey, now: number): Promise<boolean> {
  if (usedAt !== undefined && now - usedAt < apiKeySeenSeconds) return true;
  const refused = await refusalOfWrite(table, {
    update: keys.apiKey(companyId, id),
    ...apiKeyRow.set({ usedAt: now }),
    when: all(present(), apiKeyRow.is({ revokedAt: undefined, usedAt })),
  });
  if (!refused) return true;
  const kept = refused[0]?.item;
  // A parallel request noted it first.
  return kept !== undefined && apiKeyFrom(kept).revokedAt === undefined;
}

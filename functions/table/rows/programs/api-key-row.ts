// The row of an API key and the key's text. A revoked key keeps its row: histories say its name, and its holder reads that it was revoked.

import * as z from 'zod/mini';
import type { ApiScope } from '#shared/api/endpoint.ts';
import { apiKeyPrefix, apiScopes } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { type Field, maybe, number, record, type RowOf, text } from '#functions/table/row.ts';

const scope = z.enum(apiScopes);
/** Scopes of a newer, rolled-back release are left out: they open nothing here. */
const scopes: Field<readonly ApiScope[]> = {
  at: 'sc',
  read: ({ sc: kept }) =>
    Array.isArray(kept) ? kept.flatMap((one) => z.safeParse(scope, one).data ?? []) : [],
  write: (all, into) => void (into['sc'] = all),
};
export const apiKeyRow = record({
  id: text('id'),
  companyId: text('c'),
  name: text('n'),
  scopes,
  secretHash: text('h'),
  madeAt: number('at'),
  /** The person of the office who made it; undefined for the company's own log-in. */
  madeBy: maybe(text('by')),
  /** To the hour. */
  usedAt: maybe(number('u')),
  revokedAt: maybe(number('rv')),
});
export type ApiKey = RowOf<typeof apiKeyRow>;
export const apiKeyFrom = apiKeyRow.from;
export const apiKeyItem = (noun: ApiKey) => ({
  ...keys.apiKey(noun.companyId, noun.id),
  ...apiKeyRow.item(noun),
});

/** Histories keep the id where that of a person of the office may be (`shared/model/ids.ts`). */
export const isApiKeyId = (id: string): boolean => id.startsWith('k');

/** The ids give no rights; they let one BatchGet read key and company. */
type ApiKeyToken = { readonly companyId: string; readonly id: string; readonly secret: string };
export const apiKeyText = ({ companyId, id, secret }: ApiKeyToken): string =>
  `${apiKeyPrefix}${companyId}_${id}_${secret}`;
/** Undefined for a text that is no key. */
export function apiKeyTokenFrom(held: string): ApiKeyToken | undefined {
  const match = /^([a-z0-9]{1,16})_(k[a-z0-9]{1,15})_([A-Za-z0-9_-]{43})$/.exec(
    held.slice(apiKeyPrefix.length),
  );
  return held.startsWith(apiKeyPrefix) && match?.[1] && match[2] && match[3]
    ? { companyId: match[1], id: match[2], secret: match[3] }
    : undefined;
}

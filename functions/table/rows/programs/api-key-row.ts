// The row of an API key and the key's text. A revoked key keeps its row: histories say its name, and its holder reads that it was revoked.

import * as z from 'zod/mini';
import type { ApiScope } from '#shared/api/endpoint.ts';
import { apiKeyPrefix, apiScopes } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type ApiKey = {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly secretHash: string;
  readonly madeAt: number;
  /** The person of the office who made it; undefined for the company's own log-in. */
  readonly madeBy: string | undefined;
  /** To the hour. */
  readonly usedAt: number | undefined;
  readonly revokedAt: number | undefined;
};

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

export const apiKeyItem = (key: ApiKey) => ({
  ...keys.apiKey(key.companyId, key.id),
  id: key.id,
  c: key.companyId,
  n: key.name,
  sc: key.scopes,
  h: key.secretHash,
  at: key.madeAt,
  by: key.madeBy,
  u: key.usedAt,
  rv: key.revokedAt,
});

const known = z.enum(apiScopes);
/** Scopes of a newer, rolled-back release are left out: they open nothing here. */
const scopesFrom = (value: unknown): readonly ApiScope[] =>
  Array.isArray(value) ? value.flatMap((one) => z.safeParse(known, one).data ?? []) : [];

export const apiKeyFrom = (item: Item): ApiKey => ({
  id: text(item, 'id'),
  companyId: text(item, 'c'),
  name: text(item, 'n'),
  scopes: scopesFrom(item['sc']),
  secretHash: text(item, 'h'),
  madeAt: number(item, 'at'),
  madeBy: textOr(item, 'by', undefined),
  usedAt: numberOr(item, 'u', undefined),
  revokedAt: numberOr(item, 'rv', undefined),
});

// API keys: made, listed and revoked by the office.

import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { audited } from '#functions/domain/audit/audit.ts';
import { takeAll } from '#functions/domain/budgets/budgets.ts';
import { counted, oneLess, oneMore, refuseCount } from '#functions/domain/counts/counts.ts';
import { managerNames } from '#functions/domain/office-names/office-names.ts';
import { keyFor } from '#functions/domain/sealed/sealed.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, refuseActing } from '#functions/runtime/fail.ts';
import { answerOnce, commit } from '#functions/runtime/once.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { newId } from '#functions/table/new-id.ts';
import {
  type ApiKey,
  apiKeyFrom,
  apiKeyItem,
  apiKeyRow,
  apiKeyText,
} from '#functions/table/rows/programs/api-key-row.ts';
import { newSecret, secretHash } from '#functions/table/rows/session-row.ts';
import { absent, all, type Change, present } from '#functions/table/write.ts';
import type { apiAccess as contract } from '#shared/api/api-access.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { ApiKey as ApiKeyReply } from '#shared/model/company/api-key.ts';
import { toWire } from '#shared/time/instant.ts';

type Calls = typeof contract.endpoints;

const shown = (key: ApiKey, maker: string | undefined): ApiKeyReply => ({
  id: key.id,
  name: key.name,
  scopes: [...key.scopes],
  created: toWire(key.madeAt),
  created_by: maker ?? null,
  ...(key.madeBy === undefined ? {} : { created_by_id: key.madeBy }),
  used: key.usedAt === undefined ? null : toWire(key.usedAt),
});

/** Newest first, without revoked ones and without secrets. `created_by` is null for the company's own log-in. */
export async function listKeys({ table, company }: CompanyCtx): Promise<ApiKeyReply[]> {
  const rows = (await table.queryAll(ranges.apiKeys(company.id))).map(apiKeyFrom);
  const working = rows.filter(({ revokedAt }) => revokedAt === undefined);
  const names = await managerNames(
    table,
    company.id,
    working.map(({ madeBy }) => madeBy),
  );
  return working
    .toSorted((one, other) => other.madeAt - one.madeAt)
    .map((key) => shown(key, names.get(key.madeBy)));
}

const kept = z.object({ id: z.string(), seed: z.string() });

/** The secret is made of a seed and our own key, so that a repeat after a lost reply gets it, and the receipt has none. */
async function secretOf(ctx: CompanyCtx, id: string, seed: string): Promise<string> {
  const own = await keyFor(ctx, 'api key');
  return createHmac('sha256', own).update(`${ctx.company.id} ${id} ${seed}`).digest('base64url');
}

/**
 * The reply alone has the key's text; a repeat with the same idempotency key gets it again. Errors: `forbidden` for an
 * administrator acting as the company, `limit_reached` at 20 keys, `too_many_requests`.
 */
export const createKey = (
  ctx: CompanyCtx,
  { body }: Input<Calls['createKey']>,
): Promise<Reply<Calls['createKey']>> =>
  answerOnce(
    ctx,
    kept,
    async () => {
      refuseActing(ctx);
      const { id: companyId } = ctx.company;
      await takeAll(ctx, [['apiKeys', companyId]]);
      const [id, seed] = [newId('apiKey'), newSecret()];
      const key: ApiKey = {
        id,
        companyId,
        name: body.name,
        scopes: [...new Set(body.scopes)],
        secretHash: secretHash(await secretOf(ctx, id, seed)),
        madeAt: ctx.now,
        madeBy: ctx.manager?.id,
        usedAt: undefined,
        revokedAt: undefined,
      };
      const changes = [
        oneMore(companyId, 'apiKeys'),
        { put: apiKeyItem(key), when: absent() },
        audited(ctx, companyId, 'api_key_created', { detail: key.name }),
      ];
      return counted(ctx, companyId, 'apiKeys', () =>
        commit(ctx, changes, { id, seed }, (refused) => refuseCount(refused[0])),
      );
    },
    async ({ id, seed }) => {
      const row = await ctx.table.get(keys.apiKey(ctx.company.id, id));
      const key = row ? apiKeyFrom(row) : fail('api_key_missing');
      const names = await managerNames(ctx.table, ctx.company.id, [key.madeBy]);
      const secret = await secretOf(ctx, id, seed);
      return {
        ...shown(key, names.get(key.madeBy)),
        key: apiKeyText({ companyId: ctx.company.id, id, secret }),
      };
    },
  );

/** Refused when another request revoked it since it was read. */
const revoked = (ctx: CompanyCtx, { companyId, id, name, madeBy }: ApiKey, isLeaving: boolean): Change[] => [
  {
    update: keys.apiKey(companyId, id),
    ...apiKeyRow.set({ revokedAt: ctx.now }),
    when: all(present(), apiKeyRow.is({ revokedAt: undefined })),
  },
  audited(ctx, companyId, 'api_key_revoked', { detail: name, ...(isLeaving ? { managerId: madeBy } : {}) }),
];

/** For the transaction that removes a person of the office: revokes the keys that they made; empty without one. */
export async function keysOfLeaver(ctx: CompanyCtx, managerId: string): Promise<readonly Change[]> {
  const { id: companyId } = ctx.company;
  const rows = (await ctx.table.queryAll(ranges.apiKeys(companyId))).map(apiKeyFrom);
  const own = rows.filter(({ madeBy, revokedAt }) => madeBy === managerId && revokedAt === undefined);
  if (own.length === 0) return [];
  return [oneLess(companyId, 'apiKeys', own.length), ...own.flatMap((key) => revoked(ctx, key, true))];
}

/** A revoked key is answered unchanged. Errors: `api_key_missing`, `busy`. */
export async function revokeKey(ctx: CompanyCtx, { path }: Input<Calls['revokeKey']>): Promise<undefined> {
  const { id: companyId } = ctx.company;
  const row = await ctx.table.get(keys.apiKey(companyId, path.id));
  const key = row ? apiKeyFrom(row) : fail('api_key_missing');
  if (key.revokedAt !== undefined) return;
  const changes = [oneLess(companyId, 'apiKeys'), ...revoked(ctx, key, false)];
  await counted(ctx, companyId, 'apiKeys', () =>
    commit(ctx, changes, null, (refused) => {
      refuseCount(refused[0]);
      // Another request is revoking it; this one finds it revoked when it is sent again.
      fail('busy');
    }),
  );
}

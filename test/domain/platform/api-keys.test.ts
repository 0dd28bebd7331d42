// API keys: made once with a secret that no row holds, found by it alone, noted hourly, revoked, and counted.

import { describe, expect, it } from 'vitest';
import { createKey, listKeys, revokeKey } from '#functions/domain/api-keys/api-keys.ts';
import { findActorOrKey } from '#functions/domain/api-keys/key-actor.ts';
import { listAudit } from '#functions/domain/audit/audit.ts';
import { recount } from '#functions/domain/counts/counts.ts';
import { add } from '#functions/domain/worklogs/change/add.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import { keys } from '#functions/table/keys.ts';
import { apiKeysMax, apiKeySeenSeconds } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const code = (value: string) => ({ code: value });
const asOwner = async (once?: string) => world.asCompany(site.company, once === undefined ? {} : { once });
type Body = Parameters<typeof createKey>[1]['body'];
const made = async (over: Partial<Body> = {}, once?: string) =>
  createKey(await asOwner(once), { body: { name: 'Payroll', scopes: ['entries.read'], ...over } });
const revoked = async (id: string) => revokeKey(await asOwner(), { path: { id } });
const found = (key: string, extra?: Parameters<typeof findActorOrKey>[3]) =>
  findActorOrKey(world.table, key, world.clock.now, extra);
const counted = async () => (await world.table.get(keys.count(site.company.id, 'apiKeys')))?.['n'];

describe('an API key', () => {
  it('is answered with its text once, listed without it, and the security history says who made and revoked it', async () => {
    const { key, ...shown } = await made({ scopes: ['entries.read', 'people.read', 'entries.read'] });
    expect(shown).toEqual({
      id: expect.stringMatching(/^k/),
      name: 'Payroll',
      scopes: ['entries.read', 'people.read'],
      created: site.now(),
      created_by: null,
      used: null,
    });
    expect(await listKeys(await asOwner())).toEqual([shown]);
    world.pass(60);
    const second = await made({ name: 'Sage' });
    expect((await listKeys(await asOwner())).map(({ id }) => id)).toEqual([second.id, shown.id]);
    await found(key);
    expect((await listKeys(await asOwner())).map(({ used }) => used)).toEqual([null, site.now()]);
    world.pass(60);
    await revoked(shown.id);
    await revoked(shown.id);
    expect((await listKeys(await asOwner())).map(({ id }) => id)).toEqual([second.id]);
    const rows = await listAudit(await asOwner(), { query: {} });
    expect(rows.map(({ event, detail }) => [event, detail])).toEqual([
      ['api_key_revoked', 'Payroll'],
      ['api_key_created', 'Sage'],
      ['api_key_created', 'Payroll'],
    ]);
  });

  it('is the same one when its request is repeated', async () => {
    const once = aClientId();
    const first = await made({}, once);
    expect(await made({}, once)).toEqual(first);
    expect(await listKeys(await asOwner())).toHaveLength(1);
    expect((await made()).key).not.toBe(first.key);
  });

  it('is found by its whole text alone, and then reads as a person who only reads', async () => {
    const { id, key } = await made();
    const actor = await found(key, (companyId) => [keys.company(companyId), keys.project(companyId, 'none')]);
    expect(actor).toMatchObject({
      role: 'COMPANY',
      scopes: ['entries.read'],
      company: { id: site.company.id },
      manager: { id, role: 'read' },
      session: { subject: id, companyId: site.company.id, createdAt: world.clock.now, version: 0 },
      extraRows: [{ id: site.company.id }],
    });
    expect(actor).toHaveProperty('employee', undefined);
    const wrong = [
      `${key.slice(0, -3)}AAA`,
      `${key}A`,
      key.slice(0, -1),
      key.replace(id, 'k0000000'),
      key.replace(site.company.id, 'c000000000'),
      key.replace('stund_', ''),
      'stund_',
    ];
    for (const text of wrong) expect(await found(text)).toBeUndefined();
  });

  it('opens nothing once it is revoked, which only its holder learns, nor once its company is erased', async () => {
    const [gone, left] = [await made(), await made()];
    await revoked(gone.id);
    expect(await found(gone.key)).toBe('revoked');
    expect(await found(`${gone.key.slice(0, -3)}AAA`)).toBeUndefined();
    expect(typeof (await found(left.key))).toBe('object');
    const leaving = { da: world.clock.now, de: world.clock.now, dx: 1 };
    await world.table.write({ update: keys.company(site.company.id), set: leaving });
    expect(await found(left.key)).toBeUndefined();
    await world.table.write({ update: keys.company(site.company.id), remove: ['da', 'de', 'dx'] });
  });

  it('notes its use once an hour, also where two requests come at once, and none beside its revocation', async () => {
    const { id, key } = await made();
    const used = async () => (await world.table.get(keys.apiKey(site.company.id, id)))?.['u'];
    const first = world.clock.now;
    const both = await Promise.all([found(key), found(key)]);
    expect(both.map((one) => typeof one)).toEqual(['object', 'object']);
    expect(await used()).toBe(first);
    world.pass(apiKeySeenSeconds - 1);
    await found(key);
    expect(await used()).toBe(first);
    world.pass(1);
    await Promise.all([found(key), found(key)]);
    expect(await used()).toBe(world.clock.now);
    world.pass(apiKeySeenSeconds);
    // It is revoked after it was read.
    const table: typeof world.table = {
      ...world.table,
      getMany: async (asked) => {
        const rows = await world.table.getMany(asked);
        await revoked(id);
        return rows;
      },
    };
    expect(await findActorOrKey(table, key, world.clock.now)).toBe('revoked');
  });

  it('is named by the history of the entries that it added', async () => {
    const { key } = await made({ scopes: ['entries.write'] });
    const actor = await found(key);
    if (typeof actor !== 'object' || !actor.company) expect.fail('it opens its company');
    const ctx = { ...(await asOwner()), session: actor.session, manager: actor.manager };
    const start = world.clock.now - 7200;
    const times = { start_time: toWire(start), end_time: toWire(start + 3600) };
    const body = [{ ...times, employee_id: site.anna.id, project_id: site.roof.id }];
    const [entry] = await add(ctx, { body });
    const [row] = await history(await asOwner(), { path: { id: entry?.id ?? '' } });
    expect(row?.by).toEqual({ kind: 'Company', name: 'API: Payroll' });
  });

  it('is not made by an administrator who acts as the company, and none is revoked that is not there', async () => {
    const ctx = await asOwner();
    const acting = { ...ctx, session: { ...ctx.session, actingFor: 'Ólöf' } };
    const body = { name: 'Payroll', scopes: ['entries.read' as const] };
    await expect(createKey(acting, { body })).rejects.toMatchObject(code('forbidden'));
    await expect(revoked('k0000000')).rejects.toMatchObject(code('api_key_missing'));
  });

  it('is one of twenty; a revoked one makes room, and is left out of a recount', async () => {
    const all = [];
    for (let n = 0; n < apiKeysMax; n += 1) {
      world.pass(3600);
      all.push(await made());
    }
    world.pass(86_400);
    await expect(made()).rejects.toMatchObject({ code: 'limit_reached', params: { max: apiKeysMax } });
    await Promise.all([revoked(all[0]?.id ?? ''), revoked(all[1]?.id ?? '')]);
    expect(await counted()).toBe(apiKeysMax - 2);
    await world.table.write({ update: keys.count(site.company.id, 'apiKeys'), set: { n: 7 } });
    expect(await recount({ table: world.table }, site.company.id, 'apiKeys')).toBe(true);
    expect(await counted()).toBe(apiKeysMax - 2);
    await made();
  });

  it('is revoked once by two requests at the same moment', async () => {
    const { id } = await made();
    const ctx = await asOwner();
    const both = await Promise.allSettled([
      revokeKey(ctx, { path: { id } }),
      revokeKey(ctx, { path: { id } }),
    ]);
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.length).toBeLessThanOrEqual(1);
    for (const error of refused) expect(error).toMatchObject(code('busy'));
    expect(await counted()).toBe(0);
  });
});

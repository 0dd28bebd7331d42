// The audit that administrators search: the platform and all companies in one list, both actors named, nothing ever taken away.

import { beforeEach, describe, expect, it } from 'vitest';
import { audited, listAudit } from '#functions/domain/audit/audit.ts';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { auditTrail } from '#functions/domain/platform/trail.ts';
import { loginAdministrator } from '#functions/domain/sign-in/administrator.ts';
import { loginAs } from '#functions/domain/sign-in/login-as.ts';
import { hashPassword } from '#functions/domain/sessions/sessions.ts';
import { login } from '#functions/domain/sign-in/sign-in.ts';
import type { AdministratorCtx } from '#functions/runtime/context.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { keys } from '#functions/table/keys.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import { WriteRefused } from '#functions/table/write.ts';
import { tableUse } from '#infra/parts/table-rows.ts';
import { auditKeptDays } from '#shared/limits.ts';
import { usePeople } from '#test/kit/world/use-people.ts';
import { useRenewed } from '#test/kit/world/use-site.ts';

const world = await usePeople();
const one = await useRenewed(() => world.aCompany('Smiðir'));
const other = await useRenewed(() => world.aCompany('Kilbride Roofing', 'en'));
const day = 86_400;

let boss: () => AdministratorCtx;
beforeEach(async () => {
  const password = 'a long password';
  await world.table.write({
    put: administratorItem({ name: 'Ólöf', passwordHash: await hashPassword(password) }),
  });
  const body = { username: 'Ólöf', password };
  const { session_token: token = '' } = await loginAdministrator(world.asVisitor(), { body });
  boss = await world.asAdministrator(token);
});

type Query = Parameters<typeof auditTrail>[1]['query'];
const search = (query: Query = {}) => auditTrail(boss(), { query });
async function page(query: Query) {
  const ctx = boss();
  const rows = await auditTrail(ctx, { query });
  return { rows, next: ctx.extras.nextCursor };
}
async function whole(query: Query) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const { rows: some, next } = await page({ ...query, ...(cursor === undefined ? {} : { cursor }) });
    rows.push(...some);
    cursor = next;
  } while (cursor !== undefined);
  return rows;
}
const enter = (id: string, reason?: string) => loginAs(boss(), { path: { id }, query: { reason } });

describe('the audit trail', () => {
  it('goes on from a cursor of its own alone', async () => {
    for (const cursor of ['', 'x', 'yesterday~c1~1'])
      await expect(search({ cursor })).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'cursor', code: 'wrong_value' }],
      });
    await expect(
      listAudit(await world.asCompany(one.token), { query: { cursor: 'yesterday#1' } }),
    ).rejects.toMatchObject({ issues: [{ field: 'cursor' }] });
    // A cursor of a later moment than was asked for leads nowhere else than to the newest.
    const newest = await search();
    expect(await search({ cursor: '2030-01-01T00:00:00Z~~' })).toEqual(newest);
  });

  it('has the rows of the platform and of every company, newest first, each with its company', async () => {
    world.clock.now += 60;
    await login(world.asVisitor(), { body: { username: one.name, password: one.password } });
    world.clock.now += 60;
    await login(world.asVisitor(), { body: { username: other.name, password: other.password } });
    const rows = await search();
    expect(rows.slice(0, 2)).toMatchObject([
      { event: 'company_logged_in', company: { id: other.id, name: 'Kilbride Roofing' }, by: 'Company' },
      { event: 'company_logged_in', company: { id: one.id, name: 'Smiðir' } },
    ]);
    expect(rows.find(({ event }) => event === 'administrator_logged_in')).toMatchObject({
      company: null,
      administrator: 'Ólöf',
    });
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('names both actors of what an administrator did in a company, and the log-in once with its reason', async () => {
    world.clock.now += 60;
    const { session_token: token = '' } = await enter(one.id, 'Cannot find lunch');
    world.clock.now += 60;
    await changeSettings(await world.asCompany(token), { body: { language: 'pt' } });
    expect((await search()).slice(0, 2)).toMatchObject([
      {
        event: 'settings_changed',
        company: { id: one.id },
        by: 'Platform',
        acting_as: 'Company',
        administrator: 'Ólöf',
      },
      {
        event: 'administrator_logged_in_as',
        company: { id: one.id },
        administrator: 'Ólöf',
        detail: 'Cannot find lunch',
      },
    ]);
    const entered = (await search()).filter(({ event }) => event === 'administrator_logged_in_as');
    expect(entered).toHaveLength(1);
  });

  it('is searched by company, actor, what, when, and words of it', async () => {
    world.clock.now += day;
    await enter(other.id, 'Asked about Sage');
    const eventsOf = async (query: Query) => {
      const rows = await search(query);
      return [...new Set(rows.map(({ event, company }) => `${company?.name ?? '–'} ${event}`))];
    };
    expect(await eventsOf({ company_id: other.id, by: 'Platform' })).toEqual([
      'Kilbride Roofing administrator_logged_in_as',
    ]);
    expect(await eventsOf({ company_id: 'platform', event: 'administrator_logged_in' })).toEqual([
      '– administrator_logged_in',
    ]);
    expect(await eventsOf({ from: '2026-11-19', to: '2026-11-19' })).toEqual([
      'Kilbride Roofing administrator_logged_in_as',
    ]);
    expect(await eventsOf({ from: '2026-11-20' })).toEqual([]);
    expect(await eventsOf({ to: '2026-11-17' })).toEqual([]);
    expect(await eventsOf({ text: 'about sage' })).toEqual(['Kilbride Roofing administrator_logged_in_as']);
    expect(await eventsOf({ text: 'ólöf', from: '2026-11-19' })).toEqual([
      'Kilbride Roofing administrator_logged_in_as',
    ]);
  });

  it('finds a run of a script by the name of the company that it is about', async () => {
    const run = (detail: string) =>
      world.table.write(audited(world.asVisitor(), platformId, 'script_run', { by: 'Platform', detail }));
    await run(`disable_company company_id=${other.id}: changed, disabled false → true`);
    await run(`rebuild_counters: changed, ${one.id} employees 1 → 2, ${other.id} employees 3 → 4`);
    await run(`enable_company company_id=${one.id}: unchanged`);
    for (const company_id of [undefined, 'platform']) {
      const query = { event: 'script_run', text: 'kilbride', ...(company_id ? { company_id } : {}) } as const;
      const found = (await search(query)).map(({ detail }) => detail?.split(' ')[0]?.replace(':', ''));
      expect(new Set(found)).toEqual(new Set(['disable_company', 'rebuild_counters']));
    }
  });

  it('of an id that no company has is empty; of an erased company it is the rows that are left', async () => {
    await login(world.asVisitor(), { body: { username: 'Nobody', password: 'a wrong one' } }).catch(() => {});
    for (const id of ['c000000000', 'unknown']) expect(await search({ company_id: id })).toEqual([]);
    await world.table.write(
      { delete: keys.company(one.id) },
      audited({ now: world.clock.now }, one.id, 'company_erased'),
    );
    expect(await search({ company_id: one.id, event: 'company_erased' })).toMatchObject([
      { event: 'company_erased', by: 'System', company: { id: one.id, name: '' } },
    ]);
  });

  it('is read whole page by page: none twice, none left out, also of one second and across months', async () => {
    const ctx = world.asVisitor();
    for (const days of [0, 1, 1, 1, 40, 41, 200])
      for (const { id } of [one, other])
        await world.table.write(
          audited({ ...ctx, now: world.clock.now - days * day }, id, 'export_asked', {
            detail: `${days}`,
          }),
        );
    const rows = await whole({ event: 'export_asked', limit: 3 });
    expect(rows.map(({ detail }) => Number(detail))).toEqual([
      0, 0, 1, 1, 1, 1, 1, 1, 40, 40, 41, 41, 200, 200,
    ]);
    expect(new Set(rows.map(({ id, company }) => `${company?.id} ${id}`)).size).toBe(14);
  });

  it('ends where rows are no longer kept', async () => {
    for (const days of [auditKeptDays - 1, auditKeptDays])
      await world.table.write(
        audited({ ...world.asVisitor(), now: world.clock.now - days * day }, one.id, 'export_asked', {
          detail: `${days}`,
        }),
      );
    const rows = await whole({ event: 'export_asked' });
    expect(rows.map(({ detail }) => detail)).toEqual([`${auditKeptDays - 1}`]);
  });

  it('is only added to: only the eraser of deleted companies may delete its rows, and none is written over', async () => {
    const deleting = Object.entries(tableUse).filter(([, use]) => use.delete?.some((row) => row === 'audit'));
    expect(deleting.map(([name]) => name)).toEqual(['erasures-worker']);
    const row = audited(world.asVisitor(), one.id, 'export_asked');
    await world.table.write(row);
    await expect(world.table.write(row)).rejects.toThrow(WriteRefused);
    expect(keys.audit(one.id, 'x').PK).toBe(`C#${one.id}#U`);
  });

  it('shows no company the name of an administrator', async () => {
    const { session_token: token = '' } = await enter(one.id);
    expect(JSON.stringify(await listAudit(await world.asCompany(token), { query: {} }))).not.toContain(
      'Ólöf',
    );
  });
});

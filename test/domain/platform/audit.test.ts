// The audit: each event one row with who, when and from where, read newest first, for a year.
import { describe, expect, it } from 'vitest';
import { audited, countFailed, listAudit } from '#functions/domain/audit/audit.ts';
import { createEmployee } from '#functions/domain/employees/employees.ts';
import { openLogIns } from '#functions/domain/sign-in/log-ins.ts';
import { employeeLogin, login } from '#functions/domain/sign-in/sign-in.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import { WriteRefused } from '#functions/table/write.ts';
import { auditKeptDays, budgets } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany('Smiðir');
const day = 86_400;
const hour = 3600;

const manager = (visit = {}) => world.asCompany(company.token, visit);
const listed = async (query: { limit?: number; cursor?: string } = {}) =>
  listAudit(await manager(), { query: { limit: undefined, cursor: undefined, ...query } });
const ofEvent = async (event: string) => (await listed({ limit: 100 })).filter((row) => row.event === event);
const rows = () => world.table.queryAll(ranges.audit(company.id));
const write = async (event: 'log_ins_opened' | 'employee_disabled', happened = {}) =>
  world.table.write(audited(await manager(), company.id, event, happened));

describe('the security history', () => {
  it('says who, what, when, from which address and in which request', async () => {
    await openLogIns(await manager({ address: '198.51.100.9' }));
    expect(await ofEvent('log_ins_opened')).toEqual([
      {
        id: expect.any(String),
        at: toWire(world.clock.now),
        first_at: null,
        event: 'log_ins_opened',
        by: 'Company',
        acting_as: null,
        employee: null,
        by_manager: null,
        manager: null,
        address: '198.51.100.9',
        request_id: 'test',
        fields: [],
        detail: null,
        count: 1,
      },
    ]);
  });

  it('names the employee as they are called today, and their new device', async () => {
    const ctx = await manager();
    const anna = await createEmployee(ctx, {
      body: { name: 'Anna', token: 'bcdf', phone_number: '6111234' },
    });
    const body = { company_name: company.name, employee_name: 'Anna', password: 'bcdf' };
    await employeeLogin(world.asVisitor(), { body });
    expect(await ofEvent('new_device')).toMatchObject([
      { by: 'Employee', employee: { id: anna.id, name: 'Anna' } },
    ]);
  });

  it('names both, an administrator and whose session they used, and keeps the administrator’s name from the company', async () => {
    const ctx = await manager();
    const acting = { ...ctx, session: { ...ctx.session, actingFor: 'boss' } };
    await world.table.write(audited(acting, company.id, 'settings_changed', { fields: ['language'] }));
    const [row] = await ofEvent('settings_changed');
    expect(row).toMatchObject({ by: 'Platform', acting_as: 'Company', fields: ['language'] });
    expect(JSON.stringify(row)).not.toContain('boss');
    expect(row).not.toHaveProperty('administrator');
    expect(await rows()).toContainEqual(
      expect.objectContaining({ ad: 'boss', b: 'Platform', as: 'Company' }),
    );
  });

  it('shows of an IPv6 address the network alone', async () => {
    await openLogIns(await manager({ address: '2001:db8:1:2233::7' }));
    expect(await ofEvent('log_ins_opened')).toMatchObject([{ address: '2001:db8:1:2200/56' }]);
  });

  it('comes newest first, page by page, without a gap', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      world.clock.now += 1;
      await write('log_ins_opened');
    }
    let cursor: string | undefined;
    do {
      const ctx = await manager();
      const page = await listAudit(ctx, { query: { limit: 2, cursor } });
      expect(page.length).toBeLessThanOrEqual(2);
      ids.push(...page.map(({ id }) => id));
      cursor = ctx.extras.nextCursor;
    } while (cursor !== undefined);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength((await rows()).length);
  });

  it('has the events of one second in the order in which they happened', async () => {
    world.clock.now += 60;
    const second = world.clock.now * 1000;
    const happened = ['log_ins_opened', 'settings_changed', 'export_asked', 'notes_changed'] as const;
    for (const [n, event] of happened.entries()) {
      const ctx = { ...(await manager()), nowMilliseconds: second + n * 9 };
      await world.table.write(audited(ctx, company.id, event));
    }
    const newest = (await listed({ limit: 4 })).map(({ event }) => event);
    expect(newest).toEqual(happened.toReversed());
  });

  it('leaves out rows of a newer release that was rolled back, and each page is as full as without them', async () => {
    await write('log_ins_opened');
    const before = await listed({ limit: 100 });
    const newest = (await rows()).at(-1);
    if (!newest) expect.fail('nothing is written down');
    const newer = (at: number) => keys.audit(company.id, `${String(newest['SK'])}-newer-${at}`);
    const unknown = [
      { k: 'door_opened' },
      { b: 'Accountant' },
      { as: 'Accountant' },
      { k: 'passkey_removed', b: 'Accountant' },
    ].map((part, at) => ({ ...newest, ...part, ...newer(at) }));
    await world.table.write(...unknown.map((item) => ({ put: item })));
    expect(await listed({ limit: 100 })).toEqual(before);
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const ctx = await manager();
      const page = await listAudit(ctx, { query: { limit: 3, cursor } });
      pages.push(page.map(({ id }) => id));
      cursor = ctx.extras.nextCursor;
    } while (cursor !== undefined);
    expect(pages.flat()).toEqual(before.map(({ id }) => id));
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 3));
    await world.table.write(...unknown.map((_, at) => ({ delete: newer(at) })));
  });

  it('ends after a year, though the table has not yet deleted older rows', async () => {
    const ctx = await manager();
    await write('log_ins_opened');
    const eventsAt = async (now: number) =>
      (await listAudit({ ...ctx, now }, { query: {} })).map(({ event }) => event);
    const ends = world.clock.now + auditKeptDays * day;
    expect(await eventsAt(ends - 1)).toContain('log_ins_opened');
    expect(await eventsAt(ends)).not.toContain('log_ins_opened');
  });

  it('shows a company its own alone', async () => {
    const other = await world.aCompany('Aðrir');
    await write('log_ins_opened');
    const theirs = await listAudit(await world.asCompany(other.token), { query: {} });
    expect(theirs.map(({ event }) => event)).not.toContain('log_ins_opened');
  });

  it('cannot be written over', async () => {
    const change = audited(await manager(), company.id, 'log_ins_opened');
    await world.table.write(change);
    await expect(world.table.write(change)).rejects.toThrow(WriteRefused);
  });
});

describe('failed log-ins', () => {
  const fail = (address: string) =>
    countFailed(world.asVisitor({ address }), company.id, 'company_log_in_failed');
  const bySize = (one = 0, other = 0) => one - other;
  const counts = async () => (await ofEvent('company_log_in_failed')).map(({ count }) => count);

  it('of one address within an hour are one row with a count, of the next hour another', async () => {
    for (let n = 0; n < 7; n += 1) await fail('198.51.100.9');
    await fail('198.51.100.10');
    expect((await counts()).toSorted(bySize)).toEqual([1, 7]);
    expect((await ofEvent('company_log_in_failed')).map(({ by, address }) => `${by} ${address}`)).toEqual(
      expect.arrayContaining(['Visitor 198.51.100.9', 'Visitor 198.51.100.10']),
    );
    world.clock.now += hour;
    await fail('198.51.100.9');
    expect((await counts()).toSorted(bySize)).toEqual([1, 1, 7]);
  });

  it('of two administrators at one address are a row each, and so are those of two employees', async () => {
    const visitor = () => world.asVisitor({ address: '198.51.100.9' });
    for (const name of ['Ólöf', 'Jón', 'Ólöf'])
      await countFailed({ ...visitor(), administrator: { name } }, company.id, 'company_log_in_failed');
    await fail('198.51.100.9');
    expect((await counts()).toSorted(bySize)).toEqual([1, 1, 2]);
    for (const id of ['e1', 'e2', 'e1'])
      await countFailed(visitor(), company.id, 'employee_log_in_failed', id);
    const ofEmployees = (await ofEvent('employee_log_in_failed')).map(({ count }) => count);
    expect(ofEmployees.toSorted(bySize)).toEqual([1, 2]);
  });

  it('that are counted together say when the first and the last of them were', async () => {
    const begins = world.clock.now - (world.clock.now % hour) + hour;
    world.clock.now = begins + 120;
    await fail('198.51.100.9');
    const spans = async () =>
      (await ofEvent('company_log_in_failed')).map(({ first_at, at }) => [first_at, at]);
    expect(await spans()).toEqual([[null, toWire(begins + 120)]]);
    for (const at of [180, 3599]) {
      world.clock.now = begins + at;
      await fail('198.51.100.9');
    }
    expect(await spans()).toEqual([[toWire(begins + 120), toWire(begins + 3599)]]);
    world.clock.now = begins + hour;
    await fail('198.51.100.9');
    expect(await spans()).toContainEqual([null, toWire(begins + hour)]);
  });

  it('stand among the other events where the last of them was, on whichever page', async () => {
    const begins = world.clock.now - (world.clock.now % day) + 2 * day;
    const at = async (seconds: number, what: () => Promise<unknown>) => {
      world.clock.now = begins + seconds;
      await what();
    };
    for (let n = 0; n < budgets.auditMissRows[0]; n += 1) await at(600, () => fail(`198.51.101.${n}`));
    await at(700, () => write('log_ins_opened'));
    // This one counts on the row of the day, and the next on that of its hour.
    await at(660, () => fail('203.0.113.1'));
    await at(5 * hour, () => fail('203.0.113.2'));
    await at(800, () => write('log_ins_opened'));
    await at(9 * hour, () => write('log_ins_opened'));
    await at(9 * hour + 1, () => fail('203.0.113.3'));
    await at(9 * hour + 2, () => write('employee_disabled'));
    const shown: { id: string; at: string }[] = [];
    let cursor: string | undefined;
    do {
      const ctx = await manager();
      const page = await listAudit(ctx, { query: { limit: 3, cursor } });
      cursor = ctx.extras.nextCursor;
      if (cursor !== undefined) expect(page).toHaveLength(3);
      shown.push(...page);
    } while (cursor !== undefined);
    const times = shown.map((row) => row.at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.slice(0, 3)).toEqual(
      [9 * hour + 2, 9 * hour + 1, 9 * hour].map((one) => toWire(begins + one)),
    );
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(shown).toHaveLength((await rows()).length);
  }, 60_000);

  it('of very many addresses fill one row of the day, and none is lost in the count', async () => {
    const before = (await rows()).length;
    const most = budgets.auditMissRows[0];
    for (let n = 0; n < most + 25; n += 1) await fail(`198.51.${Math.floor(n / 100)}.${n % 100}`);
    const all = await rows();
    expect(all).toHaveLength(before + most + 1);
    const failed = all.filter(({ k }) => k === 'company_log_in_failed');
    expect(failed.reduce((total, { c }) => total + Number(c), 0)).toBe(most + 25);
    expect(failed.filter(({ a }) => a === undefined)).toMatchObject([{ c: 25 }]);
  }, 60_000);

  const strangers = budgets.auditMissRows[0] + 5;
  it('under made-up employee names leave the rows about a real employee whole', async () => {
    const { id } = await createEmployee(await manager(), { body: { name: 'Anna', token: 'bcdf' } });
    for (let n = 0; n < strangers; n += 1)
      await countFailed(
        world.asVisitor({ address: `198.51.100.${n}` }),
        company.id,
        'employee_log_in_failed',
      );
    const body = { company_name: company.name, employee_name: 'Anna', password: 'zzzz' };
    await expect(employeeLogin(world.asVisitor({ address: '203.0.113.5' }), { body })).rejects.toThrow();
    const named = (await rows()).filter(({ e }) => e === id);
    expect(named).toContainEqual(
      expect.objectContaining({ k: 'employee_log_in_failed', a: '203.0.113.5', c: 1 }),
    );
  }, 60_000);

  it('under made-up company names leave no row among those of administrators, whose misses keep their address', async () => {
    const ofPlatform = () => world.table.queryAll(ranges.audit(platformId));
    const body = { username: 'Invented', password: 'wrong' };
    await expect(login(world.asVisitor(), { body })).rejects.toThrow();
    const asked = { company_name: 'Invented', employee_name: 'Anna', password: 'zzzz' };
    await expect(employeeLogin(world.asVisitor(), { body: asked })).rejects.toThrow();
    expect(await ofPlatform()).toEqual([]);
    for (let n = 0; n < strangers; n += 1)
      await countFailed(world.asVisitor({ address: `198.51.100.${n}` }), platformId, 'company_log_in_failed');
    await countFailed(world.asVisitor({ address: '203.0.113.5' }), platformId, 'administrator_log_in_failed');
    expect(await ofPlatform()).toContainEqual(
      expect.objectContaining({ k: 'administrator_log_in_failed', a: '203.0.113.5', c: 1 }),
    );
  }, 60_000);
});

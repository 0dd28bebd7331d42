// The nightly look at every company: quiet where all is well, and one line for each rule that is broken.

import { describe, expect, it } from 'vitest';
import { checkEveryCompany } from '#functions/domain/invariants/check.ts';
import { createKey } from '#functions/domain/api-keys/api-keys.ts';
import { inviteManager } from '#functions/domain/office-managers/office-managers.ts';
import { createWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import type { LogFields } from '#functions/runtime/log.ts';
import { keys } from '#functions/table/keys.ts';
import { placeOf } from '#functions/table/rows/work-log-row.ts';
import { toWire } from '#shared/time/instant.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';
import { aSite } from '#test/kit/world/site.ts';
import { useRenewed, useWorld } from '#test/kit/world/use-site.ts';

const world = await useWorld();
const site = await useRenewed(() => aSite(world));

async function looked(table = world.table) {
  const lines: string[] = [];
  const warn = (event: string, { companyId, code, subject, says }: LogFields = {}) => {
    if (event === 'invariant_broken' && companyId === site.company.id)
      lines.push(`${code} ${subject}: ${says}`);
  };
  await checkEveryCompany({ table, now: world.clock.now, log: { ...quietLog, warn } });
  return lines;
}

describe('the check of every company', () => {
  it('says how many companies it has checked: the alarm for an unchecked night waits for that line', async () => {
    const counts: unknown[] = [];
    const info = (event: string, { count }: LogFields = {}) => {
      if (event === 'invariants_checked') counts.push(count);
    };
    const check = () =>
      checkEveryCompany({ table: world.table, now: world.clock.now, log: { ...quietLog, info } });
    await check();
    await world.aCompany();
    await check();
    const companies = (await world.items()).filter(
      ({ PK, SK }) => keys.company(String(PK).slice(2)).SK === SK,
    );
    expect(counts).toEqual([companies.length - 1, companies.length]);
  });

  it('is quiet about a day of presses, edits, approvals and deletions', async () => {
    await site.worked(3600);
    const { id } = await site.worked(1800, { project_id: site.wall.id });
    await site.edited({ id, new_start_time: toWire(world.clock.now - 900), approved: true });
    await site.removed((await site.worked(600)).id);
    await site.added({
      start_time: toWire(world.clock.now - 40 * 86_400),
      end_time: toWire(world.clock.now - 40 * 86_400 + 60),
    });
    await site.clockedIn({}, site.bjorn);
    expect(await looked()).toEqual([]);
  });

  it('knows the e-mails of the people of the office, and counts them and the API keys', async () => {
    const office = await world.asCompany(site.company);
    const body = { name: 'Bára', email: 'bara@example.com', office_role: 'read' as const };
    const { id } = await inviteManager(office, { body });
    await createKey(office, { body: { name: 'Payroll', scopes: ['entries.read'] } });
    expect(await looked()).toEqual([]);
    await world.table.write({ delete: keys.managerEmail(body.email, site.company.id) });
    await world.table.write({ update: keys.count(site.company.id, 'apiKeys'), set: { n: 5 } });
    expect(await looked()).toEqual([
      `I8 ${site.company.id}: has 1 apiKeys, 5 are counted`,
      `I9 ${id}: its e-mail leads to none`,
    ]);
    await world.table.write({ put: { ...keys.managerEmail(body.email, site.company.id), m: id } });
    await world.table.write({ update: keys.count(site.company.id, 'apiKeys'), set: { n: 1 } });
  });

  it('finds the receipt of a press at the time clock that has a key and no time, and one by a wrong clock', async () => {
    const body = { employee_id: site.anna.id, project_id: site.roof.id };
    const pressed = await createWorkLog(await world.asTimeClock(site.company, { once: 'a punch', body }), {
      body,
    });
    expect(placeOf(pressed.id)).toMatchObject({ month: '197001' });
    const astray = await site.clockedIn({ at: '2001-02-03T04:05:06Z' }, site.bjorn);
    expect(placeOf(astray.id)).toMatchObject({ month: '200102' });
    expect(await looked()).toEqual([]);
    for (const { id } of [pressed, astray]) {
      const { month, entry } = placeOf(id) ?? expect.fail('no place');
      await world.table.write({ delete: keys.workLog(site.company.id, month, entry) });
    }
    expect((await looked()).toSorted()).toEqual(
      [pressed, astray].map(({ id }) => `I3 ${id}: its id leads to nothing`).toSorted(),
    );
  });

  it('names company, rule and row, with the found and the stored value, when a pointer, a total or a history is wrong', async () => {
    const { id } = await site.worked(3600);
    const place = placeOf(id) ?? expect.fail('no place');
    await world.table.write(
      { update: keys.project(site.company.id, site.roof.id), add: { t: 60 } },
      {
        update: keys.employee(site.company.id, site.bjorn.id),
        set: { o: { i: 'w1', m: '202611', k: 'x', s: 1, p: 'p' } },
      },
      { update: keys.workLog(site.company.id, place.month, place.entry), add: { v: 1 } },
    );
    expect((await looked()).toSorted()).toEqual([
      expect.stringContaining(`I1 ${site.bjorn.id}: open are [], the pointer says [["w1"`),
      expect.stringMatching(`^I3 ${id}: version \\d+ after \\d+ changes$`),
      expect.stringMatching(`^I8 ${site.roof.id}: its entries sum to 3600, kept are 3660$`),
    ]);
  });

  it('is not misled by a press that is written while it reads', async () => {
    let isPressed = false;
    const query: typeof world.table.queryAll = async (range, options) => {
      const items = await world.table.queryAll(range, options);
      // The company's own rows have just been read, its entries not yet.
      if (!isPressed && range.PK === `C#${site.company.id}`) {
        isPressed = true;
        await site.clockedIn();
      }
      return items;
    };
    expect(await looked({ ...world.table, queryAll: query })).toEqual([]);
  });
});

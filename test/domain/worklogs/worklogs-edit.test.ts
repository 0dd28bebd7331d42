// Changing and approving entries: the original times stay, derived values follow.

import { describe, expect, it } from 'vitest';
import { addOwn } from '#functions/domain/worklogs/change/add.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { at } from '#test/kit/world/context.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { type Site } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
/** An entry edited to end before this time lies in the past. */
const evening = at('2026-11-18T18:00:00Z');
const latestOf = async () => ({
  anna: (await world.employee(site.anna)).latestAt,
  roof: (await world.project(site.roof)).latestAt,
  wall: (await world.project(site.wall)).latestAt,
});
const totalOf = async (project: Site['roof']) => (await world.project(project)).totalSeconds;

describe('editing', () => {
  it('keeps the first times for ever and counts the version up [worklog.can-be-changed]', async () => {
    const { id } = await site.worked(3600);
    world.clock.now = evening;
    await site.edited({ id, new_end_time: '2026-11-18T09:30:00Z' });
    const twice = await site.edited({
      id,
      new_start_time: '2026-11-18T07:30:00Z',
      new_end_time: '2026-11-18T10:00:00Z',
    });
    expect(twice).toMatchObject({
      original_start_time: '2026-11-18T08:00:00Z',
      original_end_time: '2026-11-18T09:00:00Z',
      total_time: 9000,
      version: 4,
    });
    expect(await totalOf(site.roof)).toBe(9000);
  });

  it('takes the seconds and the newest start along to another project', async () => {
    const { id } = await site.worked(3600);
    await site.edited({ id, new_project_id: site.wall.id });
    expect([await totalOf(site.roof), await totalOf(site.wall)]).toEqual([0, 3600]);
    const start = at('2026-11-18T08:00:00Z');
    expect(await latestOf()).toEqual({ anna: start, roof: undefined, wall: start });
  });

  it('that moves the newest entry back finds the newest of the others, however old', async () => {
    await site.added({ start_time: '2024-02-01T08:00:00Z', end_time: '2024-02-01T09:00:00Z' });
    const { id } = await site.worked(3600);
    await site.edited({ id, new_start_time: '2023-01-31T08:00:00Z', new_end_time: '2023-01-31T09:00:00Z' });
    const start = at('2024-02-01T08:00:00Z');
    expect(await latestOf()).toEqual({ anna: start, roof: start, wall: undefined });
  });

  it('into another month and back keeps the id, the comments and one row [ids.moved-month-forwards ids.public-id-never-changes]', async () => {
    const { id } = await site.worked(3600, { comment: 'Kept' });
    const october = { new_start_time: '2026-10-31T23:00:00Z', new_end_time: '2026-10-31T23:30:00Z' };
    const september = { new_start_time: '2026-09-30T08:00:00Z', new_end_time: '2026-09-30T09:00:00Z' };
    const back = { new_start_time: '2026-11-18T08:00:00Z', new_end_time: '2026-11-18T09:00:00Z' };
    for (const times of [october, september, october, back]) {
      const moved = await site.edited({ id, ...times });
      expect(moved).toMatchObject({ id, start_time: times.new_start_time });
      expect(moved.work_log_comments).toHaveLength(1);
      expect(await site.listed({ from: '2026-09-01', to: '2026-11-30' })).toEqual([moved]);
    }
  });

  it('clears the approval when project, in or out time change, unless it approves again', async () => {
    const { id } = await site.worked(3600);
    world.clock.now = evening;
    expect((await site.edited({ id, approved: true })).approved).toBe(true);
    const moved = await site.edited({ id, new_end_time: '2026-11-18T10:00:00Z', approved: true });
    expect(moved.approved).toBe(false);
    const both = await site.edited({ id, new_project_id: site.wall.id, approved: true });
    expect(both.approved).toBe(true);
    expect((await site.edited({ id, new_start_time: '2026-11-18T08:30:00Z' })).approved).toBe(false);
  });

  it('that approves changes the entry alone: neither its employee nor its project waits for it', async () => {
    const { id } = await site.worked(3600);
    const others = async () => [await world.employee(site.anna), await world.project(site.roof)];
    const before = await others();
    await site.edited({ id, approved: true });
    expect(await others()).toEqual(before);
  });

  it('approves only while the company has approval on; flags are kept and hidden meanwhile [worklog.approved-with-feature worklog.can-be-approved approval.switched-off-keeps-flags]', async () => {
    const { id } = await site.worked(3600);
    await site.edited({ id, approved: true });
    const { features, ...rest } = site.company.settings;
    const key = { PK: `C#${site.company.id}`, SK: 'A' };
    const off = { ...rest, features: { ...features, approve_work_logs: false } };
    await world.table.write({ update: key, set: { st: off } });
    expect((await site.listed())[0]?.approved).toBe(false);
    await expect(site.edited({ id, approved: true })).rejects.toMatchObject({ code: 'approval_off' });
    await world.table.write({ update: key, set: { st: site.company.settings } });
    expect((await site.listed())[0]?.approved).toBe(true);
  });

  it('of a stale version is refused with the newest, but its own repeat is answered', async () => {
    const { id, version } = await site.worked(3600);
    const change = { id, version, new_project_id: site.wall.id };
    const newest = await site.edited(change);
    await expect(site.edited({ ...change, new_project_id: site.roof.id })).rejects.toMatchObject({
      code: 'work_log_changed',
      params: { work_log: newest },
    });
    expect(await site.edited(change)).toEqual(newest);
  });

  it('is no repeat where somebody else has made the same change', async () => {
    const { id, version } = await site.worked(3600);
    const change = { id, version, new_project_id: site.wall.id };
    const newest = await site.editedByAnna(change);
    await expect(site.edited(change)).rejects.toMatchObject({
      code: 'work_log_changed',
      params: { work_log: newest },
    });
  });

  it('is no repeat where another person of the office has made the same change', async () => {
    const { id, version } = await site.worked(3600);
    const body = { id, version, new_project_id: site.wall.id };
    const ctx = await world.asCompany(site.company);
    const byBara = { ...ctx, manager: managerRow(0, site.company.id, { name: 'Bára' }) };
    const newest = await edit(byBara, { body });
    expect(await edit(byBara, { body })).toEqual(newest);
    await expect(site.edited(body)).rejects.toMatchObject({ code: 'work_log_changed' });
  });

  it('is no repeat where the employee has clocked out at just that time', async () => {
    const { id, version } = await site.clockedIn();
    world.pass(3600);
    const newest = await site.clockedOut();
    await expect(site.edited({ id, version, new_end_time: site.now() })).rejects.toMatchObject({
      code: 'work_log_changed',
      params: { work_log: newest },
    });
  });

  it('refuses what changes nothing and what ends before it starts', async () => {
    const { id } = await site.worked(3600);
    const refused = [
      [{ new_start_time: '2026-11-18T08:00:00Z', new_project_id: site.roof.id }, 'no_changes'],
      [{ new_end_time: '2026-11-18T08:00:00Z' }, 'out_before_in'],
      [{ new_end_time: '2026-11-19T08:00:01Z' }, 'invalid_input'],
      [{ new_start_time: '2026-11-19T00:00:00Z', new_end_time: '2026-11-19T08:00:00Z' }, 'invalid_input'],
      [{ new_start_time: '2001-11-26T08:00:00Z' }, 'invalid_input'],
      [{ new_project_id: 'pnothing' }, 'project_missing'],
      [{ worked_through_lunch: true }, 'invalid_input'],
    ] as const;
    for (const [change, code] of refused)
      await expect(site.edited({ id, ...change })).rejects.toMatchObject({ code });
    await expect(site.edited({ id: 'w202611nothing', approved: true })).rejects.toMatchObject({
      code: 'work_log_missing',
    });
  });

  it('ends an open entry and frees its employee, also a disabled one [employee.disabled-running-entry-company-ends]', async () => {
    const { id } = await site.clockedIn();
    world.clock.now = evening;
    await site.disabled(site.anna);
    const ended = await site.edited({ id, new_end_time: '2026-11-18T16:00:00Z' });
    expect(ended).toMatchObject({ total_time: 8 * 3600 });
    expect(ended).not.toHaveProperty('original_end_time');
    expect((await world.employee(site.anna)).open).toBeUndefined();
  });

  it('of an open entry moves the pointer along, so that clocking out ends it', async () => {
    const { id } = await site.clockedIn();
    await site.edited({ id, new_start_time: '2026-10-31T08:00:00Z', new_project_id: site.wall.id });
    world.pass(3600);
    expect(await site.clockedOut()).toMatchObject({ id, start_time: '2026-10-31T08:00:00Z' });
    expect(await totalOf(site.wall)).toBe(18 * 86_400 + 3600);
  });
});

describe('an employee who may', () => {
  it('changes own entries while their projects are open', async () => {
    const { id } = await site.worked(3600);
    world.clock.now = evening;
    expect(await site.editedByAnna({ id, new_project_id: site.wall.id })).toMatchObject({ version: 3 });
    await site.closed(site.roof);
    const closed = { code: 'project_closed' };
    await expect(site.editedByAnna({ id, new_project_id: site.roof.id })).rejects.toMatchObject(closed);
    await site.closed(site.wall);
    const change = { id, new_end_time: '2026-11-18T10:00:00Z' };
    await expect(site.editedByAnna(change)).rejects.toMatchObject(closed);
    expect(await site.edited(change)).toMatchObject({ version: 4 });
  });

  it('changes and adds nothing once they are disabled', async () => {
    const { id } = await site.worked(3600);
    await site.disabled(site.anna);
    const disabled = { code: 'employee_disabled' };
    await expect(site.editedByAnna({ id, new_project_id: site.wall.id })).rejects.toMatchObject(disabled);
    const body = [
      { start_time: '2026-11-17T08:00:00Z', end_time: '2026-11-17T16:00:00Z', project_id: site.wall.id },
    ];
    await expect(addOwn(await world.asEmployee(site.anna), { body })).rejects.toMatchObject(disabled);
    expect(await site.listed()).toMatchObject([{ id, version: 2 }]);
  });

  it('adds own ended entries, on open projects only [employee-app.adds-and-changes-own]', async () => {
    const body = [
      { start_time: '2026-11-17T08:00:00Z', end_time: '2026-11-17T16:00:00Z', project_id: site.roof.id },
    ];
    const [entry] = await addOwn(await world.asEmployee(site.anna), { body });
    expect(entry).toMatchObject({ created_by: 'Employee', total_time: 8 * 3600, employee: { name: 'Anna' } });
    await site.closed(site.roof);
    await expect(addOwn(await world.asEmployee(site.anna), { body })).rejects.toMatchObject({
      code: 'project_closed',
    });
  });
});

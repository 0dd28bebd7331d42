// What happens between the reading and the write: the write counts on what is there by then, or is refused by its name.

import { describe, expect, it } from 'vitest';
import { add, addOwn } from '#functions/domain/worklogs/change/add.ts';
import { edit, editOwn } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { restore } from '#functions/domain/worklogs/change/restore.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/press/clock-out.ts';
import { switchProject } from '#functions/domain/worklogs/press/switch.ts';
import { keys } from '#functions/table/keys.ts';
import { toWire } from '#shared/time/instant.ts';
import { meanwhile } from '#test/kit/world/contended.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
type Act = () => Promise<unknown>;
const office = async (act: Act) => {
  const ctx = await world.asCompany(site.company);
  return { ...ctx, table: meanwhile(act)(ctx.table) };
};
const anna = async (act: Act) => {
  const ctx = await world.asEmployee(site.anna);
  return { ...ctx, table: meanwhile(act)(ctx.table) };
};
const hours = { start_time: '2026-11-17T08:00:00Z', end_time: '2026-11-17T16:00:00Z' };
const added = async () => (await site.added(hours))[0]?.id ?? '';
const totals = async () => [
  (await world.project(site.roof)).totalSeconds,
  (await world.project(site.wall)).totalSeconds,
];

describe('an employee who is disabled, or whose project is closed, in the moment of', () => {
  const acts = {
    disabled: [() => site.disabled(site.anna), 'employee_disabled'],
    closed: [() => site.closed(site.wall), 'project_closed'],
  } as const;
  it.each(['disabled', 'closed'] as const)('a change or a press of theirs is refused: %s', async (what) => {
    const [act, code] = acts[what];
    const back = () => Promise.all([site.enabled(site.anna), site.opened(site.wall)]);
    const refused = { code };
    const id = await added();
    await expect(
      editOwn(await anna(act), { body: { id, new_project_id: site.wall.id } }),
    ).rejects.toMatchObject(refused);
    await back();
    await expect(
      addOwn(await anna(act), { body: [{ ...hours, project_id: site.wall.id }] }),
    ).rejects.toMatchObject(refused);
    await back();
    await expect(
      clockIn(await anna(act), { body: site.press({ project_id: site.wall.id }) }),
    ).rejects.toMatchObject(refused);
    await back();
    await site.clockedIn();
    world.pass(60);
    await expect(
      switchProject(await anna(act), { body: site.press({ project_id: site.wall.id }) }),
    ).rejects.toMatchObject(refused);
    if (what === 'disabled') {
      await back();
      await expect(clockOut(await anna(act), { body: site.leave() })).rejects.toMatchObject(refused);
    }
    expect(await site.listed()).toMatchObject([{ project: { name: 'Roof' } }, { id, version: 1 }]);
  });

  it('moving hours away from a project that is closed is refused too', async () => {
    const id = await added();
    const ctx = await anna(() => site.closed(site.roof));
    await expect(editOwn(ctx, { body: { id, new_project_id: site.wall.id } })).rejects.toMatchObject({
      code: 'project_closed',
    });
  });
});

describe('a mark of lunch', () => {
  it('on a project that is closed in that moment is refused as well', async () => {
    await world.table.write({
      update: keys.company(site.company.id),
      set: { 'st.worked_through_lunch': true },
    });
    const id = await added();
    const body = { id, worked_through_lunch: true };
    await expect(editOwn(await anna(() => site.closed(site.roof)), { body })).rejects.toMatchObject({
      code: 'project_closed',
    });
    await site.opened(site.roof);
    expect(await site.editedByAnna(body)).toMatchObject({ worked_through_lunch: true });
  });
});

describe('an entry that would run again', () => {
  const ended = async () => {
    const { id } = await site.clockedIn();
    world.pass(60);
    return site.edited({ id, new_end_time: site.now() });
  };
  const again = {
    'by the office': async (act: Act) => {
      const { id } = await ended();
      return edit(await office(act), { body: { id, new_end_time: null } });
    },
    'by its employee': async (act: Act) => {
      const { id } = await site.clockedIn();
      world.pass(60);
      const path = { id };
      await answerEnd(await world.asEmployee(site.anna), { path, body: { end_time: site.now() } });
      return answerEnd(await anna(act), { path, body: { end_time: null } });
    },
    'put back': async (act: Act) => {
      const { id } = await site.clockedIn();
      await site.removed(id);
      return restore(await office(act), { path: { id }, body: {} });
    },
  };
  it.each(Object.entries(again))(
    'does not, where the employee clocks in that moment: %s',
    async (_, attempt) => {
      await expect(attempt(() => site.clockedIn())).rejects.toMatchObject({ code: 'already_clocked_in' });
      expect(await site.clockedOut()).toBeTruthy();
      expect((await world.employee(site.anna)).open).toBeUndefined();
    },
  );

  it('does not, where the employee has been in and out in that moment', async () => {
    const worked = async () => {
      world.pass(60);
      return site.worked(60);
    };
    await expect(again['by the office'](worked)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(again['by its employee'](worked)).rejects.toMatchObject({ code: 'end_not_assumed' });
  });
});

describe('a press', () => {
  it('of two clock-ins is one of them', async () => {
    const body = site.press({ project_id: site.wall.id });
    await expect(clockIn(await anna(() => site.clockedIn()), { body })).rejects.toMatchObject({
      code: 'already_clocked_in',
      params: { work_log: { project: { name: 'Roof' } } },
    });
  });

  it('ends the entry as the office has just changed it: its start, its project, and their sums', async () => {
    const { id } = await site.clockedIn();
    world.pass(7200);
    const moved = toWire(world.clock.now - 3600);
    const change = { id, new_start_time: moved, new_project_id: site.wall.id };
    const body = site.leave();
    const out = await clockOut(await anna(() => site.edited(change)), { body });
    expect(out).toMatchObject({ start_time: moved, total_time: 3600, project: { name: 'Wall' } });
    expect(await totals()).toEqual([0, 3600]);
  });

  it('leaves the entry that the office has just moved by a switch, with its sums', async () => {
    const { id } = await site.clockedIn();
    world.pass(7200);
    const body = site.press();
    const change = { id, new_project_id: site.wall.id };
    const both = await switchProject(await anna(() => site.edited(change)), { body });
    expect(both).toMatchObject({
      ended: { project: { name: 'Wall' } },
      started: { project: { name: 'Roof' } },
    });
    expect(await totals()).toEqual([0, 7200]);
  });

  it('ends no entry that the office has just ended or deleted', async () => {
    for (const act of [
      (id: string) => site.edited({ id, new_end_time: site.now() }),
      (id: string) => site.removed(id),
    ]) {
      const { id } = await site.clockedIn();
      world.pass(60);
      const body = site.leave();
      await expect(clockOut(await anna(() => act(id)), { body })).rejects.toMatchObject({
        code: 'not_clocked_in',
      });
    }
    expect(await totals()).toEqual([60, 0]);
  });
});

describe('a comment', () => {
  const said = async (id: string) =>
    comment(await world.asCompany(site.company), {
      body: { work_log_id: id, comment: 'Please keep this one' },
    });

  it('that came in that moment keeps the entry from being deleted unseen', async () => {
    const id = await added();
    const known = { path: { id }, query: { version: 1, comments: 0 } };
    await expect(remove(await office(() => said(id)), known)).rejects.toMatchObject({
      code: 'work_log_changed',
      params: { work_log: { work_log_comments: [{ comment: 'Please keep this one' }] } },
    });
  });

  it('goes along to another month, and its entry’s deletion keeps it for whoever puts that back', async () => {
    const id = await added();
    const october = { new_start_time: '2026-10-30T08:00:00Z', new_end_time: '2026-10-30T09:00:00Z' };
    const moved = await edit(await office(() => said(id)), { body: { id, ...october } });
    expect(moved.work_log_comments).toHaveLength(1);
    await remove(await office(() => said(id)), { path: { id } });
    expect((await site.restored(id)).work_log_comments).toHaveLength(2);
  });

  it('is missing its entry, where that is deleted in that moment', async () => {
    const id = await added();
    const body = { work_log_id: id, comment: 'Hello' };
    await expect(comment(await office(() => site.removed(id)), { body })).rejects.toMatchObject({
      code: 'work_log_missing',
    });
  });
});

it('two changes of one entry in the same moment both count, and sums with them', async () => {
  const id = await added();
  const change = await office(() => site.edited({ id, new_project_id: site.wall.id }));
  const both = await edit(change, { body: { id, new_end_time: '2026-11-17T10:00:00Z' } });
  expect(both).toMatchObject({ project: { name: 'Wall' }, total_time: 7200, version: 3 });
  expect(await totals()).toEqual([0, 7200]);
  const [first] = await add(await office(() => site.added({})), {
    body: [{ ...hours, employee_id: site.anna.id, project_id: site.roof.id }],
  });
  expect(first?.total_time).toBe(8 * 3600);
  expect((await world.employee(site.anna)).latestAt).toBe(world.clock.now);
});

// An end that the employee has given is taken back within minutes; the time clock suggests it from the person's own days.

import { describe, expect, it } from 'vitest';
import { answeredEndUndoSecondsMax } from '#shared/limits.ts';
import { ownDay } from '#functions/domain/worklogs/press/own-day.ts';
import { closeWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { keys } from '#functions/table/keys.ts';
import { at } from '#test/kit/world/context.ts';
import { hour, useForgetfulSite } from '#test/domain/monthly-reports/forgetful-site.ts';

const { world, site } = await useForgetfulSite();
const forgot = async () => {
  const { id } = await site.clockedIn();
  world.clock.now = at(hour('07:00', 19));
  return id;
};

describe('taking back the end that was given', () => {
  it('lets the entry run again, is recorded, and is safe to repeat', async () => {
    const id = await forgot();
    await site.answered(id, hour('16:10'));
    expect(await site.total()).toBe((8 * 60 + 10) * 60);
    const open = await site.answered(id, null);
    expect(open).not.toHaveProperty('end_time');
    expect(open).not.toHaveProperty('original_end_time');
    expect(await site.answered(id, null)).toEqual(open);
    expect(await site.clock()).toMatchObject({ open: { id } });
    expect(await site.total()).toBe(0);
    expect((await site.historyOf(id)).at(-1)).toMatchObject({
      by: { kind: 'Employee', name: 'Anna' },
      changes: [{ field: 'end_time', from: hour('16:10') }],
    });
    await site.answered(id, hour('16:30'));
    expect(await site.total()).toBe(8.5 * 3600);
  });

  it('gives an assumed end back, with its mark', async () => {
    const id = await forgot();
    await site.sweep();
    await site.answered(id, hour('16:30'));
    expect(await site.answered(id, null)).toMatchObject({ end_time: hour('22:00'), assumed_end: true });
    expect(await site.clock()).toMatchObject({ open: null, assumed: [{ id }] });
    expect(await site.total()).toBe(14 * 3600);
  });

  it('is refused after ten minutes, after a change by the office, and once a newer entry has begun', async () => {
    const refused = { code: 'end_not_assumed' };
    const id = await forgot();
    await site.answered(id, hour('16:10'));
    await expect(site.answered(id, null, site.bjorn)).rejects.toMatchObject({ code: 'work_log_missing' });
    world.pass(answeredEndUndoSecondsMax);
    await site.answered(id, null);
    await site.answered(id, hour('16:10'));
    world.pass(answeredEndUndoSecondsMax + 1);
    await expect(site.answered(id, null)).rejects.toMatchObject(refused);
    await edit(await world.asCompany(site.company), { body: { id, new_end_time: hour('16:15') } });
    await expect(site.answered(id, null)).rejects.toMatchObject(refused);
    const second = await site.clockedIn();
    world.pass(3600);
    await site.answered(second.id, hour('08:00', 19));
    const third = await site.clockedIn();
    await expect(site.answered(second.id, null)).rejects.toMatchObject({
      code: 'already_clocked_in',
      params: { work_log: { id: third.id } },
    });
    world.pass(60);
    await site.clockedOut();
    await expect(site.answered(second.id, null)).rejects.toMatchObject({
      ...refused,
      params: { work_log: { id: second.id } },
    });
  });
});

describe('the time clock', () => {
  const as = () => world.asTimeClock(site.company);
  const day = async () => ownDay(await as(), { body: { employee_id: site.anna.id } });
  const close = async (id: string, left_at: string | null) =>
    closeWorkLog(await as(), { body: { id, left_at } });
  const worked = (from: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        site.added({
          start_time: hour('08:00', from + index),
          end_time: hour('16:10', from + index),
        }),
      ),
    );

  it('suggests the usual end of an entry that was forgotten, and takes it in one press', async () => {
    await worked(10, 5);
    const { id } = await site.clockedIn();
    world.pass(3600);
    expect(await day()).not.toHaveProperty('usual_end');
    world.clock.now = at(hour('07:00', 19));
    expect(await day()).toMatchObject({ usual_end: { id, end_time: hour('16:10') } });
    expect(await close(id, hour('16:10'))).toMatchObject({ id, end_time: hour('16:10') });
    expect(await day()).not.toHaveProperty('usual_end');
    expect((await site.historyOf(id)).at(-1)).toMatchObject({ by: { kind: 'Employee', name: 'Anna' } });
    expect(await close(id, null)).not.toHaveProperty('end_time');
    expect(await day()).toMatchObject({ usual_end: { id } });
  });

  it.each([
    { when: 'the reminder’s hour', remind_after_hours: 10, from: '18:00' },
    { when: 'sixteen hours, in a company without a reminder', remind_after_hours: null, from: '00:00' },
  ])('suggests it from $when on, to the second', async ({ remind_after_hours, from }) => {
    await site.choose({ remind_after_hours, close_after_hours: null });
    await worked(10, 5);
    const { id } = await site.clockedIn();
    world.clock.now = at(hour(from, from === '00:00' ? 19 : 18)) - 1;
    expect(await day()).not.toHaveProperty('usual_end');
    world.pass(1);
    expect(await day()).toMatchObject({ usual_end: { id, end_time: hour('16:10') } });
  });

  it('asks about an end that was assumed, until it is given or settled, and none in closed days', async () => {
    const id = await forgot();
    expect(await day()).not.toHaveProperty('assumed');
    await site.sweep();
    const asked = { id, start_time: hour('08:00'), end_time: hour('22:00') };
    expect(await day()).toMatchObject({ assumed: asked });
    expect(await close(id, hour('16:30'))).toMatchObject({ id, end_time: hour('16:30') });
    expect(await day()).not.toHaveProperty('assumed');
    await close(id, null);
    expect(await day()).toMatchObject({ assumed: asked });
    const now = await site.clockedIn();
    expect(await close(id, hour('16:40'))).toMatchObject({ end_time: hour('16:40') });
    expect((await day()).entries).toMatchObject([{ id: now.id }]);
    await close(id, null);
    const closed = [{ from: '2026-11-18', to: '2026-11-18', state: 'submitted' }];
    await world.table.write({ update: keys.company(site.company.id), set: { cd: closed } });
    expect(await day()).not.toHaveProperty('assumed');
    await world.table.write({ update: keys.company(site.company.id), remove: ['cd'] });
  });

  it('suggests nothing with fewer than five such days, and refuses an end in the future', async () => {
    await worked(10, 4);
    const id = await forgot();
    expect(await day()).not.toHaveProperty('usual_end');
    await expect(close(id, hour('12:00', 19))).rejects.toMatchObject({
      issues: [{ field: 'end_time', message: 'is in the future' }],
    });
  });
});

// An assumed end is replaced by the real one, from whichever source, and once.

import { beforeEach, describe, expect, it } from 'vitest';
import { at } from '#test/kit/world/context.ts';
import { different } from '#test/kit/world/site.ts';
import { hour, useForgetfulSite } from '#test/domain/monthly-reports/forgetful-site.ts';

const { world, site } = await useForgetfulSite();

describe('the end of a running entry, as the employee says it the morning after', () => {
  it('ends the entry once, and the office sees who said it', async () => {
    const { id } = await site.clockedIn();
    world.clock.now = at(hour('07:00', 19));
    const ended = await site.answered(id, hour('16:10'));
    expect(ended).toMatchObject({ end_time: hour('16:10'), total_time: (8 * 60 + 10) * 60, version: 2 });
    expect(ended).not.toHaveProperty('assumed_end');
    expect(await site.answered(id, hour('16:10'))).toEqual(ended);
    expect(await site.clock()).toMatchObject({ open: null, assumed: [] });
    expect(await site.total()).toBe((8 * 60 + 10) * 60);
    expect((await site.historyOf(id)).at(-1)).toMatchObject({
      action: 'ended',
      by: { kind: 'Employee', name: 'Anna' },
      changes: [{ field: 'end_time', to: hour('16:10') }],
    });
    await expect(site.answered(id, hour('17:00'))).rejects.toMatchObject({ code: 'end_not_assumed' });
    await expect(site.clockedOut({ work_log_id: id })).rejects.toMatchObject({
      params: { work_log: { id, end_time: hour('16:10') } },
    });
    await site.worked(60);
  });

  it('lies within the entry’s own limits, and changes nothing otherwise', async () => {
    const { id } = await site.clockedIn();
    world.clock.now = at(hour('12:00', 19));
    const refused = [
      [hour('08:00'), 'has to be after the in time'],
      [hour('12:01', 19), 'is in the future'],
      [hour('08:01', 19), 'is more than 24 hours after the in time'],
    ] as const;
    for (const [end, message] of refused)
      await expect(site.answered(id, end)).rejects.toMatchObject({
        issues: [{ field: 'end_time', message }],
      });
    await expect(site.answered(id, hour('16:10'), site.bjorn)).rejects.toMatchObject({
      code: 'work_log_missing',
    });
    expect(await site.clock()).toMatchObject({ open: { id } });
    expect(await site.total()).toBe(0);
  });

  it('and a clocking out at the same moment end it once', async () => {
    const { id } = await site.clockedIn();
    world.clock.now = at(hour('07:00', 19));
    const both = await Promise.allSettled([
      site.answered(id, hour('16:10')),
      site.clockedOut({ work_log_id: id }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await site.clock()).toMatchObject({ open: null });
  });
});

describe('an assumed end', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await site.clockedIn());
    world.clock.now = at(hour('07:00', 19));
    await site.sweep();
  });

  it('gives way to the employee’s answer, which needs no permission and is recorded', async () => {
    await site.closed(site.roof);
    const real = await site.answered(id, hour('16:30'));
    expect(real).toMatchObject({ end_time: hour('16:30'), original_end_time: hour('22:00'), version: 3 });
    expect(real).not.toHaveProperty('assumed_end');
    expect(await site.answered(id, hour('16:30'))).toEqual(real);
    expect(await site.total()).toBe(8.5 * 3600);
    expect(await site.clock()).toMatchObject({ assumed: [] });
    const lines = await site.historyOf(id);
    expect(lines.at(-1)).toMatchObject({
      by: { kind: 'Employee', name: 'Anna' },
      changes: [
        { field: 'end_time', from: hour('22:00'), to: hour('16:30') },
        { field: 'assumed_end', from: 'true', to: 'false' },
      ],
    });
    await expect(site.answered(id, hour('17:00'))).rejects.toMatchObject({
      code: 'end_not_assumed',
      params: { work_log: real },
    });
  });

  it('is asked about for a month, by the newest first, and no more once the entry is deleted', async () => {
    const asked = async () => (await site.clock()).assumed.map((one) => one.id);
    const next = await site.clockedIn();
    world.pass(15 * 3600);
    await site.sweep();
    expect(await asked()).toEqual([next.id, id]);
    world.clock.now = at(hour('08:00')) + 31 * 86_400;
    expect(await asked()).toEqual([next.id, id]);
    world.pass(1);
    expect(await asked()).toEqual([next.id]);
    await site.removed(next.id);
    expect(await asked()).toEqual([]);
  });

  it('of February is asked about in March', async () => {
    world.clock.now = at('2027-02-10T08:00:00Z');
    const february = await site.clockedIn();
    world.pass(15 * 3600);
    await site.sweep();
    world.clock.now = at('2027-03-02T08:00:00Z');
    expect(await site.clock()).toMatchObject({ assumed: [{ id: february.id }] });
  });

  it('may turn out to be right, or too early, by a whole day at most', async () => {
    expect(await site.answered(id, hour('22:00'))).not.toHaveProperty('original_end_time');
    expect(await site.clock()).toMatchObject({ assumed: [] });
    const next = await site.clockedIn();
    world.pass(15 * 3600);
    await site.sweep();
    expect(await site.answered(next.id, hour('22:00', 19))).toMatchObject({ total_time: 15 * 3600 });
    await site.answered(next.id, null);
    world.pass(86_400);
    expect(await site.answered(next.id, hour('07:00', 20))).toMatchObject({ total_time: 24 * 3600 });
  });

  it('is answered within the entry’s own limits only', async () => {
    world.pass(2 * 3600);
    await site.worked(60);
    const refused = [
      [hour('08:00'), 'out_before_in', 'has to be after the in time'],
      [hour('09:00', 20), 'invalid_input', 'is in the future'],
      [hour('09:00', 19), 'invalid_input', 'is more than 24 hours after the in time'],
    ] as const;
    for (const [end, code, message] of refused)
      await expect(site.answered(id, end)).rejects.toMatchObject({
        code,
        issues: [{ field: 'end_time', message }],
      });
    await site.added({ start_time: hour('18:00'), end_time: hour('19:00') });
    await expect(site.answered(id, hour('18:30'))).rejects.toMatchObject({
      issues: [{ field: 'end_time', message: 'is after the start of the next time entry' }],
    });
    await expect(site.answered(id, hour('16:00'), site.bjorn)).rejects.toMatchObject({
      code: 'work_log_missing',
    });
    expect(await site.answered(id, hour('18:00'))).toMatchObject({ total_time: 10 * 3600 });
  });

  it('gives way to a clocking out that was made before and arrives late, whose answer stays the same', async () => {
    const named = site.leave({ work_log_id: id, at: hour('16:45'), sent_at: site.now(), comment: 'Home' });
    const answers = await Promise.all([site.clockedOut(named), site.clockedOut(named)]);
    await site.worked(60);
    answers.push(await site.clockedOut(named));
    expect(different(answers)).toHaveLength(1);
    expect(answers[0]).toMatchObject({ end_time: hour('16:45'), version: 3 });
    expect(answers[0]).not.toHaveProperty('assumed_end');
    expect(await site.total()).toBe(8.75 * 3600 + 60);
    const lines = await site.historyOf(id);
    expect(lines.map(({ action, by }) => [action, by.kind])).toEqual([
      ['created', 'Employee'],
      ['commented', 'Employee'],
      ['ended', 'Employee'],
      ['ended', 'Platform'],
    ]);
  });

  it('gives way to a late clocking out that does not say which entry it means', async () => {
    expect(await site.clockedOut({ at: hour('17:15') })).toMatchObject({ id, end_time: hour('17:15') });
    await expect(site.clockedOut({ at: hour('17:20') })).rejects.toMatchObject({ code: 'not_clocked_in' });
  });

  it('gives way to a late clock-out, whose reply names the entry it overlaps', async () => {
    await site.added({ start_time: hour('06:00'), end_time: hour('09:00') });
    const out = site.leave({ work_log_id: id, at: hour('16:45') });
    const ended = await site.clockedOut(out);
    expect(ended).toMatchObject({
      end_time: hour('16:45'),
      overlaps: { start_time: hour('06:00'), end_time: hour('09:00') },
    });
    expect(await site.clockedOut(out)).toEqual(ended);
  });

  it('gives way to a clock-out two hours later, by an employee who really worked longer', async () => {
    expect(await site.clockedOut({ work_log_id: id, at: hour('00:00', 19) })).toMatchObject({
      end_time: hour('00:00', 19),
    });
  });

  it('stays where the clock-out came a second later than two hours after it', async () => {
    const late = site.clockedOut({ work_log_id: id, at: '2026-11-19T00:00:01Z' });
    await expect(late).rejects.toMatchObject({ code: 'not_clocked_in' });
  });

  it('stays when the clocking out is rather one of the next morning: that is for the employee to say', async () => {
    await expect(site.clockedOut({ work_log_id: id })).rejects.toMatchObject({
      code: 'not_clocked_in',
      params: { work_log: { id, assumed_end: true } },
    });
  });

  it('is settled by the company: by another end, or by approving it', async () => {
    expect(await site.edited({ id, new_end_time: hour('16:00') })).not.toHaveProperty('assumed_end');
    await site.clockedIn();
    world.pass(20 * 3600);
    await site.sweep();
    const second = (await site.clock()).assumed[0]?.id ?? '';
    expect(await site.edited({ id: second, new_project_id: site.wall.id })).toHaveProperty('assumed_end');
    expect(await site.edited({ id: second, approved: true })).not.toHaveProperty('assumed_end');
    const lines = await site.historyOf(second);
    expect(lines.at(-1)?.action).toBe('approved');
  });

  it('keeps late presses clear of it, and of no more than is left of it', async () => {
    const inside = await site.clockedIn({ at: hour('20:00') });
    expect(inside).toMatchObject({ start_time: hour('22:00'), clock_corrected: true });
    await site.removed(inside.id);
    await site.answered(id, hour('16:00'));
    expect(await site.clockedIn({ at: hour('17:00') })).toMatchObject({ start_time: hour('17:00') });
  });
});

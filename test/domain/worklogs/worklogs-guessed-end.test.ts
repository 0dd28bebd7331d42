// The end that the office takes from the suggestion is a guess: the employee's own word replaces it, and Undo takes it back.

import { beforeEach, describe, expect, it } from 'vitest';
import { movePayPeriod } from '#functions/domain/periods/move.ts';
import { listPayPeriods } from '#functions/domain/periods/periods.ts';
import { reopeningSecondsMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { keys } from '#functions/table/keys.ts';
import { at } from '#test/kit/world/context.ts';
import { different } from '#test/kit/world/site.ts';
import { hour, useForgetfulSite } from '#test/domain/monthly-reports/forgetful-site.ts';

const { world, site } = await useForgetfulSite();
const usual = (8 * 60 + 10) * 60;
const notTheirs = {
  code: 'invalid_input',
  issues: [{ field: 'new_end_time', message: 'can only be taken back where the company has set it' }],
};
const guess = ({ id, version }: WorkLog, end = hour('16:10')) =>
  site.edited({ id, version, new_end_time: end, assumed_end: true });
const takenBack = ({ id, version }: WorkLog) => site.edited({ id, version, new_end_time: null });

let running: WorkLog;
let guessed: WorkLog;
beforeEach(async () => {
  running = await site.clockedIn();
  world.clock.now = at(hour('21:00'));
  guessed = await guess(running);
});

describe('an end that the office guessed', () => {
  it('counts, is marked, frees the employee, and is asked about', async () => {
    expect(guessed).toMatchObject({ end_time: hour('16:10'), total_time: usual, assumed_end: true });
    expect(guessed).not.toHaveProperty('original_end_time');
    expect(await guess(running)).toEqual(guessed);
    expect(await site.clock()).toMatchObject({ open: null, assumed: [{ id: guessed.id }] });
    expect(await site.total()).toBe(usual);
    expect((await site.historyOf(guessed.id)).at(-1)).toMatchObject({
      action: 'ended',
      by: { kind: 'Company' },
      changes: [
        { field: 'end_time', to: hour('16:10') },
        { field: 'assumed_end', from: 'false', to: 'true' },
      ],
    });
  });

  it('is left alone by the sweep', async () => {
    world.clock.now = at(hour('07:00', 19));
    await site.sweep();
    expect(await site.listed({ from: '2026-11-18', to: '2026-11-18' })).toEqual([guessed]);
  });

  it('gives way to a clock-out that was made before and arrives late, once, however often it is sent', async () => {
    const out = site.leave({ work_log_id: guessed.id, at: hour('16:45'), sent_at: site.now() });
    const answers = await Promise.all([site.clockedOut(out), site.clockedOut(out)]);
    await site.worked(60);
    answers.push(await site.clockedOut(out));
    expect(different(answers)).toHaveLength(1);
    expect(answers[0]).toMatchObject({ end_time: hour('16:45'), version: 3 });
    expect(answers[0]).not.toHaveProperty('assumed_end');
    expect(await site.total()).toBe(8.75 * 3600 + 60);
  });

  it('gives way to a late clock-out that names no entry', async () => {
    expect(await site.clockedOut({ at: hour('15:30') })).toMatchObject({
      id: guessed.id,
      end_time: hour('15:30'),
    });
    expect(await site.total()).toBe(7.5 * 3600);
  });

  it('and a late clock-out at the same moment leave one end', async () => {
    await takenBack(guessed);
    const both = await Promise.allSettled([
      guess({ ...running, version: 3 }),
      site.clockedOut({ work_log_id: running.id, at: hour('17:00') }),
    ]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    const [entry] = await site.listed({ from: '2026-11-18', to: '2026-11-18' });
    expect(entry).toMatchObject({ end_time: hour('17:00') });
    expect(await site.total()).toBe(9 * 3600);
  });

  it('is for the employee to correct where the clock-out came more than two hours later: nothing is written', async () => {
    await expect(site.clockedOut({ work_log_id: guessed.id, at: hour('19:00') })).rejects.toMatchObject({
      code: 'not_clocked_in',
      params: { work_log: { id: guessed.id, assumed_end: true } },
    });
    expect(await site.answered(guessed.id, hour('19:00'))).toMatchObject({
      end_time: hour('19:00'),
      original_end_time: hour('16:10'),
    });
    expect(await site.total()).toBe(11 * 3600);
  });

  it('is confirmed by the employee, or answered and taken back, and keeps its mark then', async () => {
    await site.answered(guessed.id, hour('17:30'));
    expect(await site.answered(guessed.id, null)).toMatchObject({
      end_time: hour('16:10'),
      assumed_end: true,
    });
    expect(await site.answered(guessed.id, hour('16:10'))).not.toHaveProperty('assumed_end');
    expect(await site.clock()).toMatchObject({ open: null, assumed: [] });
    expect(await site.total()).toBe(usual);
  });

  it('is settled by the office: by another end, or by approving it', async () => {
    const set = await site.edited({ id: guessed.id, new_end_time: hour('16:20') });
    expect(set).not.toHaveProperty('assumed_end');
    await takenBack(set);
    const second = await site.edited({ id: running.id, new_end_time: hour('16:00'), assumed_end: true });
    expect(await site.edited({ id: second.id, approved: true })).toMatchObject({ approved: true });
    expect(await site.clock()).toMatchObject({ assumed: [] });
  });

  it('keeps a clock-in that was made within it clear of it', async () => {
    expect(await site.clockedIn({ at: hour('16:00') })).toMatchObject({ start_time: hour('16:10') });
  });

  it('is refused for an entry that has ended, and where no end is given', async () => {
    const wrong = {
      code: 'invalid_input',
      issues: [expect.objectContaining({ field: 'assumed_end', code: 'wrong_value' })],
    };
    await site.answered(guessed.id, hour('17:00'));
    const body = { id: guessed.id, new_end_time: hour('16:10'), assumed_end: true };
    await expect(site.edited(body)).rejects.toMatchObject(wrong);
    await expect(guess(running)).rejects.toMatchObject({ code: 'work_log_changed' });
    const open = await site.clockedIn();
    const moved = { id: open.id, new_project_id: site.wall.id, assumed_end: true };
    await expect(site.edited(moved)).rejects.toMatchObject(wrong);
    expect(await site.clock()).toMatchObject({ open: { id: open.id, project: { name: 'Roof' } } });
  });
});

describe('Undo of what settled the guess', () => {
  const again = { assumed_end: true, end_time: hour('16:10'), approved: false };

  it('asks the employee again: after an approval, and after another end', async () => {
    const approved = await site.edited({ id: guessed.id, version: guessed.version, approved: true });
    expect(approved).not.toHaveProperty('assumed_end');
    const back = { id: guessed.id, version: approved.version, approved: false, assumed_end: true };
    const undone = await site.edited(back);
    expect(undone).toMatchObject(again);
    expect(await site.edited(back)).toEqual(undone);
    expect((await site.historyOf(guessed.id)).at(-1)).toMatchObject({ action: 'unapproved' });
    expect(await site.clock()).toMatchObject({ assumed: [{ id: guessed.id }] });
    const set = await site.edited({ id: guessed.id, new_end_time: hour('16:20'), approved: true });
    const body = { id: set.id, version: set.version, new_end_time: hour('16:10'), assumed_end: true };
    expect(await site.edited(body)).toMatchObject(again);
    expect(await site.clock()).toMatchObject({ assumed: [{ id: guessed.id }] });
  });

  it('is refused where the newest change settled nothing, for another end, and after the employee has answered', async () => {
    const wrong = {
      code: 'invalid_input',
      issues: [expect.objectContaining({ field: 'assumed_end', code: 'wrong_value' })],
    };
    await site.edited({ id: guessed.id, approved: true });
    const other = { id: guessed.id, new_end_time: hour('16:00'), assumed_end: true };
    await expect(site.edited(other)).rejects.toMatchObject(wrong);
    await site.edited({ id: guessed.id, approved: false });
    await site.edited({ id: guessed.id, approved: true });
    const late = { id: guessed.id, approved: false, assumed_end: true };
    await expect(site.edited(late)).rejects.toMatchObject(wrong);
    await site.edited({ id: guessed.id, approved: false });
    await takenBack(
      await site.listed({ from: '2026-11-18', to: '2026-11-18' }).then(([one]) => one ?? guessed),
    );
    const second = await guess({ ...running, version: (await site.clock()).open?.version ?? 0 });
    await site.answered(second.id, hour('17:30'));
    const unsaid = { id: second.id, new_end_time: hour('16:10'), assumed_end: true };
    await expect(site.edited(unsaid)).rejects.toMatchObject(wrong);
  });
});

describe('Undo of the guess', () => {
  it('lets the entry run again as it ran, once', async () => {
    const again = await takenBack(guessed);
    expect(again).toEqual({ ...running, version: 3 });
    expect(await takenBack(guessed)).toEqual(again);
    expect(await site.clock()).toMatchObject({ open: { id: running.id }, assumed: [] });
    expect(await site.total()).toBe(0);
  });

  it('leaves a switch and a clock-out within the guessed hours as they were pressed', async () => {
    await takenBack(guessed);
    const late = { at: hour('15:00'), sent_at: site.now() };
    const { ended, started } = await site.switched({ ...late, project_id: site.wall.id });
    expect(ended).toMatchObject({ id: running.id, start_time: hour('08:00'), end_time: hour('15:00') });
    expect(started).toMatchObject({ start_time: hour('15:00') });
    expect(await site.clockedOut({ at: hour('16:00') })).toMatchObject({ total_time: 3600 });
    expect(await site.total()).toBe(7 * 3600);
  });

  it('is refused after an hour, and once the employee has given the end or clocked out late', async () => {
    world.pass(reopeningSecondsMax + 1);
    await expect(takenBack(guessed)).rejects.toMatchObject({
      issues: [{ message: 'can only be taken back within an hour of being set' }],
    });
    world.clock.now = at(hour('21:00'));
    const told = await site.answered(guessed.id, hour('16:10'));
    await expect(takenBack(guessed)).rejects.toMatchObject({ code: 'work_log_changed' });
    await expect(takenBack(told)).rejects.toMatchObject(notTheirs);
    await site.answered(guessed.id, null);
    await expect(takenBack(await site.answered(guessed.id, hour('17:30')))).rejects.toMatchObject(notTheirs);
    await site.answered(guessed.id, null);
    const out = await site.clockedOut({ work_log_id: guessed.id, at: hour('16:30') });
    await expect(takenBack(out)).rejects.toMatchObject(notTheirs);
    expect(await site.total()).toBe(8.5 * 3600);
  });

  it('is refused while the employee is clocked in again', async () => {
    const next = await site.clockedIn();
    await expect(takenBack(guessed)).rejects.toMatchObject({
      code: 'already_clocked_in',
      params: { work_log: { id: next.id } },
    });
  });

  it('does not take back the end that the platform assumed, which would come back', async () => {
    await takenBack(guessed);
    world.clock.now = at(hour('07:00', 19));
    await site.sweep();
    const [swept] = (await site.clock()).assumed;
    if (!swept) throw new Error('the sweep ended nothing');
    expect(swept).toMatchObject({ end_time: hour('22:00') });
    await expect(takenBack(swept)).rejects.toMatchObject(notTheirs);
  });
});

it('is neither given nor taken back nor answered within a locked period', async () => {
  const lock = { every: 'week', starts: '2026-11-16', steps: 'lock' };
  await world.table.write({
    update: keys.company(site.company.id),
    set: { 'st.pay_periods': lock, 'st.features.approve_work_logs': false },
  });
  // The guess is made after the week, so that its hour for Undo has not passed.
  await takenBack(guessed);
  world.clock.now = at(hour('08:00', 24));
  const second = await guess({ ...running, version: 3 });
  const ctx = await world.asCompany(site.company);
  const [period] = await listPayPeriods(ctx, { query: { from: '2026-11-18', to: '2026-11-18' } });
  if (!period) throw new Error('no period');
  const { from: start, version } = period;
  await movePayPeriod(ctx, { path: { start }, body: { to_state: 'locked', version } });
  const closed = { code: 'period_closed' };
  await expect(takenBack(second)).rejects.toMatchObject(closed);
  await expect(site.answered(running.id, hour('17:00'))).rejects.toMatchObject(closed);
  const late = await site.clockedIn({ at: hour('08:00', 20), sent_at: site.now() });
  await expect(guess(late, hour('16:10', 20))).rejects.toMatchObject(closed);
  expect(await site.clock()).toMatchObject({ open: { id: late.id } });
  expect(await site.total()).toBe(usual);
});

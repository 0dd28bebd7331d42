// Taking back an end that the office has set: the entry runs again exactly as before, and only one runs at a time.

import { describe, expect, it } from 'vitest';
import { history } from '#functions/domain/worklogs/history.ts';
import { toWire } from '#shared/time/instant.ts';
import { deviceAheadSecondsMax, reopeningSecondsMax } from '#shared/limits.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const invalid = (field: string, code: string) => ({
  code: 'invalid_input',
  issues: [expect.objectContaining({ field, code })],
});
const endedByOffice = async () => {
  const running = await site.clockedIn();
  world.clock.now += 3600;
  const ended = await site.edited({ id: running.id, new_end_time: site.now(), version: running.version });
  return { running, ended };
};
const reopened = (id: string, version: number, more: object = {}) =>
  site.edited({ id, version, new_end_time: null, ...more });

describe('taking back an end that the company has set', () => {
  it('lets the entry run again as it ran before, and its project counts nothing of it', async () => {
    const { running, ended } = await endedByOffice();
    const again = await reopened(ended.id, ended.version);
    expect(again).toEqual({ ...running, version: running.version + 2 });
    expect((await world.employee(site.anna)).open?.id).toBe(running.id);
    expect((await world.project(site.roof)).totalSeconds).toBe(0);
  });

  it('stands in the history with the end that was taken back, and by whom', async () => {
    const { ended } = await endedByOffice();
    world.clock.now += 5;
    await reopened(ended.id, ended.version);
    const rows = await history(await world.asCompany(site.company), { path: { id: ended.id } });
    expect(rows.at(-1)).toMatchObject({
      by: { kind: 'Company' },
      changes: [{ field: 'end_time', from: ended.end_time, to: null }],
    });
  });

  it('keeps an approval that the open entry had, when asked', async () => {
    const running = await site.clockedIn();
    const approved = await site.edited({ id: running.id, approved: true });
    world.clock.now += 3600;
    const ended = await site.edited({ id: running.id, new_end_time: site.now(), version: approved.version });
    expect(ended.approved).toBe(false);
    expect(await reopened(ended.id, ended.version, { approved: true })).toMatchObject({ approved: true });
  });

  it('is answered again when it is repeated, and refused when the entry was changed meanwhile', async () => {
    const { ended } = await endedByOffice();
    const again = await reopened(ended.id, ended.version);
    expect(await reopened(ended.id, ended.version)).toEqual(again);
    await expect(reopened(ended.id, ended.version - 1)).rejects.toMatchObject({ code: 'work_log_changed' });
  });

  it('is refused while the employee is clocked in on another entry, which the refusal names', async () => {
    const { ended } = await endedByOffice();
    world.clock.now += 60;
    const other = await site.clockedIn({ project_id: site.wall.id });
    await expect(reopened(ended.id, ended.version)).rejects.toMatchObject({
      code: 'already_clocked_in',
      params: { work_log: expect.objectContaining({ id: other.id }) },
    });
    expect((await world.employee(site.anna)).open?.id).toBe(other.id);
  });

  it('is refused once the employee has a newer entry, though that has ended', async () => {
    const { ended } = await endedByOffice();
    world.clock.now += 60;
    await site.worked(600, { project_id: site.wall.id });
    await expect(reopened(ended.id, ended.version)).rejects.toMatchObject(
      invalid('new_end_time', 'wrong_value'),
    );
  });

  it('is done until an hour after the company has ended it, however the entry changes meanwhile, and not later', async () => {
    const { ended } = await endedByOffice();
    world.clock.now += reopeningSecondsMax;
    const later = await site.edited({ id: ended.id, new_end_time: toWire(world.clock.now - 60) });
    const moved = await site.edited({ id: ended.id, new_project_id: site.wall.id, version: later.version });
    world.clock.now += 1;
    await expect(reopened(moved.id, moved.version)).rejects.toMatchObject(
      invalid('new_end_time', 'wrong_value'),
    );
    expect((await world.employee(site.anna)).open).toBeUndefined();
    world.clock.now -= 1;
    expect(await reopened(moved.id, moved.version)).not.toHaveProperty('end_time');
  });

  it('counts the hour from the end itself, not from the time that was written: an end of two days ago is taken back', async () => {
    const running = await site.clockedIn();
    const long = toWire(world.clock.now + 3600);
    world.clock.now += 2 * 86_400;
    const ended = await site.edited({ id: running.id, new_end_time: long, version: running.version });
    world.clock.now += reopeningSecondsMax;
    expect(await reopened(ended.id, ended.version)).toMatchObject({ start_time: running.start_time });
  });

  it('does not take away the end of who clocked out, nor of what was added whole', async () => {
    const clocked = await site.worked(3600);
    const [added] = await site.added({ start_time: site.now(), end_time: toWire(world.clock.now + 60) });
    for (const { id, version } of [clocked, ...(added ? [added] : [])])
      await expect(reopened(id, version)).rejects.toMatchObject(invalid('new_end_time', 'wrong_value'));
  });

  it('is no reopening of what runs', async () => {
    const { id, version } = await site.clockedIn();
    await expect(reopened(id, version)).rejects.toMatchObject({ code: 'no_changes' });
  });

  it('lets the employee clock out as from any entry, with the history of both ends', async () => {
    const { ended } = await endedByOffice();
    await reopened(ended.id, ended.version);
    world.clock.now += 1800;
    const out = await site.clockedOut();
    expect(out).toMatchObject({ id: ended.id, total_time: 5400 });
    expect(out).not.toHaveProperty('original_end_time');
  });
});

describe('a time that has not come', () => {
  it('is refused as an out time of an edit, at its field, from two minutes ahead on', async () => {
    const { id } = await site.clockedIn();
    world.clock.now += 3600;
    const at = (ahead: number) => ({ id, new_end_time: toWire(world.clock.now + ahead) });
    await expect(site.edited(at(deviceAheadSecondsMax + 1))).rejects.toMatchObject(
      invalid('new_end_time', 'too_late'),
    );
    expect(await site.edited(at(deviceAheadSecondsMax))).toMatchObject({
      total_time: 3600 + deviceAheadSecondsMax,
    });
  });

  it('is refused for many entries at once, and as the in time of an entry that runs', async () => {
    const { id } = await site.worked(3600);
    const times = { new_end_time: '23:00', out_time_the_day_after: false };
    await expect(site.edited({ id, multiple_edit: times })).rejects.toMatchObject(
      invalid('multiple_edit.new_end_time', 'too_late'),
    );
    const running = await site.clockedIn();
    const start = toWire(world.clock.now + deviceAheadSecondsMax + 1);
    await expect(site.edited({ id: running.id, new_start_time: start })).rejects.toMatchObject(
      invalid('new_start_time', 'too_late'),
    );
    const latest = toWire(world.clock.now + deviceAheadSecondsMax);
    expect(await site.edited({ id: running.id, new_start_time: latest })).toMatchObject({
      start_time: latest,
    });
  });

  it('that was given as the end of an added entry may be kept or shortened, never put off', async () => {
    const given = world.clock.now + 7200;
    const [added] = await site.added({ end_time: toWire(given) });
    const id = added?.id ?? '';
    const endAt = (at: number, more: object = {}) => site.edited({ id, new_end_time: toWire(at), ...more });
    await expect(endAt(given + 1)).rejects.toMatchObject(invalid('new_end_time', 'too_late'));
    const start = toWire(world.clock.now - 1800);
    expect(await endAt(given, { new_start_time: start })).toMatchObject({ end_time: toWire(given) });
    expect(await endAt(given - 3600)).toMatchObject({ end_time: toWire(given - 3600), total_time: 5400 });
    // The end that was given counts, not that of an earlier version.
    await expect(endAt(given)).rejects.toMatchObject(invalid('new_end_time', 'too_late'));
  });

  it('stays while it is not edited: today’s hours may have been added before they are over', async () => {
    const [added] = await site.added({ end_time: toWire(world.clock.now + 7200) });
    if (!added) throw new Error('nothing was added');
    expect(await site.edited({ id: added.id, new_project_id: site.wall.id })).toMatchObject({
      end_time: added.end_time,
    });
  });
});

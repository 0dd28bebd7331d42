// Late presses: only entries added by hand may overlap, and a press of the past leaves no entry open.

import { beforeEach, describe, expect, it } from 'vitest';
import { toWire } from '#shared/time/instant.ts';
import { at } from '#test/kit/world/context.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
/** The time clock has had Anna in from eight to four; it is five. */
beforeEach(async () => {
  await site.worked(8 * 3600);
  world.pass(3600);
});
const hour = (text: string) => `2026-11-18T${text}:00Z`;

describe('a late punch', () => {
  it('after the last entry counts as it is', async () => {
    await site.clockedIn({ at: hour('16:10') });
    const entry = await site.clockedOut({ at: hour('16:40') });
    expect(entry).toMatchObject({ start_time: hour('16:10'), end_time: hour('16:40') });
    expect(entry).not.toHaveProperty('clock_corrected');
  });

  it('inside the last entry starts at its end, is flagged, and is not left open by its own out', async () => {
    expect(await site.clockedIn({ at: hour('10:00') })).toMatchObject({
      start_time: hour('16:00'),
      clock_corrected: true,
    });
    const out = site.leave({ at: hour('11:00') });
    expect(await site.clockedOut(out)).toMatchObject({ total_time: 1, clock_corrected: true });
    expect(await site.clockedOut(out)).toMatchObject({ total_time: 1 });
    expect((await world.employee(site.anna)).open).toBeUndefined();
  });

  it('before the last entry counts as it is, and ends where that one began', async () => {
    await site.clockedIn({ at: hour('05:00') });
    expect(await site.clockedOut({ at: hour('06:00') })).toMatchObject({ total_time: 3600 });
    await site.clockedIn({ at: hour('06:30') });
    // The entry from five to six was clocked out last now: the one of the day is older.
    expect(await site.clockedOut({ at: hour('07:00') })).toMatchObject({ end_time: hour('07:00') });
  });

  it('that would run into the last entry is cut at its start and flagged', async () => {
    await site.clockedIn({ at: hour('07:00') });
    const out = site.leave({ at: hour('09:00') });
    const ended = await site.clockedOut(out);
    expect(ended).toMatchObject({ end_time: hour('08:00'), clock_corrected: true });
    expect(ended.ends_before).toMatchObject({ start_time: hour('08:00'), end_time: hour('16:00') });
    expect(ended).not.toHaveProperty('overlaps');
    expect(await site.clockedOut(out)).toEqual(ended);
  });

  it('in before the last entry, whose out is of now, names where it was cut', async () => {
    await site.clockedIn({ at: hour('07:00') });
    const out = site.leave();
    const ended = await site.clockedOut(out);
    expect(ended).toMatchObject({ end_time: hour('08:00'), ends_before: { start_time: hour('08:00') } });
    expect(await site.clockedOut(out)).toEqual(ended);
  });

  it('out at the very start of the next entry is cut by nothing', async () => {
    await site.clockedIn({ at: hour('07:00') });
    expect(await site.clockedOut({ at: hour('08:00') })).not.toHaveProperty('ends_before');
  });

  it('out before the in of another device’s punch is refused, and the entry stays open', async () => {
    await site.clockedIn();
    await expect(site.clockedOut({ at: hour('16:30') })).rejects.toMatchObject({ code: 'out_before_in' });
    expect((await world.employee(site.anna)).open).toBeDefined();
  });

  it('keeps clear of the rest of an entry that was shortened or deleted', async () => {
    const [day] = await site.listed();
    if (!day) throw new Error('there is no entry');
    await site.edited({ id: day.id, new_end_time: hour('12:00') });
    const late = await site.clockedIn({ at: hour('13:00') });
    expect(late.start_time).toBe(hour('13:00'));
    await site.removed(late.id);
    await site.removed(day.id);
    expect((await site.clockedIn({ at: hour('09:00') })).start_time).toBe(hour('09:00'));
  });

  it('starts behind an entry that the office lengthened', async () => {
    const [day] = await site.listed();
    if (!day) throw new Error('there is no entry');
    world.pass(3600);
    await site.edited({ id: day.id, new_end_time: hour('17:30') });
    const late = await site.clockedIn({ at: hour('17:00') });
    expect(late).toMatchObject({ start_time: hour('17:30'), clock_corrected: true });
    await site.removed(late.id);
    expect((await site.clockedIn({ at: hour('17:30') })).start_time).toBe(hour('17:30'));
  });

  it('starts behind any entry that another device or the office wrote first, and behind the next one too', async () => {
    world.pass(3 * 3600);
    await site.added(
      { start_time: hour('16:30'), end_time: hour('17:00') },
      { start_time: hour('17:00'), end_time: hour('17:45') },
      { start_time: hour('18:00'), end_time: hour('19:00') },
    );
    const press = site.press({ at: hour('16:40') });
    const late = await site.clockedIn(press);
    expect(late).toMatchObject({ start_time: hour('17:45'), clock_corrected: true });
    expect(await site.clockedIn(press)).toEqual(late);
    expect(await site.clockedOut({ at: hour('17:50') })).toMatchObject({ total_time: 300 });
    expect(await site.clockedIn(press)).toEqual(late);
  });

  it('does not wait for the end of an entry that the office wrote ahead of time, and its reply names the overlap', async () => {
    await site.added({ start_time: hour('16:30'), end_time: hour('20:00') });
    const press = site.press({ at: hour('16:40') });
    const late = await site.clockedIn(press);
    expect(late).toMatchObject({
      start_time: hour('16:40'),
      overlaps: { start_time: hour('16:30'), end_time: hour('20:00'), project: { name: late.project.name } },
    });
    expect(await site.clockedIn(press)).toEqual(late);
  });

  it('names the entry behind which it starts, and none where it starts as it was pressed', async () => {
    const press = site.press({ at: hour('15:59') });
    const late = await site.clockedIn(press);
    expect(late.starts_after).toMatchObject({ start_time: hour('08:00'), end_time: hour('16:00') });
    expect(late).not.toHaveProperty('overlaps');
    expect(await site.clockedIn(press)).toEqual(late);
    await site.clockedOut({ at: hour('16:20') });
    const next = await site.clockedIn({ at: hour('16:20') });
    expect(next).not.toHaveProperty('starts_after');
    expect(next).not.toHaveProperty('overlaps');
  });

  it('out that overlaps another entry keeps its hours, and names that entry', async () => {
    world.pass(2 * 3600);
    await site.clockedIn({ at: hour('16:00') });
    await site.added({ start_time: hour('17:00'), end_time: hour('18:00') });
    const out = site.leave({ at: hour('17:30') });
    const ended = await site.clockedOut(out);
    expect(ended).toMatchObject({
      total_time: 5400,
      overlaps: { start_time: hour('17:00'), end_time: hour('18:00') },
    });
    expect(await site.clockedOut(out)).toEqual(ended);
  });

  it('out that ends as the other entry begins overlaps nothing', async () => {
    world.pass(2 * 3600);
    await site.clockedIn({ at: hour('16:00') });
    await site.added({ start_time: hour('17:00'), end_time: hour('18:00') });
    expect(await site.clockedOut({ at: hour('17:00') })).not.toHaveProperty('overlaps');
  });

  it('that switches starts the next entry behind the existing one', async () => {
    world.pass(2 * 3600);
    await site.clockedIn({ at: hour('16:10') });
    await site.added({ start_time: hour('17:00'), end_time: hour('18:00') });
    const { ended, started } = await site.switched({ at: hour('17:30'), project_id: site.wall.id });
    expect(ended).toMatchObject({ end_time: hour('17:30'), overlaps: { start_time: hour('17:00') } });
    expect(started).toMatchObject({ start_time: hour('18:00'), starts_after: { start_time: hour('17:00') } });
  });

  it('switches in the order of the day', async () => {
    await site.clockedIn({ at: hour('07:00') });
    const { ended, started } = await site.switched({ at: hour('09:00'), project_id: site.wall.id });
    expect(ended).toMatchObject({ end_time: hour('08:00'), ends_before: { start_time: hour('08:00') } });
    expect(started).toMatchObject({ start_time: toWire(at(hour('16:00'))), clock_corrected: true });
    world.pass(60);
    expect((await site.clockedOut()).start_time).toBe(hour('16:00'));
  });
});

describe('a punch that was not believed at first', () => {
  it('is recognised again when its time has come, and ends no other employee’s entry', async () => {
    const start = world.clock.now;
    await site.clockedIn();
    const out = site.leave({ at: toWire(start + 3600) });
    world.pass(600);
    const ended = await site.clockedOut(out);
    expect(ended).toMatchObject({ total_time: 600, clock_corrected: true });
    await site.worked(60);
    const open = await site.clockedIn();
    world.clock.now = start + 3600;
    expect(await site.clockedOut(out)).toEqual(ended);
    expect((await world.employee(site.anna)).open?.id).toBe(open.id);
  });

  it('is known again as a switch, weeks away from what it ended', async () => {
    await site.clockedIn();
    world.pass(600);
    const body = site.press({ at: toWire(world.clock.now + 70 * 86_400), project_id: site.wall.id });
    const switched = await site.switched(body);
    world.pass(60);
    await site.switched();
    world.pass(60);
    await site.clockedOut();
    expect(await site.switched(body)).toEqual(switched);
  });
});

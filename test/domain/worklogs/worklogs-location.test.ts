// Positions: only where the company takes them, only real ones, with their age at the press, and not for ever.

import { describe, expect, it } from 'vitest';
import { sweepRetention } from '#functions/domain/upkeep/retention.ts';
import { pressCrew } from '#functions/domain/worklogs/press/crew.ts';
import { locations } from '#functions/domain/worklogs/history.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { clockInSent } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const settings = firstSettings('en', 'Atlantic/Reykjavik');
const taking = { ...settings, location: { enabled: true, kept_days: 30 } };
const { world, site } = await useSite({ settings: taking });
const ago = (seconds: number) => toWire(world.clock.now - seconds);
const there = (more: object = {}) => ({
  lat: '64.1',
  lon: '-21.9',
  accuracy: 12,
  timestamp: ago(5),
  ...more,
});
const kept = async (id: string) => locations(await world.asCompany(site.company), { path: { id } });

describe('a position', () => {
  it('is not kept, and not asked about, until the company takes positions', async () => {
    await world.table.write({ update: keys.company(site.company.id), set: { st: settings } });
    const { id, ...entry } = await site.clockedIn({ location: there(), location_missing: 'denied' });
    expect(entry.has_location).toBe(false);
    expect(entry).not.toHaveProperty('location_missing');
    expect(await kept(id)).toEqual([]);
  });

  it('of 0,0 is none: the phone had no fix', async () => {
    for (const [lat, lon] of [
      ['0', '0'],
      ['0.0', '-0'],
    ] as const) {
      const entry = await site.clockedIn({ location: there({ lat, lon }) });
      expect(entry).toMatchObject({ has_location: false, location_missing: { in: 'no_fix' } });
      world.pass(60);
      await site.clockedOut();
    }
    const onTheEquator = await site.clockedIn({ location: there({ lat: '0' }) });
    expect(onTheEquator.has_location).toBe(true);
  });

  it('is listed with the entry where the office asks for places, each end apart', async () => {
    const { id } = await site.clockedIn({ location: there() });
    world.pass(60);
    await site.clockedOut({ location: there({ lat: '65.5', accuracy: undefined }) });
    const places = { in: { lat: 64.1, lon: -21.9, accuracy: 12 }, out: { lat: 65.5, lon: -21.9 } };
    expect(await site.listed({ places: true })).toMatchObject([{ id, places }]);
    expect((await site.listed())[0]).not.toHaveProperty('places');
    expect(await kept(id)).toMatchObject([{ event: 'in' }, { event: 'out', lat: '65.5' }]);
  });

  it('of an own clock-out that arrives after the foreman’s is kept with the end that it corrects', async () => {
    const boss = await world.anEmployee(site.company, { needs: ['foreman'] });
    const crewed = async (action: 'in' | 'out') => {
      const presses = [{ id: aClientId(), employee_id: site.anna.id }];
      const project = action === 'in' ? { project_id: site.roof.id } : {};
      await pressCrew(await world.asEmployee(boss), {
        body: { action, at: site.now(), presses, ...project },
      });
    };
    await crewed('in');
    world.pass(4 * 3600);
    const left = { at: site.now(), location: there() };
    world.pass(600);
    await crewed('out');
    world.pass(3600);
    const { id, end_time } = await site.clockedOut({ ...left, sent_at: site.now() });
    expect(end_time).toBe(left.at);
    expect(await kept(id)).toMatchObject([{ lat: '64.1', lon: '-21.9' }]);
  });

  it('that is missing says why, at each end, also to a repeat', async () => {
    const press = site.press({ location_missing: 'denied' });
    const open = await site.clockedIn(press);
    expect(open.location_missing).toEqual({ in: 'denied' });
    expect(await site.clockedIn(press)).toEqual(open);
    world.pass(60);
    const leave = site.leave({ location_missing: 'switched_off' });
    const ended = await site.clockedOut(leave);
    expect(ended.location_missing).toEqual({ in: 'denied', out: 'switched_off' });
    expect(await site.clockedOut(leave)).toEqual(ended);
    expect(clockInSent.safeParse({ ...press, location_missing: 'lazy' }).success).toBe(false);
  });

  it('has its age at the press, however late the press arrives and however wrong the clock', async () => {
    world.pass(7200);
    const { id } = await site.clockedIn({ at: ago(7200), location: there({ timestamp: ago(7205) }) });
    expect(await kept(id)).toMatchObject([{ timestamp: ago(7205), created: ago(7200), accuracy: 12 }]);
    await site.clockedOut();
    const shows = (seconds: number) => toWire(world.clock.now - seconds + 3600);
    const late = await site.clockedIn({
      at: shows(60),
      sent_at: shows(0),
      location: there({ timestamp: shows(70) }),
    });
    expect(await kept(late.id)).toMatchObject([{ timestamp: ago(70), created: ago(60) }]);
  });

  it('is deleted when the company’s days are over, and the entry stays', async () => {
    const { id } = await site.clockedIn({ location: there() });
    world.pass(29 * 86_400);
    const sweep = () =>
      sweepRetention({ ...world.asNobody(), photoFiles: { remove: () => Promise.resolve() } });
    await sweep();
    expect(await kept(id)).toHaveLength(1);
    world.pass(86_401);
    await sweep();
    expect(await kept(id)).toEqual([]);
    expect(await site.clockedOut()).toMatchObject({ id, has_location: false });
  });
});

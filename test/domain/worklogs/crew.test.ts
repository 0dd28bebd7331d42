// A foreman clocks a crew in and out: each person has an outcome; merged with their own presses; repeats have one effect.

import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { listCrew, pressCrew } from '#functions/domain/worklogs/press/crew.ts';
import { closeWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import { tableWithEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import { keys } from '#functions/table/keys.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { crew } from '#shared/api/crew.ts';
import { crewMax, webhookEvents } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { aSite, different } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
let boss: Employee;
beforeEach(async () => {
  boss = await world.anEmployee(site.company, { name: 'Gunnar', needs: ['foreman'] });
});

type Sent = Parameters<typeof pressCrew>[1]['body'];
const pressOf = (employee: Employee, switches?: boolean) => ({
  id: aClientId(),
  employee_id: employee.id,
  ...(switches === undefined ? {} : { switches }),
});
const comingOf = (presses: Sent['presses'], over: Partial<Sent> = {}): Sent => ({
  action: 'in',
  project_id: site.roof.id,
  at: site.now(),
  presses,
  ...over,
});
const leavingOf = (presses: Sent['presses'], over: Partial<Sent> = {}): Sent => ({
  action: 'out',
  at: site.now(),
  presses,
  ...over,
});
const pressed = async (body: Sent) => pressCrew(await world.asEmployee(boss), { body });
const outcomes = async (body: Sent) => (await pressed(body)).map(({ outcome }) => outcome);
const hoursOfAnna = async () =>
  (await site.listed())
    .filter(({ employee }) => employee.id === site.anna.id)
    .map(({ total_time = 0 }) => total_time / 3600)
    .toSorted((one, other) => one - other);
const openOf = async (employee: Employee) => (await world.employee(employee)).open;

/** A foreman clocks Anna in and out on Wall; then her own clock-in of twenty minutes before arrives, on Roof, and runs. */
async function overtake(): Promise<void> {
  const own = toWire(world.clock.now);
  world.clock.now += 1200;
  await pressed(comingOf([pressOf(site.anna)], { project_id: site.wall.id }));
  world.clock.now += 2 * 3600;
  await pressed(leavingOf([pressOf(site.anna)]));
  world.clock.now += 1800;
  await site.clockedIn({ at: own, sent_at: site.now() }, site.anna);
}

/**
 * Two foremen clock Anna in. Gunnar clocks her out after five hours, Gréta after `hours`, which puts the end in doubt.
 * The times are hours after the start.
 */
async function leaveTwice(hours: number): Promise<(after: number) => string> {
  const other = await world.anEmployee(site.company, { name: 'Gréta', needs: ['foreman'] });
  const asOther = async (body: Sent) => pressCrew(await world.asEmployee(other), { body });
  const start = world.clock.now;
  await pressed(comingOf([pressOf(site.anna)]));
  world.clock.now += 600;
  await asOther(comingOf([pressOf(site.anna)]));
  world.clock.now = start + 5 * 3600;
  await pressed(leavingOf([pressOf(site.anna)]));
  world.clock.now = start + hours * 3600;
  expect(await asOther(leavingOf([pressOf(site.anna)]))).toMatchObject([
    { outcome: 'not_in', assumed_end: true },
  ]);
  return (after) => toWire(start + after * 3600);
}

describe('a crew', () => {
  it('comes and goes at once, at a time that may be earlier; the history says who pressed', async () => {
    const at = toWire(world.clock.now - 3600);
    const coming = comingOf([pressOf(site.anna), pressOf(site.bjorn), pressOf(boss)], {
      at,
      sent_at: site.now(),
    });
    expect(await pressed(coming)).toMatchObject([
      { employee: { name: 'Anna' }, outcome: 'in', project: { name: 'Roof' }, start_time: at },
      { employee: { name: 'Björn' }, outcome: 'in' },
      { employee: { name: 'Gunnar' }, outcome: 'in' },
    ]);
    expect(await listCrew(await world.asEmployee(boss))).toEqual(
      [site.anna, site.bjorn, boss].map(({ id, name }) => ({
        id,
        name,
        open: { project: { id: site.roof.id, name: 'Roof' }, start_time: at },
      })),
    );
    world.clock.now += 7200;
    expect(await outcomes(leavingOf([pressOf(site.anna), pressOf(site.bjorn)]))).toEqual(['out', 'out']);
    const [entry] = (await site.listed()).filter(({ employee }) => employee.id === site.anna.id);
    expect(entry).toMatchObject({ start_time: at, end_time: site.now(), total_time: 3 * 3600 });
    const rows = await history(await world.asCompany(site.company), { path: { id: entry?.id ?? '' } });
    expect(rows).toMatchObject([
      { action: 'created', by: { kind: 'Employee', name: 'Gunnar' } },
      { action: 'ended', by: { kind: 'Employee', name: 'Gunnar' } },
    ]);
    const [own] = (await site.listed()).filter(({ employee }) => employee.id === boss.id);
    expect(
      (await history(await world.asCompany(site.company), { path: { id: own?.id ?? '' } }))[0]?.by.name,
    ).toBe('Gunnar');
  });

  it('leaves who is in on the project, switches others only where the foreman says so, and says who is out', async () => {
    await site.clockedIn({}, site.anna);
    await site.clockedIn({ project_id: site.wall.id }, site.bjorn);
    const before = await openOf(site.bjorn);
    world.clock.now += 3600;
    expect(await pressed(comingOf([pressOf(site.anna), pressOf(site.bjorn)]))).toMatchObject([
      { outcome: 'already_in', project: { name: 'Roof' }, start_time: '2026-11-18T08:00:00Z' },
      { outcome: 'elsewhere', project: { name: 'Wall' } },
    ]);
    expect(await openOf(site.bjorn)).toEqual(before);
    const switching = comingOf([pressOf(site.bjorn, true)]);
    const switched = { outcome: 'switched', project: { name: 'Roof' }, start_time: site.now() };
    for (const _ of [1, 2]) expect(await pressed(switching)).toMatchObject([switched]);
    world.clock.now += 60;
    await site.clockedOut({}, site.anna);
    expect(await outcomes(leavingOf([pressOf(site.anna), pressOf(site.bjorn)]))).toEqual(['not_in', 'out']);
    expect(await outcomes(switching)).toEqual(['switched']);
  });

  it.each([
    ['now', 0],
    ['late', 2],
  ] as const)(
    'leaves who has gone to another project by their own phone, pressed %s',
    async (_when, hours) => {
      await pressed(comingOf([pressOf(site.anna), pressOf(site.bjorn)]));
      world.clock.now += 4 * 3600;
      const began = site.now();
      await site.switched({ project_id: site.wall.id });
      world.clock.now += 4 * 3600;
      const at = toWire(world.clock.now - hours * 3600);
      const leaving = leavingOf([pressOf(site.anna), pressOf(site.bjorn)], { at, sent_at: site.now() });
      for (const _ of [1, 2])
        expect(await pressed(leaving)).toMatchObject([
          { outcome: 'elsewhere', project: { name: 'Wall' }, start_time: began },
          { outcome: 'out', end_time: at },
        ]);
      await site.clockedOut();
      expect(await hoursOfAnna()).toEqual([4, 4]);
    },
  );

  it.each([
    ['late', 2, 'elsewhere'],
    ['now', 0, 'out'],
  ] as const)('whom another foreman took to another project, pressed %s', async (_when, hours, outcome) => {
    const other = await world.anEmployee(site.company, { name: 'Hallur', needs: ['foreman'] });
    const byOther = async (body: Sent) =>
      (await pressCrew(await world.asEmployee(other), { body })).map((one) => one.outcome);
    await pressed(comingOf([pressOf(site.anna)]));
    world.clock.now += 3 * 3600;
    expect(await byOther(comingOf([pressOf(site.anna, true)], { project_id: site.wall.id }))).toEqual([
      'switched',
    ]);
    world.clock.now += 5 * 3600;
    const at = toWire(world.clock.now - hours * 3600);
    const leaving = leavingOf([pressOf(site.anna)], { at, sent_at: site.now() });
    for (const _ of [1, 2]) expect(await outcomes(leaving)).toEqual([outcome]);
    // The other foreman's own clock-out counts whole, where the late one has left it.
    expect(await byOther(leavingOf([pressOf(site.anna)]))).toEqual([outcome === 'out' ? 'not_in' : 'out']);
    expect(await hoursOfAnna()).toEqual([3, 5]);
  });

  it('leaves who came to another project by themselves, and ends them where the foreman asks for it', async () => {
    await site.clockedIn({}, boss);
    await site.clockedIn({ project_id: site.wall.id }, site.anna);
    await site.clockedIn({}, site.bjorn);
    world.clock.now += 3600;
    expect(await outcomes(leavingOf([pressOf(site.anna), pressOf(site.bjorn)]))).toEqual([
      'elsewhere',
      'out',
    ]);
    const asked = leavingOf([pressOf(site.anna, true)]);
    expect(await outcomes(asked)).toEqual(['out']);
    await site.clockedIn({ project_id: site.wall.id }, site.anna);
    expect(await outcomes(asked)).toEqual(['out']);
    expect(await openOf(site.anna)).toBeDefined();
  });

  it.each([
    ['before the foreman came', 3599, 'out'],
    ['when the foreman came', 3600, 'elsewhere'],
    ['when the foreman left', 4 * 3600, 'elsewhere'],
    ['after the foreman had left', 4 * 3600 + 1, 'out'],
  ])('leaves who is on another project than the foreman was, pressed %s', async (_, seconds, outcome) => {
    const start = world.clock.now;
    await site.clockedIn({ project_id: site.wall.id }, site.anna);
    world.clock.now = start + 3600;
    await site.clockedIn({}, boss);
    world.clock.now = start + 4 * 3600;
    await site.clockedOut({}, boss);
    world.clock.now = start + 5 * 3600;
    const leaving = leavingOf([pressOf(site.anna)], { at: toWire(start + seconds), sent_at: site.now() });
    expect(await outcomes(leaving)).toEqual([outcome]);
  });

  it('ends whom a foreman clocked in on another project, and who came back to the site by themselves', async () => {
    await pressed(comingOf([pressOf(site.anna), pressOf(site.bjorn)]));
    world.clock.now += 3600;
    await pressed(comingOf([pressOf(site.anna, true)], { project_id: site.wall.id }));
    await site.clockedOut({}, site.bjorn);
    world.clock.now += 60;
    await site.clockedIn({}, site.bjorn);
    world.clock.now += 3600;
    const leaving = leavingOf([pressOf(site.anna), pressOf(site.bjorn)]);
    expect(await outcomes(leaving)).toEqual(['out', 'out']);
    await site.clockedIn({ project_id: site.wall.id }, site.bjorn);
    expect(await outcomes(leaving)).toEqual(['out', 'out']);
    expect(await openOf(site.bjorn)).toBeDefined();
  });

  it.each([
    ['a day after', 86_400, 'elsewhere'],
    ['a second more after', 86_401, 'out'],
  ] as const)(
    'leaves who went to another project by themselves %s a foreman’s clock-in',
    async (_, later, outcome) => {
      await pressed(comingOf([pressOf(site.anna)]));
      world.clock.now += 3600;
      await pressed(leavingOf([pressOf(site.anna)]));
      world.clock.now += later - 3600;
      await site.clockedIn({ project_id: site.wall.id });
      world.clock.now += 60;
      expect(await outcomes(leavingOf([pressOf(site.anna)]))).toEqual([outcome]);
    },
  );

  describe.each(['the foreman', 'the person'])(
    'whose own late clock-in came after the foreman’s, ended by %s',
    (who) => {
      it('begins an entry of its own at the next clock-in: no hour is lost, none is counted twice', async () => {
        await overtake();
        world.clock.now += 1800;
        const coming = comingOf([pressOf(site.anna)]);
        for (const _ of [1, 2])
          expect(await pressed(coming)).toMatchObject([{ outcome: 'in', start_time: coming.at }]);
        world.clock.now += 5 * 3600;
        if (who === 'the person') await site.clockedOut({}, site.anna);
        else expect(await outcomes(leavingOf([pressOf(site.anna)]))).toEqual(['out']);
        expect(await hoursOfAnna()).toEqual([1200 / 3600, 2, 5]);
        expect(await outcomes(coming)).toEqual(['in']);
        expect(checkInvariants(await world.items(), Infinity)).toEqual([]);
      });
    },
  );

  it('ends who had pressed in themselves before the foreman did, though the foreman is elsewhere by then', async () => {
    await site.clockedIn({}, site.anna);
    await site.clockedIn({ project_id: site.wall.id }, site.bjorn);
    world.clock.now += 240;
    const coming = comingOf([pressOf(boss), pressOf(site.anna), pressOf(site.bjorn)]);
    expect(await outcomes(coming)).toEqual(['in', 'already_in', 'elsewhere']);
    world.clock.now += 3600;
    const yard = await world.aProject(site.company, { name: 'Yard' });
    expect(await outcomes(comingOf([pressOf(boss, true)], { project_id: yard.id }))).toEqual(['switched']);
    world.clock.now += 3600;
    const leaving = leavingOf([pressOf(boss), pressOf(site.anna), pressOf(site.bjorn)]);
    for (const _ of [1, 2]) expect(await outcomes(leaving)).toEqual(['out', 'out', 'elsewhere']);
  });

  it('is asked about the end before, where another foreman has clocked them in since that end', async () => {
    const other = await world.anEmployee(site.company, { name: 'Gréta', needs: ['foreman'] });
    await pressed(comingOf([pressOf(site.anna)]));
    world.clock.now += 2 * 3600;
    const out = toWire(world.clock.now);
    world.clock.now += 1200;
    const asOther = await world.asEmployee(other);
    expect(await pressCrew(asOther, { body: comingOf([pressOf(site.anna)]) })).toMatchObject([
      { outcome: 'already_in' },
    ]);
    world.clock.now += 1200;
    const late = leavingOf([pressOf(site.anna)], { at: out, sent_at: site.now() });
    expect(await outcomes(late)).toEqual(['out']);
    world.clock.now += 4 * 3600;
    const leaving = leavingOf([pressOf(site.anna)]);
    for (const _ of [1, 2])
      expect(await pressed(leaving)).toMatchObject([{ outcome: 'not_in', assumed_end: true }]);
  });

  it('whom another foreman’s clock-in left elsewhere still leaves with their own foreman', async () => {
    const other = await world.anEmployee(site.company, { name: 'Gréta', needs: ['foreman'] });
    await site.clockedIn({}, site.anna);
    world.clock.now += 240;
    expect(await outcomes(comingOf([pressOf(site.anna)]))).toEqual(['already_in']);
    world.clock.now += 3600;
    const elsewhere = comingOf([pressOf(site.anna)], { project_id: site.wall.id });
    expect(await pressCrew(await world.asEmployee(other), { body: elsewhere })).toMatchObject([
      { outcome: 'elsewhere' },
    ]);
    world.clock.now += 7200;
    expect(await outcomes(leavingOf([pressOf(site.anna)]))).toEqual(['out']);
  });

  it('who pressed in before the foreman did leaves with the crew after a lunch of their own, too', async () => {
    await site.clockedIn({}, site.anna);
    world.clock.now += 240;
    const coming = comingOf([pressOf(boss), pressOf(site.anna)]);
    expect(await outcomes(coming)).toEqual(['in', 'already_in']);
    world.clock.now += 4 * 3600;
    await site.clockedOut({}, site.anna);
    world.clock.now += 1800;
    await site.clockedIn({}, site.anna);
    world.clock.now += 1800;
    const away = comingOf([pressOf(boss, true)], { project_id: site.wall.id });
    expect(await outcomes(away)).toEqual(['switched']);
    world.clock.now += 3 * 3600;
    expect(await outcomes(leavingOf([pressOf(boss), pressOf(site.anna)]))).toEqual(['out', 'out']);
  });

  it('whom the foreman clocks out now, though an own late press runs since before an entry they ended, is asked', async () => {
    await overtake();
    world.clock.now += 5 * 3600;
    const leaving = leavingOf([pressOf(site.anna)]);
    for (const _ of [1, 2])
      expect(await pressed(leaving)).toMatchObject([{ outcome: 'out', assumed_end: true }]);
    const [assumed] = (await site.listed()).filter(({ assumed_end }) => assumed_end);
    expect(assumed).toMatchObject({ project: { name: 'Wall' } });
  });

  describe('whose phone had no network while a foreman clocked them in, out for lunch, in and out', () => {
    const project = () => ({ project_id: site.wall.id });
    /** Hours after eight; the foreman's presses are made in time. */
    async function foremansDay(lunch: readonly [number, number]): Promise<(hours: number) => string> {
      const eight = world.clock.now;
      const at = (hours: number) => toWire(eight + hours * 3600);
      for (const [body, hours] of [
        [comingOf, 0],
        [leavingOf, lunch[0]],
        [comingOf, lunch[1]],
        [leavingOf, 8],
      ] as const) {
        world.clock.now = eight + hours * 3600;
        await pressed(body([pressOf(site.anna)], { at: at(hours) }));
      }
      world.clock.now = eight + 9 * 3600;
      return at;
    }
    const days = async () =>
      (await site.listed())
        .map(({ start_time, end_time, assumed_end = false }) => ({ start_time, end_time, assumed_end }))
        .toReversed();

    it.each([
      ['late', (at: (hours: number) => string) => at(8.03)],
      ['now', () => site.now()],
    ] as const)('counts every hour once, out %s', async (_when, out) => {
      const at = await foremansDay([4, 4.5]);
      const sent = { sent_at: site.now() };
      const { id } = await site.clockedIn({ ...project(), at: at(-0.3), ...sent }, site.anna);
      const left = { ...site.leave({ work_log_id: id, at: out(at), ...sent }), comment: 'Home' };
      for (const _ of [1, 2])
        expect(await site.clockedOut(left, site.anna)).toMatchObject({
          start_time: at(-0.3),
          end_time: at(0),
          ends_before: { start_time: at(0) },
        });
      expect(await days()).toEqual([
        { start_time: at(-0.3), end_time: at(0), assumed_end: false },
        { start_time: at(0), end_time: at(4), assumed_end: false },
        { start_time: at(4.5), end_time: out(at), assumed_end: false },
      ]);
      expect(checkInvariants(await world.items(), Infinity)).toEqual([]);
    });

    it('is asked about an end that a gap follows', async () => {
      const at = await foremansDay([2, 6]);
      const sent = { sent_at: site.now() };
      const { id } = await site.clockedIn({ ...project(), at: at(-0.3), ...sent }, site.anna);
      const left = site.leave({ work_log_id: id, at: at(8.03), ...sent });
      for (const _ of [1, 2]) await site.clockedOut(left, site.anna);
      expect(await days()).toEqual([
        { start_time: at(-0.3), end_time: at(0), assumed_end: false },
        { start_time: at(0), end_time: at(2), assumed_end: true },
        { start_time: at(6), end_time: at(8.03), assumed_end: false },
      ]);
      const [asked] = (await site.listed()).filter(({ assumed_end }) => assumed_end);
      const lines = await history(await world.asCompany(site.company), { path: { id: asked?.id ?? '' } });
      expect(lines.at(-1)).toMatchObject({ action: 'doubted', by: { name: 'Anna' } });
    });

    it('counts every hour once after a switch, which begins behind the entry it was pressed in', async () => {
      const at = await foremansDay([4, 4.5]);
      const sent = { sent_at: site.now() };
      await site.clockedIn({ ...project(), at: at(-0.3), ...sent }, site.anna);
      await site.switched({ project_id: site.wall.id, at: at(5), ...sent });
      await site.clockedOut({ at: at(8.5), ...sent }, site.anna);
      expect(await days()).toEqual([
        { start_time: at(-0.3), end_time: at(0), assumed_end: false },
        { start_time: at(0), end_time: at(4), assumed_end: false },
        { start_time: at(4.5), end_time: at(8), assumed_end: false },
        { start_time: at(8), end_time: at(8.5), assumed_end: false },
      ]);
    });
  });

  describe('whose phone sends late presses of its own before its clock-out of now', () => {
    it.each(['out', 'switch and out', 'out at the time clock'] as const)(
      'counts every hour once after their own lunch, %s',
      async (how) => {
        const eight = world.clock.now;
        const at = (hours: number) => toWire(eight + hours * 3600);
        for (const [body, hours] of [
          [comingOf, 0],
          [leavingOf, 4],
          [comingOf, 4.5],
          [leavingOf, 8],
        ] as const) {
          world.clock.now = eight + hours * 3600;
          await pressed(body([pressOf(site.anna)]));
        }
        world.clock.now = eight + 8.1 * 3600;
        const sent = { sent_at: site.now() };
        await site.clockedIn({ project_id: site.wall.id, at: at(-0.3), ...sent }, site.anna);
        await site.clockedOut({ at: at(4.1), ...sent }, site.anna);
        const { id } = await site.clockedIn({ project_id: site.wall.id, at: at(4.4), ...sent }, site.anna);
        world.clock.now = eight + 8.2 * 3600;
        if (how === 'switch and out') await site.switched({ project_id: site.roof.id });
        if (how === 'out at the time clock')
          await closeWorkLog(await world.asTimeClock(site.company), { body: { id } });
        else await site.clockedOut({}, site.anna);
        const rows = (await site.listed()).toReversed();
        const spans = rows.map(({ start_time, end_time }) => [start_time, end_time] as const);
        for (const [index, [start]] of spans.entries())
          expect(start >= (spans[index - 1]?.[1] ?? '')).toBe(true);
        expect(rows.at(0)).toMatchObject({ start_time: at(-0.3), end_time: at(0) });
        expect(rows.filter(({ assumed_end }) => assumed_end)).toEqual([]);
        const total = rows.reduce((sum, { total_time = 0 }) => sum + total_time, 0) / 3600;
        expect(total).toBeGreaterThan(7.9);
        expect(total).toBeLessThan(8.5);
      },
    );

    it('counts every hour once, though a late clock-out of the day before came between', async () => {
      const day = 24 * 3600;
      const yesterday = world.clock.now;
      world.clock.now += day;
      await pressed(comingOf([pressOf(site.anna)]));
      world.clock.now += 4 * 3600;
      await pressed(leavingOf([pressOf(site.anna)]));
      world.clock.now += 1200;
      const sent = { sent_at: site.now() };
      await site.clockedIn({ at: toWire(yesterday), ...sent }, site.anna);
      await site.clockedOut({ at: toWire(yesterday + 8 * 3600), ...sent }, site.anna);
      await site.clockedIn({ at: toWire(yesterday + day - 1200), ...sent }, site.anna);
      world.clock.now += 600;
      const coming = comingOf([pressOf(site.anna)]);
      for (const _ of [1, 2]) expect(await outcomes(coming)).toEqual(['in']);
      world.clock.now += 3 * 3600;
      expect(await outcomes(leavingOf([pressOf(site.anna)]))).toEqual(['out']);
      expect(await hoursOfAnna()).toEqual([1200 / 3600, 3, 4, 8]);
    });
  });

  describe('whose own late clock-in ran although the foreman had clocked them in and out since', () => {
    /** Hours after eight. The foreman's presses are made in time; the own clock-in of before eight arrives at `back`. */
    async function overtakenBy(crewed: readonly (readonly [typeof comingOf, number])[], back: number) {
      const eight = world.clock.now;
      const at = (hours: number) => toWire(eight + hours * 3600);
      for (const [body, hours] of crewed) {
        world.clock.now = eight + hours * 3600;
        await pressed(body([pressOf(site.anna)]));
      }
      world.clock.now = eight + back * 3600;
      const { id } = await site.clockedIn({ at: at(-0.3), sent_at: site.now() }, site.anna);
      return { at, id };
    }
    const ends = async () =>
      (await site.listed())
        .map(({ end_time, assumed_end = false }) => [end_time, assumed_end] as const)
        .toReversed();

    it('a repeat of the own clock-out moves no other end after the office has deleted the one it moved', async () => {
      const { at, id } = await overtakenBy(
        [
          [comingOf, 0],
          [leavingOf, 4],
          [comingOf, 4.5],
          [leavingOf, 8],
        ],
        9,
      );
      const out = site.leave({ work_log_id: id, at: at(8.03), sent_at: site.now() });
      const first = await site.clockedOut(out, site.anna);
      const [afternoon] = await site.listed();
      await site.removed(afternoon?.id ?? '');
      expect(await site.clockedOut(out, site.anna)).toEqual(first);
      expect((await ends()).map(([end]) => end)).toEqual([at(0), at(4)]);
    });

    it('is asked about the foreman’s earlier end where a late clock-out of the same foreman ends the own entry', async () => {
      const { at } = await overtakenBy(
        [
          [comingOf, 0],
          [leavingOf, 4],
        ],
        5,
      );
      world.clock.now += 4 * 3600;
      const leaving = leavingOf([pressOf(site.anna)], { at: at(8), sent_at: site.now() });
      for (const _ of [1, 2])
        expect(await pressed(leaving)).toMatchObject([{ outcome: 'out', assumed_end: true }]);
      expect(await ends()).toEqual([
        [at(0), false],
        [at(4), true],
      ]);
    });

    it.each(['out', 'foreman'] as const)(
      'counts no hour twice where the phone’s clock is hours fast, ended by the %s',
      async (who) => {
        const eight = world.clock.now;
        const at = (hours: number) => toWire(eight + hours * 3600);
        await pressed(comingOf([pressOf(site.anna)]));
        world.clock.now += 2 * 3600;
        await pressed(leavingOf([pressOf(site.anna)]));
        world.clock.now += 600;
        const fast = 3 * 3600;
        await site.clockedIn(
          { at: toWire(eight - 1200 + fast), sent_at: toWire(world.clock.now + fast) },
          site.anna,
        );
        world.clock.now = eight + 8 * 3600;
        if (who === 'foreman') expect(await outcomes(leavingOf([pressOf(site.anna)]))).toEqual(['out']);
        else await site.clockedOut({}, site.anna);
        expect((await ends()).map(([end]) => end)).toEqual([at(0), who === 'foreman' ? at(2) : at(8)]);
      },
    );

    it('is asked about an own clock-out of the next morning, which becomes the foreman’s last end', async () => {
      const { at } = await overtakenBy(
        [
          [comingOf, 0],
          [leavingOf, 8],
        ],
        9,
      );
      world.clock.now += 14 * 3600;
      await site.clockedOut({}, site.anna);
      expect(await ends()).toEqual([
        [at(0), false],
        [site.now(), true],
      ]);
    });

    it('stays asked where the own late clock-out comes after another foreman has pressed later still', async () => {
      const at = await leaveTwice(8);
      world.clock.now += 3600;
      const sent = { sent_at: site.now() };
      const { id } = await site.clockedIn({ at: at(-0.1), ...sent }, site.anna);
      await site.clockedOut(site.leave({ work_log_id: id, at: at(5.5), ...sent }), site.anna);
      expect(await ends()).toEqual([
        [at(0), false],
        [at(5.5), true],
      ]);
    });

    it('is asked where another foreman clocks them out hours after the own late clock-out', async () => {
      const other = await world.anEmployee(site.company, { name: 'Gréta', needs: ['foreman'] });
      const eight = world.clock.now;
      const at = (hours: number) => toWire(eight + hours * 3600);
      await pressed(comingOf([pressOf(site.anna)]));
      world.clock.now += 600;
      await pressCrew(await world.asEmployee(other), { body: comingOf([pressOf(site.anna)]) });
      world.clock.now = eight + 5 * 3600;
      await pressed(leavingOf([pressOf(site.anna)]));
      const sent = { sent_at: site.now() };
      const { id } = await site.clockedIn({ at: at(-0.1), ...sent }, site.anna);
      await site.clockedOut(site.leave({ work_log_id: id, at: at(4.5), ...sent }), site.anna);
      world.clock.now = eight + 8 * 3600;
      const leaving = leavingOf([pressOf(site.anna)]);
      for (const _ of [1, 2])
        expect(await pressCrew(await world.asEmployee(other), { body: leaving })).toMatchObject([
          { outcome: 'not_in', assumed_end: true },
        ]);
      expect(await ends()).toEqual([
        [at(0), false],
        [at(4.5), true],
      ]);
    });
  });

  it('whose own late presses follow an end in doubt is asked about the last of them', async () => {
    const at = await leaveTwice(10);
    const sent = { sent_at: site.now() };
    await site.clockedIn({ at: at(5.2), ...sent }, site.anna);
    await site.clockedOut({ at: at(6), ...sent }, site.anna);
    expect((await site.listed())[0]).toMatchObject({ end_time: at(6), assumed_end: true });
  });

  it('whose foreman’s clock-out the office has overruled is not asked for it about a later entry', async () => {
    const eight = world.clock.now;
    const at = (hours: number) => toWire(eight + hours * 3600);
    await pressed(comingOf([pressOf(site.anna)]));
    world.clock.now = eight + 10 * 3600;
    await pressed(leavingOf([pressOf(site.anna)]));
    const [entry] = await site.listed();
    await site.edited({ id: entry?.id ?? '', new_end_time: at(4) });
    const sent = { sent_at: site.now() };
    await site.clockedIn({ at: at(4.5), ...sent }, site.anna);
    await site.clockedOut({ at: at(6), ...sent }, site.anna);
    expect((await site.listed()).filter(({ assumed_end }) => assumed_end)).toEqual([]);
  });

  it('whose own late presses replace a foreman’s clock-out is asked about the last of them', async () => {
    const came = site.press();
    await site.clockedIn(came, site.anna);
    expect(await outcomes(comingOf([pressOf(site.anna)]))).toEqual(['already_in']);
    const eight = world.clock.now;
    const at = (hours: number) => toWire(eight + hours * 3600);
    world.clock.now += 8 * 3600;
    expect(await outcomes(leavingOf([pressOf(site.anna)]))).toEqual(['out']);
    world.clock.now += 600;
    const sent = { sent_at: site.now() };
    await site.clockedOut({ at: at(4), ...sent }, site.anna);
    await site.clockedIn({ at: at(4.5), ...sent }, site.anna);
    const last = site.leave({ at: at(6), ...sent });
    for (const _ of [1, 2]) await site.clockedOut(last, site.anna);
    const [afternoon] = await site.listed();
    expect(afternoon).toMatchObject({ start_time: at(4.5), end_time: at(6), assumed_end: true });
    const lines = await history(await world.asCompany(site.company), { path: { id: afternoon?.id ?? '' } });
    expect(lines.at(-1)).toMatchObject({ action: 'doubted', by: { name: 'Gunnar' } });
  });

  it('whom a foreman has seen at work after a clock-out that arrives late is asked about that end', async () => {
    await site.clockedIn({}, site.anna);
    world.clock.now += 4 * 3600;
    const out = site.now();
    world.clock.now += 1800;
    expect(await outcomes(comingOf([pressOf(site.anna)]))).toEqual(['already_in']);
    world.clock.now += 1800;
    const leaving = site.leave({ at: out, sent_at: site.now() });
    for (const _ of [1, 2])
      expect(await site.clockedOut(leaving, site.anna)).toMatchObject({ end_time: out });
    expect(await site.listed()).toMatchObject([{ end_time: out, assumed_end: true }]);
    const at = toWire(world.clock.now - 900);
    await answerEnd(await world.asEmployee(site.anna), {
      path: { id: (await site.listed())[0]?.id ?? '' },
      body: { end_time: at },
    });
    await site.clockedOut(leaving, site.anna);
    expect((await site.listed())[0]).not.toHaveProperty('assumed_end');
  });

  it('that comes late inside an entry that the office has made longer leaves what runs as it is', async () => {
    await overtake();
    const at = toWire(world.clock.now);
    world.clock.now += 3600;
    const [ended] = (await site.listed()).filter(({ end_time }) => end_time !== undefined);
    await edit(await world.asCompany(site.company), {
      body: { id: ended?.id ?? '', new_end_time: toWire(world.clock.now - 600) },
    });
    const coming = comingOf([pressOf(site.anna)], { at, sent_at: site.now() });
    for (const _ of [1, 2])
      expect(await pressed(coming)).toMatchObject([{ outcome: 'elsewhere', project: { name: 'Wall' } }]);
    expect(await openOf(site.anna)).toBeDefined();
  });

  it('whose entry the office has deleted is not clocked out by a repeat of its clock-out', async () => {
    await pressed(comingOf([pressOf(site.anna)]));
    world.clock.now += 7200;
    const leaving = leavingOf([pressOf(site.anna)]);
    expect(await outcomes(leaving)).toEqual(['out']);
    const [entry] = await site.listed();
    await remove(await world.asCompany(site.company), { path: { id: entry?.id ?? '' } });
    world.clock.now += 60;
    await site.clockedIn({}, site.anna);
    expect(await outcomes(leaving)).toEqual(['out']);
    expect(await openOf(site.anna)).toBeDefined();
  });

  it('has its first answer again where a clock-out left somebody to their own phone, though the foreman has gone since', async () => {
    await pressed(comingOf([pressOf(boss)], { project_id: site.wall.id }));
    world.clock.now += 3600;
    await site.clockedIn({}, site.anna);
    world.clock.now += 3600;
    const leaving = leavingOf([pressOf(boss), pressOf(site.anna)]);
    expect(await outcomes(leaving)).toEqual(['out', 'elsewhere']);
    world.clock.now += 60;
    await pressed(comingOf([pressOf(boss)], { project_id: site.roof.id }));
    for (const _ of [1, 2]) expect(await outcomes(leaving)).toEqual(['out', 'elsewhere']);
    expect(await openOf(site.anna)).toBeDefined();
    world.clock.now += 7200;
    await site.clockedOut({}, site.anna);
    const before = await site.listed();
    expect(await pressed(leaving)).toMatchObject([{}, { outcome: 'elsewhere', project: { name: 'Roof' } }]);
    expect(await site.listed()).toEqual(before);
  });

  it('has one effect for each press, however often it is sent, and in parts', async () => {
    const coming = comingOf([pressOf(site.anna), pressOf(site.bjorn)]);
    const first = await pressed({ ...coming, presses: coming.presses.slice(0, 1) });
    const all = [await pressed(coming), await pressed(coming)];
    expect(different(all)).toHaveLength(1);
    expect(all[0]?.slice(0, 1)).toEqual(first);
    world.clock.now += 3600;
    const leaving = leavingOf([pressOf(site.anna), pressOf(site.bjorn)]);
    expect(different([await pressed(leaving), await pressed(leaving)])).toHaveLength(1);
    await site.clockedIn({}, site.anna);
    expect(await outcomes(leaving)).toEqual(['out', 'out']);
    expect(await outcomes(coming)).toEqual(['in', 'in']);
    expect(await openOf(site.anna)).toBeDefined();
    expect(await site.listed()).toHaveLength(3);
  });

  it('that arrives late leaves what people have pressed themselves since', async () => {
    const sent_at = () => site.now();
    const at = site.now();
    world.clock.now += 300;
    await site.clockedIn({ project_id: site.wall.id }, site.bjorn);
    await site.worked(3600, {}, site.anna);
    const coming = comingOf([pressOf(site.anna), pressOf(site.bjorn, true)], { at, sent_at: sent_at() });
    for (const _ of [1, 2])
      expect(await pressed(coming)).toMatchObject([
        { outcome: 'already_in', start_time: '2026-11-18T08:05:00Z', end_time: '2026-11-18T09:05:00Z' },
        { outcome: 'elsewhere', project: { name: 'Wall' } },
      ]);
    expect(await site.listed()).toHaveLength(2);
    const leaving = leavingOf([pressOf(site.anna), pressOf(site.bjorn)], { at, sent_at: sent_at() });
    expect(await outcomes(leaving)).toEqual(['not_in', 'refused']);
    expect(await openOf(site.bjorn)).toBeDefined();
  });

  it('of an earlier day counts for those who have worked by themselves since', async () => {
    await site.worked(3600, {}, site.anna);
    const now = world.clock.now;
    const daysAgo = (hours: number) => toWire(now - hours * 3600);
    const late = (body: Sent, at: string) => pressed({ ...body, at, sent_at: toWire(world.clock.now) });
    expect(await late(comingOf([pressOf(site.anna), pressOf(site.bjorn)]), daysAgo(30))).toMatchObject([
      { outcome: 'in', start_time: daysAgo(30) },
      { outcome: 'in', start_time: daysAgo(30) },
    ]);
    expect(await late(leavingOf([pressOf(site.anna), pressOf(site.bjorn)]), daysAgo(22))).toMatchObject([
      { outcome: 'out', end_time: daysAgo(22) },
      { outcome: 'out', end_time: daysAgo(22) },
    ]);
    expect(await hoursOfAnna()).toEqual([1, 8]);
  });

  it('that arrives late, from long before an own entry, counts up to it', async () => {
    const own = world.clock.now;
    await site.worked(3600, {}, site.anna);
    const at = toWire(own - 3 * 3600);
    const coming = comingOf([pressOf(site.anna)], { at, sent_at: site.now() });
    expect(await pressed(coming)).toMatchObject([{ outcome: 'in', start_time: at }]);
    const leaving = leavingOf([pressOf(site.anna)], { at: toWire(own + 1800), sent_at: site.now() });
    expect(await pressed(leaving)).toMatchObject([{ outcome: 'out', end_time: toWire(own) }]);
    expect(await hoursOfAnna()).toEqual([1, 3]);
  });

  it('that arrives late around two own entries counts up to the first, once, and says so', async () => {
    const six = toWire(world.clock.now);
    world.clock.now += 2.5 * 3600;
    const nine = site.now();
    await site.worked(3 * 3600, { project_id: site.wall.id }, site.anna);
    world.clock.now += 3600;
    await site.worked(3 * 3600, {}, site.anna);
    const at = toWire(world.clock.now + 1800);
    world.clock.now += 3600;
    const coming = comingOf([pressOf(site.anna)], { at: six, sent_at: site.now() });
    const leaving = leavingOf([pressOf(site.anna)], { at, sent_at: site.now() });
    const cut = { outcome: 'out', start_time: six, end_time: nine };
    expect(await pressed(coming)).toMatchObject([{ outcome: 'in', start_time: six }]);
    expect(await pressed(leaving)).toMatchObject([{ ...cut, ends_before: { project: { name: 'Wall' } } }]);
    expect(await pressed(coming)).toMatchObject([{ outcome: 'in', start_time: six }]);
    expect(await pressed(leaving)).toMatchObject([cut]);
    expect(await hoursOfAnna()).toEqual([2.5, 3, 3]);
  });

  const byHand = (from: number, to: number) => ({
    employee_id: site.anna.id,
    project_id: site.wall.id,
    start_time: toWire(from),
    end_time: toWire(to),
  });
  it.each([
    ['an hour before it is the same arrival', 3600, 'elsewhere', [7]],
    ['a second more counts up to it', 3601, 'in', [3601 / 3600, 7]],
    ['inside it is the same arrival', -3600, 'elsewhere', [7]],
    ['at its end is another arrival', -7 * 3600, 'in', [1, 7]],
  ] as const)('that arrives late beside an entry by hand, %s', async (_when, earlier, outcome, hours) => {
    const from = world.clock.now + 2 * 3600;
    world.clock.now += 12 * 3600;
    await site.added(byHand(from, from + 7 * 3600));
    const coming = comingOf([pressOf(site.anna)], { at: toWire(from - earlier), sent_at: site.now() });
    const leaving = leavingOf([pressOf(site.anna)], { at: toWire(from + 8 * 3600), sent_at: site.now() });
    for (const _ of [1, 2]) expect(await outcomes(coming)).toEqual([outcome]);
    const [out] = await pressed(leaving);
    if (outcome === 'elsewhere') expect(out).toMatchObject({ outcome: 'not_in' });
    else if (earlier > 0)
      expect(out).toMatchObject({
        outcome: 'out',
        end_time: toWire(from),
        ends_before: { project: { name: 'Wall' } },
      });
    else expect(out).not.toHaveProperty('ends_before');
    expect(await hoursOfAnna()).toEqual(hours);
  });

  it('of now reaches over hours by hand as an own press does', async () => {
    const from = world.clock.now;
    await pressed(comingOf([pressOf(site.anna)]));
    world.clock.now += 8 * 3600;
    await site.added(byHand(from + 4 * 3600, from + 5 * 3600));
    expect(await pressed(leavingOf([pressOf(site.anna)]))).toMatchObject([
      { outcome: 'out', end_time: site.now() },
    ]);
    expect(await hoursOfAnna()).toEqual([1, 8]);
  });

  it('that arrives late, from long before the running entry, counts up to it, in and out or only in', async () => {
    const nine = world.clock.now + 3600;
    const six = toWire(nine - 3 * 3600);
    const eight = toWire(nine - 3600);
    world.clock.now = nine;
    await site.clockedIn({ project_id: site.wall.id }, site.anna);
    await site.clockedIn({}, site.bjorn);
    world.clock.now += 3600;
    const coming = comingOf([pressOf(site.anna), pressOf(site.bjorn)], { at: six, sent_at: site.now() });
    const leaving = leavingOf([pressOf(site.anna)], { at: eight, sent_at: site.now() });
    for (const _ of [1, 2]) {
      expect(await pressed(coming)).toMatchObject([
        { outcome: 'in', project: { name: 'Roof' }, start_time: six },
        { outcome: 'in', project: { name: 'Roof' }, start_time: six },
      ]);
      expect(await pressed(leaving)).toMatchObject([{ outcome: 'out', start_time: six, end_time: eight }]);
    }
    const entries = await site.listed();
    const spans = entries.map(({ employee, start_time, end_time, assumed_end = false }) =>
      [employee.name, start_time, end_time, assumed_end].join(' '),
    );
    expect(spans.toSorted()).toEqual([
      `Anna ${six} ${eight} false`,
      `Anna ${toWire(nine)}  false`,
      `Björn ${six} ${toWire(nine)} true`,
      `Björn ${toWire(nine)}  false`,
    ]);
    world.clock.now += 3600;
    // Anna has come to the other project by her own phone.
    expect(await outcomes(leavingOf([pressOf(site.anna), pressOf(site.bjorn)]))).toEqual([
      'elsewhere',
      'out',
    ]);
    await site.clockedOut();
    expect(await hoursOfAnna()).toEqual([2, 2]);
  });

  it('that arrives late from the foreman themselves is cut like any other’s, at hours by hand and at own entries', async () => {
    const seven = world.clock.now;
    const at = (hours: number) => toWire(seven + hours * 3600);
    world.clock.now += 2 * 3600;
    await site.worked(2 * 3600, {}, site.bjorn);
    world.clock.now += 8 * 3600;
    await site.added({ ...byHand(seven + 2 * 3600, seven + 8 * 3600), employee_id: boss.id });
    const people = [pressOf(boss), pressOf(site.bjorn)];
    await pressed(comingOf(people, { at: at(0), sent_at: site.now() }));
    const leaving = leavingOf([pressOf(boss), pressOf(site.bjorn)], { at: at(11), sent_at: site.now() });
    for (const _ of [1, 2])
      expect(await pressed(leaving)).toMatchObject([
        { outcome: 'out', end_time: at(2), ends_before: { start_time: at(2), project: { name: 'Wall' } } },
        { outcome: 'out', end_time: at(2), ends_before: { start_time: at(2), project: { name: 'Roof' } } },
      ]);
  });

  it.each([
    ['after hours by hand inside it ends it at those', 4.5, 'after', 3, [1, 1, 3]],
    ['before hours by hand inside it gives the real end', 2, 'after', 2, [1, 1, 2]],
    ['after hours by hand that had cut it ends it at those', 5, 'before', 3, [1, 1, 3]],
    ['inside it, once the person is out again, gives the real end', 2, 'out', 2, [1, 2]],
  ] as const)('that arrives late to an assumed end, %s', async (_what, hour, when, end, hours) => {
    const six = world.clock.now;
    const at = (after: number) => toWire(six + after * 3600);
    world.clock.now += 6 * 3600;
    await site.clockedIn({ project_id: site.wall.id });
    world.clock.now += 60;
    const adds = () => site.added(byHand(six + 3 * 3600, six + 4 * 3600));
    if (when === 'before') await adds();
    await pressed(comingOf([pressOf(site.anna)], { at: at(0), sent_at: site.now() }));
    if (when === 'after') await adds();
    world.clock.now += 3600 - 60;
    if (when === 'out') await site.clockedOut();
    const leaving = leavingOf([pressOf(site.anna)], { at: at(hour), sent_at: site.now() });
    for (const _ of [1, 2])
      expect(await pressed(leaving)).toMatchObject([
        { outcome: 'out', start_time: at(0), end_time: at(end), ...(hour > 3 ? { ends_before: {} } : {}) },
      ]);
    if (when !== 'out') await site.clockedOut();
    expect(await hoursOfAnna()).toEqual(hours);
    expect((await site.listed()).some(({ assumed_end }) => assumed_end)).toBe(false);
  });

  it.each([
    ['an hour before the running entry is the same arrival', 3600, 'already_in', 1],
    ['a second more is another arrival', 3601, 'in', 2],
    ['inside an ended entry before it is in that one', 5 * 3600, 'already_in', 1],
  ] as const)('that arrives late for somebody who is in, %s', async (_, earlier, outcome, count) => {
    if (earlier > 4 * 3600) await site.worked(2 * 3600, {}, site.anna);
    const before = (await site.listed()).length;
    world.clock.now += earlier > 4 * 3600 ? 4 * 3600 : 8 * 3600;
    await site.clockedIn({}, site.anna);
    const at = toWire(world.clock.now - earlier);
    world.clock.now += 600;
    expect(await outcomes(comingOf([pressOf(site.anna)], { at, sent_at: site.now() }))).toEqual([outcome]);
    expect((await site.listed()).length - before).toBe(count);
  });

  it('that arrives late for somebody who is in lasts a day at most, and is refused where one may not clock in', async () => {
    const at = toWire(world.clock.now);
    world.clock.now += 3 * 86_400;
    await site.clockedIn({}, site.anna);
    await site.clockedIn({}, site.bjorn);
    world.clock.now += 60;
    const late = (employee: Employee, over: Partial<Sent> = {}) =>
      pressed(comingOf([pressOf(employee)], { at, sent_at: site.now(), ...over }));
    expect(await late(site.anna)).toMatchObject([{ outcome: 'in' }]);
    expect(await late(site.anna)).toMatchObject([
      { outcome: 'already_in', end_time: '2026-11-19T08:00:00Z' },
    ]);
    await site.closed(site.wall);
    expect(await late(site.bjorn, { project_id: site.wall.id })).toMatchObject([
      { outcome: 'refused', error: 'project_closed' },
    ]);
    await site.disabled(site.bjorn);
    expect(await late(site.bjorn)).toMatchObject([{ outcome: 'refused', error: 'employee_disabled' }]);
    expect(await hoursOfAnna()).toEqual([0, 24]);
  });

  it('that arrives late for somebody who is in tells webhooks of an entry that was added', async () => {
    const at = toWire(world.clock.now);
    world.clock.now += 3 * 3600;
    await site.clockedIn({}, site.anna);
    const ctx = await world.asEmployee(boss);
    const company = { ...ctx.company, webhookEvents: [...webhookEvents] };
    const table = tableWithEntryEvents(ctx, company);
    await pressCrew({ ...ctx, table }, { body: comingOf([pressOf(site.anna)], { at, sent_at: site.now() }) });
    expect(world.sent.at(-1)).toMatchObject({ body: { entries: [{ event: 'entry.created' }] } });
  });

  it('that arrives late by two foremen at once counts once', async () => {
    const at = toWire(world.clock.now);
    world.clock.now += 3 * 3600;
    await site.clockedIn({}, site.anna);
    world.clock.now += 60;
    const late = () => outcomes(comingOf([pressOf(site.anna)], { at, sent_at: site.now() }));
    const both = await Promise.all([late(), late()]);
    expect(both.flat().toSorted()).toEqual(['already_in', 'in']);
    expect(await hoursOfAnna()).toEqual([0, 3]);
  });

  it.each([
    ['an hour before an own entry is the same arrival', 3600, 'already_in'],
    ['a second more is another arrival', 3601, 'in'],
    ['at the second an own entry ended is another arrival', -3600, 'in'],
    ['a second earlier is in it', -3599, 'already_in'],
  ] as const)('that arrives late, %s', async (_, earlier, outcome) => {
    const began = world.clock.now;
    await site.worked(3600, {}, site.anna);
    world.clock.now += 3600;
    const at = toWire(began - earlier);
    expect(await outcomes(comingOf([pressOf(site.anna)], { at, sent_at: site.now() }))).toEqual([outcome]);
  });

  it('of now that left who was in is answered the same when repeated after their own clock-out in that second', async () => {
    await site.clockedIn({}, site.anna);
    await site.clockedIn({}, site.bjorn);
    world.clock.now += 60;
    const coming = comingOf([pressOf(site.anna), pressOf(site.bjorn)], { project_id: site.wall.id });
    const here = comingOf([pressOf(site.anna), pressOf(site.bjorn)]);
    expect(await outcomes(coming)).toEqual(['elsewhere', 'elsewhere']);
    expect(await outcomes(here)).toEqual(['already_in', 'already_in']);
    await site.clockedOut({}, site.anna);
    for (const later of [0, 60, 3600, 86_400]) {
      world.clock.now += later;
      expect(await outcomes(coming)).toEqual(['elsewhere', 'elsewhere']);
      expect(await outcomes(here)).toEqual(['already_in', 'already_in']);
    }
    expect(await site.listed()).toHaveLength(2);
    expect(await openOf(site.anna)).toBeUndefined();
    // Another press of the same moment counts.
    expect(await outcomes(comingOf([pressOf(site.anna)]))).toEqual(['in']);
  });

  it('that left the entry of another press of the same second and project is answered the same when repeated', async () => {
    const first = comingOf([pressOf(site.anna)]);
    const second = comingOf([pressOf(site.anna)], { at: first.at });
    expect(await outcomes(first)).toEqual(['in']);
    expect(await outcomes(second)).toEqual(['already_in']);
    const ofSecond = await pressed(second);
    expect(ofSecond).toMatchObject([{ outcome: 'already_in', start_time: first.at }]);
    await site.clockedOut({ at: toWire(world.clock.now + 60) }, site.anna);
    for (const later of [0, 60, 86_400]) {
      world.clock.now += later;
      expect(await outcomes(second)).toEqual(['already_in']);
      expect(await outcomes(first)).toEqual(['in']);
    }
    expect(await site.listed()).toHaveLength(1);
  });

  it('whose receipt leads to an entry that is gone is tried a few times only', async () => {
    await site.clockedIn({}, site.anna);
    const { month = '', entry = '' } = (await openOf(site.anna)) ?? {};
    const coming = comingOf([pressOf(site.anna)]);
    expect(await outcomes(coming)).toEqual(['already_in']);
    world.clock.now += 60;
    await site.clockedOut({}, site.anna);
    await site.clockedIn({}, site.anna);
    const ctx = await world.asEmployee(boss);
    const gone = keys.workLog(site.company.id, month, entry);
    const get: typeof ctx.table.get = async (key) =>
      key.PK === gone.PK && key.SK === gone.SK ? undefined : ctx.table.get(key);
    const answer = await pressCrew({ ...ctx, table: { ...ctx.table, get } }, { body: coming });
    expect(answer).toMatchObject([{ outcome: 'refused', error: 'busy' }]);
    expect(await outcomes(coming)).toEqual(['already_in']);
  });

  /** Sends it for the foreman; `meanwhile` happens as the people are read again for switching them. */
  async function crossed(body: Sent, meanwhile: () => Promise<unknown>) {
    const ctx = await world.asEmployee(boss);
    const { table } = ctx;
    let isCrossed = false;
    const get: typeof table.get = async (key) => {
      if (key.SK.startsWith('E#') && !isCrossed) {
        isCrossed = true;
        await meanwhile();
      }
      return table.get(key);
    };
    const answer = await pressCrew({ ...ctx, table: { ...table, get } }, { body });
    expect(isCrossed).toBe(true);
    return answer;
  }

  it('that leaves who came to the other project after it is answered the same to two tries at once', async () => {
    const at = site.now();
    world.clock.now += 1800;
    await site.clockedIn({ project_id: site.wall.id }, site.anna);
    const coming = comingOf([pressOf(site.anna, true)], { at, sent_at: site.now() });
    const elsewhere = [{ outcome: 'elsewhere', project: { name: 'Wall' } }];
    const answer = await crossed(coming, async () => expect(await pressed(coming)).toMatchObject(elsewhere));
    expect(answer).toMatchObject(elsewhere);
    expect(await site.listed()).toHaveLength(1);
  });

  it('that switches somebody who clocks out at that moment clocks them in', async () => {
    await site.clockedIn({ project_id: site.wall.id }, site.anna);
    world.clock.now += 3600;
    const coming = comingOf([pressOf(site.anna, true)]);
    const answer = await crossed(coming, async () => site.clockedOut({}, site.anna));
    expect(answer).toMatchObject([{ outcome: 'in', project: { name: 'Roof' }, start_time: site.now() }]);
    expect(await pressed(coming)).toEqual(answer);
    expect(await site.listed()).toHaveLength(2);
    expect(await openOf(site.anna)).toMatchObject({ projectId: site.roof.id });
  });

  /** Anna's own entry, and the foreman's presses for her around it, which arrive late. */
  async function led(own: readonly [number, number], crewIn: number, crewOut: number) {
    const eight = world.clock.now;
    const at = (hours: number) => toWire(eight + Math.round(hours * 3600));
    world.clock.now = eight + own[0] * 3600;
    await site.worked((own[1] - own[0]) * 3600, {}, site.anna);
    world.clock.now = eight + 12 * 3600;
    const [entry] = await site.listed();
    const lines = async () =>
      (await history(await world.asCompany(site.company), { path: { id: entry?.id ?? '' } })).slice(2);
    return {
      at,
      entry,
      lines,
      comes: () => pressed(comingOf([pressOf(site.anna)], { at: at(crewIn), sent_at: site.now() })),
      leaving: leavingOf([pressOf(site.anna)], { at: at(crewOut), sent_at: site.now() }),
    };
  }
  const later = (time: string) => ({
    action: 'doubted',
    by: { kind: 'Employee', name: 'Gunnar' },
    changes: [{ field: 'end_time', from: null, to: time }],
  });

  it.each([
    ['a minute, an hour and a second before', [3, 3 + 1 / 60], 2.5, 4 + 1 / 60 + 1 / 3600, true],
    ['a minute, an hour before', [3, 3 + 1 / 60], 2.5, 4 + 1 / 60, false],
    ['half a day, four hours before', [2.5, 6], 2.5, 10, true],
  ] as const)(
    'whose own entry of the same arrival ended %s the foreman’s late clock-out, is asked about it at most once',
    async (_what, own, crewIn, crewOut, isAsked) => {
      const { at, comes, entry, leaving, lines } = await led(own, crewIn, crewOut);
      expect(await comes()).toMatchObject([{ outcome: 'already_in' }]);
      for (const _ of [1, 2])
        expect(await pressed(leaving)).toEqual([
          expect.objectContaining({
            outcome: 'not_in',
            start_time: entry?.start_time,
            end_time: entry?.end_time,
            ...(isAsked ? { assumed_end: true } : {}),
          }),
        ]);
      expect(await lines()).toMatchObject(isAsked ? [later(at(crewOut))] : []);
      const [now] = await site.listed();
      expect(now?.end_time).toBe(entry?.end_time);
      expect(now?.assumed_end ?? false).toBe(isAsked);
      // Another clock-out is another line; the person's answer settles it, and a repeat asks no more.
      if (!isAsked) return;
      const again = leavingOf([pressOf(site.anna)], { at: at(crewOut + 0.5), sent_at: site.now() });
      expect(await outcomes(again)).toEqual(['not_in']);
      const told = { path: { id: entry?.id ?? '' }, body: { end_time: at(crewOut) } };
      await answerEnd(await world.asEmployee(site.anna), told);
      expect(await outcomes(leaving)).toEqual(['not_in']);
      expect(await lines()).toMatchObject([
        later(at(crewOut)),
        later(at(crewOut + 0.5)),
        { action: 'changed', by: { name: 'Anna' } },
      ]);
      expect((await site.listed())[0]).toMatchObject({ end_time: at(crewOut) });
      expect((await site.listed())[0]).not.toHaveProperty('assumed_end');
    },
  );

  it.each([
    ['an hour', 1, false],
    ['an hour and a second', 1 + 1 / 3600, true],
  ] as const)(
    'whom the foreman clocked in, and who ended it %s before, is asked about it only after more than one',
    async (_what, hours, isAsked) => {
      const coming = comingOf([pressOf(site.anna)]);
      expect(await outcomes(coming)).toEqual(['in']);
      world.clock.now += 4 * 3600;
      await site.clockedOut({}, site.anna);
      const [ended] = await site.listed();
      world.clock.now += Math.round(hours * 3600);
      const leaving = leavingOf([pressOf(site.anna)]);
      for (const _ of [1, 2])
        expect(await pressed(leaving)).toMatchObject([{ outcome: 'not_in', end_time: ended?.end_time }]);
      const [now] = await site.listed();
      expect(now?.end_time).toBe(ended?.end_time);
      expect(now?.assumed_end ?? false).toBe(isAsked);
    },
  );

  it('whom another foreman clocked out hours before is asked about that end', async () => {
    const other = await world.anEmployee(site.company, { name: 'Helga', needs: ['foreman'] });
    const eight = world.clock.now;
    const at = (hours: number) => toWire(eight + hours * 3600);
    world.clock.now = eight + 11 * 3600;
    const late = { sent_at: site.now() };
    await pressed(comingOf([pressOf(site.anna)], { at: at(3), ...late }));
    await pressed(leavingOf([pressOf(site.anna)], { at: at(6), ...late }));
    const byOther = async (body: Sent) => pressCrew(await world.asEmployee(other), { body });
    expect(await byOther(comingOf([pressOf(site.anna)], { at: at(5), ...late }))).toMatchObject([
      { outcome: 'already_in' },
    ]);
    expect(await byOther(leavingOf([pressOf(site.anna)], { at: at(10), ...late }))).toMatchObject([
      { outcome: 'not_in', end_time: at(6) },
    ]);
    expect((await site.listed())[0]).toMatchObject({ end_time: at(6), assumed_end: true });
  });

  it('whom the foreman had not clocked in is only said to be out', async () => {
    const { leaving, lines } = await led([0, 2], 0, 10);
    expect(await pressed(leaving)).toEqual([
      { id: leaving.presses[0]?.id, employee: { id: site.anna.id, name: 'Anna' }, outcome: 'not_in' },
    ]);
    expect(await lines()).toEqual([]);
  });

  it('who has come again by themselves before the late clock-out arrives is asked about the end before', async () => {
    const { at, comes, leaving, lines } = await led([2.5, 6], 2.5, 10);
    await comes();
    await site.clockedIn({}, site.anna);
    for (const _ of [1, 2]) expect(await outcomes(leaving)).toEqual(['not_in']);
    expect(await lines()).toMatchObject([later(at(10))]);
    expect(await openOf(site.anna)).toBeDefined();
  });

  it.each(['approved', 'changed'] as const)(
    'keeps an end that the office has %s, and says in the history what was pressed',
    async (how) => {
      const { at, comes, entry, leaving, lines } = await led([2.5, 6], 2.5, 10);
      const id = entry?.id ?? '';
      if (how === 'approved') await site.edited({ id, approved: true });
      if (how === 'changed') await site.edited({ id, new_end_time: at(7) });
      await comes();
      expect(await outcomes(leaving)).toEqual(['not_in']);
      expect((await lines()).at(-1)).toMatchObject(later(at(10)));
      const [now] = await site.listed();
      expect(now).not.toHaveProperty('assumed_end');
      expect(now?.approved).toBe(how === 'approved');
    },
  );

  /** Presses of Anna's own phone and of the foreman's, made while both had no network. */
  const kept = (hours: readonly [number, number, number, number]) => {
    const eight = world.clock.now;
    world.clock.now = eight + 11 * 3600;
    const at = (hour: number) => toWire(eight + Math.round(hour * 3600));
    const [ownIn, ownOut, crewIn, crewOut] = hours;
    const late = { sent_at: site.now() };
    const coming = comingOf([pressOf(site.anna)], { at: at(crewIn), ...late });
    const leaving = leavingOf([pressOf(site.anna)], { at: at(crewOut), ...late });
    const own = [
      { id: aClientId(), at: at(ownIn), ...late },
      { id: aClientId(), at: at(ownOut), ...late },
    ] as const;
    return {
      at,
      foreman: async () => [...(await outcomes(coming)), ...(await outcomes(leaving))],
      // The phone names the entry that its clock-in was answered with.
      person: async () => {
        const { id } = await site.clockedIn(own[0], site.anna);
        return site.clockedOut({ ...own[1], work_log_id: id }, site.anna);
      },
      own,
    };
  };
  const ends = async () =>
    (await site.listed())
      .filter(({ employee }) => employee.id === site.anna.id)
      .map(({ end_time, assumed_end = false }) => ({ end_time, assumed_end }));

  it.each([
    ['hours before the foreman’s', [0.1, 4, 0, 8], 4, true],
    ['less than an hour before the foreman’s', [0.1, 7.5, 0, 8], 7.5, false],
    ['after the foreman’s', [0.1, 9, 0, 8], 9, false],
  ] as const)(
    'whose own clock-out is %s has one entry with the same end, whichever arrives first',
    async (_what, hours, end, isAsked) => {
      for (const order of ['foreman', 'person'] as const) {
        const { at, foreman, person } = kept(hours);
        const both = order === 'foreman' ? [foreman, person] : [person, foreman];
        for (const send of both) await send();
        expect(await ends(), order).toEqual([{ end_time: at(end), assumed_end: isAsked }]);
        const [entry] = await site.listed();
        await site.removed(entry?.id ?? '');
        world.clock.now += 86_400;
      }
      expect(checkInvariants(await world.items(), Infinity)).toEqual([]);
    },
  );

  it('whose own late presses meet the foreman’s entry is answered the same when they are repeated', async () => {
    const { at, foreman, person } = kept([0.1, 4, 0, 8]);
    expect(await foreman()).toEqual(['in', 'out']);
    const first = await person();
    expect(first).toMatchObject({ start_time: at(0), end_time: at(4), assumed_end: true });
    const told = { path: { id: first.id }, body: { end_time: at(8) } };
    await answerEnd(await world.asEmployee(site.anna), told);
    expect(await person()).toEqual(first);
    expect(await foreman()).toEqual(['in', 'out']);
    expect(await ends()).toEqual([{ end_time: at(8), assumed_end: false }]);
    const lines = await history(await world.asCompany(site.company), { path: { id: first.id } });
    expect(lines.map(({ action, by, changes }) => [action, by.name, changes.at(0)?.to])).toEqual([
      ['created', 'Gunnar', at(0)],
      ['ended', 'Gunnar', at(8)],
      ['changed', 'Anna', at(4)],
      ['changed', 'Anna', at(8)],
    ]);
  });

  it('who clocked in by themselves before the foreman did is asked about the end of the foreman’s entry', async () => {
    const { at, foreman, person } = kept([-0.1, 4, 0, 8]);
    await foreman();
    for (const _ of [1, 2]) await person();
    expect(await ends()).toEqual([
      { end_time: at(4), assumed_end: true },
      { end_time: at(0), assumed_end: false },
    ]);
  });

  it.each(['approved', 'closed', 'confirmed'] as const)(
    'keeps the foreman’s end where it is %s, and the own clock-out is refused for the person to see',
    async (how) => {
      const { at, foreman, own } = kept([0.1, 4, 0, 8]);
      await foreman();
      const [entry] = await site.listed();
      const id = entry?.id ?? '';
      if (how === 'approved') await site.edited({ id, approved: true });
      if (how === 'confirmed') {
        const earlier = { id: aClientId(), at: at(3), sent_at: site.now(), work_log_id: id };
        await site.clockedOut(earlier, site.anna);
        await answerEnd(await world.asEmployee(site.anna), { path: { id }, body: { end_time: at(8) } });
      }
      if (how === 'closed') {
        const closed = [{ from: '2026-11-01', to: '2026-11-30', state: 'locked' }];
        await world.table.write({ update: keys.company(site.company.id), set: { cd: closed } });
      }
      await expect(site.clockedOut({ ...own[1], work_log_id: id }, site.anna)).rejects.toMatchObject({
        code: 'not_clocked_in',
      });
      expect(await ends()).toEqual([{ end_time: at(8), assumed_end: false }]);
      await world.table.write({ update: keys.company(site.company.id), remove: ['cd'] });
    },
  );

  it('who has confirmed an end is not asked again by another foreman’s later clock-out', async () => {
    const other = await world.anEmployee(site.company, { name: 'Helga', needs: ['foreman'] });
    const byOther = async (body: Sent) => pressCrew(await world.asEmployee(other), { body });
    const { at, foreman, person } = kept([0.1, 4, 0, 8]);
    const { id } = await person();
    await foreman();
    await answerEnd(await world.asEmployee(site.anna), { path: { id }, body: { end_time: at(4) } });
    const late = { sent_at: site.now() };
    await byOther(comingOf([pressOf(site.anna)], { at: at(0), ...late }));
    expect(await byOther(leavingOf([pressOf(site.anna)], { at: at(9), ...late }))).toMatchObject([
      { outcome: 'not_in', end_time: at(4) },
    ]);
    expect(await ends()).toEqual([{ end_time: at(4), assumed_end: false }]);
  });

  it.each([
    ['an hour', 7, false],
    ['an hour and a second', 7 - 1 / 3600, true],
  ] as const)(
    'whose own entry began hours after the foreman’s clock-in and ended %s before their clock-out is asked after more than one',
    async (_what, ownOut, isAsked) => {
      const { at, foreman, person } = kept([2.5, ownOut, 0, 8]);
      const own = await person();
      for (const _ of [1, 2]) expect(await foreman()).toEqual(['in', 'out']);
      expect(await ends()).toEqual([
        { end_time: at(ownOut), assumed_end: isAsked },
        { end_time: at(2.5), assumed_end: false },
      ]);
      const lines = await history(await world.asCompany(site.company), {
        path: { id: own.id },
      });
      expect(lines.slice(2)).toMatchObject(isAsked ? [later(at(8))] : []);
      if (!isAsked) return;
      await answerEnd(await world.asEmployee(site.anna), {
        path: { id: own.id },
        body: { end_time: at(ownOut) },
      });
      expect(await foreman()).toEqual(['in', 'out']);
      expect((await ends())[0]).toEqual({
        end_time: at(ownOut),
        assumed_end: false,
      });
    },
  );

  it('whose clock-out the next entry has cut tells the foreman that the person is asked, as often as it is sent', async () => {
    const { at, person } = kept([2.5, 4, 0, 8]);
    await person();
    const late = { sent_at: site.now() };
    await pressed(comingOf([pressOf(site.anna)], { at: at(0), ...late }));
    const leaving = leavingOf([pressOf(site.anna)], { at: at(8), ...late });
    for (const _ of [1, 2])
      expect(await pressed(leaving)).toMatchObject([
        {
          outcome: 'out',
          end_time: at(2.5),
          assumed_end: true,
          ends_before: { start_time: at(2.5) },
        },
      ]);
  });

  it('who had clocked out hours before the foreman took the crew to another project is asked about that end', async () => {
    const eight = world.clock.now;
    const at = (hours: number) => toWire(eight + hours * 3600);
    await pressed(comingOf([pressOf(site.anna)]));
    world.clock.now = eight + 4 * 3600;
    await site.clockedOut({}, site.anna);
    world.clock.now = eight + 6 * 3600;
    const here = comingOf([pressOf(site.anna)], { project_id: site.wall.id });
    const moving = {
      ...here,
      presses: here.presses.map((one) => ({ ...one, switches: true })),
    };
    for (const _ of [1, 2])
      expect(await pressed(moving)).toMatchObject([{ outcome: 'in', assumed_end: true }]);
    expect(
      (await site.listed()).map(({ start_time, end_time, assumed_end }) => [
        start_time,
        end_time,
        assumed_end,
      ]),
    ).toEqual([
      [at(6), undefined, undefined],
      [at(0), at(4), true],
    ]);
    expect(checkInvariants(await world.items(), Infinity)).toEqual([]);
  });

  it('whom the foreman clocks in on another project without having seen them in is asked nothing', async () => {
    await pressed(comingOf([pressOf(site.anna)]));
    world.clock.now += 4 * 3600;
    await site.clockedOut({}, site.anna);
    world.clock.now += 2 * 3600;
    expect(await outcomes(comingOf([pressOf(site.anna)], { project_id: site.wall.id }))).toEqual(['in']);
    expect((await ends()).map(({ assumed_end }) => assumed_end)).toEqual([false, false]);
  });

  it.each([
    ['an hour', 1, false],
    ['an hour and a second', 1 + 1 / 3600, true],
  ] as const)(
    'whom another foreman clocked out %s later is asked about that end after more than one',
    async (_what, hours, isAsked) => {
      const other = await world.anEmployee(site.company, {
        name: 'Helga',
        needs: ['foreman'],
      });
      const byOther = async (body: Sent) => pressCrew(await world.asEmployee(other), { body });
      const eight = world.clock.now;
      const at = (hour: number) => toWire(eight + Math.round(hour * 3600));
      world.clock.now = eight + 11 * 3600;
      const late = { sent_at: site.now() };
      await pressed(comingOf([pressOf(site.anna)], { at: at(0), ...late }));
      await byOther(comingOf([pressOf(site.anna)], { at: at(1), ...late }));
      await byOther(leavingOf([pressOf(site.anna)], { at: at(4 + hours), ...late }));
      const leaving = leavingOf([pressOf(site.anna)], { at: at(4), ...late });
      for (const _ of [1, 2])
        expect(await pressed(leaving)).toEqual([
          expect.objectContaining({
            outcome: 'not_in',
            end_time: at(4 + hours),
            ...(isAsked ? { assumed_end: true } : {}),
          }),
        ]);
      expect(await ends()).toEqual([{ end_time: at(4 + hours), assumed_end: isAsked }]);
    },
  );

  it('shows who cannot be clocked in, beside those who can', async () => {
    await site.disabled(site.anna);
    const shown = await listCrew(await world.asEmployee(boss));
    expect(shown.map(({ name }) => name)).toEqual(['Björn', 'Gunnar']);
    const stranger = { id: aClientId(), employee_id: 'e0000000' };
    expect(await pressed(comingOf([pressOf(site.anna), stranger, pressOf(site.bjorn)]))).toMatchObject([
      { outcome: 'refused', error: 'employee_disabled' },
      { outcome: 'refused', error: 'employee_missing' },
      { outcome: 'in' },
    ]);
    await site.closed(site.wall);
    expect(await pressed(comingOf([pressOf(boss)], { project_id: site.wall.id }))).toMatchObject([
      { outcome: 'refused', error: 'project_closed' },
    ]);
    const early = leavingOf([pressOf(site.bjorn)], { at: toWire(world.clock.now - 3600) });
    expect(await pressed(early)).toMatchObject([{ outcome: 'refused', error: 'out_before_in' }]);
  });

  it('is asked for with a project to come to, each person once, and not too many; bad input names the field', async () => {
    const [anna, again] = [pressOf(site.anna), pressOf(site.anna)];
    await expect(pressed({ action: 'in', at: site.now(), presses: [anna] })).rejects.toMatchObject({
      issues: [{ field: 'project_id' }],
    });
    await expect(pressed(comingOf([anna], { project_id: 'p0000000' }))).rejects.toMatchObject({
      code: 'project_missing',
    });
    await expect(pressed(comingOf([anna, again]))).rejects.toMatchObject({
      issues: [{ field: 'presses.1.employee_id' }],
    });
    const { body } = crew.endpoints.press;
    const wrong = (over: object) => body.safeParse({ ...comingOf([anna]), ...over }).error?.issues[0]?.path;
    expect(wrong({ action: 'away' })).toEqual(['action']);
    expect(wrong({ presses: [] })).toEqual(['presses']);
    expect(wrong({ presses: Array.from({ length: crewMax + 1 }, () => anna) })).toEqual(['presses']);
    expect(wrong({ presses: [{ ...anna, id: '' }] })).toEqual(['presses', 0, 'id']);
    expect(wrong({ at: 'now' })).toEqual(['at']);
  });
});

describe('crew presses among own presses, late, repeated and out of order', () => {
  const step = fc.record({
    kind: fc.constantFrom('crew in', 'crew out', 'in', 'out', 'repeat', 'repeat'),
    who: fc.subarray([0, 1, 2], { minLength: 1 }),
    project: fc.nat(1),
    switches: fc.boolean(),
    minutes: fc.oneof(fc.constant(0), fc.integer({ min: -180, max: 1 })),
    passes: fc.integer({ min: 0, max: 7200 }),
    pick: fc.nat(99),
  });

  it('leave one running entry a person at most, agree in all rows, and have one effect each', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const here = await aSite(world);
        const foreman = await world.anEmployee(here.company, { needs: ['foreman'] });
        const people = [here.anna, here.bjorn, foreman];
        const sent: Sent[] = [];
        const send = async (body: Sent) => pressCrew(await world.asEmployee(foreman), { body });
        for (const { kind, who, project, switches, minutes, passes, pick } of steps) {
          const project_id = (project === 0 ? here.roof : here.wall).id;
          const at = toWire(world.clock.now + minutes * 60);
          const [one = foreman] = who.flatMap((index) => people[index] ?? []);
          const own = async (act: Promise<unknown>) => act.catch(() => undefined);
          if (kind === 'in') await own(here.clockedIn({ project_id, at }, one));
          if (kind === 'out') await own(here.clockedOut({ at }, one));
          if (kind === 'repeat') {
            const body = sent[pick % Math.max(sent.length, 1)];
            if (body) {
              const entries = (await here.listed()).length;
              await Promise.all([send(body), send(body)]);
              // A press that had no effect, because the person was in, may have one when they are out.
              expect((await here.listed()).length - entries).toBeLessThanOrEqual(body.presses.length);
            }
          }
          if (kind.startsWith('crew')) {
            const presses = who.flatMap((index) => {
              const employee = people[index];
              return employee ? [{ id: aClientId(), employee_id: employee.id, switches }] : [];
            });
            const body: Sent =
              kind === 'crew in' ? { action: 'in', project_id, at, presses } : { action: 'out', at, presses };
            sent.push(body);
            await Promise.all([send(body), own(here.clockedIn({ project_id }, one))]);
          }
          world.clock.now += passes;
        }
        const entries = await here.listed();
        for (const { id } of people)
          expect(
            entries.filter((entry) => entry.employee.id === id && entry.end_time === undefined).length,
          ).toBeLessThanOrEqual(1);
      }),
      { numRuns: 25 },
    );
    expect(checkInvariants(await world.items(), Infinity)).toEqual([]);
  });
});

// Closed pay periods of a company that moves to another time zone: exactly the closed days stay closed.

import { describe, expect, it } from 'vitest';
import { listPayPeriods } from '#functions/domain/periods/periods.ts';
import type { DynamoCall } from '#infra/local/aws/dynamo/dynamo.ts';
import { useChecker, useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { aPeriodSite, october } from './period-site.ts';

const world = await useWorld('2026-11-02T08:00:00Z');
useChecker(world);
const site = await useRenewed(() => aPeriodSite(world));

describe('a company that moves to another time zone', () => {
  // A far zone either way: the last shift of October and the first of November change their days.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'to %s opens nothing, closes nothing more, and its period holds what it held',
    async (zone) => {
      const evening = { start_time: '2026-10-31T18:00:00Z', end_time: '2026-10-31T20:00:00Z' };
      const night = { start_time: '2026-10-01T02:00:00Z', end_time: '2026-10-01T04:00:00Z' };
      const after = { start_time: '2026-11-01T03:00:00Z', end_time: '2026-11-01T05:00:00Z' };
      const before = { start_time: '2026-09-30T20:00:00Z', end_time: '2026-09-30T22:00:00Z' };
      const [last, first, free, early] = await site.added(evening, night, after, before);
      await site.taken('locked');
      await site.set({ time_zone: zone });
      const refused = { code: 'period_closed', params: { from: october, to: '2026-10-31', state: 'locked' } };
      for (const entry of [last, first]) {
        const id = entry?.id ?? '';
        const change = { id, new_project_id: site.wall.id };
        await expect(site.edited(change)).rejects.toMatchObject(refused);
        await expect(site.editedByAnna(change)).rejects.toMatchObject(refused);
        await expect(site.removed(id)).rejects.toMatchObject(refused);
      }
      await expect(
        site.added({ start_time: '2026-10-31T22:00:00Z', end_time: '2026-10-31T23:00:00Z' }),
      ).rejects.toMatchObject(refused);
      for (const entry of [free, early])
        await expect(
          site.edited({ id: entry?.id ?? '', new_project_id: site.wall.id }),
        ).resolves.toBeTruthy();
      expect(await site.period()).toMatchObject({
        entries: 2,
        seconds: 4 * 3600,
        closed: { entries: 2, seconds: 4 * 3600 },
      });
      await site.moved('open', 'An hour was missing');
      await expect(site.edited({ id: last?.id ?? '', new_project_id: site.wall.id })).resolves.toBeTruthy();
    },
  );

  it.each([
    ['last evening', 'Pacific/Pago_Pago', '2026-11-01T05:00:00Z', 'Pacific/Kiritimati'],
    ['first morning', 'Pacific/Kiritimati', '2026-09-30T12:00:00Z', 'Pacific/Pago_Pago'],
  ])('to the other end of the world keeps the %s of what is closed', async (_, from, start_time, to) => {
    await site.set({ time_zone: from });
    const end_time = start_time.replace(':00:00Z', ':30:00Z');
    await site.added({ start_time, end_time });
    await site.taken('locked');
    await site.set({ time_zone: to });
    const held = { entries: 1, seconds: 1800 };
    expect(await site.period()).toMatchObject({ ...held, closed: held });
    // Beside an open one, too.
    const both = await site.periods({ from: '2026-09-15', to: october });
    expect(both).toMatchObject([
      { from: october, ...held },
      { from: '2026-09-01', entries: 0 },
    ]);
    // Nor do the neighbours count it, each on its own, open or closed.
    for (const start of ['2026-09-01', '2026-11-01'])
      expect(await site.period(start)).toMatchObject({ entries: 0, seconds: 0 });
    world.pass(60);
    await site.moved('submitted', undefined, '2026-09-01');
    expect(await site.period('2026-09-01')).toMatchObject({ entries: 0, closed: { entries: 0 } });
    expect(await site.periods({ from: '2026-09-15', to: october })).toMatchObject([held, { entries: 0 }]);
    await site.moved('open', undefined, '2026-09-01');
    expect(await site.period()).toMatchObject(held);
  });
});

it('an entry that begins at midnight is of the new month, a second before it of the old one', async () => {
  await site.set({ time_zone: 'Pacific/Pago_Pago' });
  const end_time = '2026-11-01T12:00:00Z';
  await site.added(
    { start_time: '2026-11-01T10:59:59Z', end_time },
    { start_time: '2026-11-01T11:00:00Z', end_time },
  );
  expect(await site.period()).toMatchObject({ entries: 1, seconds: 3601 });
  expect(await site.period('2026-11-01')).toMatchObject({ entries: 1, seconds: 3600 });
});

it('an open period has the month read that it is, a closed one that before it too', async () => {
  const queries = async () => {
    const ctx = await world.asCompany(site.company);
    const calls: DynamoCall[] = [];
    const stop = world.dynamo.watch((call) => calls.push(call));
    await listPayPeriods(ctx, { query: { from: october, to: october } });
    stop();
    return calls.filter(({ operation }) => operation === 'Query').length;
  };
  // Beside what was moved, and its steps.
  expect(await queries()).toBe(2 + 1);
  await site.taken('locked');
  expect(await queries()).toBe(2 + 2);
});

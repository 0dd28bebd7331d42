// Closed pay periods of a company that moves to another time zone: exactly the closed days stay closed.

import { describe, expect, it } from 'vitest';
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
});

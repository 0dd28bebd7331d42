// Editing several entries at once: local times on each entry's own date, in summer, winter and between them.

import { describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { at } from '#test/kit/world/context.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite({ settings: firstSettings('pt', 'Europe/Lisbon') });

type Times = {
  readonly new_start_time?: string;
  readonly new_end_time?: string;
  readonly out_time_the_day_after?: boolean;
};
async function edited(start_time: string, end_time: string, multiple_edit: Times) {
  // A change by hand never reaches the same hour of the next day.
  world.clock.now = at(start_time);
  const who = await world.anEmployee(site.company);
  const { id } = await site.worked(at(end_time) - at(start_time), {}, who);
  // The office does it later: no time lies ahead of the change.
  world.clock.now = at(end_time) + 86_400;
  const { start_time: start, end_time: end } = await site.edited({ id, multiple_edit });
  return [start, end];
}

describe('editing several entries [calls.put-api-worklogs-multiple-edit multi-edit.own-date multi-edit.day-after]', () => {
  it.each<[string, string, string, Times, string, string]>([
    [
      'sets both times on the entry’s own date',
      '2026-07-01T08:00:00Z',
      '2026-07-01T16:00:00Z',
      { new_start_time: '07:30', new_end_time: '15:45' },
      '2026-07-01T06:30:00Z',
      '2026-07-01T14:45:00Z',
    ],
    [
      'takes the local date, not that of UTC',
      '2026-07-01T23:30:00Z',
      '2026-07-02T02:00:00Z',
      { new_start_time: '08:00', new_end_time: '16:00' },
      '2026-07-02T07:00:00Z',
      '2026-07-02T15:00:00Z',
    ],
    [
      'adds a day to the out time on request',
      '2026-07-01T20:00:00Z',
      '2026-07-01T21:00:00Z',
      { new_end_time: '04:00', out_time_the_day_after: true },
      '2026-07-01T20:00:00Z',
      '2026-07-02T03:00:00Z',
    ],
    [
      'takes the day off again on request',
      '2026-07-01T08:00:00Z',
      '2026-07-02T16:00:30Z',
      { out_time_the_day_after: false },
      '2026-07-01T08:00:00Z',
      '2026-07-01T16:00:30Z',
    ],
    [
      'leaves the out time on its own day when nothing is said',
      '2026-07-01T20:00:00Z',
      '2026-07-02T03:00:00Z',
      { new_end_time: '05:00' },
      '2026-07-01T20:00:00Z',
      '2026-07-02T04:00:00Z',
    ],
    [
      'moves a time that the clocks skip forward',
      '2026-03-29T00:10:00Z',
      '2026-03-29T16:00:00Z',
      { new_start_time: '01:30' },
      '2026-03-29T01:30:00Z',
      '2026-03-29T16:00:00Z',
    ],
    [
      'takes the first coming of a time that comes twice',
      '2026-10-24T23:10:00Z',
      '2026-10-25T16:00:00Z',
      { new_start_time: '01:30' },
      '2026-10-25T00:30:00Z',
      '2026-10-25T16:00:00Z',
    ],
  ])('%s', async (_, from, to, change, start, end) => {
    expect(await edited(from, to, change)).toEqual([start, end]);
  });

  it('refuses times of the other kind beside its own, and names them', async () => {
    const [entry] = await site.added({
      start_time: '2026-07-01T08:00:00Z',
      end_time: '2026-07-01T16:00:00Z',
    });
    const times = { multiple_edit: { new_start_time: '09:00' } };
    for (const field of ['new_start_time', 'new_end_time'])
      await expect(
        site.edited({ id: entry?.id ?? '', ...times, [field]: '2026-07-01T10:00:00Z' }),
      ).rejects.toMatchObject({ code: 'invalid_input', issues: [{ field, code: 'wrong_value' }] });
    const long = { new_start_time: '06:00', new_end_time: '07:00', out_time_the_day_after: true };
    await expect(site.edited({ id: entry?.id ?? '', multiple_edit: long })).rejects.toMatchObject({
      issues: [{ field: 'multiple_edit.new_end_time', code: 'too_long' }],
    });
  });

  it('refuses an out time that is not after the in time', async () => {
    const times = { new_start_time: '16:00', new_end_time: '08:00', out_time_the_day_after: false };
    await expect(edited('2026-07-01T08:00:00Z', '2026-07-01T16:00:00Z', times)).rejects.toMatchObject({
      code: 'out_before_in',
    });
  });
});

// Proves the hours of the lists: weeks, month and present time in the company's zone, and what each person is doing now.
import { describe, expect, it } from 'vitest';
import { hoursBy, rangeOf, totalOf, weeksShown } from '#web/features/people/hours/list-hours.ts';
import { presenceOf } from '#web/entry/presence.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const time = companyTime({ zoneName: 'Europe/Lisbon', country: 'PT' }, 'en');
/** A Wednesday in winter time. */
const now = Date.parse('2026-11-18T12:00:00Z') / 1000;
const hour = 3600;
const anna = { id: 'e0000001', name: 'Anna' };
const björn = { id: 'e0000002', name: 'Björn' };
const from = (start_time: string, end_time: string, over = {}) => aWorkLog({ start_time, end_time, ...over });
const running = (start_time: string, over = {}) => {
  const { end_time: _, total_time: __, ...entry } = aWorkLog({ start_time, ...over });
  return entry;
};
const byPerson = (entries: Parameters<typeof hoursBy>[1]) =>
  hoursBy(time, entries, now, ({ employee }) => employee.id);

describe('the hours of a list', () => {
  it('are those of twelve weeks, the last one this week’s, and of this month', () => {
    const hours = byPerson([
      from('2026-11-17T08:00:00Z', '2026-11-17T16:00:00Z'),
      from('2026-11-10T08:00:00Z', '2026-11-10T12:00:00Z'),
      from('2026-10-30T08:00:00Z', '2026-10-30T09:00:00Z'),
    ]).get(anna.id);
    expect(hours?.weeks).toHaveLength(weeksShown);
    expect(hours?.week).toBe(8 * hour);
    expect(hours?.month).toBe(12 * hour);
    expect(hours?.weeks.slice(-4)).toEqual([1 * hour, 0, 4 * hour, 8 * hour]);
  });

  it('part a night at the Monday’s and the month’s midnight of the company', () => {
    const hours = byPerson([
      from('2026-11-15T22:00:00Z', '2026-11-16T03:00:00Z'),
      from('2026-10-31T23:00:00Z', '2026-11-01T02:00:00Z'),
    ]).get(anna.id);
    expect(hours?.week).toBe(3 * hour);
    expect(hours?.weeks.at(-2)).toBe(2 * hour);
    expect(hours?.month).toBe(5 * hour + 2 * hour);
  });

  it('count what runs, and what ends later, until now', () => {
    const hours = byPerson([
      running('2026-11-18T07:00:00Z'),
      from('2026-11-18T11:00:00Z', '2026-11-18T18:00:00Z', { employee: björn }),
      running('2026-11-18T13:00:00Z', { employee: { id: 'e0000003', name: 'Clara' } }),
    ]);
    expect(hours.get(anna.id)?.week).toBe(5 * hour);
    expect(hours.get(björn.id)?.week).toBe(1 * hour);
    expect(hours.get('e0000003')?.week).toBe(0);
    expect(totalOf([...hours.values()])).toEqual({ week: 6 * hour, month: 6 * hour });
  });

  it('leave out what is older than twelve weeks', () => {
    const { from: first } = rangeOf('2026-11-18');
    expect(first).toBe('2026-08-30');
    const hours = byPerson([from('2026-08-25T08:00:00Z', '2026-08-25T16:00:00Z')]).get(anna.id);
    expect(hours?.weeks.every((seconds) => seconds === 0)).toBe(true);
  });
});

describe('what a person is doing', () => {
  it('is running, forgotten from 16 hours on, or out with the last entry of today', () => {
    const all = presenceOf(
      time,
      [
        running('2026-11-18T08:00:00Z'),
        from('2026-11-18T06:00:00Z', '2026-11-18T07:30:00Z'),
        running('2026-11-17T10:00:00Z', { employee: björn }),
        from('2026-11-18T06:00:00Z', '2026-11-18T09:00:00Z', { employee: { id: 'e3', name: 'C' } }),
        from('2026-11-18T09:30:00Z', '2026-11-18T11:00:00Z', { employee: { id: 'e3', name: 'C' } }),
        from('2026-11-17T06:00:00Z', '2026-11-17T09:00:00Z', { employee: { id: 'e4', name: 'D' } }),
      ],
      now,
    );
    expect(all.get(anna.id)?.state).toBe('running');
    expect(all.get(anna.id)?.segments.map(({ fromMinute }) => fromMinute)).toEqual([360, 480]);
    expect(all.get(björn.id)?.state).toBe('forgotten');
    expect(all.get('e3')).toMatchObject({ state: 'out', entry: { end_time: '2026-11-18T11:00:00Z' } });
    expect(all.has('e4')).toBe(false);
  });
});

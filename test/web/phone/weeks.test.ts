// Proves that a list that fails hides nothing, and that no request for older weeks is longer than the server takes.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportDaysMax } from '#shared/limits.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { totalOn, weeksOf } from '#web/features/phone/own/own-days.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { ago, ended, hour, phone, press, running } from './phone.ts';

afterEach(leave);

describe('the week’s hours', () => {
  it('that hold a running entry say that they are those until now', async () => {
    await phone([running(2)]);
    expect(await screen.findByText('0.00 h · until now')).toBeVisible();
  });

  it('count an entry that is written ahead until now, today’s and the week’s, and say so', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-18T12:00:00Z'), toFake: ['Date'] });
    try {
      const ahead = aWorkLog({
        start_time: '2026-11-18T08:00:00Z',
        end_time: '2026-11-18T16:00:00Z',
        total_time: 8 * hour,
      });
      await phone([ahead]);
      expect(await screen.findByText('4.00 h · until now')).toBeVisible();
      expect(screen.getByText(/^Today 4\.00 h · until now$|^4\.00 h today · until now$/)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('of an entry that ends this second is whole', () => {
    const end = Date.parse('2026-11-18T16:00:00Z') / 1000;
    const log = aWorkLog({ start_time: '2026-11-18T08:00:00Z', end_time: '2026-11-18T16:00:00Z' });
    const at = (now: number) => totalOn(zoneOf('UTC'), '2026-11-18', [log], now);
    expect(at(end)).toEqual({ seconds: 8 * hour, isUntilNow: false });
    expect(at(end - 1)).toEqual({ seconds: 8 * hour - 1, isUntilNow: true });
  });

  it('of a night that is over are not until now, though the entry runs on', () => {
    const { end_time: _, ...log } = aWorkLog({ start_time: '2026-11-17T22:00:00Z' });
    const now = Date.parse('2026-11-18T05:00:00Z') / 1000;
    const [week] = weeksOf(zoneOf('UTC'), [log], now);
    expect(week?.days.map(({ day, seconds, isUntilNow }) => [day, seconds / hour, isUntilNow])).toEqual([
      ['2026-11-18', 5, true],
      ['2026-11-17', 2, false],
    ]);
    expect([week?.seconds, week?.isUntilNow]).toEqual([7 * hour, true]);
  });

  it('of ended entries alone say nothing more', async () => {
    await phone([ended(0.25)]);
    expect(await screen.findByText('0.25 h')).toBeVisible();
    expect(screen.queryByText(/until now/)).toBeNull();
  });
});

describe('older weeks', () => {
  it('are asked for in pieces that the server takes, however often one wants more', async () => {
    const { user, asked } = await phone([running(hour)]);
    for (let times = 0; times < 8; times += 1) await press(user, 'Show older weeks');
    await waitFor(() => expect(screen.getAllByText(/^No entries from /).length).toBeGreaterThan(2));
    const lists = asked
      .filter(({ call }) => call === 'GET /employee/worklogs')
      .map(({ url }) => new URL(url));
    const days = lists.map(({ searchParams }) => {
      const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
      return ((to ?? 0) - (from ?? 0)) / 86_400_000;
    });
    expect(Math.max(...days)).toBeLessThanOrEqual(reportDaysMax);
    expect(screen.getByRole('button', { name: 'Clock out' })).toBeEnabled();
  });

  it('that cannot be read leave the known state: a clocked-in employee stays so', async () => {
    let isBroken = false;
    const log = running(hour);
    const { user } = await phone([log], {
      answers: {
        'GET /employee/worklogs': () => (isBroken ? problem(422, 'range_too_long') : { body: [log] }),
      },
    });
    await screen.findByRole('button', { name: 'Clock out' });
    isBroken = true;
    await press(user, 'Show older weeks');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose at most');
    expect(screen.getByRole('button', { name: 'Clock out' })).toBeEnabled();
    expect(screen.queryByText('Not clocked in')).toBeNull();
  });

  it('end at the first entry: a new employee learns it with one press, and keeps the focus', async () => {
    const { user } = await phone([ended(8)], { session: { created: ago(3 * 24 * hour) } });
    await press(user, 'Show older weeks');
    const end = await screen.findByText('No older entries');
    await waitFor(() => expect(end).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show older weeks' })).toBeNull();
  });

  it('go on past a year in which nothing was worked, as long as the account is older', async () => {
    const { user } = await phone([running(hour)], { session: { created: ago(800 * 24 * hour) } });
    const emptyYears = async (count: number) => {
      await press(user, 'Show older weeks');
      await waitFor(() => expect(screen.queryAllByText(/^No entries from /)).toHaveLength(count));
    };
    for (let times = 0; times < 4; times += 1) await emptyYears(0);
    for (const count of [1, 2, 3]) await emptyYears(count);
    expect(await screen.findByText('No older entries')).toBeVisible();
  });
});

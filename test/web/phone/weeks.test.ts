// Proves that a list that fails hides nothing, and that no request for older weeks is longer than the server takes.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { reportDaysMax } from '#shared/limits.ts';
import { leave, problem } from '../front/visit.ts';
import { ago, ended, hour, phone, press, running } from './phone.ts';

afterEach(leave);

describe('the week’s hours', () => {
  it('that hold a running entry say that they are those until now', async () => {
    await phone([running(2)]);
    expect(await screen.findByText('0.00 h · until now')).toBeVisible();
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

  it('that cannot be read leave what is known: who is in stays in', async () => {
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
    expect(await screen.findByRole('alert')).toHaveTextContent('The date range is longer');
    expect(screen.getByRole('button', { name: 'Clock out' })).toBeEnabled();
    expect(screen.queryByText('Not clocked in')).toBeNull();
  });

  it('end at the first entry: whoever began lately learns it with one press, and keeps the focus', async () => {
    const { user } = await phone([ended(8)], { session: { created: ago(3 * 24 * hour) } });
    await press(user, 'Show older weeks');
    const end = await screen.findByText('There are no older entries');
    expect(end).toHaveFocus();
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
    expect(await screen.findByText('There are no older entries')).toBeVisible();
  });
});

// Proves that a list that fails hides nothing, and that no request for older weeks is longer than the server takes.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { reportDaysMax } from '#shared/limits.ts';
import { leave, problem } from '../front/visit.ts';
import { hour, phone, press, running } from './phone.ts';

afterEach(leave);

describe('older weeks', () => {
  it('are asked for in pieces that the server takes, however often one wants more', async () => {
    const { user, asked } = await phone([running(hour)]);
    for (let times = 0; times < 16; times += 1) await press(user, 'Show older weeks');
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
});

// Proves that the time clock knows the last project of each person without a network too.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave } from '#test/web/front/visit.ts';
import { ago, aDay, anna, choose, clock, createCall, roof, started, thor, wall } from './clock.ts';

afterEach(leave);

const ownDay = 'POST /api/time_clock/own_day';
const noNetwork = new TypeError('Failed to fetch');

describe('without a network', () => {
  it('the last project is chosen that the server named before', async () => {
    let isCut = false;
    const opened = await clock({
      answers: {
        [ownDay]: () => (isCut ? noNetwork : { body: aDay({ last_project_id: wall.id }) }),
      },
    });
    await choose(opened, /Anna/);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Wall/ })).toBeChecked());
    await opened.user.click(screen.getByRole('button', { name: 'Back to names' }));
    isCut = true;
    await choose(opened, /Anna/);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Wall.*Last time/ })).toBeChecked());
    expect(screen.getByRole('button', { name: 'Clock in' })).toBeEnabled();
  });

  it('the last project is the one that was pressed here, or that the list of names showed as running', async () => {
    const out = { ...thor, open: null };
    let people: readonly unknown[] = [thor, anna];
    const opened = await clock({
      answers: {
        'GET /api/time_clock/employees': () => ({ body: people }),
        [ownDay]: noNetwork,
        [createCall]: { body: { ...started, end_time: ago(0), total_time: 1 } },
      },
    });
    await choose(opened, /Anna/);
    await opened.user.click(await screen.findByRole('radio', { name: 'Wall' }));
    people = [out, anna];
    await opened.user.click(screen.getByRole('button', { name: 'Clock in' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Next person' }));
    await choose(opened, /Anna/);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Wall.*Last time/ })).toBeChecked());
    await opened.user.click(screen.getByRole('button', { name: 'Back to names' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Þór/ })).not.toHaveTextContent(roof.name));
    await choose(opened, /Þór/);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Roof.*Last time/ })).toBeChecked());
  });
});

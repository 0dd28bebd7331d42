// Proves that an employee makes a file of own hours from the menu: for chosen days, at most ten years, also when deactivated.
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave, problem } from '#test/web/front/visit.ts';
import { phone, press, sentTo } from './phone.ts';

afterEach(leave);

const job = (state: string, more: object = {}) => ({
  id: 'x1',
  kind: 'pdf',
  state,
  rows_done: 0,
  rows: null,
  filters: { from: '2026-03-01', to: '2026-03-31' },
  created: '2026-11-18T12:00:00Z',
  ends: '2026-11-25T12:00:00Z',
  ...more,
});
const address = 'https://files.example/hours.pdf';

async function dialogOf(options: Parameters<typeof phone>[1] = {}) {
  const visited = await phone([], options);
  await press(visited.user, /Account: Anna/);
  await visited.user.click(await screen.findByRole('menuitem', { name: 'Download my hours' }));
  await screen.findByRole('dialog', { name: 'Download my hours' });
  return visited;
}
const days = (from: string, to: string) => {
  fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: to } });
};

describe('own hours', () => {
  it('come as a file of the chosen days, for a deactivated employee too', async () => {
    const { user, asked } = await dialogOf({
      session: { disabled: true },
      answers: {
        'POST /employee/exports': { body: job('queued') },
        'GET /employee/exports/x1': { body: job('done', { file_name: 'hours.pdf', address }) },
      },
    });
    days('2026-03-01', '2026-03-31');
    await press(user, 'Create file');
    expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('href', address);
    expect(sentTo(asked, 'POST /employee/exports')).toEqual([
      { kind: 'pdf', from: '2026-03-01', to: '2026-03-31', language: 'en' },
    ]);
    // Other days are another file.
    days('2026-03-01', '2026-03-30');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Download' })).toBeNull());
  });

  it('are of ten years at most, and of days in order', async () => {
    await dialogOf();
    days('2016-02-23', '2026-03-02');
    expect(await screen.findByText('Choose up to 10 years')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create file' })).toBeDisabled();
    days('2026-03-02', '2026-03-01');
    expect(await screen.findByText('Choose a day after the first')).toBeVisible();
    days('2016-02-24', '2026-03-02');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create file' })).toBeEnabled());
  });

  it('say why no file came', async () => {
    const { user } = await dialogOf({
      answers: { 'POST /employee/exports': problem(429, 'too_many_requests') },
    });
    await press(user, 'Create file');
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

// Proves the country in the settings: it is shown, chosen from all that there are, and sent.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { manager } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, sent } from './desk-settings.ts';

afterEach(leave);

it('the country is shown, and changed with its holidays', async () => {
  const before = manager();
  const settings = before.settings ?? expect.fail('no settings');
  const session = { ...before, country: 'IE' as const, settings: { ...settings, country: 'IE' as const } };
  const after = { ...settings, country: 'GB' as const, version: settings.version + 1 };
  const { user, asked } = await openSettings(session, { 'POST /api/settings': { body: after } });
  await user.click(await screen.findByRole('button', { name: /^Country/ }));
  const dialog = await dialogCalled('Country');
  expect(dialog.getByText(/^Public holidays, past ones too/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Country Ireland' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Iceland',
    'Ireland',
    'United Kingdom',
    'Portugal',
    'United States',
  ]);
  await user.click(screen.getByRole('option', { name: 'United Kingdom' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(asked, 'POST /api/settings')).toEqual([{ country: 'GB', version: settings.version }]),
  );
}, 90_000);

// Proves the setting of pay periods: length, beginning, steps, and the words of its row.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Settings } from '#shared/model/company/company.ts';
import { manager } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { settings } from '#test/web/payroll/desk-periods.ts';
import { dialogCalled, openSettings, sent } from './desk-settings.ts';

afterEach(leave);

describe('the setting of pay periods', () => {
  const open = async (pay_periods: Settings['pay_periods']) => {
    const now = { ...settings, pay_periods };
    const page = await openSettings(manager({ settings: now }), { 'POST /api/settings': { body: now } });
    await page.user.click(screen.getByRole('button', { name: /^Pay periods/ }));
    const dialog = await dialogCalled('Pay periods');
    return { ...page, dialog, save: () => page.user.click(dialog.getByRole('button', { name: 'Save' })) };
  };

  it('is chosen by length, beginning and steps, and says the current period', async () => {
    const { user, dialog, save, asked } = await open(null);
    await user.click(dialog.getByRole('switch', { name: /Use pay periods/ }));
    await user.clear(dialog.getByLabelText('Starts on day of the month'));
    await user.type(dialog.getByLabelText('Starts on day of the month'), '29');
    await save();
    expect(sent(asked, 'POST /api/settings')).toEqual([]);
    await user.clear(dialog.getByLabelText('Starts on day of the month'));
    await user.type(dialog.getByLabelText('Starts on day of the month'), '26');
    expect(dialog.getByText(/^Current period: 26\.\d\d/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Lock only' }));
    await save();
    await waitFor(() =>
      expect(sent(asked, 'POST /api/settings')).toEqual([
        { pay_periods: { every: 'month', starts: 26, steps: 'lock' }, version: 0 },
      ]),
    );
  });

  it('of weeks begins on a day, and is switched off again', async () => {
    const { user, dialog, save, asked } = await open({
      every: 'two_weeks',
      starts: '2026-11-16',
      steps: 'lock',
    });
    await save();
    expect(dialog.getByText('No changes have been made')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: '1 week' }));
    await user.click(dialog.getByRole('switch', { name: /Use pay periods/ }));
    await save();
    await waitFor(() =>
      expect(sent(asked, 'POST /api/settings')).toEqual([{ pay_periods: null, version: 0 }]),
    );
  });

  it('is said in its row', async () => {
    await openSettings(manager({ settings }));
    expect(screen.getByText('every month from day 1, submit, approve, lock')).toBeInTheDocument();
  });
});

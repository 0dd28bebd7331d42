// Proves the dialogs of settings that another manager changed meanwhile, in every language.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Integrations } from '#shared/model/company/company.ts';
import { leave } from '#test/web/front/visit.ts';
import { dialogCalled, sent } from './desk-settings.ts';
import { call, openLate, overtime, put, changedLines } from './late.ts';

afterEach(leave);

describe('a setting that another manager changed meanwhile', () => {
  it('is shown with the newer values; what was chosen stays, the rest is taken over, and saving sends both', async () => {
    const { user, row, asked } = await openLate({
      settings: { overtime: { ...overtime, after_day_hours: 7, weekends: false } },
    });
    await user.click(await row(/^Overtime\s?Overtime is paid/));
    const dialog = await dialogCalled('Overtime');
    await user.click(dialog.getByRole('checkbox', { name: 'Holidays are overtime' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const alert = await dialog.findByRole('alert');
    expect(within(alert).getByText('Someone else has changed these settings')).toBeInTheDocument();
    expect(changedLines(alert)).toEqual(['Overtime: Overtime is paid after 7 hours a day.']);
    expect(dialog.getByLabelText('Hours a day before overtime')).toHaveValue('7');
    expect(dialog.getByRole('checkbox', { name: 'Weekends are overtime' })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Holidays are overtime' })).toBeChecked();
    // The row behind the dialog shows the stored value.
    expect(screen.getByText('Overtime is paid after 7 hours a day.', { selector: 'button *' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(2));
    expect(sent(asked, call)).toEqual([
      { overtime: { ...overtime, holidays: true }, version: 0 },
      { overtime: { ...overtime, after_day_hours: 7, weekends: false, holidays: true }, version: 1 },
    ]);
  });

  it('does not disturb a dialog of another setting: that one is saved without a notice', async () => {
    const { user, row, asked } = await openLate({ settings: { lunch: { minutes: 30, from_hours: 6 } } });
    await user.click(await row(/^Overtime\s?Overtime is paid/));
    const dialog = await dialogCalled('Overtime');
    await user.click(dialog.getByRole('checkbox', { name: 'Holidays are overtime' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Overtime' })).toBeNull();
    const wanted = { overtime: { ...overtime, holidays: true } };
    expect(sent(asked, call)).toEqual([
      { ...wanted, version: 0 },
      { ...wanted, version: 1 },
    ]);
  });

  it.each([
    ['en', /^Lunch/, 'Lunch', 'Save', 'Someone else has changed these settings', 'Use the newer values'],
    [
      'is',
      /^Matarhlé/,
      'Matarhlé',
      'Vista',
      'Einhver annar hefur breytt þessum stillingum',
      'Nota nýrri gildin',
    ],
    [
      'pt',
      /^Almoço/,
      'Almoço',
      'Guardar',
      'Outra pessoa alterou estas definições',
      'Usar os valores mais recentes',
    ],
  ] as const)(
    'is shown in %s, and can be left as the other manager made it',
    async (language, rowName, title, save, heading, take) => {
      const { user, row } = await openLate(
        { settings: { lunch: { minutes: 45, from_hours: 5 } } },
        { language },
      );
      await user.click(await row(rowName));
      const dialog = await dialogCalled(title);
      await user.click(dialog.getByRole('switch'));
      const [minutes] = dialog.getAllByRole('textbox');
      if (!minutes) throw new Error('the dialog has no field');
      await user.clear(minutes);
      await user.type(minutes, '60');
      await user.click(dialog.getByRole('button', { name: save }));
      const alert = await dialog.findByRole('alert');
      expect(within(alert).getByText(heading)).toBeInTheDocument();
      expect(changedLines(alert)).toEqual([expect.stringContaining('45')]);
      expect(minutes).toHaveValue('60');
      await user.click(within(alert).getByRole('button', { name: take }));
      expect(minutes).toHaveValue('45');
      expect(dialog.queryByRole('alert')).toBeNull();
    },
  );
});

describe('an integration that another manager changed meanwhile', () => {
  const edited = async (integrations: Integrations) => {
    const page = await openLate({ integrations });
    await page.user.click(await page.row(/^Regla/));
    const dialog = await dialogCalled('Regla');
    await page.user.type(dialog.getByLabelText(/Pay item for normal hours/), '204');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    return { ...page, dialog, alert: await dialog.findByRole('alert') };
  };

  it('is shown with the newer pay items, which are kept when the typed ones are saved', async () => {
    const { user, dialog, alert, asked } = await edited({ regla: { active: true, pay_code_overtime: 207 } });
    expect(changedLines(alert)).toEqual(['Pay item for overtime: 207']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, put).at(-1)).toEqual({
        active: true,
        pay_code_regular: 204,
        pay_code_overtime: 207,
        version: 1,
      }),
    );
  });

  it('says that it was deleted, and stays open', async () => {
    const { alert, dialog } = await edited({});
    expect(changedLines(alert)).toEqual(['Regla: Deleted', 'Pay item for overtime: –']);
    expect(dialog.getByLabelText(/Pay item for normal hours/)).toHaveValue('204');
    expect(dialog.queryByRole('button', { name: 'Delete integration' })).toBeNull();
  });
});

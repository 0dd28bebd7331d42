// Opens the dialog of one of the company's rules; returns the requests sent from it.
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Settings } from '#shared/model/company/company.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { manager } from '#test/web/desk/desk.ts';
import { dialogCalled, openSettings, sent } from './desk-settings.ts';

export const rules = { ...noPayRules.overtime, after_day_hours: 8, weekends: true, holidays: true };

export async function opened(row: RegExp, dialogName: string, settings: Partial<Settings> = {}) {
  const now = { ...firstSettings('en', 'Atlantic/Reykjavik'), overtime: rules, ...settings };
  const page = await openSettings(manager({ settings: now }), { 'POST /api/settings': { body: now } });
  await page.user.click(screen.getByRole('button', { name: row }));
  const dialog = await dialogCalled(dialogName);
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  const body = async () => {
    await waitFor(() => expect(sent(page.asked, 'POST /api/settings')).toHaveLength(1));
    return sent(page.asked, 'POST /api/settings')[0];
  };
  /** Opens a choice by its label and takes an option. */
  const choose = async (label: RegExp, option: string) => {
    await page.user.click(dialog.getByRole('button', { name: label }));
    await page.user.click(await screen.findByRole('option', { name: option }));
  };
  return { ...page, dialog, save, body, choose };
}

// Proves the settings' sections, the switch to the time clock and its link, forgotten clockings out, reading only.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { manager } from '#test/web/desk/desk.ts';
import { arrivesAt, leave, problem, sessionOf } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, questionCalled, sent } from './desk-settings.ts';

afterEach(leave);

const aYear = 366 * 86_400_000;
const ofOld = { paying_customer: false, created: new Date(Date.now() - aYear).toISOString() };

describe('the settings', () => {
  it('have the sections Account, Billing, Security, Time clock website, General settings and Integrations [settings.section.*]', async () => {
    await openSettings();
    const names = [
      'Account',
      'Billing',
      'Security',
      'Time clock website',
      'General settings',
      'Integrations',
    ];
    for (const name of names) expect(screen.getByRole('heading', { name }), name).toBeInTheDocument();
  });

  it('show name and e-mail of the account, changed by writing to us [settings.account]', async () => {
    await openSettings();
    expect(screen.getAllByText(/gardar@example\.is/).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /Change by email/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it('switch to the time clock only after asking [modals.switch-to-time-clock]', async () => {
    const kiosk = sessionOf({ role: 'COMPANY_TIME_CLOCK' });
    const { user, asked } = await openSettings(manager(), { 'PUT /api/time_clock/login': { body: kiosk } });
    await user.click(screen.getByRole('button', { name: /Switch to time clock/ }));
    const question = await questionCalled('Switch to time clock?');
    expect(sent(asked, 'PUT /api/time_clock/login')).toEqual([]);
    await user.click(question.getByRole('button', { name: /Switch to time clock/ }));
    await arrivesAt('/time_clock');
  });

  it('can only be read once the trial and its grace are over, except for password, switch and link', async () => {
    await openSettings(manager(ofOld));
    for (const name of [/Language/, /Time zone/, /Forgotten clock-outs/]) {
      expect(screen.queryByRole('button', { name }), String(name)).toBeNull();
    }
    expect(screen.getByRole('switch', { name: /Approve time entries/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Switch to time clock/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Time clock link/ })).toBeEnabled();
  });

  it('of a closed account can only be read, all of them', async () => {
    await openSettings(manager({ disabled: true, paying_customer: false }));
    for (const name of [/Language/, /Change password/, /Switch to time clock/, /Choose a plan/]) {
      expect(screen.queryByRole('button', { name }), String(name)).toBeNull();
    }
    expect(screen.getByText('Change password')).toBeInTheDocument();
  });

  it('say in their dialog why a change was refused, and keep it open', async () => {
    const answers = { 'POST /api/settings': problem(403, 'company_disabled') };
    const { user } = await openSettings(manager(), answers);
    await user.click(screen.getByRole('button', { name: /Forgotten clock-outs/ }));
    const dialog = await dialogCalled('Forgotten clock-outs');
    await user.click(dialog.getByRole('switch', { name: /Remind the employee/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
  });
});

describe('the time-clock link', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz';
  const link = `${location.origin}/login_link_time_clock?token=${token}`;
  const opened = async (over = {}, answers = {}) => {
    const page = await openSettings(manager({ time_clock_token: token, ...over }), answers);
    await page.user.click(screen.getByRole('button', { name: /Time clock link/ }));
    return { ...page, dialog: await dialogCalled('Time clock link') };
  };

  it('is shown, and copied', async () => {
    const { user, dialog } = await opened();
    expect(dialog.getByLabelText('Link')).toHaveValue(link);
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(written).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
  });

  it('stands selected where the browser does not let it be copied', async () => {
    const { user, dialog } = await opened();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/Copy the selected link/)).toBeInTheDocument();
    const field = dialog.getByLabelText<HTMLInputElement>('Link');
    expect(field.selectionEnd).toBe(link.length);
  });

  it('is renewed only after asking', async () => {
    const settings = firstSettings('en', 'Atlantic/Reykjavik');
    const { user, dialog, asked } = await opened({}, { 'POST /api/settings': { body: settings } });
    await user.click(dialog.getByRole('button', { name: 'Create new link' }));
    const question = await questionCalled('Create a new link?');
    expect(sent(asked, 'POST /api/settings')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Create new link' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/settings')).toEqual([{ time_clock: { renew_token: true } }]),
    );
  });

  it('can be taken back after the trial too, and by a closed account only read', async () => {
    const { dialog } = await opened(ofOld);
    expect(dialog.getByLabelText('Link')).toHaveValue(link);
    expect(dialog.getByRole('button', { name: 'Create new link' })).toBeEnabled();
    cleanup();
    const { dialog: closed } = await opened({ ...ofOld, disabled: true });
    expect(closed.queryByRole('button', { name: 'Create new link' })).toBeNull();
  });
});

describe('forgotten clockings out', () => {
  const settings = firstSettings('en', 'Atlantic/Reykjavik');
  const opened = async () => {
    const page = await openSettings(manager(), { 'POST /api/settings': { body: settings } });
    await page.user.click(screen.getByRole('button', { name: /Forgotten clock-outs/ }));
    return { ...page, dialog: await dialogCalled('Forgotten clock-outs') };
  };

  it('are neither reminded of nor ended until it is chosen; then 10 and 14 hours are offered', async () => {
    const { user, dialog, asked } = await opened();
    expect(dialog.getByRole('switch', { name: /Remind/ })).not.toBeChecked();
    await user.click(dialog.getByRole('switch', { name: /Remind/ }));
    await user.click(dialog.getByRole('switch', { name: /Clock out automatically/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/settings')).toEqual([
        { forgotten_clock_out: { remind_after_hours: 10, close_after_hours: 14 }, version: 0 },
      ]),
    );
  });

  it('take whole hours from 1 to 72, the reminder before the end', async () => {
    const { user, dialog, asked } = await opened();
    await user.click(dialog.getByRole('switch', { name: /Remind/ }));
    await user.click(dialog.getByRole('switch', { name: /Clock out automatically/ }));
    const reminder = dialog.getByLabelText('Remind after (hours)');
    const type = async (text: string) => {
      await user.clear(reminder);
      await user.type(reminder, text);
    };
    await type('14');
    expect(dialog.getByText('Set the reminder before the automatic clock-out')).toBeInTheDocument();
    for (const text of ['0', '7,5', 'x', '73']) {
      await type(text);
      expect(dialog.getByText('Enter a whole number from 1 to 72'), text).toBeInTheDocument();
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(sent(asked, 'POST /api/settings')).toEqual([]);
  });
});

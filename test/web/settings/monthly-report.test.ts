// Proves the setting of the monthly report: its addresses and files, sending on request, and the record.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { manager } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, questionCalled, sent } from './desk-settings.ts';
import { group, openMailed, run, setting, settings } from './mailed.ts';

afterEach(leave);

describe('the monthly report', () => {
  it('is off at first, and asks for nothing', async () => {
    const { asked } = await openMailed(undefined);
    expect(group().getByText('off')).toBeInTheDocument();
    expect(group().queryByRole('button', { name: /Send last month/ })).toBeNull();
    expect(asked.filter(({ call }) => call.includes('monthly'))).toEqual([]);
  });

  it('is switched on with good addresses and a file', async () => {
    const { user, asked } = await openMailed(undefined);
    await user.click(group().getByRole('button', { name: /^Email the report/ }));
    const dialog = await dialogCalled('Monthly report');
    await user.click(dialog.getByRole('switch', { name: 'Email the monthly report' }));
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
    await save();
    expect(dialog.getByText('Enter at least one address')).toBeInTheDocument();
    const field = dialog.getByLabelText('Email addresses');
    await user.type(field, 'Office@Murverk.is, nobody');
    expect(dialog.getByText('Not an email address: nobody')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'Office@Murverk.is, office@murverk.is');
    expect(dialog.getByText('Listed twice: office@murverk.is')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'Office@Murverk.is');
    await user.click(dialog.getByRole('checkbox', { name: 'Report (PDF)' }));
    await save();
    expect(dialog.getByText('Choose at least one file')).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox', { name: /Payroll file/ })).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Time entries (Excel)' }));
    await user.click(dialog.getByRole('radio', { name: 'Íslenska' }));
    expect(sent(asked, 'POST /api/settings')).toEqual([]);
    await save();
    await waitFor(() =>
      expect(sent(asked, 'POST /api/settings')).toEqual([
        {
          monthly_report: { addresses: ['office@murverk.is'], kinds: ['entries'], language: 'is', day: 1 },
          version: 0,
        },
      ]),
    );
  });

  it('is switched off again', async () => {
    const { user, asked } = await openMailed(setting);
    expect(group().getByText('To 2 addresses, on day 3 of the month')).toBeInTheDocument();
    await user.click(group().getByRole('button', { name: /^Email the report/ }));
    const dialog = await dialogCalled('Monthly report');
    await user.click(dialog.getByRole('switch', { name: 'Email the monthly report' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/settings')).toEqual([{ monthly_report: null, version: 0 }]),
    );
  });

  it('waits for a company whose own address is not proven', async () => {
    const { user } = await openMailed(undefined, [], [], false);
    await user.click(group().getByRole('button', { name: /^Email the report/ }));
    const dialog = await dialogCalled('Monthly report');
    expect(dialog.getByText(/Confirm your company email first/)).toBeInTheDocument();
    expect(dialog.queryByRole('switch')).toBeNull();
  });

  it('is sent by hand after a question, and a failed one again', async () => {
    const { user, asked } = await openMailed(setting, [{ ...run, state: 'failed', sent: null, letters: [] }]);
    await user.click(await group().findByRole('button', { name: 'Send again' }));
    const question = await questionCalled('Send the October 2026 report?');
    expect(question.getByText('It goes to 2 email addresses.')).toBeInTheDocument();
    expect(sent(asked, 'POST /api/monthly_reports')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Send report' }));
    expect(
      await screen.findByText('Creating the files. The emails go out when they are ready.'),
    ).toBeInTheDocument();
    expect(sent(asked, 'POST /api/monthly_reports')).toEqual([{ month: '2026-10' }]);
  });

  it('can be read and called back once the trial is over, and nothing else', async () => {
    const created = new Date(Date.now() - 366 * 86_400_000).toISOString();
    await openSettings(manager({ settings: settings(setting), paying_customer: false, created }), {
      'GET /api/monthly_reports': { body: { runs: [run], unsubscribed: [], addresses: [] } },
    });
    expect(await group().findByText('opened 3 times')).toBeInTheDocument();
    const buttons = group().getAllByRole('button');
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) expect(button).toHaveAccessibleName(/^Turn off (?:link|the link|links)/);
  });

  it('says when its record cannot be read', async () => {
    await openSettings(manager({ settings: settings(setting) }), {
      'GET /api/monthly_reports': problem(403, 'forbidden'),
    });
    expect(await group().findByText('Sent reports did not load. Reload the page.')).toBeInTheDocument();
  });
});

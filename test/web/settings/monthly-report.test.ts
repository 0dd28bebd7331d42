// Proves the setting of the monthly report: its addresses and files, sending by hand, and the record of what was sent.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/company-row.ts';
import type { Settings } from '#shared/model/company.ts';
import type { ReportRunOnWire } from '#shared/model/monthly-report.ts';
import { manager } from '../desk/desk.ts';
import { leave, problem } from '../front/visit.ts';
import { dialogCalled, openSettings, questionCalled, sent } from './desk-settings.ts';

afterEach(leave);

const setting = {
  addresses: ['office@murverk.is', 'books@accountant.example'],
  kinds: ['pdf' as const],
  language: 'is' as const,
  day: 3,
  since: '2026-10-01T08:00:00Z',
};
const run: ReportRunOnWire = {
  id: '2026-10',
  month: '2026-10',
  by_hand: false,
  state: 'sent',
  kinds: ['pdf'],
  created: '2026-11-03T07:00:00Z',
  sent: '2026-11-03T07:01:00Z',
  ends: '2026-12-03T07:00:00Z',
  letters: [
    { address: 'office@murverk.is', openings: 0, opened: null },
    { address: 'books@accountant.example', openings: 3, opened: '2026-11-04T09:00:00Z' },
  ],
};
const settings = (monthly_report: Settings['monthly_report']): Settings => ({
  ...firstSettings('en', 'Atlantic/Reykjavik'),
  monthly_report,
});
const group = () => within(screen.getByRole('region', { name: 'Monthly report' }));

async function open(
  monthly_report: Settings['monthly_report'],
  runs: readonly ReportRunOnWire[] = [],
  unsubscribed: readonly string[] = [],
  verified = true,
) {
  const now = settings(monthly_report);
  return openSettings(manager({ settings: now, email_verified: verified }), {
    'POST /api/settings': { body: now },
    'GET /api/monthly_reports': { body: { runs, unsubscribed } },
    'POST /api/monthly_reports': { body: { ...run, state: 'making' } },
    'PUT /api/monthly_reports/2026-10/revoke': { body: { ...run, ends: null } },
  });
}

describe('the monthly report', () => {
  it('is off at first, and asks for nothing', async () => {
    const { asked } = await open(undefined);
    expect(group().getByText('Off')).toBeInTheDocument();
    expect(group().queryByRole('button', { name: /Send last month/ })).toBeNull();
    expect(asked.filter(({ call }) => call.includes('monthly'))).toEqual([]);
  });

  it('is switched on with good addresses and a file', async () => {
    const { user, asked } = await open(undefined);
    await user.click(group().getByRole('button', { name: /Mail the report every month/ }));
    const dialog = await dialogCalled('Monthly report');
    await user.click(dialog.getByRole('switch', { name: 'Mail the monthly report' }));
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
    await save();
    expect(dialog.getByText('Write at least one address')).toBeInTheDocument();
    const field = dialog.getByLabelText('E-mail addresses');
    await user.type(field, 'Office@Murverk.is, nobody');
    expect(dialog.getByText('This is not an e-mail address: nobody')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'Office@Murverk.is, office@murverk.is');
    expect(dialog.getByText('This address is there twice: office@murverk.is')).toBeInTheDocument();
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
    const { user, asked } = await open(setting);
    expect(group().getByText('To 2 addresses, 3 days after the month')).toBeInTheDocument();
    await user.click(group().getByRole('button', { name: /Mail the report every month/ }));
    const dialog = await dialogCalled('Monthly report');
    await user.click(dialog.getByRole('switch', { name: 'Mail the monthly report' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/settings')).toEqual([{ monthly_report: null, version: 0 }]),
    );
  });

  it('waits for a company whose own address is not proven', async () => {
    const { user } = await open(undefined, [], [], false);
    await user.click(group().getByRole('button', { name: /Mail the report every month/ }));
    const dialog = await dialogCalled('Monthly report');
    expect(dialog.getByText(/First confirm the e-mail address/)).toBeInTheDocument();
    expect(dialog.queryByRole('switch')).toBeNull();
  });

  it('shows what was sent, how often it was opened, and who has unsubscribed', async () => {
    await open(
      setting,
      [run, { ...run, id: 'x', month: '2026-09', state: 'failed', sent: null, letters: [] }],
      ['office@murverk.is'],
    );
    expect(await group().findByText('Sent 03.11.2026 07:01')).toBeInTheDocument();
    expect(group().getByText('not opened, has unsubscribed')).toBeInTheDocument();
    expect(group().getByText('opened 3 times')).toBeInTheDocument();
    expect(group().getByText('The links work until 03.12.2026 07:00')).toBeInTheDocument();
    expect(group().getByText('Not sent: a file could not be made')).toBeInTheDocument();
  });

  it('is sent by hand after a question, and a failed one again', async () => {
    const { user, asked } = await open(setting, [{ ...run, state: 'failed', sent: null, letters: [] }]);
    await user.click(await group().findByRole('button', { name: 'Send again' }));
    const question = await questionCalled('Send the report of October 2026?');
    expect(question.getByText('The letters go to 2 addresses.')).toBeInTheDocument();
    expect(sent(asked, 'POST /api/monthly_reports')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The files are being made; the letters follow.')).toBeInTheDocument();
    expect(sent(asked, 'POST /api/monthly_reports')).toEqual([{ month: '2026-10' }]);
  });

  it('calls its links back after a question', async () => {
    const { user, asked } = await open(setting, [run]);
    await user.click(await group().findByRole('button', { name: 'Call the links back' }));
    const question = await questionCalled('Call the links back?');
    await user.click(question.getByRole('button', { name: 'Call the links back' }));
    expect(await screen.findByText('The links have been called back')).toBeInTheDocument();
    expect(asked.some(({ call }) => call === 'PUT /api/monthly_reports/2026-10/revoke')).toBe(true);
  });

  it('can only be read once the trial is over', async () => {
    const created = new Date(Date.now() - 366 * 86_400_000).toISOString();
    await openSettings(manager({ settings: settings(setting), paying_customer: false, created }), {
      'GET /api/monthly_reports': { body: { runs: [run], unsubscribed: [] } },
    });
    expect(await group().findByText('opened 3 times')).toBeInTheDocument();
    expect(group().queryByRole('button')).toBeNull();
  });

  it('says when its record cannot be read', async () => {
    await openSettings(manager({ settings: settings(setting) }), {
      'GET /api/monthly_reports': problem(403, 'forbidden'),
    });
    expect(await group().findByText('The record could not be read.')).toBeInTheDocument();
  });
});

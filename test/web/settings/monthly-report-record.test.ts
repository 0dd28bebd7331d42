// Proves the record of mailed reports: what was sent and opened, called back whole or in part, and why one was not sent.
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave } from '#test/web/front/visit.ts';
import { questionCalled } from './desk-settings.ts';
import { group, openMailed, run, setting } from './mailed.ts';

afterEach(leave);

describe('the record of the monthly report', () => {
  it('shows what was sent, how often it was opened, and who has unsubscribed', async () => {
    await openMailed(
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

  it('calls its links back after a question', async () => {
    const { user, asked } = await openMailed(setting, [run]);
    await user.click(await group().findByRole('button', { name: 'Call the links back' }));
    const question = await questionCalled('Call the links back?');
    await user.click(question.getByRole('button', { name: 'Call the links back' }));
    expect(await screen.findByText('The links have been called back')).toBeInTheDocument();
    expect(asked.some(({ call }) => call === 'PUT /api/monthly_reports/2026-10/revoke')).toBe(true);
  });

  it('calls back the link of one address alone, after a question that names it', async () => {
    const { user, asked } = await openMailed(setting, [run]);
    const heading = 'Call back the link of office@murverk.is?';
    await user.click(await group().findByRole('button', { name: heading }));
    const question = await questionCalled(heading);
    await user.click(question.getByRole('button', { name: 'Call back' }));
    expect(await screen.findByText('The links have been called back')).toBeInTheDocument();
    const call = asked.find((one) => one.call === 'PUT /api/monthly_reports/2026-10/revoke');
    expect(call?.url).toMatch(/revoke\?address=office%40murverk\.is$/);
    await leave();
    const [first, second] = run.letters;
    if (!first || !second) expect.fail('no letters');
    await openMailed(setting, [{ ...run, letters: [{ ...first, called_back: true }, second] }]);
    expect(await group().findByText('not opened, its link no longer works')).toBeInTheDocument();
    expect(group().queryByRole('button', { name: heading })).toBeNull();
  });

  it('is called back while its files are made, and reads so at once', async () => {
    const making = { ...run, state: 'making' as const, sent: null, letters: [] };
    const { user } = await openMailed(setting, [making]);
    await user.click(await group().findByRole('button', { name: 'Do not send it' }));
    const question = await questionCalled('Not send this report?');
    await user.click(question.getByRole('button', { name: 'Do not send it' }));
    expect(await screen.findByText('The report will not be sent')).toBeInTheDocument();
    await leave();
    await openMailed(setting, [{ ...making, state: 'called_back', ends: null }]);
    expect(await group().findByText('Called back before it was sent')).toBeInTheDocument();
    expect(group().queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('names whose kennitala kept a payroll file from being made', async () => {
    const refused = [{ kind: 'regla' as const, code: 'kennitala_missing', names: 'Anna, Bjarni' }];
    await openMailed(setting, [{ ...run, state: 'failed', sent: null, letters: [], refused }]);
    expect(
      await group().findByText(
        'Payroll file for Regla: No payroll file can be made: a valid kennitala is missing for Anna, Bjarni.',
      ),
    ).toBeInTheDocument();
  });
});

// Proves the record of mailed reports: sent, opened, revoked in part or whole, and the reason of a failure.
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
    expect(group().getByText('Not sent: a file could not be created')).toBeInTheDocument();
  });

  it('calls its links back after a question', async () => {
    const { user, asked } = await openMailed(setting, [run]);
    await user.click(await group().findByRole('button', { name: 'Turn off links' }));
    const question = await questionCalled('Turn off these links?');
    await user.click(question.getByRole('button', { name: 'Turn off links' }));
    expect(await screen.findByText('Turned off')).toBeInTheDocument();
    expect(asked.some(({ call }) => call === 'PUT /api/monthly_reports/2026-10/revoke')).toBe(true);
  });

  it('calls back the link of one address alone, after a question that names it', async () => {
    const { user, asked } = await openMailed(setting, [run]);
    const heading = 'Turn off the link for office@murverk.is?';
    await user.click(await group().findByRole('button', { name: heading }));
    const question = await questionCalled(heading);
    await user.click(question.getByRole('button', { name: 'Turn off link' }));
    expect(await screen.findByText('Turned off')).toBeInTheDocument();
    const call = asked.find((one) => one.call === 'PUT /api/monthly_reports/2026-10/revoke');
    expect(call?.url).toMatch(/revoke\?address=office%40murverk\.is$/);
    await leave();
    const [first, second] = run.letters;
    if (!first || !second) expect.fail('no letters');
    await openMailed(setting, [{ ...run, letters: [{ ...first, called_back: true }, second] }]);
    expect(await group().findByText('not opened, link turned off')).toBeInTheDocument();
    expect(group().queryByRole('button', { name: heading })).toBeNull();
  });

  it('is called back while its files are made, and reads so at once', async () => {
    const making = { ...run, state: 'making' as const, sent: null, letters: [] };
    const { user } = await openMailed(setting, [making]);
    await user.click(await group().findByRole('button', { name: 'Stop report' }));
    const question = await questionCalled('Stop this report?');
    await user.click(question.getByRole('button', { name: 'Stop report' }));
    expect(await screen.findByText('Report stopped')).toBeInTheDocument();
    await leave();
    await openMailed(setting, [{ ...making, state: 'called_back', ends: null }]);
    expect(await group().findByText('Stopped before it was sent')).toBeInTheDocument();
    expect(group().queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('names whose kennitala kept a payroll file from being made', async () => {
    const refused = [{ kind: 'regla' as const, code: 'kennitala_missing', names: 'Anna, Bjarni' }];
    await openMailed(setting, [{ ...run, state: 'failed', sent: null, letters: [], refused }]);
    expect(
      await group().findByText(
        'Payroll file for Regla: The payroll file needs a valid kennitala for Anna, Bjarni. Add it and try again.',
      ),
    ).toBeInTheDocument();
  });
});

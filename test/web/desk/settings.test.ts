// Proves the settings' sections, what the trial says, the switch to the time clock and the integrations.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/company.ts';
import { type Answers, arrivesAt, leave, sessionOf, visit } from '../front/visit.ts';
import { manager } from './desk.ts';

afterEach(leave);

async function settings(session: Session = manager(), answers: Readonly<Record<string, Answers>> = {}) {
  const opened = await visit('/app#settings', {
    session,
    answers: { 'GET /api/employees': { body: [] }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return opened;
}
const sent = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('the settings', () => {
  it('have the sections Account, Billing, Security, Time clock website, General settings and Integrations', async () => {
    await settings();
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

  it('show name and e-mail of the account, changed by writing to us', async () => {
    await settings();
    expect(screen.getAllByText(/gardar@example\.is/).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /Write to us/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it('say how many days of the trial remain, less than 1 day at the end, and that it is over', async () => {
    await settings(manager({ paying_customer: false, trial_ends: hoursFromNow(24 * 9.5) }));
    expect(screen.getByText(/(?:9|10) days left of the trial/)).toBeInTheDocument();
    await leave();
    await settings(manager({ paying_customer: false, trial_ends: hoursFromNow(20) }));
    expect(screen.getByText('less than 1 day remaining')).toBeInTheDocument();
    await leave();
    await settings(manager({ paying_customer: false, trial_ends: hoursFromNow(-1) }));
    expect(screen.getByText('The trial period is over')).toBeInTheDocument();
  });

  it('switch to the time clock only after asking', async () => {
    const kiosk = sessionOf({ role: 'COMPANY_TIME_CLOCK' });
    const { user, asked } = await settings(manager(), { 'PUT /api/time_clock/login': { body: kiosk } });
    await user.click(screen.getByRole('button', { name: /Switch to the time clock/ }));
    const title = await screen.findByRole('heading', { name: 'Switch to the time clock?' });
    expect(sent(asked, 'PUT /api/time_clock/login')).toEqual([]);
    const question = within(
      title.closest<HTMLElement>('section, dialog, [role]') ?? expect.fail('no dialog'),
    );
    await user.click(question.getByRole('button', { name: /Switch to the time clock/ }));
    await arrivesAt('/time_clock');
  });
});

describe('integrations', () => {
  it('are offered to Icelandic companies only', async () => {
    await settings();
    expect(screen.getByRole('button', { name: /Add an integration/ })).toBeInTheDocument();
    await leave();
    await settings(manager({ country: 'PT' }));
    expect(screen.queryByRole('button', { name: /Add an integration/ })).toBeNull();
  });

  it('can be deleted after asking', async () => {
    const integrations = { payday: { active: true } };
    const call = 'DELETE /api/integrations/payday';
    const { user, asked } = await settings(manager({ integrations }), { [call]: { status: 204 } });
    await user.click(screen.getByRole('button', { name: /Payday/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete integration' }));
    await screen.findByText('The ID numbers of the employees are kept.');
    expect(sent(asked, call)).toEqual([]);
    await user.click(
      screen.getAllByRole('button', { name: 'Delete integration' }).at(-1) ?? expect.fail('no yes'),
    );
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
  });
});

// Proves the administrator's list of companies and the dialog that adds one.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { arrivesAt, leave, sessionOf, visit } from '../front/visit.ts';

afterEach(leave);

const company = (name: string, created: string) => ({
  id: `c-${name}`,
  name,
  email: `${name}@example.is`,
  country: 'IS',
  created,
  paying_customer: false,
  disabled: false,
  billing_plan: null,
  notes: '',
  notes_version: 0,
  notes_saved: null,
  time_zone: 'Atlantic/Reykjavik',
  trial_ends: '2026-06-15T08:00:00Z',
  active_employees: 2,
  inactive_employees: 0,
  last_entry: null,
});
const older = company('Older', '2026-01-05T08:00:00Z');
const newer = company('Newer', '2026-06-01T08:00:00Z');

async function companies() {
  const opened = await visit('/admin/app', {
    session: sessionOf({ role: 'ADMIN', id: 'platform', name: 'Ólöf' }),
    answers: { 'GET /admin/companies': { body: [older, newer] }, 'POST /admin/companies': { body: newer } },
  });
  await screen.findByRole('rowheader', { name: 'Older' });
  return opened;
}
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the administrator', () => {
  it('sees the companies, newest first, and sorts them', async () => {
    const { user } = await companies();
    expect(names()).toEqual(['Newer', 'Older']);
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(() => expect(names()).toEqual(['Older', 'Newer']));
  });

  it('reads and writes notes about a company', async () => {
    const noted = { ...newer, notes: 'Rang them up' };
    const { user, asked } = await visit('/admin/app', {
      session: sessionOf({ role: 'ADMIN', id: 'platform', name: 'Ólöf' }),
      answers: {
        'GET /admin/companies': { body: [older, noted] },
        'PUT /admin/companies/notes': { body: noted },
      },
    });
    await screen.findByText('Rang them up');
    await user.click(screen.getByRole('button', { name: 'Notes: Newer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notes' }));
    const field = await dialog.findByLabelText('Notes');
    expect(field).toHaveValue('Rang them up');
    await user.type(field, ' again');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'PUT /admin/companies/notes')?.body).toEqual({
        company_id: newer.id,
        notes: 'Rang them up again',
      }),
    );
  });

  it('logs in as a company, with a reason, and every screen says so and has a way back', async () => {
    const acting = sessionOf({ id: newer.id, name: newer.name, acting_for: 'Ólöf' });
    const { user, asked } = await visit('/admin/app', {
      session: sessionOf({ role: 'ADMIN', id: 'platform', name: 'Ólöf' }),
      answers: {
        'GET /admin/companies': { body: [older, newer] },
        [`GET /admin/login-as/${newer.id}`]: { body: acting },
        'POST /api/logout': { status: 204 },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Log in as Newer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in as Newer' }));
    await user.type(dialog.getByLabelText('Reason (optional)'), 'Cannot find lunch');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('You are logged in as Newer')).toBeInTheDocument();
    expect(asked.some(({ call }) => call === `GET /admin/login-as/${newer.id}`)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Back to administration' }));
    await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/logout'))).toBe(true));
    await arrivesAt('/admin');
  });

  it('adds a company with name, valid e-mail, and a password that is confirmed', async () => {
    const { user, asked } = await companies();
    await user.click(screen.getByRole('button', { name: 'Add company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add company' }));
    const create = () => user.click(dialog.getByRole('button', { name: 'Create' }));
    const fields = () =>
      ['Name', 'Email', 'Password', 'Confirm password'].map((label) => dialog.getByLabelText(label));
    await create();
    await waitFor(() =>
      expect(
        fields()
          .slice(0, 3)
          .map((field) => field.getAttribute('aria-invalid')),
      ).toEqual(['true', 'true', 'true']),
    );
    const [name, email, password, confirm] = fields();
    await user.type(name ?? expect.fail(), 'Verk');
    await user.type(email ?? expect.fail(), 'nobody');
    await user.type(password ?? expect.fail(), 'a long password');
    await user.type(confirm ?? expect.fail(), 'another password');
    await create();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await user.type(email ?? expect.fail(), '@example.is');
    await create();
    expect(
      await dialog.findByText('New password and confirmed new password do not match'),
    ).toBeInTheDocument();
    expect(asked.filter(({ call }) => call === 'POST /admin/companies')).toEqual([]);
    await user.clear(confirm ?? expect.fail());
    await user.type(confirm ?? expect.fail(), 'a long password');
    await create();
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === 'POST /admin/companies').map(({ body }) => body)).toEqual([
        { name: 'Verk', email: 'nobody@example.is', password: 'a long password' },
      ]),
    );
  });
});

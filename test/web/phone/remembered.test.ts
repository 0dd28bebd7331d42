// Proves that a phone without a network opens for the employee who was last logged in, and for no other.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { remember, remembered } from '#web/api/last-session.ts';
import { kept } from '#web/features/phone/press/outbox.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { arrivesAt, leave, problem, sessionOf, visit } from '#test/web/front/visit.ts';

afterEach(leave);
const cut = new TypeError('Failed to fetch');
const anna = sessionOf({
  role: 'EMPLOYEE',
  id: 'e9000001',
  name: 'Anna',
  needs: [],
  settings: firstSettings('en', 'UTC'),
});
const roof = { id: 'p0000001', name: 'Roof' };
const withoutNetwork = (answers: NonNullable<Parameters<typeof visit>[1]>['answers'] = {}) =>
  visit('/employee/app', {
    language: 'en',
    answers: {
      ...answers,
      'POST /api/self': cut,
      'GET /employee/worklogs': cut,
      'GET /employee/v2/projects': cut,
      'GET /employee/v2/clock': cut,
    },
  });
/** Waits until it is drawn, because a later drawing would reach the next test. */
async function asksToLogIn(): Promise<void> {
  await arrivesAt('/login_employee');
  await screen.findByLabelText('Employee name');
}

describe('a phone without a network', () => {
  it('opens for the employee who was in, with what was last heard', async () => {
    remember({ ...anna, session_token: 'a secret' });
    expect(localStorage.getItem('stund-clock')).toContain('Anna');
    expect(localStorage.getItem('stund-clock')).not.toContain('a secret');
    await kept.keepKnown(anna.id, { logs: [aWorkLog({ project: roof })], projects: [roof] });
    await withoutNetwork();
    expect(await screen.findByRole('radio', { name: /Roof/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clock in' })).toBeEnabled());
  });

  it('remembers what became of a press that goes through before any list is heard again', async () => {
    remember(anna);
    await kept.keepKnown(anna.id, { logs: [], projects: [roof] });
    const { end_time: _, ...begun } = aWorkLog({ id: 'w9000001', project: roof });
    const page = await withoutNetwork({ 'POST /employee/v2/clock_in': { body: begun } });
    await page.user.click(await screen.findByRole('radio', { name: /Roof/ }));
    await page.user.click(screen.getByRole('button', { name: 'Clock in' }));
    await waitFor(async () => {
      expect((await kept.readKnown(anna.id))?.logs.map(({ id }) => id)).toEqual([begun.id]);
      expect((await kept.read(anna.id)).presses).toEqual([]);
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Roof' })).toBeVisible();
  });

  it('asks a stranger to log in as an employee', async () => {
    await withoutNetwork();
    await asksToLogIn();
  });

  it('forgets the employee when the server says that the log-in is over', async () => {
    remember(anna);
    await visit('/employee/app', {
      language: 'en',
      answers: { 'POST /api/self': problem(401, 'session_over') },
    });
    await asksToLogIn();
    expect(remembered()).toBeUndefined();
  });

  it('remembers no session without a clock, and nothing that cannot be read', () => {
    remember(sessionOf({ role: 'COMPANY' }));
    expect(remembered()).toBeUndefined();
    localStorage.setItem('stund-clock', '{"role":"EMPLOYEE"}');
    expect(remembered()).toBeUndefined();
  });

  it('keeps the entries of one employee only: the next finds none of the one before', async () => {
    await kept.keepKnown('e9000002', { logs: [aWorkLog()], projects: [roof] });
    await kept.keepKnown('e9000003', { logs: [], projects: [] });
    expect(await kept.readKnown('e9000002')).toBeUndefined();
    expect(await kept.readKnown('e9000003')).toEqual({ logs: [], projects: [] });
  });
});

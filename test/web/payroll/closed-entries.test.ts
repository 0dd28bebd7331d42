// Proves entries of closed days in the office's list, in their form and on the phone: marked as closed, without a change.
import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Session } from '#shared/model/company/company.ts';
import type { ClosedState } from '#shared/model/company/pay-period-rule.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';
import { ended, phone } from '#test/web/phone/phone.ts';
import { dialogCalled } from '#test/web/settings/desk-settings.ts';

afterEach(leave);

const pay_periods = { every: 'month', starts: 1, steps: 'submit_approve_lock' } as const;
const settings = { ...firstSettings('en', 'UTC'), features: { approve_work_logs: true }, pay_periods };
const closed = (state: ClosedState, from = '2026-09-01', to = '2026-11-30') => ({
  settings,
  closed_days: [{ from, to, state }],
});
const sentence = 'Pay period 01.11.2026 to 30.11.2026 is closed. These hours cannot be changed.';

async function list(session: Session) {
  const opened = await visit('/app?from=2026-11-01&to=2026-11-30#all-entries', {
    session,
    answers: {
      'GET /api/worklogs': { body: [aWorkLog({ id: 'w1' })] },
      'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
      'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
      'GET /api/worklogs/w1/history': { body: [] },
    },
  });
  return { ...opened, table: within(await screen.findByRole('table', { name: 'Time entries' })) };
}

describe('an entry of locked days', () => {
  it('shows a lock that says why, and a form that changes nothing', async () => {
    const { user, table } = await list(manager(closed('locked')));
    await user.click(await table.findByRole('button', { name: new RegExp(sentence) }));
    const form = await dialogCalled('Edit time entry');
    expect(form.getByText(sentence)).toBeInTheDocument();
    for (const name of ['Save changes', 'Delete entry'])
      expect(form.getByRole('button', { name }), name).toBeDisabled();
    expect(form.getByLabelText('In')).toBeDisabled();
    expect(form.getByRole('radio', { name: 'Approved' })).toBeDisabled();
    expect(form.getByRole('button', { name: 'History' })).toBeEnabled();
  });

  it('is said in the reader’s language', async () => {
    const session = manager(closed('approved'));
    await visit('/app?from=2026-11-01&to=2026-11-30#all-entries', {
      session,
      language: 'is',
      answers: {
        'GET /api/worklogs': { body: [aWorkLog()] },
        'GET /api/employees': { body: [] },
        'GET /api/projects': { body: [] },
      },
    });
    const said = /launatímabilinu 01\.11\.2026 til 30\.11\.2026 hefur verið lokað/;
    expect(await screen.findByRole('button', { name: said })).toBeInTheDocument();
  });

  it('is changed by the company while it is only submitted', async () => {
    const { user, table } = await list(manager(closed('submitted')));
    await user.click(await table.findByRole('button', { name: /^Edit/ }));
    const form = await dialogCalled('Edit time entry');
    expect(form.queryByText(sentence)).toBeNull();
    expect(form.getByRole('button', { name: 'Delete entry' })).toBeEnabled();
  });
});

describe('an own entry on the phone', () => {
  const opened = async (state: ClosedState | undefined) => {
    const ever = state && { closed_days: [{ from: '2020-01-01', to: '2099-12-31', state }] };
    const session = { needs: ['manage_worklogs' as const], settings, country: 'IS' as const, ...ever };
    const { user } = await phone([ended(1)], { session });
    await user.click(await screen.findByRole('button', { name: /1\.00/ }));
    return within(await screen.findByRole('dialog'));
  };

  it.each(['submitted', 'approved', 'locked'] as const)(
    'of days that are %s has no Edit and says why',
    async (state) => {
      const dialog = await opened(state);
      expect(dialog.getByText(/These hours cannot be changed/)).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
      expect(dialog.getByRole('button', { name: /Comment/i })).toBeEnabled();
    },
  );

  it('of open days can be edited', async () => {
    const dialog = await opened(undefined);
    expect(dialog.getByRole('button', { name: 'Edit' })).toBeEnabled();
    expect(dialog.queryByText(/can no longer be changed/)).toBeNull();
  });
});

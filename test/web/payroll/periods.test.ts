// Proves pay periods on the payroll screen: states in words, entries to correct, steps, record, late entries.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PayPeriod, PeriodState, PeriodStep } from '#shared/model/pay-period.ts';
import { monthName } from '#web/words/day-words.ts';
import { manager } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { dialogCalled, sent } from '#test/web/settings/desk-settings.ts';
import { by, move, october, opened, period, row, settings } from './desk-periods.ts';

afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

describe('the pay periods', () => {
  it.each([
    ['en', ['Open', 'Submitted', 'Approved', 'Locked'], 'Submit only'],
    ['is', ['Opið', 'Skilað', 'Samþykkt', 'Læst'], 'Skila eingöngu'],
    ['pt', ['Aberto', 'Entregue', 'Aprovado', 'Bloqueado'], 'Só entregar'],
  ] as const)('say their states and steps in words, in %s', async (language, states, step) => {
    await opened(
      [
        october(),
        period('2026-09-01', '2026-09-30', { state: 'submitted', version: 1 }),
        period('2026-08-01', '2026-08-31', { state: 'approved', version: 2 }),
        period('2026-07-01', '2026-07-31', { state: 'locked', version: 3 }),
      ],
      {},
      manager({ settings }),
      language,
    );
    const [first = '', ...others] = states;
    expect((await row('01.–31.10.2026')).getByText(first)).toBeInTheDocument();
    for (const [at, word] of others.entries()) {
      const month = monthName(language, `2026-0${9 - at}`);
      const named = new RegExp(`^${month}${word}160`, 'i');
      // Earlier months come after the step.
      await screen.findByText(
        (_, element) => element?.matches('li') === true && named.test(element.textContent),
      );
    }
    expect(
      (await row('01.–31.10.2026')).getByRole('button', { name: new RegExp(`^${step}: 01`) }),
    ).toBeEnabled();
  });

  it('name what stands in the way with the way to it, and hold back only the step it bars', async () => {
    const running = period('2026-11-01', '2026-11-30', { is_over: false, open: 5, unapproved: 9 });
    const submitted = period('2026-09-01', '2026-09-30', {
      state: 'submitted',
      version: 1,
      unapproved: 1,
      open: 2,
    });
    const at = async (shown: PayPeriod) => {
      await leave();
      vi.setSystemTime(new Date('2026-11-18T12:00:00Z'));
      await opened(
        [running, october({ unapproved: 1003, overlapping: 1 }), submitted],
        {},
        undefined,
        'en',
        shown,
      );
    };
    await at(running);
    const now = await row('01.–30.11.2026');
    expect(now.getByText('In progress')).toBeInTheDocument();
    expect(now.getByText(/^Ends 30.11.2026/)).toBeInTheDocument();
    expect(now.queryByText(/not approved|on the clock/)).toBeNull();
    expect(now.queryByRole('button', { name: /Submit|Lock/ })).toBeNull();
    await at(october());
    const last = await row('01.–31.10.2026');
    expect(last.getByRole('link', { name: '1,003 not approved' })).toHaveAttribute(
      'href',
      '/app?from=2026-10-01&to=2026-10-31&approved=false#all-entries',
    );
    expect(last.getByText('1 overlapping')).toBeInTheDocument();
    expect(last.getByRole('button', { name: /^Submit/ })).toBeEnabled();
    await at(submitted);
    const before = await row('01.–30.09.2026');
    expect(before.getByText('2 still running')).toBeInTheDocument();
    expect(before.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    expect(before.getByRole('button', { name: /^Reopen/ })).toBeEnabled();
  });

  it('take one step at a press, and keep the focus where it was taken', async () => {
    const after = october({ state: 'submitted', version: 1 });
    let now = october();
    const { user, asked } = await opened([], {
      'GET /api/pay_periods': () => ({ body: [now] }),
      [move]: () => {
        now = after;
        return { body: after };
      },
    });
    await user.click((await row('01.–31.10.2026')).getByRole('button', { name: /^Submit/ }));
    expect(await screen.findByText('01.–31.10.2026 submitted')).toBeInTheDocument();
    expect(sent(asked, move)).toEqual([{ to_state: 'submitted', version: 0 }]);
    expect((await row('01.–31.10.2026')).getByText('Submitted')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  });

  it('take all the steps that are left at one press, each from the version that the one before it left', async () => {
    let now = october();
    const { user, asked } = await opened([], {
      'GET /api/pay_periods': () => ({ body: [now] }),
      [move]: () => {
        const state = (['submitted', 'approved', 'locked'] as const)[now.version] ?? 'locked';
        now = october({ state, version: now.version + 1 });
        return { body: now };
      },
    });
    const shown = await row('01.–31.10.2026');
    expect(shown.getByText(/^Takes the 3 steps left at once\. Reopening needs/)).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: /^Lock the period: 01/ }));
    expect(await screen.findByText('01.–31.10.2026 locked')).toBeInTheDocument();
    expect(sent(asked, move)).toEqual([
      { to_state: 'submitted', version: 0 },
      { to_state: 'approved', version: 1 },
      { to_state: 'locked', version: 2 },
    ]);
  });

  it('stop at the step that is refused, and show how far they came', async () => {
    let now = october();
    const { user } = await opened([], {
      'GET /api/pay_periods': () => ({ body: [now] }),
      [move]: () => {
        if (now.version > 0) return problem(409, 'period_not_ready', { params: { open: 1, unapproved: 0 } });
        now = october({ state: 'submitted', version: 1 });
        return { body: now };
      },
    });
    await user.click((await row('01.–31.10.2026')).getByRole('button', { name: /^Lock the period/ }));
    expect(await screen.findByText(/^Fix these time entries first: 1 still running/)).toBeInTheDocument();
    await waitFor(async () =>
      expect((await row('01.–31.10.2026')).getByText('Submitted')).toBeInTheDocument(),
    );
  });

  it('name one next step and what it changes, and who has taken the ones before it since the last opening', async () => {
    const step = (from_state: PeriodState, to_state: PeriodState, day: string, name: string): PeriodStep => ({
      at: `2026-11-${day}T09:00:00Z`,
      by: { kind: 'Company', name },
      from_state,
      to_state,
      from: '2026-10-01',
      to: '2026-10-31',
      entries: 20,
      seconds: 576_000,
    });
    const history = [
      step('submitted', 'approved', '05', 'Hulda'),
      step('open', 'submitted', '04', 'Jón'),
      step('submitted', 'open', '03', 'Hulda'),
      step('open', 'submitted', '02', 'Anna'),
    ];
    await opened([october({ state: 'approved', version: 4, history })]);
    const shown = await row('01.–31.10.2026');
    expect(shown.getByRole('button', { name: /^Lock the period: 01/ })).toBeEnabled();
    expect(shown.queryByRole('button', { name: /^(Submit|Approve)/ })).toBeNull();
    expect(shown.getByText(/^Step 3 of 3\. Reopening needs a reason\./)).toBeInTheDocument();
    expect(shown.getByText('Submitted: Jón, 04.11.2026 09:00')).toBeInTheDocument();
    expect(shown.getByText('Approved: Hulda, 05.11.2026 09:00')).toBeInTheDocument();
    expect(shown.queryByText(/^Submitted: Anna/)).toBeNull();
  });

  it('inform the second of two who move the same one, and show its present state', async () => {
    let now = october();
    const { user } = await opened([], {
      'GET /api/pay_periods': () => ({ body: [now] }),
      [move]: () => {
        now = october({ state: 'submitted', version: 1 });
        return problem(409, 'period_changed');
      },
    });
    await user.click((await row('01.–31.10.2026')).getByRole('button', { name: /^Submit/ }));
    expect(await screen.findByText('Someone else has just changed this pay period')).toBeInTheDocument();
    await waitFor(async () =>
      expect((await row('01.–31.10.2026')).getByText('Submitted')).toBeInTheDocument(),
    );
  });

  it('that are locked are opened with a reason only', async () => {
    const locked = october({ state: 'locked', version: 3 });
    const { user, asked } = await opened([locked], { [move]: { body: october({ version: 4 }) } });
    await user.click((await row('01.–31.10.2026')).getByRole('button', { name: /^Reopen/ }));
    const dialog = await dialogCalled('Reopen this period?');
    await user.click(dialog.getByRole('button', { name: 'Reopen' }));
    expect(dialog.getByText('Enter a reason')).toBeInTheDocument();
    expect(sent(asked, move)).toEqual([]);
    await user.type(dialog.getByLabelText(/Reason/), 'Forgotten hours');
    await user.click(dialog.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('01.–31.10.2026 reopened')).toBeInTheDocument();
    expect(sent(asked, move)).toEqual([{ to_state: 'open', version: 3, reason: 'Forgotten hours' }]);
  });

  it('show every step that was taken, and what came after closing', async () => {
    const { user } = await opened([
      october({
        state: 'approved',
        version: 4,
        entries: 21,
        seconds: 164 * 3600,
        closed: { at: '2026-11-02T10:00:00Z', entries: 20, seconds: 160 * 3600 },
        late: {
          count: 1,
          entries: [
            {
              id: 'w1',
              employee: { id: 'e0000001', name: 'Anna' },
              start_time: '2026-10-31T08:00:00Z',
              received_at: '2026-11-02T11:30:00Z',
            },
          ],
        },
        history: [
          {
            at: '2026-11-02T10:00:00Z',
            by,
            from_state: 'submitted',
            to_state: 'approved',
            from: '2026-10-01',
            to: '2026-10-31',
            entries: 20,
            seconds: 576_000,
          },
          {
            at: '2026-11-02T09:00:00Z',
            by,
            from_state: 'approved',
            to_state: 'submitted',
            from: '2026-10-01',
            to: '2026-10-31',
            entries: 20,
            seconds: 576_000,
          },
          {
            at: '2026-11-02T08:00:00Z',
            by,
            from_state: 'locked',
            to_state: 'open',
            from: '2026-10-15',
            to: '2026-11-14',
            reason: 'A wrong month',
            entries: 1,
            seconds: 3600,
          },
        ],
      }),
    ]);
    const shown = await row('01.–31.10.2026');
    expect(shown.getByText('1 time entry arrived after the period closed')).toBeInTheDocument();
    expect(shown.getByText('When closed: 20 time entries, 160.00 h')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Anna, 31.10.2026 08:00' })).toHaveAttribute(
      'href',
      '/app?from=2026-10-31&to=2026-10-31&employee_id=e0000001#all-entries',
    );
    await user.click(shown.getByRole('button', { name: 'History of 01.–31.10.2026' }));
    const steps = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.some((text) => text?.endsWith('approved 20 time entries · 160.00 h'))).toBe(true);
    expect(steps.some((text) => text?.includes('cleared the approval'))).toBe(true);
    expect(
      steps.some((text) => /reopened as 15\.10\.2026–14\.11\.2026|reopened .*A wrong month/.test(text ?? '')),
    ).toBe(true);
  });

  it('can only be read once the trial and its grace are over', async () => {
    const created = new Date(Date.now() - 366 * 86_400_000).toISOString();
    await opened([october({ history: [] })], {}, manager({ settings, paying_customer: false, created }));
    const shown = await row('01.–31.10.2026');
    expect(shown.queryByRole('button', { name: /^Submit/ })).toBeNull();
    expect(shown.getByText('20 time entries')).toBeInTheDocument();
  });

  it('are offered where a company has none, and stay in sight while something is closed', async () => {
    const none = { ...settings, pay_periods: null };
    const integrations = { payday: { active: true } };
    await opened([], {}, manager({ settings: none, integrations }));
    expect(await screen.findByRole('region', { name: 'Lock' })).toHaveTextContent('Pay periods are off');
    await leave();
    const closed_days = [{ from: '2026-10-01', to: '2026-10-31', state: 'locked' as const }];
    await opened([october({ state: 'locked', version: 1 })], {}, manager({ settings: none, closed_days }));
    expect(await screen.findByText(/Pay periods are off/)).toBeInTheDocument();
    expect((await row('01.–31.10.2026')).getByRole('button', { name: /^Reopen/ })).toBeEnabled();
  });
});

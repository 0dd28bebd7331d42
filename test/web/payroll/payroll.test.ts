// Proves the payroll screen: where it is offered, the words and links of each finding, when a file may be made.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Finding } from '#shared/model/payroll.ts';
import { findingCodes, severity } from '#shared/model/payroll.ts';
import { plainTiers } from '#shared/model/company/pay-rules.ts';
import { payroll as en } from '#shared/text/en/payroll.ts';
import { payroll as is } from '#shared/text/is/payroll.ts';
import { payroll as pt } from '#shared/text/pt/payroll.ts';
import { type Answer, leave, problem, visit } from '#test/web/front/visit.ts';
import { manager } from '#test/web/desk/desk.ts';
import { sent } from '#test/web/settings/desk-settings.ts';
import { aCheck, anna, october, openPayroll } from './desk-payroll.ts';

afterEach(leave);

const finding = (code: Finding['code'], over: Partial<Finding> = {}): Finding => ({
  code,
  severity: severity(code),
  ...over,
});
const makes = () => screen.getByRole('button', { name: 'Create Regla payroll file' });
const job = {
  id: 'x1',
  kind: 'regla',
  rows_done: 0,
  rows: null,
  filters: october,
  created: '2026-11-01T08:00:00Z',
  ends: '2026-11-08T08:00:00Z',
};

describe('the payroll screen', () => {
  it('is a place of every company, with a payroll system or without, for a person who may bring a month to its end', async () => {
    const navigation = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));
    await visit('/app#settings', { session: manager({ integrations: { regla: { active: false } } }) });
    await screen.findByRole('heading', { level: 1 });
    expect(navigation().getByRole('link', { name: 'Payroll' })).toHaveAttribute('href', '/app#payroll');
    await leave();
    const reader = { id: 'o1', name: 'Bára', email: 'bara@example.com', office_role: 'read' } as const;
    await visit('/app#employees', { session: manager({ manager: reader }) });
    await screen.findByRole('heading', { level: 1 });
    expect(navigation().queryByRole('link', { name: 'Payroll' })).toBeNull();
  });

  it('says what the file holds, and that nothing stands in its way', async () => {
    await openPayroll({});
    expect(await screen.findByText('Ready to create')).toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: 'File contents' }));
    expect(table.getByRole('row', { name: '104 Normal hours 100.00' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: '106 Overtime 10.00' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Total 110.00' })).toBeInTheDocument();
    expect(makes()).toBeEnabled();
  });

  it('asks for the last month, or for what its address says', async () => {
    const asked = async (query?: string) => {
      const opened = await openPayroll({}, query === undefined ? {} : { query });
      await screen.findByText('Ready to create');
      const { searchParams } = new URL(
        opened.asked.find(({ call }) => call === 'GET /api/payroll/check')?.url ?? '',
      );
      await leave();
      return Object.fromEntries(searchParams);
    };
    const usual = await asked();
    expect(usual).toMatchObject({ system: 'regla', from: expect.stringMatching(/-01$/) });
    expect((usual['to'] ?? '').slice(0, 7)).toBe((usual['from'] ?? '').slice(0, 7));
    expect(await asked('?from=2026-10-01&to=2026-10-31&approved=true')).toEqual({
      system: 'regla',
      ...october,
      approved: 'true',
    });
    expect(await asked('?system=dk&from=x&to=2026-10-31')).toEqual(usual);
  });

  it('bars the file while something stands in its way, and leads to the employee’s form', async () => {
    const findings = [
      finding('kennitala_missing', { employee: anna }),
      finding('open', { employee: anna, entries: 1, ...october }),
    ];
    await openPayroll({ check: aCheck({ findings }) });
    const bar = within(await screen.findByRole('region', { name: 'Must be fixed' }));
    expect(bar.getByText('No kennitala for Regla')).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Edit Anna' })).toHaveAttribute(
      'href',
      '/app?edit=e0000001#employees',
    );
    expect(makes()).toBeDisabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('names who can mend an employee to a person who may not, with no link that leads nowhere', async () => {
    const own = { id: 'o1', name: 'Bára', email: 'bara@example.com', office_role: 'pay' } as const;
    const findings = [finding('kennitala_missing', { employee: anna })];
    await openPayroll({ check: aCheck({ findings }) }, { session: { manager: own } });
    const bar = within(await screen.findByRole('region', { name: 'Must be fixed' }));
    expect(bar.getByText('Ask someone who can edit employees.')).toBeInTheDocument();
    expect(bar.queryByRole('link')).toBeNull();
  });

  it('makes it in spite of warnings once they are confirmed; other warnings ask again', async () => {
    let findings = [
      finding('unapproved', { employee: anna, entries: 3, from: '2026-10-05', to: '2026-10-09' }),
    ];
    const answers = {
      'GET /api/payroll/check': () => ({ body: aCheck({ findings }) }),
      'POST /api/exports': () => ({ body: { ...job, state: 'queued' } }),
      'GET /api/exports/x1': () => ({
        body: {
          ...job,
          state: 'done',
          rows: 2,
          rows_done: 2,
          file_name: 'regla.csv',
          address: 'https://files.example/regla.csv',
        },
      }),
    };
    const query = '?from=2026-10-01&to=2026-10-31';
    const { user, asked } = await openPayroll({}, { answers, query });
    const link = await screen.findByRole('link', { name: 'Show entries Anna' });
    expect(link).toHaveAttribute(
      'href',
      '/app?employee_id=e0000001&from=2026-10-05&to=2026-10-09&approved=false#all-entries',
    );
    expect(screen.getByText('3 time entries, 05.–09.10.2026')).toBeInTheDocument();
    expect(makes()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /I have checked this/ }));
    expect(makes()).toBeEnabled();
    findings = [...findings, finding('very_long', { employee: anna, entries: 1, ...october })];
    await user.click(makes());
    expect(await screen.findByRole('link', { name: 'Download regla.csv' })).toBeInTheDocument();
    expect(sent(asked, 'POST /api/exports')).toEqual([{ kind: 'regla', filters: october, options: {} }]);
    // The file is done, so the check runs again: new findings need a confirmation of their own.
    expect(await screen.findByRole('checkbox', { name: /I have checked these 2 points/ })).not.toBeChecked();
    expect(makes()).toBeDisabled();
  });

  it('makes no file while the check on the screen is that of other choices', async () => {
    const gate = Promise.withResolvers<void>();
    let check = aCheck();
    const { user, asked } = await openPayroll(
      {},
      {
        session: { integrations: { regla: { active: true }, dk: { active: true } } },
        query: '?system=regla&from=2026-10-01&to=2026-10-31',
        answers: { 'GET /api/payroll/check': () => ({ body: check }) },
      },
    );
    check = aCheck({ system: 'dk', findings: [finding('nothing')] });
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string | URL, request?: RequestInit) => {
      if (String(url).includes('system=dk')) await gate.promise;
      return answered(url, request);
    });
    await screen.findByText('Ready to create');
    expect(makes()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Regla' }));
    await user.click(await screen.findByRole('radio', { name: 'DK' }));
    const any = () => screen.getByRole('button', { name: /Create .* payroll file/ });
    await waitFor(() => expect(any()).toBeDisabled());
    await user.click(any());
    gate.resolve();
    await waitFor(() => expect(screen.queryByText('Ready to create')).toBeNull());
    expect(any()).toBeDisabled();
    expect(sent(asked, 'POST /api/exports')).toEqual([]);
  });

  it('says that the hours could not be checked, asks once more for the file, and again at a press', async () => {
    const check = 'GET /api/payroll/check';
    let answer: Answer = problem(403, 'not_allowed');
    const { user, asked } = await openPayroll({}, { answers: { [check]: () => answer } });
    const alert = await screen.findByText('not_allowed');
    await new Promise((done) => setTimeout(done, 100));
    expect(alert).toBeInTheDocument();
    expect(asked.filter(({ call }) => call === check)).toHaveLength(2);
    answer = { body: aCheck() };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ready to create')).toBeInTheDocument();
  });

  it('shows what the server refuses, and makes nothing', async () => {
    const refused = {
      status: 422,
      body: { status: 422, code: 'kennitala_missing', detail: 'x', params: { names: 'Anna' } },
    };
    const { user } = await openPayroll({}, { answers: { 'POST /api/exports': refused } });
    await screen.findByText('Ready to create');
    await user.click(makes());
    expect(await screen.findByRole('alert')).toHaveTextContent('a valid kennitala for Anna.');
  });

  it('shows at most six people of a finding until more are asked for', async () => {
    const people = Array.from({ length: 9 }, (_, at) => ({ id: `e${at}`, name: `Employee ${at}` }));
    const findings = people.map((employee) => finding('kennitala_missing', { employee }));
    const { user } = await openPayroll({ check: aCheck({ findings }) });
    expect(await screen.findAllByRole('link', { name: /^Edit Employee/ })).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(screen.getAllByRole('link', { name: /^Edit Employee/ })).toHaveLength(9);
  });
});

describe.each([
  ['en', en],
  ['is', is],
  ['pt', pt],
] as const)('the payroll screen in %s', (language, words) => {
  it('has a sentence for everything that can be found', async () => {
    const names: [string, string, string] = ['', 'Nótt', ''];
    const settings = {
      ...firstSettings(language, 'Atlantic/Reykjavik'),
      tiers: { ...plainTiers, names },
    };
    const places = {
      others: [{ id: 'e2', name: 'Björn' }],
      item: '104',
      tier: 2,
      at: '2026-11-01T08:00:00Z',
      ...october,
    };
    const findings = findingCodes.map((code) => finding(code, { ...places, employee: anna }));
    await openPayroll({ check: aCheck({ findings }) }, { language, session: { settings } });
    await screen.findByRole('heading', { level: 3, name: words.severity.blocks });
    for (const code of findingCodes) {
      const [start = ''] = words.finding[code].split('{{');
      const said = screen.getAllByText(
        (text) => text.startsWith(start) && !text.includes('{{') && text.length > 5,
      );
      expect([code, said.length > 0]).toEqual([code, true]);
    }
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|NaN|Invalid/);
    expect(screen.getByText((text) => text.includes('Nótt'))).toBeInTheDocument();
  });
});

// Proves the report's payroll buttons: a file is made at once where the check warns of nothing, else after a word.

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '#shared/model/payroll.ts';
import type { ColumnarReport } from '#shared/model/report.ts';
import { columnsOf } from '#shared/report/report-columns.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { manager } from './desk.ts';

afterEach(async () => {
  await leave();
  sessionStorage.clear();
});

const range = { from: '2026-03-01', to: '2026-03-31' };
const unnamed = () => '';
const nothing = columnsOf(
  {
    ...range,
    time_zone: 'Atlantic/Reykjavik',
    rules: {
      overtime_after_day_hours: null,
      overtime_after_week_hours: null,
      lunch_minutes: 0,
      lunch_from_hours: 0,
      day_hours: null,
      weekends: false,
      holidays: false,
    },
    open_entries: 0,
  },
  [],
  { employee: unnamed, project: unnamed },
  () => [],
);
const warning: Finding = { code: 'overlapping', severity: 'warns' };

const opened = (findings: readonly Finding[], more = '', report: ColumnarReport = nothing) =>
  visit(`/app/report?from=2026-03-01&to=2026-03-31${more}`, {
    session: manager({ integrations: { dk: { active: true } } }),
    answers: {
      'GET /api/report': { body: report },
      'GET /api/employees': { body: [] },
      'GET /api/projects': { body: [] },
      'GET /api/exports': { body: [] },
      'GET /api/payroll/check': {
        body: { system: 'dk', ...range, employees: 1, entries: 1, items: [], findings },
      },
      'POST /api/exports': problem(422, 'payroll_empty'),
    },
  });

async function pressed(findings: readonly Finding[]) {
  const page = await opened(findings);
  const made = () => page.asked.filter(({ call }) => call === 'POST /api/exports');
  await page.user.click(await screen.findByRole('button', { name: 'Create DK payroll file' }));
  return { ...page, made };
}

describe('a payroll button of the report', () => {
  it('asks for the file of the days shown where the check warns of nothing', async () => {
    const { made, asked } = await pressed([{ code: 'item_missing', severity: 'notes' }]);
    await waitFor(() => expect(made()).toHaveLength(1));
    expect(made()[0]?.body).toMatchObject({ kind: 'dk', filters: range });
    const check = asked.find(({ call }) => call === 'GET /api/payroll/check');
    expect(check?.url).toContain('system=dk&from=2026-03-01&to=2026-03-31');
  });

  it('makes no file with warnings before the person confirms them', async () => {
    const { user, made } = await pressed([warning, { ...warning, code: 'open' }]);
    expect(await screen.findByText(/2 warnings about these hours/)).toBeVisible();
    expect(made()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create file anyway' }));
    await waitFor(() => expect(made()).toHaveLength(1));
  });

  it.each([
    '&employee_id=e0000001',
    '&project_id=p0000001',
    '&overtime_after_day_hours=6',
    '&rounding=false',
  ])('is not there where the report is a part or counted by other rules: %s', async (more) => {
    await opened([], more);
    expect(await screen.findByText(/Clear the filters and rule changes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create DK payroll file' })).toBeNull();
    const way = within(screen.getByRole('main')).getByRole('link', { name: 'Payroll' });
    expect(way).toHaveAttribute('href', '/app?from=2026-03-01&to=2026-03-31#payroll');
  });

  it('is not there under figures of the example crew', async () => {
    await opened([], '', { ...nothing, example: true });
    expect(await screen.findByText('This report shows the example crew')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create DK payroll file' })).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Payroll' })).toBeNull();
  });

  it('makes none after a no', async () => {
    const { user, made } = await pressed([warning]);
    await screen.findByText(/1 warning about these hours/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(made()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Create DK payroll file' })).toBeEnabled();
  });

  it('makes none of other days than those that were checked', async () => {
    const { asked, user } = await opened([]);
    const made = () => asked.filter(({ call }) => call === 'POST /api/exports');
    const answered = globalThis.fetch;
    const gate = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (url: string | URL, request?: RequestInit) => {
      const reply = await answered(url, request);
      if (String(url).includes('/payroll/check')) await gate.promise;
      return reply;
    });
    await user.click(await screen.findByRole('button', { name: 'Create DK payroll file' }));
    await act(async () => {
      history.pushState(null, '', '/app/report?from=2026-02-01&to=2026-02-28');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(asked.some(({ url }) => url.includes('/report?from=2026-02-01'))).toBe(true));
    const button = () => screen.getByRole('button', { name: 'Create DK payroll file' });
    await waitFor(() => expect(button()).toBeEnabled());
    await act(async () => {
      gate.resolve();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(made()).toEqual([]);
    await user.click(button());
    await waitFor(() => expect(made()).toHaveLength(1));
    expect(made()[0]?.body).toMatchObject({ filters: { from: '2026-02-01', to: '2026-02-28' } });
  });
});

// Proves that a failed read never shows as empty: no zeros, no empty state, no 'nothing found'.
import { act, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { anEmployee, aProject, aWorkLog, manager } from './desk.ts';

afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

const refused = problem(403, 'not_allowed');
const session = manager({
  integrations: { regla: { active: true } },
  settings: {
    ...firstSettings('en', 'Atlantic/Reykjavik'),
    pay_periods: { every: 'month', starts: 1, steps: 'lock' },
  },
});
const answers = {
  'GET /api/worklogs/overview': () => ({
    body: { open: [], waiting: null, time: new Date().toISOString() },
  }),
  'GET /api/worklogs': { body: [aWorkLog()] },
  'GET /api/employees': { body: [anEmployee({ name: 'Anna' })] },
  'GET /api/projects': { body: [aProject({ name: 'Roof' })] },
  'GET /api/exports': { body: [] },
  'GET /api/pay_periods': { body: [] },
  'GET /api/payroll/exports': { body: [] },
};

describe('what could not be read', () => {
  it.each([
    ['/app', 'GET /api/worklogs', /Hours this week|Clocked in now/],
    ['/app', 'GET /api/employees', /Hours this week|of 0 employees/],
    ['/app', 'GET /api/projects', /Hours this week|No open projects/],
    ['/app/report', 'GET /api/report', /^0 entries|0[.]00/],
    ['/app#payroll', 'GET /api/payroll/check', /No entries|0[.]00/],
    ['/app#payroll', 'GET /api/pay_periods', /No periods/],
    ['/app#payroll', 'GET /api/payroll/exports', /None yet|No files/],
  ])('is said on %s where %s fails, and nothing of what it may hold', async (address, call, false_) => {
    await visit(address, { session, answers: { ...answers, [call]: refused } });
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(screen.queryByText(false_)).toBeNull();
  });

  it('is not ‘nothing found’ in the palette: it says that it could not look', async () => {
    const { user } = await visit('/app#projects', {
      session,
      answers: { ...answers, 'GET /api/employees': refused },
    });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'qqxxyy');
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    expect(screen.queryByText('Nothing found')).toBeNull();
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('not_allowed');
  });
});

describe('a value held back until there is a network', () => {
  it.each(['/app', '/app#projects', '/app/report', '/app#payroll'])(
    'is said on %s in place of loading for good',
    async (address) => {
      await visit('/app#settings', { session, answers });
      await screen.findByRole('heading', { level: 1, name: 'Settings' });
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await act(async () => {
        onlineManager.setOnline(false);
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      });
      expect((await screen.findAllByText('Internet connectivity may be down.')).length).toBeGreaterThan(0);
      expect(screen.queryByText(/Hours this week|have been created/)).toBeNull();
    },
  );
});

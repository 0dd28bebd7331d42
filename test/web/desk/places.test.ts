// Proves the places of the desk: each hash its own part of /app, each list with the order it was left in.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isHeldBy, type OfficeRole } from '#shared/access.ts';
import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { allAsked, leave, visit } from '#test/web/front/visit.ts';
import { anEmployee, aProject, manager } from './desk.ts';

afterEach(leave);

const lists = {
  'GET /api/worklogs': { body: [] },
  'GET /api/employees': {
    body: [
      anEmployee({ name: 'Anna', created: '2026-05-04T08:00:00Z' }),
      anEmployee({ name: 'Björn', created: '2026-06-04T08:00:00Z' }),
    ],
  },
  'GET /api/projects': { body: [aProject({ name: 'Roof' })] },
};
const at = (address: string) => visit(address, { session: manager(), answers: lists });

describe('a part of /app', () => {
  it('is the overview at #overview, as it is without a hash [routes.hash-overview]', async () => {
    for (const address of ['/app#overview', '/app', '/app#nowhere']) {
      await at(address);
      expect(await screen.findByRole('region', { name: 'Clocked in now' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
      await leave();
    }
  });

  it('names the page, and takes the focus when one goes there', async () => {
    const { user } = await at('/app');
    await user.click(await screen.findByRole('link', { name: 'Projects' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeInTheDocument();
    expect(document.title).toBe('Projects · Stund');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('a page that a role does not include', () => {
  const integrations = { regla: { active: true } };
  const reader = () =>
    manager({
      integrations,
      manager: { id: 'o1', name: 'Bára', email: 'bara@example.com', office_role: 'read' },
    });

  it.each(['/app#payroll', '/app#poster', '/app#poster/p1', '/app/setup'])(
    '%s says so in a sentence, leads to one that is theirs, and asks for nothing that is refused',
    async (address) => {
      const { asked } = await visit(address, { session: reader(), answers: lists });
      expect(await screen.findByText('Your access does not include this page.')).toBeInTheDocument();
      const main = within(screen.getByRole('main'));
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(main.queryByRole('alert')).toBeNull();
      expect(main.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute('href', '/app#overview');
      expect(asked.filter(({ call }) => /payroll|pay_periods|managers|audit/.test(call))).toEqual([]);
    },
  );

  const addresses = [
    '/app',
    '/app#week',
    '/app#employees',
    '/app#employee/e1',
    '/app#projects',
    '/app#project/p1',
  ];
  const all = [
    ...addresses,
    '/app#all-entries',
    '/app/report',
    '/app#settings',
    '/app#payroll',
    '/app#poster',
    '/app#requests',
  ];
  const endpoints = groups.flatMap((group) => Object.values<Endpoint>(group.endpoints));
  const isTheirs = (role: OfficeRole, call: string): boolean =>
    endpoints.some(
      (one) =>
        new RegExp(`^${routeKey(one).replace(/\{\w+\}/g, '[^/]+')}$`).test(call) &&
        (one.access === 'public' || isHeldBy(one.access, role)) &&
        (role !== 'projects' || one.access === 'public' || one.scope !== undefined),
    );
  it.each(
    (['projects', 'pay', 'read'] as const).flatMap((role) => all.map((address) => ({ role, address }))),
  )('$address asks for nothing that is refused to the role $role', async ({ role, address }) => {
    const own = { id: 'o1', name: 'Bára', email: 'bara@example.com', office_role: role };
    const session = manager({ integrations, manager: own });
    const { asked } = await visit(address, { session, answers: lists });
    await screen.findByRole('main');
    await allAsked(asked);
    const calls = asked.map(({ call }) => call).filter((call) => call.includes(' /api/'));
    expect(calls).toContain('POST /api/self');
    expect(calls.filter((call) => !isTheirs(role, call))).toEqual([]);
  });

  it('is not where a person begins at a company without entries', async () => {
    await visit('/app', { session: { ...reader(), latest_work_log: null }, answers: lists });
    expect(await screen.findByRole('region', { name: 'Clocked in now' })).toBeInTheDocument();
  });

  it('is not offered: no poster in the list of employees', async () => {
    await visit('/app#employees', { session: reader(), answers: lists });
    await screen.findByRole('table', { name: 'Active employees' });
    expect(screen.queryByRole('link', { name: /Poster/ })).toBeNull();
  });
});

describe('the order of a list', () => {
  const names = async () => {
    const table = within(await screen.findByRole('table', { name: 'Active employees' }));
    return table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  };

  it('is kept for each list by itself, for the way back to it [session.sorting]', async () => {
    const { user } = await at('/app#employees');
    expect(await names()).toEqual(['Anna', 'Björn']);
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(async () => expect(await names()).toEqual(['Björn', 'Anna']));
    const sorted = location.search;
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    await screen.findByRole('heading', { level: 1, name: 'Projects' });
    expect(location.search).toBe('');
    await user.click(screen.getByRole('link', { name: 'Employees' }));
    expect(await names()).toEqual(['Björn', 'Anna']);
    expect(location.search).toBe(sorted);
  });

  it('is forgotten with the account', async () => {
    const answers = { ...lists, 'POST /api/logout': { status: 204 } };
    const { user } = await visit('/app#employees', { session: manager(), answers });
    await names();
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(() => expect(location.search).not.toBe(''));
    await user.click(screen.getByTitle('Múrverk ehf.'));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    await leave();
    const again = await at('/app');
    await again.user.click(await screen.findByRole('link', { name: 'Employees' }));
    expect(await names()).toEqual(['Anna', 'Björn']);
  });
});

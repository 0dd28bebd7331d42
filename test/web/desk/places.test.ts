// Proves the places of the desk: each hash its own part of /app, each list with the order it was left in.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave, visit } from '#test/web/front/visit.ts';
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
  it('is the overview at #overview, as it is without a hash', async () => {
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

describe('the order of a list', () => {
  const names = async () => {
    const table = within(await screen.findByRole('table', { name: 'Active employees' }));
    return table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  };

  it('is kept for each list by itself, for the way back to it', async () => {
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

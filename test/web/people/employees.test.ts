// Proves the employees list: its columns, order, search, and the inactive employees.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anEmployee, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { anna, bjorn, openEmployees, sent, today } from './crew.ts';

afterEach(leave);

const clara = anEmployee({ name: 'Clara', login_token: 'lmnp' });
const gone = anEmployee({ name: 'Dagur', disabled: true });
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const unfold = async (user: Awaited<ReturnType<typeof openEmployees>>['user'], name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const namesIn = async (name: string) =>
  (await table(name)).getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the employees list', () => {
  it('opens the form of the employee whom its address names, once, and none for an unknown one', async () => {
    const { user } = await openEmployees([anna, bjorn], {}, manager(), `?edit=${bjorn.id}`);
    const dialog = await screen.findByRole('dialog', { name: /Edit employee/ });
    expect(await within(dialog).findByLabelText(/^Name/)).toHaveValue('Björn');
    expect(location.search).toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leave();
    await openEmployees([anna], {}, manager(), '?edit=e9');
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows name, created, last entry, login password, Send SMS and edit of the active ones [routes.sections.* employees.active.*]', async () => {
    const { user } = await openEmployees([anna, bjorn, clara]);
    const active = await table('Active employees');
    const heads = active.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(
      expect.arrayContaining(['Name', 'Created', 'Last entry', 'Login password', 'Edit']),
    );
    expect(active.queryByText('bdgk')).toBeNull();
    await user.click(active.getByRole('button', { name: 'Show login password: Anna' }));
    expect(active.getByText('bdgk')).toBeInTheDocument();
    expect(active.queryByText('ghjk')).toBeNull();
    expect(active.getByRole('button', { name: 'Send SMS: Anna' })).toBeInTheDocument();
    expect(active.getByRole('button', { name: 'Edit: Anna' })).toBeInTheDocument();
    expect(active.getByText('01.06.2026')).toBeInTheDocument();
  });

  it('has no password, phone number and Send SMS for an administrator acting as the company, and the form still saves', async () => {
    const masked = { ...anna, login_token: '' };
    const call = 'PUT /api/employees';
    const { user, asked } = await openEmployees(
      [masked],
      { [call]: { body: masked } },
      manager({ acting_for: 'Ólöf' }),
    );
    const active = await table('Active employees');
    expect(active.queryByRole('button', { name: 'Show login password: Anna' })).toBeNull();
    expect(active.queryByRole('button', { name: 'Send SMS: Anna' })).toBeNull();
    await user.click(active.getByRole('button', { name: 'Edit: Anna' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit employee/ }));
    expect(dialog.queryByLabelText(/password/i)).toBeNull();
    await user.type(await dialog.findByLabelText(/^Name/), ' B.');
    expect(dialog.queryByLabelText(/^Phone/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, call)).toEqual([expect.objectContaining({ new_name: 'Anna B.' })]),
    );
    expect(sent(asked, call)[0]).not.toHaveProperty('new_token');
  });

  it('writes the last entry bold on the day itself, normal before, and says No entry yet [employees.last-entry.*]', async () => {
    await openEmployees([anna, bjorn, clara]);
    const active = await table('Active employees');
    const rowOf = (name: string) =>
      within(active.getByRole('rowheader', { name }).closest('tr') ?? expect.fail(name));
    expect(rowOf('Clara').getByText('No entry yet')).toBeInTheDocument();
    expect(rowOf('Björn').getByText('05.01.2026')).not.toHaveClass('strong');
    const [day, month, year] = [today.slice(8, 10), today.slice(5, 7), today.slice(0, 4)];
    expect(rowOf('Anna').getByText(`${day}.${month}.${year}`)).toHaveClass('strong');
  });

  it('is sorted by name, and by created and last entry when asked [employees.sort.*]', async () => {
    const { user } = await openEmployees([clara, bjorn, anna]);
    expect(await namesIn('Active employees')).toEqual(['Anna', 'Björn', 'Clara']);
    const active = await table('Active employees');
    await user.click(active.getByRole('button', { name: 'Created' }));
    await waitFor(async () => expect((await namesIn('Active employees'))[0]).toBe('Björn'));
    await user.click(active.getByRole('button', { name: 'Last entry' }));
    await waitFor(async () => expect(await namesIn('Active employees')).toEqual(['Anna', 'Björn', 'Clara']));
    await user.click(active.getByRole('button', { name: 'Name' }));
    await user.click(active.getByRole('button', { name: 'Name' }));
    await waitFor(async () => expect(await namesIn('Active employees')).toEqual(['Clara', 'Björn', 'Anna']));
  });

  it('has a table of the inactive ones only if there are any [employees.inactive-table employees.inactive-only-if-any]', async () => {
    await openEmployees([anna]);
    await table('Active employees');
    expect(screen.queryByRole('table', { name: 'Inactive employees' })).toBeNull();
    await leave();
    const { user } = await openEmployees([anna, gone]);
    await unfold(user, /^Inactive employees/);
    expect(await namesIn('Inactive employees')).toEqual(['Dagur']);
    expect(await namesIn('Active employees')).toEqual(['Anna']);
  });

  it('says No employees have been created when there are none [employees.message.empty]', async () => {
    await openEmployees([]);
    expect(await screen.findByText('No employees have been created')).toBeInTheDocument();
  });

  it('is looked through by a name, however it is accented, and by its address', async () => {
    const crew = ['Þórdís', 'Ævar', 'Łukasz', 'Seán', 'João', 'Anna', 'Bjarki'].map((name) =>
      anEmployee({ name }),
    );
    const { user } = await openEmployees([...crew, gone]);
    const find = await screen.findByRole('searchbox', { name: 'Find an employee' });
    await user.type(find, 'thor');
    await waitFor(async () => expect(await namesIn('Active employees')).toEqual(['Þórdís']));
    expect(screen.queryByRole('table', { name: 'Inactive employees' })).toBeNull();
    expect(new URLSearchParams(location.search).get('find')).toBe('thor');
    await user.clear(find);
    await user.type(find, 'dag');
    await waitFor(async () => expect(await namesIn('Inactive employees')).toEqual(['Dagur']));
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
    expect(screen.getByText(/^7 active/)).toBeInTheDocument();
  });

  it('leads from a name to the page of that employee', async () => {
    await openEmployees([anna]);
    const link = (await table('Active employees')).getByRole('link', { name: 'Anna' });
    expect(link).toHaveAttribute('href', `/app#employee/${anna.id}`);
  });

  it('activates an inactive employee at once [employee.activating-immediate]', async () => {
    const call = `PUT /api/employees/${gone.id}/enable`;
    const { user, asked } = await openEmployees([anna, gone], {
      [call]: { body: { ...gone, disabled: false } },
    });
    await unfold(user, /^Inactive employees/);
    await user.click(await screen.findByRole('button', { name: 'Activate: Dagur' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows who is clocked in, the hours of the week and the month, and only those clocked in when asked', async () => {
    const start = new Date(Date.now() - 2 * 3_600_000).toISOString();
    const of = ({ id, name }: typeof anna) => ({ employee: { id, name } });
    const { end_time: _, total_time: __, ...open } = aWorkLog({ ...of(anna), start_time: start });
    const ended = aWorkLog({
      ...of(bjorn),
      start_time: start,
      end_time: new Date(Date.now() - 3_600_000).toISOString(),
      total_time: 3600,
    });
    const { user } = await openEmployees([anna, bjorn, clara], {
      'GET /api/worklogs': { body: [open, ended] },
      'GET /api/worklogs/overview': { body: { open: [open], waiting: null, time: today } },
    });
    const active = await table('Active employees');
    const rowOf = (name: string) => active.getByRole('row', { name: new RegExp(name) });
    await waitFor(() => expect(rowOf('Anna')).toHaveTextContent('Running'));
    expect(rowOf('Anna')).toHaveTextContent('2.00');
    expect(rowOf('Björn')).toHaveTextContent(/Out \d\d:\d\d/);
    expect(rowOf('Björn')).toHaveTextContent('1.00');
    expect(rowOf('Clara')).toHaveTextContent('0.00');
    expect(rowOf('3 employees')).toHaveTextContent('3.00');
    expect(screen.getByText('3 active · 1 clocked in')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clocked in 1' }));
    await waitFor(async () => expect(await namesIn('Active employees')).toEqual(['Anna']));
    expect(new URLSearchParams(location.search).get('only')).toBe('in');
  });

  it('opens the person by a press on the row, but not by one on its buttons', async () => {
    const { user } = await openEmployees([anna]);
    const active = await table('Active employees');
    await user.click(active.getByRole('button', { name: 'Show login password: Anna' }));
    expect(location.hash).toBe('#employees');
    await user.click(active.getByText('04.05.2026').closest('td') ?? expect.fail());
    await waitFor(() => expect(location.hash).toBe(`#employee/${anna.id}`));
  });

  it('shows only those with missing days when asked: usual days of this month and last week without hours', async () => {
    const day = { start: '08:00', end: '16:00' };
    const usual_week = [day, day, day, day, day, day, day];
    const settings = manager().settings ?? expect.fail('no settings');
    const session = manager({ settings: { ...settings, usual_week } });
    const worked = Array.from({ length: 40 }, (_, back) => {
      const start = Date.now() - (back + 1) * 86_400_000;
      const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
      return aWorkLog({
        employee: { id: anna.id, name: 'Anna' },
        start_time: at(0),
        end_time: at(1),
        total_time: 3600,
      });
    });
    const { user } = await openEmployees(
      [anna, { ...bjorn, created: '2025-01-01T08:00:00Z' }],
      { 'GET /api/worklogs': { body: worked } },
      session,
    );
    await user.click(await screen.findByRole('button', { name: 'Missing days 1' }));
    await waitFor(async () => expect(await namesIn('Active employees')).toEqual(['Björn']));
  });

  it('has a menu for each row, by its button and the right mouse button, which gives the focus back', async () => {
    const call = `PUT /api/employees/${anna.id}/disable`;
    const { user, asked } = await openEmployees([anna, bjorn], {
      [call]: { body: { ...anna, disabled: true } },
    });
    const active = await table('Active employees');
    await user.click(active.getByRole('button', { name: 'More: Björn' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Open',
      'Time entries',
      'Send login SMS',
      'Edit',
      'Deactivate',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(active.getByRole('button', { name: 'More: Björn' })).toHaveFocus());
    const cell = active.getByText('04.05.2026').closest('td') ?? expect.fail();
    fireEvent.contextMenu(cell);
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const title = await screen.findByRole('heading', { name: 'Deactivate Anna?' });
    const question = title.closest<HTMLElement>('section, dialog, [role]') ?? expect.fail('no dialog');
    expect(sent(asked, call)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
  });
});

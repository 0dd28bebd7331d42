// Proves the projects list and the dialogs that create, rename, describe, open and close a project.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Project } from '#shared/model/project.ts';
import { type Answers, leave, visit } from '#test/web/front/visit.ts';
import { matchMediaQuery } from '#test/web/setup.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';

afterEach(leave);

const today = new Date().toISOString();
const anna = anEmployee({ name: 'Anna' });
const roof = aProject({
  name: 'Roof',
  latest_work_log: today,
  total_working_hours: 30_600,
  description: 'The red one',
});
const wall = aProject({
  name: 'Wall',
  latest_work_log: '2026-01-05T08:00:00Z',
  total_working_hours: 7200,
  created: '2026-06-01T08:00:00Z',
});
const annas = aProject({ name: 'Annas own', created_by: anna.id });
const strays = aProject({ name: 'Stray', created_by: 'e9999999' });
const shut = aProject({ name: 'Cellar', is_open: false });

async function projects(rows: readonly Project[], answers: Readonly<Record<string, Answers>> = {}) {
  const opened = await visit('/app#projects', {
    session: manager(),
    answers: { 'GET /api/projects': { body: rows }, 'GET /api/employees': { body: [anna] }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Projects' });
  return opened;
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const namesIn = async (name: string) =>
  (await table(name)).getAllByRole('rowheader').map((cell) => cell.textContent);
const headsIn = async (name: string) =>
  (await table(name)).getAllByRole('columnheader').map((head) => head.textContent);
const sent = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);

describe('the projects list', () => {
  it('shows name, total hours, created, last entry, description, open or close, and edit [routes.hash-projects projects.open.*]', async () => {
    await projects([roof, wall]);
    expect(await headsIn('Open projects')).toEqual(
      expect.arrayContaining([
        'Name',
        'Total hours',
        'Created',
        'Last entry',
        'Description',
        'Status',
        'Edit',
      ]),
    );
    const open = await table('Open projects');
    expect(open.getByText('8.50')).toBeInTheDocument();
    expect(open.getByText('01.06.2026')).toBeInTheDocument();
    expect(open.getByRole('button', { name: 'Close: Roof' })).toBeInTheDocument();
    expect(open.getByRole('button', { name: 'Edit: Roof' })).toBeInTheDocument();
  });

  it('keeps its curve in a window of 1024 pixels, in the place of the month', async () => {
    matchMediaQuery('(min-width: 990px) and (max-width: 1099px)');
    const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(976);
    await projects([roof]);
    const heads = await headsIn('Open projects');
    room.mockRestore();
    expect(heads.slice(0, 4)).toEqual(['Name', 'This week', 'Total hours', '12 weeks']);
  });

  it('has a menu in each row; that of a closed project opens it again', async () => {
    const { user } = await projects([roof, shut]);
    const menuOf = async (list: string, name: string) => {
      await user.click((await table(list)).getByRole('button', { name: `More: ${name}` }));
      const words = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      await user.keyboard('{Escape}');
      return words;
    };
    expect(await menuOf('Open projects', 'Roof')).toEqual([
      'Open',
      'Time entries',
      'Report',
      'Set a budget',
      'Edit',
      'Close',
    ]);
    await user.click(screen.getByRole('button', { name: /^Closed projects/ }));
    expect(await menuOf('Closed projects', 'Cellar')).toEqual(['Time entries', 'Report', 'Edit', 'Open']);
  });

  it('leads by each name to the page of the project', async () => {
    await projects([roof]);
    const link = (await table('Open projects')).getByRole('link', { name: 'Roof' });
    expect(link).toHaveAttribute('href', `/app#project/${roof.id}`);
  });

  it('says how many running entries a project’s hours are without', async () => {
    const { end_time: _, total_time: __, ...running } = aWorkLog({ project: { id: roof.id, name: 'Roof' } });
    const overview = { open: [running, { ...running, id: 'w2' }], waiting: null, time: today };
    await projects([roof, wall], { 'GET /api/worklogs/overview': { body: overview } });
    const open = await table('Open projects');
    expect(await open.findByText('without 2 running')).toBeInTheDocument();
    expect(open.getByRole('row', { name: /Roof/ })).toHaveTextContent('8.50without 2 running');
    expect(open.getAllByText(/^without/)).toHaveLength(1);
  });

  it('is sorted by the last entry, newest first, and by every other column when asked [projects.sort.*]', async () => {
    const { user } = await projects([wall, annas, roof]);
    expect(await namesIn('Open projects')).toEqual(['Roof', 'Wall', 'Annas own']);
    const open = await table('Open projects');
    const first: readonly (readonly [string, string])[] = [
      ['Name', 'Annas own'],
      ['Total hours', 'Roof'],
      ['Created', 'Wall'],
      ['Created by', 'Annas own'],
    ];
    for (const [column, name] of first) {
      await user.click(open.getByRole('button', { name: column }));
      await waitFor(async () => expect((await namesIn('Open projects'))[0], column).toBe(name));
    }
  });

  it('has a table of the closed ones only if there are any, and opens one with its button [projects.closed-table projects.closed-only-if-any]', async () => {
    await projects([roof]);
    await table('Open projects');
    expect(screen.queryByRole('table', { name: 'Closed projects' })).toBeNull();
    await leave();
    const call = `PUT /api/projects/${shut.id}/open`;
    const { user, asked } = await projects([roof, shut], { [call]: { body: { ...shut, is_open: true } } });
    await user.click(await screen.findByRole('button', { name: /^Closed projects/ }));
    expect(await namesIn('Closed projects')).toEqual(['Cellar']);
    await user.click(screen.getByRole('button', { name: 'Open: Cellar' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
  });

  it('closes an open one with its button [project.open-or-closed]', async () => {
    const call = `PUT /api/projects/${roof.id}/close`;
    const { user, asked } = await projects([roof], { [call]: { body: { ...roof, is_open: false } } });
    await user.click(await screen.findByRole('button', { name: 'Close: Roof' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
  });

  it('says who made a project only if one was not made by the company: Company, a name, or Unknown [projects.created-by.*]', async () => {
    await projects([roof, wall]);
    expect(await headsIn('Open projects')).not.toContain('Created by');
    await leave();
    await projects([roof, annas, strays]);
    expect(await headsIn('Open projects')).toContain('Created by');
    const open = await table('Open projects');
    const rowOf = (name: string) =>
      within(open.getByRole('rowheader', { name }).closest('tr') ?? expect.fail(name));
    expect(rowOf('Roof').getByText('Company')).toBeInTheDocument();
    expect(await rowOf('Annas own').findByText('Anna')).toBeInTheDocument();
    expect(rowOf('Stray').getByText('Unknown')).toBeInTheDocument();
  });

  it('shows a description in a dialog to read, where there is one [projects.description.*]', async () => {
    const { user } = await projects([roof, wall]);
    await table('Open projects');
    expect(screen.queryByRole('button', { name: 'Description: Wall' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Description: Roof' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Description/ }));
    expect(dialog.getByText('The red one')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('sets a name of more than 20 characters in another alignment [projects.long-name]', async () => {
    const twenty = aProject({ name: 'x'.repeat(20) });
    const more = aProject({ name: 'y'.repeat(21) });
    await projects([twenty, more]);
    const open = await table('Open projects');
    expect(open.getByText(more.name).className).not.toBe('');
    expect(open.getByText(twenty.name).className).not.toBe(open.getByText(more.name).className);
  });

  it('puts house 2 before house 10 when ordered by name', async () => {
    const { user } = await projects(['House 10', 'House 2', 'Garage'].map((name) => aProject({ name })));
    await user.click((await table('Open projects')).getByRole('button', { name: 'Name' }));
    await waitFor(async () =>
      expect(await namesIn('Open projects')).toEqual(['Garage', 'House 2', 'House 10']),
    );
  });

  it('says No projects have been created when there are none [projects.message.empty]', async () => {
    await projects([]);
    expect(await screen.findByText('No projects have been created')).toBeInTheDocument();
  });
});

describe('a budget of hours', () => {
  const half = aProject({ name: 'Half', total_working_hours: 50 * 3600, budget_hours: 100 });
  const over = aProject({ name: 'Over', total_working_hours: 104.25 * 3600, budget_hours: 100 });

  it('has a column once some project has one: per cent, and the hours left or over', async () => {
    await projects([roof]);
    expect(await headsIn('Open projects')).not.toContain('Budget');
    await leave();
    const { user } = await projects([roof, half, over]);
    const open = await table('Open projects');
    expect(open.getByRole('row', { name: /Half/ })).toHaveTextContent('50%50.00 left');
    expect(open.getByRole('row', { name: /Over/ })).toHaveTextContent('104%4.25 over');
    expect(open.getByRole('row', { name: /Roof/ })).not.toHaveTextContent('%');
    await user.click(open.getByRole('button', { name: 'Budget' }));
    await waitFor(async () => expect(await namesIn('Open projects')).toEqual(['Over', 'Half', 'Roof']));
  });

  it('is typed as whole or half hours when a project is made', async () => {
    const { user, asked } = await projects([roof], { 'POST /api/projects': { body: wall } });
    await user.click(await screen.findByRole('button', { name: 'Create project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create project' }));
    await user.type(await dialog.findByLabelText(/^Name/), 'Wall');
    const budget = dialog.getByLabelText(/^Budget/);
    for (const wrong of ['7.25', 'many', '100000']) {
      await user.clear(budget);
      await user.type(budget, wrong);
      await user.click(dialog.getByRole('button', { name: 'Create project' }));
      await waitFor(() => expect(budget, wrong).toBeInvalid());
      expect(dialog.getByText('Whole or half hours, up to 99,999')).toBeInTheDocument();
    }
    expect(sent(asked, 'POST /api/projects')).toEqual([]);
    await user.clear(budget);
    await user.type(budget, '37.5');
    await user.click(dialog.getByRole('button', { name: 'Create project' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/projects')).toEqual([{ name: 'Wall', budget_hours: 37.5 }]),
    );
  });

  it('of 0 is none: where none is set the field says so, and what a budget may be', async () => {
    const { user, asked } = await projects([roof], { 'PUT /api/projects': { body: roof } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Roof' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
    const budget = await dialog.findByLabelText(/^Budget/);
    await user.type(budget, '0');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('No changes have been made')).toBeInTheDocument();
    expect(budget).toHaveAccessibleDescription(
      '0 means no budget. A budget is 0.5 to 99,999 hours, whole or half.',
    );
    await user.type(budget, '.5');
    expect(budget).toHaveAccessibleDescription('');
    expect(sent(asked, 'PUT /api/projects')).toEqual([]);
  });

  it('is taken away by an empty field or a 0, and Undo puts it back', async () => {
    for (const typed of ['', '0']) {
      const { user, asked } = await projects([half], { 'PUT /api/projects': { body: half } });
      await user.click(await screen.findByRole('button', { name: 'Edit: Half' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
      const budget = await dialog.findByLabelText(/^Budget/);
      expect(budget).toHaveValue('100');
      await user.clear(budget);
      if (typed !== '') await user.type(budget, typed);
      await user.click(dialog.getByRole('button', { name: 'Save changes' }));
      await waitFor(() =>
        expect(sent(asked, 'PUT /api/projects')).toEqual([
          { id: half.id, version: half.version, new_budget_hours: null },
        ]),
      );
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(sent(asked, 'PUT /api/projects')[1]).toEqual({
          id: half.id,
          version: half.version,
          new_budget_hours: 100,
        }),
      );
      await leave();
    }
  });
});

describe('creating and editing a project', () => {
  it('needs a name, and takes a description that need not be there [modals.create-project project-form.name-required]', async () => {
    const { user, asked } = await projects([roof], { 'POST /api/projects': { body: wall } });
    await user.click(await screen.findByRole('button', { name: 'Create project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create project' }));
    const press = () => user.click(dialog.getByRole('button', { name: 'Create project' }));
    await dialog.findByLabelText(/^Name/);
    await press();
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toBeInvalid());
    expect(sent(asked, 'POST /api/projects')).toEqual([]);
    expect(dialog.getByLabelText(/^Description/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Name/), 'Wall');
    await press();
    await waitFor(() => expect(sent(asked, 'POST /api/projects')).toEqual([{ name: 'Wall' }]));
  });

  it('has a row of the description for every 50 characters, three at least and ten at most [project-form.description-rows project-form.characters-per-row]', async () => {
    const tall = aProject({ name: 'Tower', description: 'x'.repeat(251) });
    const { user } = await projects([tall]);
    await user.click(await screen.findByRole('button', { name: 'Edit: Tower' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
    const description = await dialog.findByLabelText<HTMLTextAreaElement>(/^Description/);
    expect(description.rows).toBe(6);
    await user.clear(description);
    expect(description.rows).toBe(3);
    await user.click(description);
    await user.paste('x'.repeat(900));
    expect(description.rows).toBe(10);
  });

  it('refuses an empty name and what changes nothing, and sends only what changed [projects.dialog-edit project-edit.*]', async () => {
    const { user, asked } = await projects([roof], { 'PUT /api/projects': { body: roof } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Roof' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
    const name = await dialog.findByLabelText(/^Name/);
    const save = () => user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await save();
    expect(await dialog.findByText('No changes have been made')).toBeInTheDocument();
    await user.clear(name);
    await save();
    await waitFor(() => expect(name).toBeInvalid());
    expect(sent(asked, 'PUT /api/projects')).toEqual([]);
    await user.type(name, 'Roof');
    await user.type(dialog.getByLabelText(/^Description/), '!');
    await save();
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/projects')).toEqual([
        { id: roof.id, version: roof.version, new_description: 'The red one!' },
      ]),
    );
  });
});

// Proves the desk's palette and list of shortcuts in the real application, in every language.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import type { Language } from '#web/text.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answers, leave, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const thordis = anEmployee({ id: 'e0000007', name: 'Þórdís Ólafsdóttir' });
const left = anEmployee({ id: 'e0000008', name: 'Bjarki Freyr', disabled: true });
const roof = aProject({ id: 'p0000007', name: 'Þakskipti' });
const street = aProject({ id: 'p0000008', name: 'Skúlagata 14' });
const garden = aProject({ id: 'p0000009', name: 'Laufás, Garðabær' });

const open = (
  language: Language = 'en',
  session: Session = manager(),
  answers: Readonly<Record<string, Answers>> = {},
) =>
  visit('/app', {
    language,
    session,
    answers: {
      'GET /api/worklogs': { body: [aWorkLog()] },
      'GET /api/employees': { body: [thordis, left] },
      'GET /api/projects': { body: [street, roof, garden] },
      ...answers,
    },
  });
const palette = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};
const aRunning = (since: number) => {
  const {
    end_time: _end,
    total_time: _total,
    ...running
  } = aWorkLog({
    id: 'w9',
    employee: { id: thordis.id, name: thordis.name },
    start_time: new Date(Date.now() - since).toISOString().replace(/\.\d+/, ''),
  });
  return running;
};
/** Of the last four hours, and not approved. */
const aWaiting = (id: string) =>
  aWorkLog({
    id,
    employee: { id: thordis.id, name: thordis.name },
    start_time: new Date(Date.now() - 4 * 3_600_000).toISOString(),
    end_time: new Date(Date.now() - 3_600_000).toISOString(),
    total_time: 3 * 3600,
  });
/** A company that approves entries. */
const approving = () => {
  const settings = manager().settings ?? expect.fail('no settings');
  return manager({ settings: { ...settings, features: { approve_work_logs: true } } });
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** The names found, without what can be done with the first of them. */
const named = () =>
  options().filter((one) => !/^(?:Time entries of|Hours of|Send the login) /.test(one ?? ''));

describe('the palette', () => {
  it.each([
    ['en', 'Search', 'Add time entry'],
    ['is', 'Leita', 'Bæta við tímafærslu'],
    ['pt', 'Procurar', 'Adicionar registo'],
  ] as const)(
    'opens in %s from the bar, and offers what is done often first',
    async (language, word, first) => {
      const { user } = await open(language);
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${word}`) }));
      await screen.findByRole('combobox');
      expect(options()[0]).toContain(first);
    },
  );

  it('finds an employee by what other keyboards can type, and opens the page of that one', async () => {
    const { user } = await open();
    await user.type(await palette(user), 'thordis');
    await waitFor(() => expect(options()[0]).toContain('Þórdís Ólafsdóttir'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe('#employee/e0000007'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('finds the report of a month by its name', async () => {
    const { user } = await open();
    const month = new Date(Date.now());
    const name = month.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
    await user.type(await palette(user), `hours in ${name.toLowerCase()}`);
    await waitFor(() => expect(options()[0]).toBe(`Hours in ${name} ${month.getUTCFullYear()}`));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/app/report'));
    const from = new URLSearchParams(location.search).get('from');
    expect(from).toBe(`${month.toISOString().slice(0, 7)}-01`);
  });

  it('offers clocking out once, where a name finds both the person and the action', async () => {
    const running = aWorkLog({ id: 'w9', employee: { id: thordis.id, name: thordis.name } });
    const {
      end_time: _,
      total_time: __,
      ...open_
    } = {
      ...running,
      start_time: new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+/, ''),
    };
    const { user } = await open('en', manager(), {
      'GET /api/worklogs/overview': { body: { open: [open_], waiting: null, time: open_.start_time } },
    });
    await user.type(await palette(user), 'thordis');
    await waitFor(() => expect(options().filter((one) => one?.startsWith('Clock out'))).toHaveLength(1));
    const marked = screen.getAllByRole('option')[0]?.querySelector('mark');
    expect(marked?.textContent).toBe('Þórdís');
  });

  it('offers with the first name found an entry for them, and the list of theirs', async () => {
    const { user } = await open();
    await user.type(await palette(user), 'thordis');
    await waitFor(() =>
      expect(options()).toEqual([
        'Þórdís Ólafsdóttir',
        'Add a time entry for Þórdís Ólafsdóttir',
        expect.stringMatching(/^Send the login by SMS: Þórdís Ólafsdóttir/),
        'Time entries of Þórdís Ólafsdóttir',
        expect.stringMatching(/^Hours of Þórdís Ólafsdóttir in [A-Z][a-z]+$/),
      ]),
    );
    await user.click(screen.getByRole('option', { name: /^Time entries/ }));
    await waitFor(() => expect(location.hash).toBe('#all-entries'));
    expect(new URLSearchParams(location.search).get('employee_id')).toBe('e0000007');
    await user.type(await palette(user), 'thordis');
    await user.click(await screen.findByRole('option', { name: /^Add a time entry for/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add time entry' }));
    expect(dialog.getByRole('button', { name: /^Employee/ })).toHaveTextContent('Þórdís Ólafsdóttir');
  });

  it('clocks out who is on the clock, by name, and no other person', async () => {
    const {
      end_time: _end,
      total_time: _total,
      ...running
    } = aWorkLog({
      id: 'w9',
      employee: { id: thordis.id, name: thordis.name },
    });
    const { user, asked } = await open('en', manager(), {
      'GET /api/worklogs/overview': { body: { open: [running], waiting: null, time: running.start_time } },
      'PUT /api/worklogs': { body: aWorkLog({ id: 'w9', version: 2 }) },
    });
    await user.type(await palette(user), 'clock out');
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(options()[0]).toContain('Clock out Þórdís Ólafsdóttir');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.filter(({ call }) => call === 'PUT /api/worklogs')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('offers no other person where the typed person is not on the clock, typing errors or not', async () => {
    const running = aWorkLog({ id: 'w9', employee: { id: thordis.id, name: thordis.name } });
    const { end_time: _end, total_time: _total, ...on } = running;
    const { user } = await open('en', manager(), {
      'GET /api/worklogs/overview': { body: { open: [on], waiting: null, time: on.start_time } },
    });
    const field = await palette(user);
    await user.type(field, 'clock out');
    await waitFor(() => expect(options()).toHaveLength(1));
    for (const other of [' bjarki', ' xyz', ' ser']) {
      await user.type(field, other);
      expect(await screen.findByText('Nothing found')).toBeInTheDocument();
      expect(options()).toEqual([]);
      await user.clear(field);
      await user.type(field, 'clock out');
      await waitFor(() => expect(options()).toHaveLength(1));
    }
  });

  it('finds what can be done with a person by words of both', async () => {
    const { user } = await open();
    const field = await palette(user);
    await user.type(field, 'add a time entry for thor');
    await waitFor(() => expect(options()).toEqual(['Add a time entry for Þórdís Ólafsdóttir']));
    await user.clear(field);
    await user.type(field, 'time entries thaksk');
    await waitFor(() => expect(options()).toEqual(['Time entries of Þakskipti']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(new URLSearchParams(location.search).get('project_id')).toBe('p0000007'));
  });

  it('says of an inactive employee that it is one, and finds projects and places', async () => {
    const { user } = await open();
    const field = await palette(user);
    await user.type(field, 'bjarki');
    await waitFor(() => expect(options()[0]).toContain('inactive'));
    await user.clear(field);
    await user.type(field, 'thaksk');
    await waitFor(() => expect(options()[0]).toContain('Þakskipti'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe(`#project/${roof.id}`));
    const again = await palette(user);
    await user.type(again, 'settin');
    await waitFor(() => expect(options()[0]).toContain('Settings'));
    await user.clear(again);
    await user.type(again, 'xqzxqz');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  });

  it.each([
    ['gar', ['Laufás, Garðabær']],
    ['GARÐ', ['Laufás, Garðabær']],
    ['skula 14', ['Skúlagata 14']],
    ['14 skul', ['Skúlagata 14']],
    ['dark', ['Dark theme']],
    ['thm', []],
    ['clock out', []],
  ] as const)(
    'finds by what names begin with, and no letters out of their middle: %s',
    async (typed, names) => {
      const { user } = await open();
      await user.type(await palette(user), 'thak');
      await waitFor(() => expect(options()[0]).toContain('Þakskipti'));
      await user.clear(screen.getByRole('combobox'));
      await user.type(screen.getByRole('combobox'), typed);
      await waitFor(() => expect(named()).toHaveLength(names.length));
      expect(named().map((one, index) => one?.startsWith(names[index] ?? '–'))).toEqual(
        names.map(() => true),
      );
    },
  );

  it('puts a name that begins so before one that holds it, and both before what goes by another word', async () => {
    const { user } = await open();
    await user.type(await palette(user), 'la');
    const place = (name: string) => options().findIndex((one) => one?.startsWith(name));
    await waitFor(() => expect(place('Laufás')).toBe(0));
    expect(place('Skúlagata')).toBeGreaterThan(place('Laufás'));
    expect(place('Português')).toBeGreaterThan(place('Skúlagata'));
  });

  it('forgives a typing error where nothing is called what was typed', async () => {
    const { user } = await open();
    await user.type(await palette(user), 'thakskypti');
    await waitFor(() => expect(options()[0]).toContain('Þakskipti'));
    // A guess is shown, but nothing that would be done to it.
    expect(options()).toHaveLength(1);
  });

  it.each(['anna', 'undo', 'gats'])('finds nothing by errors deep in a word: %s', async (typed) => {
    const night = aProject({ id: 'p0000010', name: 'Flugstöð, næturvinna' });
    const lewandowska = anEmployee({ id: 'e0000010', name: 'Katarzyna Lewandowska' });
    const { user } = await open('en', manager(), {
      'GET /api/employees': { body: [thordis, lewandowska] },
      'GET /api/projects': { body: [street, night] },
    });
    const field = await palette(user);
    await user.type(field, 'flug');
    await waitFor(() => expect(options()[0]).toContain('Flugstöð'));
    await user.clear(field);
    await user.type(field, typed);
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(options()).toEqual([]);
  });

  it('opens the form for a new employee in its list, and gives the focus somewhere when that is closed', async () => {
    const { user } = await open();
    await user.type(await palette(user), 'add emp');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /Add employee/ }));
    expect(location.hash).toBe('#employees');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('approves what waits of this week, of everybody or of one, and Undo takes it back', async () => {
    const waits = aWaiting('w7');
    const call = 'PUT /api/worklogs';
    const { user, asked } = await open('en', approving(), {
      'GET /api/worklogs': { body: [waits] },
      [call]: { body: { ...waits, approved: true, version: 2 } },
    });
    await user.type(await palette(user), 'thordis');
    await screen.findByRole('option', { name: /^Approve this week of Þórdís/ });
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'approve this');
    await user.click(await screen.findByRole('option', { name: /^Approve this week1 entry, 3\.00 h/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(asked.filter((one) => one.call === call).map(({ body }) => body)).toMatchObject([
        { id: 'w7', approved: true, version: 1 },
        { id: 'w7', approved: false, version: 2 },
      ]),
    );
  });

  it('approves what somebody else has left of this week since it was read, also where no list of it is shown', async () => {
    const [mine, theirs] = [aWaiting('w7'), aWaiting('w8')];
    let rows = [mine, theirs];
    const call = 'PUT /api/worklogs';
    const { user, asked } = await open('en', approving(), {
      'GET /api/worklogs': () => ({ body: rows }),
      [call]: { body: { ...mine, approved: true, version: 3 } },
    });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('gp');
    await waitFor(() => expect(location.hash).toBe('#projects'));
    await user.type(await palette(user), 'approve this');
    const item = await screen.findByRole('option', { name: /^Approve this week2 entries/ });
    rows = [
      { ...mine, version: 2 },
      { ...theirs, version: 2, approved: true },
    ];
    await user.click(item);
    expect(await screen.findByText('1 entry approved · Already approved: 1')).toBeInTheDocument();
    expect(asked.filter((one) => one.call === call).map(({ body }) => body)).toMatchObject([
      { id: 'w7', approved: true, version: 2 },
    ]);
  });

  it('shows what was chosen lately while nothing is typed, and by Tab what can be done with a row', async () => {
    const { user } = await open();
    await user.type(await palette(user), 'thordis');
    await waitFor(() => expect(options()[0]).toContain('Þórdís'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe('#employee/e0000007'));
    await palette(user);
    await waitFor(() => expect(options()[0]).toBe('Þórdís Ólafsdóttir'));
    expect(screen.getByRole('group', { name: 'Lately' })).toBeInTheDocument();
    expect(options().some((one) => one?.startsWith('Time entries of'))).toBe(false);
    await user.keyboard('{Tab}');
    await user.click(await screen.findByRole('option', { name: 'Time entries of Þórdís Ólafsdóttir' }));
    await waitFor(() => expect(location.hash).toBe('#all-entries'));
  });

  it('keeps no change among what was chosen lately: Ctrl K with Enter clocks no person out', async () => {
    const running = aRunning(3_600_000);
    const call = 'PUT /api/worklogs';
    const { user, asked } = await open('en', manager(), {
      'GET /api/worklogs/overview': {
        body: { open: [running], waiting: null, time: running.start_time },
      },
      [call]: { body: { ...running, end_time: new Date().toISOString(), total_time: 3600, version: 2 } },
    });
    await user.type(await palette(user), 'clock out');
    await user.click(await screen.findByRole('option', { name: /^Clock out Þórdís/ }));
    await screen.findByRole('button', { name: 'Undo' });
    await palette(user);
    expect(options().some((one) => one?.startsWith('Clock out'))).toBe(false);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(asked.filter((one) => one.call === call)).toHaveLength(1);
  });

  it('asks when a forgotten entry ended, and sends nothing before it is answered', async () => {
    const running = aRunning(37 * 3_600_000);
    const { user, asked } = await open('en', manager(), {
      'GET /api/worklogs/overview': {
        body: { open: [running], waiting: null, time: new Date().toISOString() },
      },
    });
    await user.type(await palette(user), 'clock out thordis');
    await user.click(await screen.findByRole('option', { name: /^Clock out Þórdís/ }));
    await screen.findByRole('dialog');
    expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  it('says how many rows are found to those who do not see them', async () => {
    const { user } = await open();
    await user.type(await palette(user), 'skulagata');
    const found = `${options().length} results`;
    await waitFor(() => expect(screen.getByText(found)).toHaveAttribute('role', 'status'));
  });

  it('sends an employee the login by SMS from their page, once', async () => {
    const { user } = await open();
    await user.type(await palette(user), 'thordis');
    await user.click(
      await screen.findByRole('option', { name: /^Send the login by SMS: Þórdís Ólafsdóttir/ }),
    );
    await screen.findByRole('dialog', { name: /Send login SMS/ });
    expect(location.hash).toBe('#employee/e0000007');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers a company that may not write nothing to write', async () => {
    const { user } = await open('en', manager({ disabled: true }));
    await palette(user);
    expect(options().some((one) => one?.includes('Add time entry'))).toBe(false);
    expect(options().some((one) => one?.includes('Keyboard shortcuts'))).toBe(true);
  });
});

describe('the keys of the desk', () => {
  it.each([
    ['en', 'Keyboard shortcuts', 'Approve selection'],
    ['is', 'Flýtilyklar', 'Samþykkja það sem er valið'],
    ['pt', 'Atalhos de teclado', 'Aprovar o que está selecionado'],
  ] as const)(
    'are listed in %s by ?, with the switch for those without Ctrl',
    async (language, title, one) => {
      const { settings } = manager();
      const on = settings && manager({ settings: { ...settings, features: { approve_work_logs: true } } });
      const { user } = await open(language, on);
      await screen.findByRole('heading', { level: 1 });
      await user.keyboard('?');
      const dialog = within(await screen.findByRole('dialog', { name: new RegExp(title) }));
      expect(dialog.getByText(one)).toBeInTheDocument();
      expect(dialog.getByRole('switch')).toBeChecked();
    },
  );

  it('are listed without approval where the company does not approve entries', async () => {
    const { settings } = manager();
    const off = settings && manager({ settings: { ...settings, features: { approve_work_logs: false } } });
    const { user } = await open('en', off);
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: /Keyboard shortcuts/ }));
    expect(dialog.getByText('Delete selection')).toBeInTheDocument();
    expect(dialog.queryByText(/[Aa]pprov/)).toBeNull();
  });

  // One place in each test: under load, the screens of all of them took longer to load than a test may last.
  it.each([
    ['gt', '#all-entries'],
    ['gp', '#projects'],
    ['ge', '#employees'],
    ['gs', '#settings'],
    ['gw', '#week'],
  ] as const)('go to a place, and back to the overview: %s', async (keys, hash) => {
    const { user } = await open();
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard(keys);
    await waitFor(() => expect(location.hash).toBe(hash));
    await user.keyboard('go');
    await waitFor(() => expect(location.hash).toBe('#overview'));
  });

  it('open the form for new entries', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Add time entry' })).toBeInTheDocument();
  });
});

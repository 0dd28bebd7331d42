// Proves a person's page: what it reads and shows, how days and missing days are answered, secrets, months, and its states.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { secretShownSeconds } from '#shared/limits.ts';
import type { Session } from '#shared/model/company/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { addDays } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { daysOfMonth, monthOfDay, monthStep } from '#web/features/people/person/person-month.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answer, type Answers, leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const today = new Date().toISOString().slice(0, 10);
/** A month that is over: nothing in it depends on today. */
const month = monthStep(monthOfDay(today), -2);
/** Its first Monday and Tuesday of a whole week. */
const monday = weekStartOf(addDays(daysOfMonth(month).first, 9));
const tuesday = addDays(monday, 1);

const anna: Employee = anEmployee({
  id: 'e0000001',
  name: 'Anna',
  login_token: 'vrht',
  phone_number: '+3545550127',
  integrations: { payday: { kt: '1205851239' }, regla: { kt: '1205851239' } },
  latest_work_log: `${monday}T08:00:00Z`,
});
const entry = (day: string, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({
    id: `w-${day}`,
    employee: { id: anna.id, name: anna.name },
    project: { id: 'p0000001', name: 'Roof' },
    start_time: `${day}T08:00:00Z`,
    end_time: `${day}T16:00:00Z`,
    total_time: 8 * 3600,
    ...over,
  });
/** With it a Monday is usual. */
const mondaysBefore = [entry(addDays(monday, -7)), entry(addDays(monday, -14))];
const settings = { ...firstSettings('en', 'Atlantic/Reykjavik'), features: { approve_work_logs: true } };

async function open(
  rows: readonly WorkLog[] = [entry(monday)],
  over: {
    employee?: Partial<Employee>;
    session?: Partial<Session>;
    answers?: Record<string, Answers>;
    address?: string;
    running?: readonly WorkLog[];
  } = {},
) {
  const opened = await visit(over.address ?? `/app?month=${month}#employee/${anna.id}`, {
    session: manager({ settings, ...over.session }),
    answers: {
      'GET /api/worklogs': { body: rows },
      'GET /api/worklogs/overview': {
        body: { open: over.running ?? [], waiting: null, time: toWire(Date.now() / 1000) },
      },
      'GET /api/day_notes': { body: [] },
      'PUT /api/day_notes': { body: [] },
      'GET /api/audit': { body: [] },
      'GET /api/employees': { body: [{ ...anna, ...over.employee }] },
      'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
      ...over.answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
const first = (found: readonly HTMLElement[]) => found[0] ?? expect.fail('nothing is found');
const calendar = async () => within(await screen.findByRole('table'));
const figures = () => within(screen.getByRole('list', { name: 'The month in figures' }));

describe("a person's page", () => {
  it.each([
    ['nothing where it finds none: lunch is no work', [], undefined],
    ['the hours that it finds', [{ average_over: 5400, average_weeks: 2 }], '1.50 h over 48 h a week'],
  ])('says of the 48 hours what the report does: %s', async (_, found, words) => {
    const last = addDays(weekStartOf(today), -7);
    // Ten hours a day would be 50 a week.
    const rows = [0, 1, 2, 3, 4, -7, -6, -5, -4, -3].map((days) =>
      entry(addDays(last, days), { end_time: `${addDays(last, days)}T18:00:00Z`, total_time: 10 * 3600 }),
    );
    const zero = { employee_id: anna.id, short_days: 0, short_time: 0, full_weeks: 0 };
    const { asked } = await open(rows, {
      employee: { created: `${addDays(last, -7)}T00:00:00Z` },
      session: { settings: { ...settings, rest_warnings: true } },
      answers: { 'GET /api/report': { body: { rest: found.map((one) => ({ ...zero, ...one })) } } },
    });
    await waitFor(() => expect(asked.some(({ call }) => call === 'GET /api/report')).toBe(true));
    if (words !== undefined) expect(await screen.findByText(new RegExp(words))).toBeVisible();
    else expect(screen.queryByText(/over 48 h/)).toBeNull();
  });

  it('shows the name, the month’s sums, its days by week, and the projects', async () => {
    const { asked } = await open([entry(monday), entry(tuesday, { approved: true })]);
    expect(screen.getByRole('heading', { level: 1, name: 'Anna' })).toBeInTheDocument();
    await waitFor(() => expect(figures().getAllByRole('listitem')[0]).toHaveTextContent('16.00'));
    expect(figures().getAllByRole('listitem')[2]).toHaveTextContent('8.00');
    expect(figures().getAllByRole('listitem')[2]).toHaveTextContent(/1 entry$/);
    // A company that pays no overtime has no figure for it.
    expect(figures().getAllByRole('listitem')).toHaveLength(3);
    const days = (await calendar()).getAllByRole('button', { name: /8\.00 h: 08:00–16:00/ });
    expect(days.map(({ textContent }) => textContent?.includes('approved'))).toEqual([false, true]);
    const row = days[0]?.closest('[role=row]');
    expect(row).toHaveTextContent('16.00');
    expect(
      within(screen.getByRole('region', { name: /^Projects in/ })).getByText('16.00'),
    ).toBeInTheDocument();
    const lists = asked.filter(({ call }) => call === 'GET /api/worklogs').map(({ url }) => new URL(url));
    expect(lists.every(({ searchParams }) => searchParams.get('employee_id') === anna.id)).toBe(true);
  });

  it('opens the entry of a day; where hours are missing it adds the usual ones by one press, or opens their form', async () => {
    const { user, asked } = await open([entry(monday), ...mondaysBefore], {
      answers: { 'POST /api/worklogs': { body: [aWorkLog()] } },
    });
    await user.click(first((await calendar()).getAllByRole('button', { name: /08:00–16:00/ })));
    const edit = await screen.findByRole('dialog', { name: /Edit time entry/ });
    await user.click(within(edit).getByRole('button', { name: 'Cancel' }));
    // The Monday after is usual and has no hours.
    const missing = await screen.findByRole('region', { name: /^Missing days/ });
    await user.click(first(within(missing).getAllByRole('button', { name: 'Add 08:00–16:00' })));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(asked.filter(({ call }) => call === 'POST /api/worklogs').map(({ body }) => body)).toEqual([
      [expect.objectContaining({ employee_id: anna.id, project_id: 'p0000001' })],
    ]);
    await user.click(first(within(missing).getAllByRole('button', { name: 'Other hours' })));
    const add = await screen.findByRole('dialog', { name: 'Add time entry' });
    expect(within(add).getByDisplayValue('08:00')).toBeInTheDocument();
    expect(within(add).getByDisplayValue('16:00')).toBeInTheDocument();
  });

  it('shows whose usual week applies, gives the person one of their own, and Undo takes it back', async () => {
    const day = { start: '08:00', end: '16:00' };
    const company = [day, day, day, day, day, null, null];
    const call = 'PUT /api/employees';
    const { user, asked } = await open([entry(monday)], {
      session: { settings: { ...settings, usual_week: company } },
      answers: { [call]: { body: { ...anna, version: 2, usual_week: company } } },
    });
    const card = within(await screen.findByRole('region', { name: 'Usual week' }));
    expect(card.getByText(/^Mon–Fri 08:00–16:00/)).toHaveTextContent('company');
    await user.click(card.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Usual week/ }));
    await user.click(dialog.getByRole('switch', { name: /Custom usual week/ }));
    await user.click(await dialog.findByRole('checkbox', { name: /^Mon/ }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(asked.filter((one) => one.call === call).map(({ body }) => body)).toEqual([
        { id: anna.id, version: anna.version, usual_week: [null, day, day, day, day, null, null] },
        { id: anna.id, version: 2, usual_week: 'company' },
      ]),
    );
  });

  it('notes a missing day as sick with one press, from the card', async () => {
    const { user, asked } = await open([entry(monday), ...mondaysBefore]);
    const missing = await screen.findByRole('region', { name: /^Missing days/ });
    await user.click(first(within(missing).getAllByRole('button', { name: 'Sick' })));
    await waitFor(() => expect(asked.some(({ call }) => call === 'PUT /api/day_notes')).toBe(true));
    expect(asked.find(({ call }) => call === 'PUT /api/day_notes')?.body).toEqual({
      notes: [{ employee_id: anna.id, date: addDays(monday, 14), kind: 'sick', was: null }],
    });
  });

  it('shows a noted day by its word, and counts it as no missing day', async () => {
    const notes = [7, 14].map((days) => ({
      employee_id: anna.id,
      date: addDays(monday, days),
      kind: 'leave',
      noted: `${monday}T00:00:00Z`,
    }));
    await open([entry(monday), ...mondaysBefore], { answers: { 'GET /api/day_notes': { body: notes } } });
    expect(await (await calendar()).findAllByRole('button', { name: /: Holiday$/ })).toHaveLength(2);
    expect(screen.queryByRole('region', { name: /^Missing days/ })).toBeNull();
  });

  it('says that a noted day is the employee’s own word', async () => {
    const note = {
      employee_id: anna.id,
      date: addDays(monday, 7),
      kind: 'leave',
      noted: `${monday}T00:00:00Z`,
      own: true,
    };
    await open([entry(monday), ...mondaysBefore], { answers: { 'GET /api/day_notes': { body: [note] } } });
    await (await calendar()).findByRole('button', { name: /: Holiday, noted by the employee$/ });
    expect((await calendar()).getByTitle('Holiday, noted by the employee')).toBeVisible();
  });

  it('goes to earlier and later months by the address, and no further than this month', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Month before' }));
    expect(location.search).toBe(`?month=${monthStep(month, -1)}`);
    await user.click(screen.getByRole('button', { name: 'This month' }));
    expect(location.search).toBe('');
    expect(location.hash).toBe(`#employee/${anna.id}`);
    expect(screen.getByRole('button', { name: 'Month after' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('hides the login password and the kennitala until they are asked for, and again after a while', async () => {
    const { user } = await open();
    const card = within(await screen.findByRole('region', { name: 'Login and payroll' }));
    expect(card.queryByText('vrht')).toBeNull();
    expect(card.queryByText('120585-1239')).toBeNull();
    expect(card.getByText('for Payday, Regla')).toBeInTheDocument();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await user.click(card.getByRole('button', { name: 'Show the kennitala' }));
      await user.click(card.getByRole('button', { name: 'Show the login password' }));
      expect(card.getByText('vrht')).toBeInTheDocument();
      expect(card.getByText('120585-1239')).toBeInTheDocument();
      await vi.advanceTimersByTimeAsync(secretShownSeconds * 1000);
      await waitFor(() => expect(card.queryByText('vrht')).toBeNull());
      expect(card.queryByText('120585-1239')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says what runs, and opens the dialog that clocks out', async () => {
    const { end_time: _end, total_time: _total, ...started } = entry(today, { id: 'w-running' });
    const { user } = await open([], { running: [started] });
    expect(await screen.findByText('Roof since 08:00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clock out' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Anna');
  });

  it('tells the latest changes of the record and of entries, newest first', async () => {
    const changed = {
      at: `${tuesday}T10:00:00Z`,
      by: { kind: 'Company', name: 'Múrverk ehf.' },
      action: 'changed',
      changes: [{ field: 'end_time', from: `${monday}T17:00:00Z`, to: `${monday}T16:00:00Z` }],
    };
    const sms = {
      id: 'a1',
      at: `${tuesday}T12:00:00Z`,
      first_at: null,
      event: 'login_sms_asked',
      by: 'Company',
      acting_as: null,
      employee: { id: anna.id, name: anna.name },
      address: null,
      request_id: null,
      fields: [],
      detail: null,
      count: 1,
    };
    await open([entry(monday)], {
      answers: {
        'GET /api/audit': { body: [sms, { ...sms, id: 'a2', employee: { id: 'e9', name: 'Other' } }] },
        [`GET /api/worklogs/w-${monday}/history`]: { body: [changed] },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'History' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    const [newest, older] = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(newest).toContain('Login SMS requested');
    expect(older).toContain('Múrverk ehf. edited it · out 17:00 16:00');
  });

  it('does not call the history empty before what could be in it is read', async () => {
    const { promise: listed, resolve: answer } = Promise.withResolvers<Answer>();
    const { asked } = await open([], {
      answers: {
        'GET /api/worklogs': ({ searchParams }) => (searchParams.has('deleted') ? { body: [] } : listed),
      },
    });
    const card = within(await screen.findByRole('region', { name: 'History' }));
    await waitFor(() => expect(asked.some(({ url }) => url.includes('deleted=true'))).toBe(true));
    await waitFor(() => expect(asked.some(({ call }) => call === 'GET /api/audit')).toBe(true));
    expect(card.queryByText('No changes yet')).toBeNull();
    answer({ body: [] });
    expect(await card.findByText('No changes yet')).toBeVisible();
  });

  it('tells entries that one person approved together in one row, and another person’s in their own', async () => {
    const approved = (at: string, name: string) => ({
      at: `${tuesday}T${at}Z`,
      by: { kind: 'Company', name },
      action: 'approved',
      changes: [],
    });
    const sunday = addDays(monday, -1);
    await open([entry(sunday), entry(monday), entry(tuesday)], {
      answers: {
        [`GET /api/worklogs/w-${tuesday}/history`]: { body: [approved('18:00:02', 'Hulda')] },
        [`GET /api/worklogs/w-${monday}/history`]: { body: [approved('18:00:01', 'Hulda')] },
        [`GET /api/worklogs/w-${sunday}/history`]: { body: [approved('18:00:00', 'Gunnar')] },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'History' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    const [both, one] = card.getAllByRole('listitem');
    expect(both).toHaveTextContent(/\d{4}: Hulda approved them$/);
    expect(one).toHaveTextContent(/Roof: Gunnar approved it$/);
  });

  it('tells in one row what an Undo put back, and in another what was deleted before it', async () => {
    const did = (action: string, at: string) => ({
      at: `${tuesday}T${at}Z`,
      by: { kind: 'Company', name: 'Hulda' },
      action,
      changes: [],
    });
    const history = { body: [did('deleted', '18:00:01'), did('restored', '18:00:20')] };
    const entries = [entry(monday), entry(tuesday)];
    await open(entries, {
      answers: {
        'GET /api/worklogs': (url) => ({ body: url.searchParams.get('deleted') === 'true' ? [] : entries }),
        [`GET /api/worklogs/w-${tuesday}/history`]: history,
        [`GET /api/worklogs/w-${monday}/history`]: history,
      },
    });
    const card = within(await screen.findByRole('region', { name: 'History' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    const [back, gone] = card.getAllByRole('listitem');
    expect(back).toHaveTextContent(/\d{4}: Hulda put them back$/);
    expect(gone).toHaveTextContent(/\d{4}: Hulda deleted them$/);
  });

  it('tells which entry was deleted and by whom, and puts it back within the hour', async () => {
    const ago = (seconds: number) => toWire(Math.floor(Date.now() / 1000) - seconds);
    const deletion = (at: string) => ({
      at,
      by: { kind: 'Company', name: 'Gunnar' },
      action: 'deleted',
      changes: [],
    });
    const created = { ...deletion(`${monday}T08:00:00Z`), action: 'created' };
    const gone = [entry(tuesday, { version: 4 }), entry(monday, { version: 7 })];
    const { asked, user } = await open([], {
      answers: {
        'GET /api/worklogs': (url) => ({ body: url.searchParams.get('deleted') === 'true' ? gone : [] }),
        [`GET /api/worklogs/w-${tuesday}/history`]: { body: [created, deletion(ago(60))] },
        [`GET /api/worklogs/w-${monday}/history`]: { body: [created, deletion(ago(3601))] },
        [`PUT /api/worklogs/w-${tuesday}/restore`]: { body: entry(tuesday, { version: 5 }) },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'History' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    const [newest, older] = card.getAllByRole('listitem');
    expect(newest).toHaveTextContent(/Roof: Gunnar deleted it · 08:00–16:00/);
    expect(within(older ?? expect.fail()).queryByRole('button')).toBeNull();
    await user.click(within(newest ?? expect.fail()).getByRole('button', { name: 'Put back' }));
    await screen.findByText('Undone: 1 entry');
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ version: 3 });
  });

  it('says how far from the site the employee clocked in, with the project and in the history', async () => {
    const site = { lat: 64.1417, lon: -21.9266, radius: 150 };
    const at = (metres: number) => ({ in: { lat: site.lat + metres / 111_195, lon: site.lon } });
    const created = {
      at: `${tuesday}T08:00:00Z`,
      by: { kind: 'Employee', name: 'Anna' },
      action: 'created',
      changes: [],
    };
    const entries = [entry(monday, { places: at(12) }), entry(tuesday, { places: at(40) })];
    const { asked } = await open(entries, {
      answers: {
        'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof', site })] },
        [`GET /api/worklogs/w-${monday}/history`]: { body: [] },
        [`GET /api/worklogs/w-${tuesday}/history`]: { body: [created] },
      },
    });
    const places = within(await screen.findByRole('region', { name: /^Projects in/ }));
    expect(await places.findByText('last clock-in 40 m from the site')).toBeInTheDocument();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const row = await history.findByRole('listitem');
    await waitFor(() => expect(row).toHaveTextContent('Anna created it · 40 m from the site'));
    const lists = asked
      .filter(({ call }) => call === 'GET /api/worklogs')
      .map(({ url }) => new URL(url))
      .filter(({ searchParams }) => !searchParams.has('deleted'));
    expect(lists.every(({ searchParams }) => searchParams.get('places') === 'true')).toBe(true);
  });

  it('says that an employee does not exist, and leads back', async () => {
    await visit('/app#employee/e404', {
      session: manager({ settings }),
      answers: {
        'GET /api/employees': { body: [anna] },
        'GET /api/worklogs/overview': { body: { open: [], waiting: null, time: toWire(Date.now() / 1000) } },
      },
    });
    expect(await screen.findByText('This employee does not exist')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All employees' })).toHaveAttribute('href', '/app#employees');
  });

  it('offers nothing that would be refused: an inactive employee can be activated, nothing else is added', async () => {
    await open([entry(monday)], { employee: { disabled: true } });
    expect(screen.getByRole('button', { name: 'Activate' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add time entry' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send SMS' })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Missing days/ })).toBeNull();
  });

  it('says why it could not be read, and tries again', async () => {
    let isDown = true;
    const { user } = await visit(`/app#employee/${anna.id}`, {
      session: manager({ settings }),
      answers: {
        'GET /api/employees': () => (isDown ? problem(403, 'forbidden') : { body: [anna] }),
        'GET /api/worklogs': { body: [] },
        'GET /api/worklogs/overview': { body: { open: [], waiting: null, time: toWire(Date.now() / 1000) } },
        'GET /api/day_notes': { body: [] },
        'GET /api/audit': { body: [] },
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna' })).toBeInTheDocument();
  });
});

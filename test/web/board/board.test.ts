// Proves the overview's screen: figures for the features that are on, the search, the texts of each language.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import type { Language } from '#web/text.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { takeServerTime } from '#web/entry/server-time.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';

// Each board begins with a clock that is right.
afterEach(async () => {
  takeServerTime(new Date().toISOString(), Date.now());
  await leave();
});

const startedHoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const { end_time: _end, total_time: _total, ...running } = aWorkLog({ start_time: startedHoursAgo(17) });
const { settings } = manager();
const approving: Session = manager(
  settings ? { settings: { ...settings, features: { approve_work_logs: true } } } : {},
);

/** The server's clock is right at each reply, however long the tests before it took. */
const nothingMore = {
  open: [],
  waiting: null,
  get time() {
    return new Date().toISOString();
  },
};

const open = (session: Session, language: Language = 'en', overview: object = nothingMore) =>
  visit('/app', {
    language,
    session,
    answers: {
      'GET /api/worklogs/overview': { body: overview },
      'GET /api/worklogs': { body: [running] },
      'GET /api/employees': {
        body: [anEmployee({ id: 'e0000001', name: 'Anna' }), anEmployee({ id: 'e0000002', name: 'Zofia' })],
      },
      'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
    },
  });

const onTheClock = async () => within(await screen.findByRole('region', { name: 'Clocked in now' }));

describe('rest on the overview', () => {
  const hoursAgo = (from: number, to: number) =>
    aWorkLog({
      start_time: startedHoursAgo(from),
      end_time: startedHoursAgo(to),
      total_time: (from - to) * 3600,
    });
  const warned = async (over: Partial<Session>) => {
    const whole = settings ? { settings: { ...settings, rest_warnings: true } } : {};
    const zero = { short_days: 0, short_time: 0, full_weeks: 0, average_over: 5400, average_weeks: 17 };
    const log = hoursAgo(15, 0.02);
    return visit('/app', {
      language: 'en',
      session: manager({ ...whole, ...over }),
      answers: {
        'GET /api/worklogs/overview': { body: nothingMore },
        'GET /api/worklogs': { body: [log] },
        'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
        'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
        'GET /api/report': { body: { rest: [{ employee_id: log.employee.id, ...zero }] } },
      },
    });
  };

  it('says who is above 48 hours a week on average, with the hours of the report', async () => {
    await warned({});
    expect(await screen.findByText(/1.50 h over 48 h a week, on average over 17 weeks/)).toBeVisible();
    expect(screen.getByText('Too little rest today')).toBeVisible();
  });

  it('is not said to a person of some projects: it needs the hours of the others', async () => {
    const own = { id: 'o1', name: 'Pétur', email: 'p@example.com', office_role: 'projects' } as const;
    const { asked } = await warned({ manager: own });
    await screen.findByRole('region', { name: 'Clocked in now on your projects' });
    // The piece is fetched by now.
    await new Promise((done) => setTimeout(done, 100));
    expect(screen.queryByText(/Too little rest/)).toBeNull();
    expect(asked.some(({ call }) => call === 'GET /api/report')).toBe(false);
  });
});

it('says to a person of some projects that no one is in on theirs, not that no one is in', async () => {
  const own = { id: 'o1', name: 'Pétur', email: 'p@example.com', office_role: 'projects' } as const;
  const noneIn = {
    'GET /api/worklogs/overview': { body: nothingMore },
    'GET /api/worklogs': { body: [] },
    'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
    'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
  };
  await visit('/app', { session: manager({ manager: own }), answers: noneIn });
  const card = within(await screen.findByRole('region', { name: 'Clocked in now on your projects' }));
  expect(await card.findByText('Nobody has clocked in on your projects today')).toBeInTheDocument();
  await leave();
  await visit('/app#employees', { session: manager({ manager: own }), answers: noneIn });
  expect(await screen.findByText(/0 clocked in on your projects/)).toBeInTheDocument();
});

describe('the overview', () => {
  it.each([
    ['en', 'Clocked in now', 'Clock out', 'Forgot to clock out?'],
    ['is', 'Í vinnu núna', 'Stimpla út', 'Gleymd útstimplun'],
    ['pt', 'A trabalhar agora', 'Registar saída', 'Saída por registar'],
  ] as const)(
    'says in %s who has not clocked out, with a way to end it',
    async (language, heading, action, figure) => {
      await open(manager(), language);
      const card = within(await screen.findByRole('region', { name: heading }));
      const button = card.getByText(action);
      expect(button.closest('button')?.getAttribute('aria-label')).toContain('Anna');
      expect(screen.getByText(figure)).toBeInTheDocument();
    },
  );

  it('ends a forgotten entry in the edit dialog, the out time beginning as the in time', async () => {
    const { user } = await open(manager());
    await user.click(await screen.findByRole('button', { name: /^Clock out/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const start = dialog.getByLabelText('In');
    expect(dialog.getByLabelText('Out')).toHaveValue(start.getAttribute('value'));
  });

  it('offers no end in the future for it: the day after is not advised, and nothing is drawn as worked', async () => {
    const { user } = await open(manager());
    await user.click(await screen.findByRole('button', { name: /^Clock out/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('img', { name: /24\.00/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Out time has to be after In time')).toBeInTheDocument();
    expect(dialog.queryByText(/24\.00 h/)).toBeNull();
    expect(dialog.queryByText(/tick/)).toBeNull();
  });

  it('keeps the server’s day and time on a device whose clock is a day behind', async () => {
    const aDayOn = new Date(Date.now() + 86_400_000).toISOString();
    const { asked } = await open(manager(), 'en', { ...nothingMore, time: aDayOn });
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
    const title = new RegExp(`^${weekday.format(new Date(aDayOn))}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const card = await onTheClock();
    await waitFor(() => expect(card.getAllByText(/^41\.\d\d$/).length).toBeGreaterThan(0));
    await waitFor(() =>
      expect(asked.some(({ url }) => url.includes(`to=${aDayOn.slice(0, 10)}`))).toBe(true),
    );
  });

  it('lets one out of that dialog with the out time emptied: nothing is left to lose', async () => {
    const { user } = await open(manager());
    await user.click(await screen.findByRole('button', { name: /^Clock out/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Out'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('hands the dialog that ends an entry no way to delete it, so that shows no such button [entries.delete-only-with-handler]', async () => {
    const { user } = await open(manager());
    await user.click(await screen.findByRole('button', { name: /^Clock out/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit time entry/ }));
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete entry' })).toBeNull();
  });

  it('counts an employee deactivated while clocked in in both numbers, and lets the company end the entry', async () => {
    const gone = anEmployee({ id: 'e0000001', name: 'Anna', disabled: true });
    const { end_time: _, total_time: __, ...still } = aWorkLog({ start_time: startedHoursAgo(2) });
    await visit('/app', {
      session: manager(),
      answers: {
        'GET /api/worklogs': { body: [still] },
        'GET /api/employees': { body: [gone] },
        'GET /api/projects': { body: [] },
      },
    });
    const card = await onTheClock();
    expect(card.getByText('1 of 1 employee')).toBeInTheDocument();
    expect(card.getByText(/inactive/)).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Clock out Anna' })).toBeEnabled();
  });

  it('shows who is on the clock since longer than its two weeks, once', async () => {
    const {
      end_time: _,
      total_time: __,
      ...old
    } = aWorkLog({
      id: 'w0000old',
      employee: { id: 'e0000009', name: 'Björn' },
      start_time: startedHoursAgo(24 * 40),
    });
    await open(manager(), 'en', { ...nothingMore, open: [running, old] });
    const card = await onTheClock();
    expect(card.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Björn', 'Anna']);
    expect(card.getAllByText(/^9[56]\d\.\d\d$/)).toHaveLength(1);
  });

  it('says that this week’s hours are those until now, while an employee is clocked in', async () => {
    const figures = async () =>
      within(await screen.findByRole('list', { name: 'The week in figures' })).getAllByRole('listitem')[0];
    await open(manager());
    expect(await figures()).toHaveTextContent(/^Hours this week · until now/);
    await leave();
    await visit('/app', {
      session: manager(),
      answers: {
        'GET /api/worklogs': {
          body: [aWorkLog({ start_time: startedHoursAgo(1), end_time: startedHoursAgo(0) })],
        },
        'GET /api/worklogs/overview': { body: nothingMore },
        'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
        'GET /api/projects': { body: [] },
      },
    });
    expect(await figures()).toHaveTextContent(/Hours this week/);
    expect(screen.queryByText(/until now/)).toBeNull();
  });

  it('stands without its overview, when only that could not be read', async () => {
    await visit('/app', {
      session: manager(),
      answers: {
        'GET /api/worklogs': { body: [running] },
        'GET /api/worklogs/overview': problem(403, 'forbidden'),
        'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
        'GET /api/projects': { body: [] },
      },
    });
    expect((await onTheClock()).getByText('Anna')).toBeInTheDocument();
  });

  it('counts what waits for approval only where approval is on, and leads to it', async () => {
    const waiting = { count: 1234, from: '2025-11-22', oldest: '2026-02-03T08:00:00Z' };
    await open(approving, 'en', { ...nothingMore, waiting });
    await screen.findByText('To approve');
    expect(screen.getByText('1,234')).toBeInTheDocument();
    expect(screen.getByText('oldest: 03.02.2026')).toBeInTheDocument();
    const review = new URL(
      screen.getByRole('link', { name: 'Review' }).getAttribute('href') ?? '',
      location.href,
    );
    expect(review.searchParams.get('from')).toBe('2025-11-22');
    expect(review.searchParams.get('approved')).toBe('false');
    await leave();
    await open(manager());
    await screen.findByText(/^Hours this week/);
    expect(screen.queryByText('To approve')).toBeNull();
  });

  it('approves everything that waits after one question, but what overlaps or has an assumed end', async () => {
    const anna = { id: 'e0000001', name: 'Anna' };
    const at = (id: string, from: string, to: string, over: Partial<WorkLog> = {}) =>
      aWorkLog({ id, employee: anna, start_time: from, end_time: to, ...over });
    const rows = [
      at('w1', '2026-02-03T08:00:00Z', '2026-02-03T16:00:00Z'),
      at('w2', '2026-02-04T08:00:00Z', '2026-02-04T16:00:00Z', { approved: true }),
      at('w3', '2026-02-04T15:00:00Z', '2026-02-04T17:00:00Z'),
      at('w4', '2026-02-05T08:00:00Z', '2026-02-05T16:00:00Z', { assumed_end: true }),
    ];
    const call = 'PUT /api/worklogs';
    const opened = await visit('/app', {
      session: approving,
      answers: {
        'GET /api/worklogs/overview': {
          body: { ...nothingMore, waiting: { count: 3, from: '2025-11-22', oldest: '2026-02-03T08:00:00Z' } },
        },
        'GET /api/worklogs': { body: rows },
        'GET /api/employees': { body: [anEmployee(anna)] },
        'GET /api/projects': { body: [] },
        [call]: { body: { ...rows[0], approved: true, version: 2 } },
      },
    });
    const { user, asked } = opened;
    await user.click(await screen.findByRole('button', { name: 'Approve 3' }));
    const left = '1 overlapping entry is left out. 1 without a confirmed out time is left out.';
    expect(await screen.findByText(left)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve 1 entry' }));
    expect(await screen.findByText(`1 entry approved. ${left}`)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(asked.filter((one) => one.call === call).map(({ body }) => body)).toMatchObject([
        { id: 'w1', approved: true, version: 1 },
        { id: 'w1', approved: false, version: 2 },
      ]),
    );
  });

  it('names what could not be approved, whose it is and why', async () => {
    const anna = { id: 'e0000001', name: 'Anna' };
    const row = aWorkLog({
      id: 'w1',
      employee: anna,
      start_time: '2026-02-03T08:00:00Z',
      end_time: '2026-02-03T16:00:00Z',
    });
    const { user } = await visit('/app', {
      session: approving,
      answers: {
        'GET /api/worklogs/overview': {
          body: { ...nothingMore, waiting: { count: 1, from: '2025-11-22', oldest: row.start_time } },
        },
        'GET /api/worklogs': { body: [row] },
        'GET /api/employees': { body: [anEmployee(anna)] },
        'GET /api/projects': { body: [] },
        'PUT /api/worklogs': problem(404, 'work_log_missing'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Approve 1' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 1 entry' }));
    const alert = within(await screen.findByRole('alert'));
    expect(await alert.findByText('1 entry could not be changed')).toBeInTheDocument();
    expect(alert.getByRole('listitem')).toHaveTextContent(/^Anna, 03\.02\.2026.*: ./);
    await user.click(alert.getByRole('button', { name: 'Hide' }));
  });

  it('finds by employee or project, "/" going there', async () => {
    const { user } = await open(manager());
    const card = await onTheClock();
    expect(card.getByText('Anna')).toBeInTheDocument();
    await user.keyboard('/');
    expect(screen.getByLabelText('Name or project')).toHaveFocus();
    await user.keyboard('wall');
    await waitFor(() => expect(card.queryByText('Anna')).toBeNull());
    expect(screen.getByText('No employee or project with that name')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Name or project'));
    await user.keyboard('roof');
    expect(await card.findByText('Anna')).toBeInTheDocument();
    await waitFor(() => expect(new URLSearchParams(location.search).get('find')).toBe('roof'));
    await leave();
    await visit('/app?find=wall', {
      session: manager(),
      answers: {
        'GET /api/worklogs': { body: [running] },
        'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
        'GET /api/projects': { body: [] },
      },
    });
    expect(await screen.findByLabelText('Name or project')).toHaveValue('wall');
    expect(screen.getByText('No employee or project with that name')).toBeInTheDocument();
  });

  it('says why when nothing could be read, and shows no empty board', async () => {
    await visit('/app', {
      session: manager(),
      answers: { 'GET /api/worklogs': problem(403, 'forbidden') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission to do this');
    expect(screen.queryByText('Clocked in now')).toBeNull();
  });

  it('offers a disabled company nothing to change', async () => {
    await open(manager({ disabled: true }));
    expect((await onTheClock()).getByText('Anna')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Clock out/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add time entry' })).toBeNull();
  });
});

// Proves a project's page: figures, chart, who was there, photos, comments, files, and its states.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import type { Project } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answers, leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const today = new Date().toISOString().slice(0, 10);
/** A day of last week: its hours do not change while the test runs. */
const day = addDays(weekStartOf(today), -6);
const roof = aProject({
  id: 'p0000001',
  name: 'Roof',
  description: 'The red one',
  latest_work_log: `${day}T08:00:00Z`,
  total_working_hours: 12 * 3600,
});
const anna = { id: 'e0000001', name: 'Anna Jónsdóttir' };
const said = { created: `${day}T09:30:00Z`, created_by: 'Employee' } as const;
const entry = (over: Partial<WorkLog> = {}) =>
  aWorkLog({
    employee: anna,
    start_time: `${day}T08:00:00Z`,
    end_time: `${day}T16:00:00Z`,
    work_log_comments: [
      { id: 'c1', comment: 'South side sheeted', ...said },
      { id: 'c2', comment: 'https://photos.example.test/1', photo_state: 'ready', ...said },
    ],
    ...over,
  });

async function open(
  rows: readonly WorkLog[] = [entry()],
  over: {
    project?: Project;
    answers?: Readonly<Record<string, Answers>>;
    session?: Partial<Session>;
    id?: string;
  } = {},
) {
  const project = over.project ?? roof;
  return visit(`/app#project/${over.id ?? project.id}`, {
    session: manager(over.session),
    answers: {
      'GET /api/projects': { body: [project] },
      'GET /api/employees': { body: [anEmployee(anna)] },
      'GET /api/worklogs': { body: rows },
      ...over.answers,
    },
  });
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a project’s page', () => {
  it('shows its name, description and state, and asks for the entries of this project alone', async () => {
    const { asked } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Roof' })).toBeInTheDocument();
    expect(screen.getByText('The red one · since 04.05.2026')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^Roof/));
    const lists = asked.filter(({ call }) => call === 'GET /api/worklogs').map(({ url }) => new URL(url));
    // The desk's frame reads a list of its own, before or after it.
    const ofPage = lists.filter(({ searchParams }) => searchParams.has('places'));
    expect(ofPage.map(({ searchParams }) => searchParams.getAll('project_id'))).toEqual([['p0000001']]);
    expect(asked.filter(({ call }) => call === 'GET /api/report')).toEqual([]);
  });

  it('has all hours with the running ones until now, and who is on site', async () => {
    const {
      end_time: _,
      total_time: __,
      ...running
    } = entry({
      start_time: new Date().toISOString(),
      work_log_comments: [],
    });
    await open([running, entry()]);
    const figures = within(await screen.findByRole('list', { name: 'The project in figures' }));
    expect(figures.getByText('Total hours · until now')).toBeInTheDocument();
    expect(figures.getByText('12.00')).toBeInTheDocument();
    expect(figures.getByText('of 1 in 12 weeks')).toBeInTheDocument();
    expect(figures.getByText('Anna')).toBeInTheDocument();
  });

  it('shows what is left of a budget, that it is over, or offers to set one', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Set a budget' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Budget/)).toHaveFocus());
    await leave();
    await open([entry()], { project: { ...roof, budget_hours: 20.5 } });
    const left = within(await screen.findByRole('list', { name: 'The project in figures' }));
    expect(left.getByText('Left of the budget').closest('li')).toHaveTextContent('8.50of 20.5 h');
    await leave();
    await open([entry()], { project: { ...roof, budget_hours: 10 } });
    const over = within(await screen.findByRole('list', { name: 'The project in figures' }));
    expect(over.getByText('Over the budget').closest('li')).toHaveTextContent('2.00of 10 h');
    await leave();
    await open([entry()], { session: { disabled: true } });
    expect(await screen.findByText('none')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set a budget' })).toBeNull();
  });

  it('shows the day on which a budget is used up where the chart does not reach it', async () => {
    const at = (back: number) => addDays(today, -back);
    const worked = [20, 13, 6].map((back) =>
      entry({
        start_time: `${at(back)}T08:00:00Z`,
        end_time: `${at(back)}T16:00:00Z`,
        work_log_comments: [],
      }),
    );
    const hidden = async (budget_hours: number) => {
      await open(worked, { project: { ...roof, total_working_hours: 24 * 3600, budget_hours } });
      const left = within(await screen.findByRole('list', { name: 'The project in figures' }));
      const text = left.getByText(/^used up about/);
      await leave();
      return text.className.includes('visually-hidden');
    };
    expect(await hidden(300)).toBe(false);
    // The chart says it: here it is only for people who cannot see the chart.
    expect(await hidden(30)).toBe(true);
  });

  it('shows who was there, and goes to the week before', async () => {
    const { user } = await open();
    const crew = await region('Who was there');
    expect(crew.getByText('Nobody has hours here this week')).toBeInTheDocument();
    expect(crew.getByRole('button', { name: 'The week after' })).toBeDisabled();
    await user.click(crew.getByRole('button', { name: 'The week before' }));
    const row = crew.getByRole('row', { name: /Anna/ });
    expect(row).toHaveTextContent('8.00');
    expect(within(row).getByRole('img', { name: 'Anna: 08:00–16:00' })).toBeInTheDocument();
  });

  it('misses those of the crew for whom the day is usual, on no Saturday', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') });
    const bjarki = { id: 'e0000002', name: 'Bjarki Sveinsson' };
    const days = Array.from({ length: 28 }, (_, back) => addDays('2026-11-28', -back));
    const on = (who: typeof anna, left: readonly string[]) =>
      days
        .filter((one) => !left.includes(one) && ![0, 6].includes(new Date(one).getUTCDay()))
        .map((one) =>
          entry({
            id: `${who.id} ${one}`,
            employee: who,
            start_time: `${one}T08:00:00Z`,
            end_time: `${one}T16:00:00Z`,
            work_log_comments: [],
          }),
        );
    const saturday = { start_time: '2026-11-28T08:00:00Z', end_time: '2026-11-28T12:00:00Z' };
    const rows = [
      ...on(anna, []),
      ...on(bjarki, ['2026-11-24']),
      entry({ id: 'sat', ...saturday, work_log_comments: [] }),
    ];
    try {
      await open(rows, {
        answers: { 'GET /api/employees': { body: [anEmployee(anna), anEmployee(bjarki)] } },
      });
      const crew = await region('Who was there');
      expect(await crew.findByText('· Bjarki missing')).toBeInTheDocument();
      expect(crew.getByRole('row', { name: /Tue 24/ })).toHaveTextContent('Bjarki missing');
      expect(crew.getByRole('row', { name: /Sat 28/ })).not.toHaveTextContent('missing');
    } finally {
      vi.useRealTimers();
    }
  });

  it('enlarges a photo, and lists comments without photos', async () => {
    const { user } = await open();
    const photos = await region('Photos');
    await user.click(photos.getByRole('button', { name: /^Enlarge the photo: Anna/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Anna/ }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', 'https://photos.example.test/1');
    expect(dialog.getByRole('button', { name: 'Older photo' })).toBeDisabled();
    await user.keyboard('{Escape}');
    const comments = await region('Comments');
    expect(comments.getAllByRole('listitem')).toHaveLength(1);
    expect(comments.getByText('South side sheeted')).toBeInTheDocument();
  });

  it('goes through the photos by the arrow keys, and the photo that was pressed has the focus again', async () => {
    const two = entry();
    const photo = { comment: 'https://photos.example.test/2', photo_state: 'ready' as const };
    const [ready] = two.work_log_comments.filter(({ photo_state }) => photo_state === 'ready');
    const older = { ...(ready ?? expect.fail()), id: 'c9', ...photo, created: '2026-11-02T09:00:00Z' };
    const { user } = await open([{ ...two, work_log_comments: [...two.work_log_comments, older] }]);
    const photos = await region('Photos');
    const [first = expect.fail()] = photos.getAllByRole('button', { name: /^Enlarge the photo: Anna/ });
    await user.click(first);
    const image = async () => within(await screen.findByRole('dialog', { name: /Anna/ })).getByRole('img');
    await user.keyboard('{ArrowLeft}');
    expect(await image()).toHaveAttribute('src', 'https://photos.example.test/1');
    fireEvent.load(await image());
    expect(await image()).toHaveAttribute('aria-busy', 'false');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await image()).toHaveAttribute('src', 'https://photos.example.test/2');
    expect(await image()).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  });

  it('keeps a photo open while the window is made narrower and wider', async () => {
    const real = window.matchMedia;
    const width = Object.assign(real('(max-width: 775px)'), { matches: false });
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(max-width: 775px)' ? width : real(query),
    );
    const { user } = await open();
    const photos = await region('Photos');
    await user.click(photos.getByRole('button', { name: /^Enlarge the photo: Anna/ }));
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    /** The names of the two parts, in their order. */
    const order = () =>
      screen
        .getAllByRole('region', { hidden: true })
        .map(
          (one) =>
            one.getAttribute('aria-label') ??
            document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
        )
        .filter((name) => name === 'Photos' || name === 'Who was there');
    const before = order();
    expect(before).toHaveLength(2);
    for (const matches of [true, false]) {
      act(() => {
        Object.assign(width, { matches });
        width.dispatchEvent(new Event('change'));
      });
      expect(order()).toEqual(matches ? before.toReversed() : before);
      expect(dialog).toBeInTheDocument();
      expect(within(dialog).getByRole('img')).toHaveAttribute('src', 'https://photos.example.test/1');
    }
    vi.restoreAllMocks();
  });

  it('has a menu for what stands beside the filled button in a wide window, where it is narrow', async () => {
    const real = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(max-width: 775px)' ? Object.assign(real(query), { matches: true }) : real(query),
    );
    const { user, asked } = await open();
    await screen.findByRole('button', { name: 'Add time entry' });
    expect(screen.queryByRole('button', { name: 'Photos, PDF' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More: Roof' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Report', 'Photos, PDF', 'Poster', 'Edit']);
    await user.click(screen.getByRole('menuitem', { name: 'Photos, PDF' }));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/exports'));
    await user.click(screen.getByRole('button', { name: 'More: Roof' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit project' })).toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('opens the report of this project, and makes the PDF with photos', async () => {
    const { user, asked } = await open();
    const files = await region('Files');
    const report = new URL(
      files.getByRole('link', { name: /Report/ }).getAttribute('href') ?? '',
      'https://x.test',
    );
    expect(files.getByRole('link', { name: /^Poster/ })).toHaveAttribute(
      'href',
      expect.stringContaining('p0000001'),
    );
    expect([report.pathname, report.searchParams.get('project_id')]).toEqual(['/app/report', 'p0000001']);
    await user.click(screen.getByRole('button', { name: 'Photos, PDF' }));
    const made = asked.find(({ call }) => call === 'POST /api/exports')?.body;
    expect(made).toMatchObject({
      kind: 'pdf',
      filters: { project_id: ['p0000001'] },
      options: { images: true, comments: true, photos_only: true },
    });
  });

  it('adds an entry with the project filled in, and edits the project', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add time entry' }));
    const adding = within(await screen.findByRole('dialog'));
    expect(await adding.findByText('Roof')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit project' })).toBeInTheDocument();
  });

  it('is empty for a project without hours', async () => {
    await open([], { project: aProject({ id: 'p0000009', name: 'New', created: `${day}T08:00:00Z` }) });
    expect(await screen.findByText('nobody')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Photos/ })).toBeNull();
    expect((await region('Photos')).getByText(/^No photos since/)).toBeInTheDocument();
    expect((await region('Comments')).getByText(/^No comments since/)).toBeInTheDocument();
    expect(await screen.findByText('No hours')).toBeInTheDocument();
  });

  it('offers to open a closed project again, and no entry', async () => {
    const shut = { ...roof, is_open: false };
    const call = 'PUT /api/projects/p0000001/open';
    const { user, asked } = await open([entry()], { project: shut, answers: { [call]: { body: roof } } });
    await user.click(await screen.findByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(asked.some((one) => one.call === call)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Add time entry' })).toBeNull();
  });

  it('changes nothing after the trial, nor in a project of the example crew', async () => {
    await open([entry()], { session: { disabled: true } });
    await screen.findByRole('heading', { level: 1, name: 'Roof' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add time entry' })).toBeNull();
    await leave();
    await open([entry()], { project: { ...roof, example: true } });
    await screen.findByRole('heading', { level: 1, name: /Roof/ });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Photos, PDF' })).toBeNull();
  });

  it('says that a project is not there, or could not be read', async () => {
    await open([], { id: 'p9999999' });
    expect(await screen.findByRole('heading', { name: 'This project does not exist' })).toBeInTheDocument();
    await leave();
    await open([], { answers: { 'GET /api/worklogs': problem(403, 'not_allowed') } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

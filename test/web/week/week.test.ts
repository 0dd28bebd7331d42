// Proves the screen of the week: what it asks, how it is walked, opened, selected and approved, and its states.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import { dayNotesChange } from '#shared/model/day-note.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answer, type Answers, leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const anna = { id: 'e0000001', name: 'Anna' };
const bjorn = { id: 'e0000002', name: 'Björn' };
const entry = (id: string, employee: typeof anna, day: string, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({
    id,
    employee,
    start_time: `${day}T08:00:00Z`,
    end_time: `${day}T16:00:00Z`,
    ...over,
  });
const monday = entry('w1', anna, '2025-11-17');
const tuesday = entry('w2', anna, '2025-11-18', { approved: true });
const ofBjorn = entry('w3', bjorn, '2025-11-17');
/** With them a Tuesday is usual for Björn. */
const tuesdaysBefore = ['2025-11-11', '2025-11-04', '2025-10-28'].map((day) => entry(`w-${day}`, bjorn, day));
const week = '/app?day=2025-11-19#week';

type Sent = { id: string; approved: boolean; version: number };
const isSent = (body: unknown): body is Sent =>
  typeof body === 'object' && body !== null && 'approved' in body;
const approvalOn = { ...firstSettings('en', 'Atlantic/Reykjavik'), features: { approve_work_logs: true } };

async function open(
  rows: readonly WorkLog[] = [monday, tuesday, ofBjorn],
  over: { answers?: Record<string, Answers>; session?: Partial<Session>; address?: string } = {},
) {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const sent: Sent[] = [];
  const opened = await visit(over.address ?? week, {
    session: manager({ settings: approvalOn, ...over.session }),
    answers: {
      'GET /api/worklogs': () => ({ body: [...stored.values()] }),
      'GET /api/day_notes': { body: [] },
      'GET /api/employees': { body: [anEmployee(bjorn), anEmployee(anna)] },
      'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
      'PUT /api/worklogs': () => {
        const body = opened.asked.at(-1)?.body;
        const before = isSent(body) ? stored.get(body.id) : undefined;
        if (!before || !isSent(body)) expect.fail('no approval was sent');
        sent.push(body);
        const after = { ...before, approved: body.approved, version: before.version + 1 };
        stored.set(after.id, after);
        return { body: after };
      },
      ...over.answers,
    },
  });
  return { ...opened, sent };
}
const grid = () => screen.findByRole('grid', { name: 'Hours by employee and day' });
const cellsOf = async (name: string) => {
  const row = within(await grid())
    .getAllByRole('row')
    .find((one) => within(one).queryByRole('rowheader', { name: new RegExp(`^${name}`) }));
  return within(row ?? expect.fail(`no row of ${name}`)).getAllByRole('cell');
};
const cell = async (name: string, column: number) =>
  (await cellsOf(name))[column] ?? expect.fail(`no day ${column} of ${name}`);

/** Anna's overtime, in seconds. */
function reportOf(over_time: number) {
  const rules = {
    overtime_after_day_hours: null,
    overtime_after_week_hours: 40,
    lunch_minutes: 0,
    lunch_from_hours: 0,
    day_hours: null,
    weekends: false,
    holidays: false,
  };
  const ofAnna = { id: anna.id, regular_time: 0, over_time, lunch_deduction: 0, logs: [], dates: {} };
  return {
    projects: {},
    employees: { Anna: ofAnna },
    data: [],
    parts: [],
    rules,
    open_entries: 0,
    time_zone: 'Atlantic/Reykjavik',
    from: '2025-11-17',
    to: '2025-11-23',
  };
}

describe('the week', () => {
  it('shows people by days with their hours, sums at the edges, and the week’s number', async () => {
    const { asked } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Week 47' })).toBeInTheDocument();
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    const texts = (await cellsOf('Anna')).map(({ textContent }) => textContent);
    expect(texts.at(0)).toBe('8.0008:00–16:00');
    expect(texts.at(2)).toBe('no hours');
    expect(texts.at(-1)).toBe('16.00');
    const foot =
      within(await grid())
        .getAllByRole('row')
        .at(-1) ?? expect.fail();
    expect(foot).toHaveTextContent('2 employees');
    expect(foot).toHaveTextContent('24.00');
    const lists = asked.filter(({ call }) => call === 'GET /api/worklogs').map(({ url }) => new URL(url));
    expect(lists.map(({ searchParams }) => [searchParams.get('from'), searchParams.get('to')])).toEqual([
      ['2025-11-10', '2025-11-23'],
      // What is usual, where the company has no usual week.
      ['2025-10-20', '2025-11-09'],
    ]);
  });

  it('reads no older weeks where the company has a usual week', async () => {
    const day = { start: '08:00', end: '16:00' };
    const usual_week = [null, day, null, null, null, null, null];
    const { asked } = await open(undefined, { session: { settings: { ...approvalOn, usual_week } } });
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    expect(asked.filter(({ call }) => call === 'GET /api/worklogs')).toHaveLength(1);
  });

  it('shows the overtime of each row and of all, as the report counts it, where a rule makes any', async () => {
    const overtime = { ...approvalOn.overtime, after_week_hours: 40 };
    const { asked } = await open(undefined, {
      session: { settings: { ...approvalOn, overtime } },
      answers: { 'GET /api/report': { body: reportOf(9000) } },
    });
    await waitFor(async () => expect((await cellsOf('Anna')).at(-1)).toHaveTextContent('2.50'));
    expect((await cellsOf('Björn')).at(-1)).toHaveTextContent('–');
    expect((await cellsOf('2 employees')).at(-1)).toHaveTextContent('2.50');
    const asking = asked.find(({ call }) => call === 'GET /api/report')?.url ?? '';
    expect(new URL(asking).search).toBe('?from=2025-11-17&to=2025-11-23&comments=false');
  });

  it('goes to the week before and after, and its other views, by the address', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Week before' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Week 46' })).toBeInTheDocument();
    expect(location.search).toBe('?day=2025-11-12');
    await user.click(screen.getByRole('radio', { name: '2 weeks' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Weeks 45–46' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Day' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Wednesday 12 November' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(location.search).toBe('?view=day');
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows weeks to come, where leave can be noted', async () => {
    const { user, asked } = await open(undefined, { address: '/app#week' });
    await user.click(await screen.findByRole('button', { name: 'Week after' }));
    await waitFor(() => expect(location.search).toMatch(/^\?day=/));
    const shown = new URLSearchParams(location.search).get('day') ?? '';
    expect(Date.parse(shown)).toBeGreaterThan(Date.now());
    await user.click(await cell('Anna', 4));
    const asking = within(await screen.findByRole('dialog', { name: 'Anna' }));
    expect(asking.getByRole('button', { name: 'Holiday' })).toBeInTheDocument();
    // The entries are those of this week and the weeks before it, which are read already.
    expect(asked.filter(({ call }) => call === 'GET /api/worklogs')).toHaveLength(2);
  });

  it('begins a new entry with a day that it shows', async () => {
    const { user } = await open(undefined, { address: '/app?day=2025-10-02#week' });
    await user.click(await screen.findByRole('button', { name: 'Add time entry' }));
    const add = within(await screen.findByRole('dialog', { name: 'Add time entry' }));
    expect(add.getByText(/29\.09\.2025|29 Sep/)).toBeInTheDocument();
  });

  it('is walked by arrow keys, and left and right weeks by the page keys', async () => {
    const { user } = await open();
    (await cell('Anna', 0)).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await cell('Björn', 1)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await cell('Björn', 1)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Week 46' })).toBeInTheDocument();
    expect(await cell('Björn', 1)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Week 45' })).toBeInTheDocument();
  });

  it('selects nothing in the week that one goes to', async () => {
    const { user } = await open();
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    await user.click(screen.getByRole('button', { name: 'Anna' }));
    expect(screen.getByText('2 days selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Week before' }));
    expect(await screen.findByText('Select days')).toBeInTheDocument();
  });

  it('opens the entry of a day, the list of a day with several, and a new entry where there is none', async () => {
    const late = entry('w4', bjorn, '2025-11-17', {
      start_time: '2025-11-17T17:00:00Z',
      end_time: '2025-11-17T18:00:00Z',
      total_time: 3600,
    });
    const { user } = await open([monday, tuesday, ofBjorn, late]);
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    await user.click(await cell('Anna', 0));
    expect(await screen.findByRole('dialog', { name: 'Edit time entry' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await cell('Björn', 0)).focus();
    await user.keyboard('{Enter}');
    const day = within(await screen.findByRole('dialog', { name: 'Björn' }));
    expect(day.getByText('17:00–18:00')).toBeInTheDocument();
    await user.click(day.getByRole('button', { name: 'Edit: Björn, 17:00' }));
    expect(await screen.findByRole('dialog', { name: 'Edit time entry' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await cell('Björn', 2));
    const add = within(await screen.findByRole('dialog', { name: 'Add time entry' }));
    expect(add.getByRole('button', { name: /^Employee/ })).toHaveTextContent('Björn');
  });

  it('marks a usual day that was not worked, and keeps the rows that need a look', async () => {
    const { user } = await open([monday, ofBjorn, ...tuesdaysBefore]);
    await waitFor(async () => expect(await cell('Björn', 1)).toHaveTextContent('missingAdd'));
    await user.click(screen.getByRole('button', { name: 'Needs a look 1' }));
    await waitFor(async () =>
      expect(within(await grid()).getAllByRole('rowheader')[0]).toHaveTextContent('Björn'),
    );
    await user.click(await cell('Björn', 1));
    const asked = within(await screen.findByRole('dialog', { name: 'Björn' }));
    await user.click(asked.getByRole('button', { name: 'Other hours' }));
    const add = within(await screen.findByRole('dialog', { name: 'Add time entry' }));
    expect(add.getByLabelText('In')).toHaveValue('08:00');
    expect(add.getByLabelText('Out')).toHaveValue('16:00');
  });

  it('adds the hours of a missing day by one press, on the project of the last such day, and Undo takes them out', async () => {
    const added = entry('w20251100001', bjorn, '2025-11-18');
    const opened = await open([monday, ofBjorn, ...tuesdaysBefore], {
      answers: {
        'POST /api/worklogs': { body: [added] },
        [`POST /api/worklogs/${added.id}/delete`]: { status: 204 },
      },
    });
    const { user, asked } = opened;
    await waitFor(async () => expect(await cell('Björn', 1)).toHaveTextContent('missingAdd'));
    await user.click(await cell('Björn', 1));
    await user.click(await screen.findByRole('button', { name: 'Add 08:00–16:00' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 1 entry')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [start_time, end_time] = ['2025-11-18T08:00:00Z', '2025-11-18T16:00:00Z'];
    expect(asked.find(({ call }) => call === 'POST /api/worklogs')?.body).toEqual([
      { employee_id: bjorn.id, project_id: added.project.id, start_time, end_time },
    ]);
    expect(asked.some(({ call }) => call === `POST /api/worklogs/${added.id}/delete`)).toBe(true);
  });

  it('draws the lock of a locked period, where nothing is missing and nothing is offered', async () => {
    const { user } = await open([monday, ofBjorn, ...tuesdaysBefore], {
      session: { closed_days: [{ from: '2025-11-18', to: '2025-11-30', state: 'locked' }] },
    });
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    const heads = within(await grid()).getAllByRole('columnheader', { name: /Locked/ });
    expect(heads.map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(await cell('Björn', 1)).toHaveTextContent('no hours');
    expect(screen.queryByRole('button', { name: /^Needs a look/ })).toBeNull();
    await user.click(await cell('Björn', 1));
    await user.click(await cell('Anna', 0));
    expect(await screen.findByRole('dialog', { name: /Edit time entry/ })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('of a locked period offers nothing but the reason and the way to reopen it', async () => {
    const { user, asked } = await open([monday, tuesday, ofBjorn], {
      session: { closed_days: [{ from: '2025-11-01', to: '2025-11-30', state: 'locked' }] },
    });
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    const bar = within(screen.getByRole('group', { name: 'Selected days' }));
    expect(bar.getByText('These days are locked')).toBeInTheDocument();
    expect(bar.queryByRole('button', { name: 'Select all' })).toBeNull();
    const href = '/app?from=2025-11-01&to=2025-11-30&step=lock#payroll';
    expect(await bar.findByRole('link', { name: 'Reopen in Payroll' })).toHaveAttribute('href', href);
    await user.click(screen.getByRole('button', { name: 'Anna' }));
    expect(bar.getByText(/^Pay period .* is closed/)).toBeInTheDocument();
    for (const button of bar.getAllByRole('button', {
      name: /^(Approve|Clear approval|Edit|Change project|Delete)$/,
    }))
      expect(button).toBeDisabled();
    await user.keyboard('a');
    expect(asked.some(({ call }) => call === 'PUT /api/worklogs')).toBe(false);
    await user.click(await cell('Anna', 0));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit time entry/ }));
    for (const label of ['Date', 'In', 'Out']) expect(dialog.getByLabelText(label)).toBeDisabled();
    expect(dialog.getByRole('link', { name: 'Reopen in Payroll' })).toBeInTheDocument();
  });

  it('takes a word for a missing day by one press, shows it, and puts it back by Undo', async () => {
    const notes = new Map<string, object>();
    const changes: unknown[] = [];
    const opened = await open([monday, ofBjorn, ...tuesdaysBefore], {
      answers: {
        'GET /api/day_notes': () => ({ body: [...notes.values()] }),
        'PUT /api/day_notes': () => {
          const { body } = opened.asked.at(-1) ?? {};
          changes.push(body);
          const [note] = dayNotesChange.parse(body).notes;
          if (!note) return problem(400, 'invalid_input');
          const { was: _was, kind, ...place } = note;
          if (kind === null) notes.clear();
          else notes.set(note.date, { ...place, kind, noted: '2025-11-19T14:00:00Z' });
          return { body: [...notes.values()] };
        },
      },
    });
    const { user } = opened;
    await waitFor(async () => expect(await cell('Björn', 1)).toHaveTextContent('missingAdd'));
    await user.click(await cell('Björn', 1));
    const asked = within(await screen.findByRole('dialog', { name: 'Björn' }));
    await user.click(asked.getByRole('button', { name: 'Sick' }));
    const place = { employee_id: bjorn.id, date: '2025-11-18' };
    await waitFor(() => expect(changes).toEqual([{ notes: [{ ...place, kind: 'sick', was: null }] }]));
    await waitFor(async () => expect((await cell('Björn', 1)).textContent).toBe('Sick'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await cell('Björn', 1)).toHaveTextContent('missingAdd'));
    expect(changes.at(-1)).toEqual({ notes: [{ ...place, kind: null, was: 'sick' }] });
  });

  it('marks a note that is the employee’s own word, in the cell and in its dialog', async () => {
    const note = {
      employee_id: bjorn.id,
      date: '2025-11-18',
      kind: 'sick',
      noted: '2025-11-18T18:00:00Z',
      own: true,
    };
    const { user } = await open([monday, ofBjorn, ...tuesdaysBefore], {
      answers: { 'GET /api/day_notes': { body: [note] } },
    });
    await waitFor(async () => expect((await cell('Björn', 1)).textContent).toBe('Sick'));
    expect(within(await cell('Björn', 1)).getByTitle('Sick, noted by the employee')).toBeVisible();
    await user.click(await cell('Björn', 1));
    const dialog = within(await screen.findByRole('dialog', { name: 'Björn' }));
    expect(dialog.getByText('Sick, noted by the employee')).toBeVisible();
  });

  it('says that somebody else has answered the day, and leaves it', async () => {
    const { user } = await open([monday, ofBjorn, ...tuesdaysBefore], {
      answers: { 'PUT /api/day_notes': problem(409, 'day_note_changed') },
    });
    await waitFor(async () => expect(await cell('Björn', 1)).toHaveTextContent('missingAdd'));
    await user.click(await cell('Björn', 1));
    const asked = within(await screen.findByRole('dialog', { name: 'Björn' }));
    await user.click(asked.getByRole('button', { name: 'Off' }));
    expect(await screen.findByText('Someone else has changed this day')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Björn' })).toBeInTheDocument();
  });
});

const selectStart = () => new Event('selectstart', { bubbles: true, cancelable: true });

describe('the selection', () => {
  it('of a row by its name is approved by one press, and put back by Undo', async () => {
    const { user, sent } = await open();
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    await user.click(screen.getByRole('button', { name: 'Anna' }));
    const bar = within(screen.getByRole('group', { name: 'Selected days' }));
    expect(bar.getByText('2 days selected')).toBeInTheDocument();
    expect(bar.getByText('2 entries · 16.00 h')).toBeInTheDocument();
    await user.click(await bar.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 entry approved · Already approved: 1')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([{ id: 'w1', approved: true, version: 1 }]);
    await waitFor(async () =>
      expect(within(await cell('Anna', 0)).getByLabelText('Approved')).toBeInTheDocument(),
    );
    expect(bar.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 1 entry')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ id: 'w1', approved: false, version: 2 });
  });

  it('is said to be approved before the lists are read again', async () => {
    let isSaved = false;
    const { user } = await open([monday], {
      answers: {
        'GET /api/worklogs': () => (isSaved ? Promise.withResolvers<Answer>().promise : { body: [monday] }),
        'PUT /api/worklogs': () => {
          isSaved = true;
          return { body: { ...monday, approved: true, version: 2 } };
        },
      },
    });
    await user.click(within(await grid()).getByRole('button', { name: 'Anna' }));
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 entry approved')).toBeInTheDocument();
  });

  it('of more entries than are sent at once says in a toast how far it is, until it is done', async () => {
    const rows = Array.from({ length: 8 }, (_, at) => entry(`w${at + 1}`, anna, '2025-11-17'));
    const held = rows.map(() => Promise.withResolvers<void>());
    let calls = 0;
    const { user } = await open(rows, {
      answers: {
        'PUT /api/worklogs': async () => {
          const at = calls;
          calls += 1;
          await held[at]?.promise;
          return { body: { ...rows[at], approved: true, version: 2 } };
        },
      },
    });
    const letGo = (from: number, to?: number) =>
      act(async () => held.slice(from, to).forEach((one) => one.resolve()));
    await user.click(within(await grid()).getByRole('button', { name: 'Anna' }));
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    // Once to be read out, once to be seen.
    expect(await screen.findAllByText('Changing 0 of 8')).toHaveLength(2);
    await letGo(0, 2);
    expect(await screen.findByText('Changing 2 of 8')).toBeInTheDocument();
    expect(screen.getAllByText('Changing 0 of 8')).toHaveLength(1);
    await letGo(2);
    expect(await screen.findByText('8 entries approved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^Changing/)).toBeNull());
  });

  it('leaves out an entry whose end is assumed, marks it under "Needs a look", and says so', async () => {
    const guessed = { ...tuesday, approved: false, assumed_end: true };
    const { user, sent } = await open([monday, guessed, ofBjorn]);
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    expect(within(await cell('Anna', 1)).getByLabelText('Out time not confirmed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Needs a look 1' })).toBeInTheDocument();
    (await cell('Anna', 1)).focus();
    await user.keyboard(' a');
    const left = '1 left out: out time not confirmed. Open it to approve it.';
    expect(await screen.findByText(left)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(`2 entries approved · ${left}`)).toBeInTheDocument();
    expect(sent.map(({ id }) => id).toSorted()).toEqual(['w1', 'w3']);
  });

  it('of cells by keys is approved by A', async () => {
    const { user, sent } = await open();
    await waitFor(async () => expect(await cell('Björn', 0)).toHaveTextContent('8.00'));
    (await cell('Anna', 0)).focus();
    await user.keyboard(' ');
    expect(await cell('Anna', 0)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('2 days selected')).toBeInTheDocument();
    await user.keyboard('a');
    await waitFor(() => expect(sent.map(({ id }) => id).toSorted()).toEqual(['w1', 'w3']));
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveAttribute('aria-selected', 'false'));
  });

  it('of a range by dragging, of a column by its date, of everything by the bar', async () => {
    const { user } = await open();
    await waitFor(async () => expect(await cell('Björn', 0)).toHaveTextContent('8.00'));
    const mouse = { pointerType: 'mouse', button: 0, buttons: 1 };
    fireEvent.pointerDown(await cell('Anna', 0), mouse);
    fireEvent.pointerOver(await cell('Björn', 1), mouse);
    fireEvent.click(await cell('Björn', 1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('3 days selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select none' }));
    await user.click(within(await grid()).getByRole('button', { name: /^Mon/ }));
    expect(screen.getByText('2 days selected')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('3 days selected')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('keeps what was refused, and says why', async () => {
    const { user } = await open(undefined, {
      answers: { 'PUT /api/worklogs': problem(409, 'work_log_changed') },
    });
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    await user.click(screen.getByRole('button', { name: 'Anna' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 entry could not be changed')).toBeInTheDocument();
    // Tuesday has nothing that failed.
    expect(screen.getByText('1 day selected')).toBeInTheDocument();
    expect(screen.queryByText('1 entry approved')).toBeNull();
  });

  it('leaves to somebody else what they have approved during the press, and Undo does too', async () => {
    const theirs = { ...ofBjorn, version: 2, approved: true };
    const call = 'PUT /api/worklogs';
    const { user, asked } = await open([monday, ofBjorn], {
      answers: {
        [call]: () => {
          const body = asked.at(-1)?.body;
          return isSent(body) && body.id === theirs.id
            ? problem(409, 'work_log_changed', { params: { work_log: theirs } })
            : { body: { ...monday, approved: isSent(body) && body.approved, version: 2 } };
        },
      },
    });
    await waitFor(async () => expect(await cell('Björn', 0)).toHaveTextContent('8.00'));
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 entry approved · Already approved: 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 1 entry')).toBeInTheDocument();
    expect(asked.filter((one) => one.call === call).map(({ body }) => body)).toMatchObject([
      { id: 'w1', approved: true },
      { id: 'w3', approved: true },
      { id: 'w1', approved: false },
    ]);
  });

  it('is not there for a reader who may not change entries; a press shows the day', async () => {
    const { user } = await open(undefined, { session: { disabled: true } });
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
    expect(screen.queryByRole('group', { name: 'Selected days' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anna' })).toBeNull();
    await user.click(await cell('Anna', 2));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await cell('Anna', 0));
    const day = within(await screen.findByRole('dialog', { name: 'Anna' }));
    expect(day.getByText('08:00–16:00')).toBeInTheDocument();
    expect(day.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });
});

describe('an end', () => {
  type Moved = {
    id: string;
    version: number;
    new_end_time?: string;
    new_start_time?: string;
    approved?: boolean;
  };
  const isMoved = (body: unknown): body is Moved =>
    typeof body === 'object' && body !== null && ('new_end_time' in body || 'new_start_time' in body);
  async function openMoving(
    rows: readonly WorkLog[],
    session: Partial<Session> = {},
    address = week,
    answers: Readonly<Record<string, Answers>> = {},
  ) {
    const stored = new Map(rows.map((row) => [row.id, row]));
    const sent: Moved[] = [];
    const opened = await open(rows, {
      session,
      address,
      answers: {
        'GET /api/worklogs': () => ({ body: [...stored.values()] }),
        'PUT /api/worklogs': () => {
          const body = opened.asked.at(-1)?.body;
          const before = isMoved(body) ? stored.get(body.id) : undefined;
          if (!before || !isMoved(body)) expect.fail('no time was sent');
          sent.push(body);
          const end_time = body.new_end_time ?? before.end_time ?? '';
          const start_time = body.new_start_time ?? before.start_time;
          const total_time = (Date.parse(end_time) - Date.parse(start_time)) / 1000;
          const version = before.version + 1;
          const after = {
            ...before,
            start_time,
            end_time,
            total_time,
            version,
            approved: body.approved ?? false,
          };
          stored.set(after.id, after);
          return { body: after };
        },
        ...answers,
      },
    });
    await waitFor(async () => expect(await cell('Anna', 1)).toHaveTextContent('8.00'));
    (await cell('Anna', 1)).focus();
    return { ...opened, sent };
  }

  it('is taken by M, moved by arrows, shown at once, saved by Enter, and put back by Undo with its approval', async () => {
    const { user, sent } = await openMoving([monday, tuesday, ofBjorn]);
    await user.keyboard('m');
    const out = await screen.findByRole('slider', { name: 'Out' });
    await waitFor(() => expect(out).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(out).toHaveAttribute('aria-valuetext', '16:11, +11 min');
    expect(await cell('Anna', 1)).toHaveTextContent('8.18');
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Anna, Tue 18.11.: out 16:11, was 16:00')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 'w2', version: 1, new_end_time: '2025-11-18T16:11:00Z' }]);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(await cell('Anna', 1)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 1 entry')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({
      id: 'w2',
      version: 2,
      new_end_time: '2025-11-18T16:00:00Z',
      approved: true,
    });
  });

  it('takes the overtime of row and foot along, before it is saved and after', async () => {
    const overtime = { ...approvalOn.overtime, after_day_hours: 8 };
    const seconds = { now: 9000 };
    const { user } = await openMoving(
      [monday, tuesday, ofBjorn],
      { settings: { ...approvalOn, overtime } },
      week,
      { 'GET /api/report': () => ({ body: reportOf(seconds.now) }) },
    );
    const ofAnna = async () => (await cellsOf('Anna')).at(-1);
    await waitFor(async () => expect(await ofAnna()).toHaveTextContent('2.50'));
    await user.keyboard('m');
    const out = await screen.findByRole('slider', { name: 'Out' });
    await waitFor(() => expect(out).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await ofAnna()).toHaveTextContent('2.75');
    expect((await cellsOf('2 employees')).at(-1)).toHaveTextContent('2.75');
    seconds.now = 9900;
    await user.keyboard('{Enter}');
    expect(await ofAnna()).toHaveTextContent('2.75');
    expect(await screen.findByText('Anna, Tue 18.11.: out 16:15, was 16:00')).toBeInTheDocument();
    expect(await ofAnna()).toHaveTextContent('2.75');
  });

  it('takes hours and overtime back when it was not saved, also while the report cannot be read', async () => {
    const overtime = { ...approvalOn.overtime, after_day_hours: 8 };
    let isAway = false;
    const { user } = await openMoving(
      [monday, tuesday, ofBjorn],
      { settings: { ...approvalOn, overtime } },
      week,
      {
        'GET /api/report': () => (isAway ? problem(500, 'internal_error') : { body: reportOf(9000) }),
        'PUT /api/worklogs': problem(409, 'work_log_changed'),
      },
    );
    const ofAnna = async () => (await cellsOf('Anna')).at(-1);
    await waitFor(async () => expect(await ofAnna()).toHaveTextContent('2.50'));
    await user.keyboard('m');
    await waitFor(async () => expect(await screen.findByRole('slider', { name: 'Out' })).toHaveFocus());
    await user.keyboard('1900');
    expect(await ofAnna()).toHaveTextContent('5.50');
    isAway = true;
    await user.keyboard('{Enter}');
    await screen.findAllByRole('alert');
    await waitFor(async () => expect(await ofAnna()).toHaveTextContent('2.50'));
    expect(await cell('Anna', 1)).toHaveTextContent('8.00');
  });

  it('says the difference of the clocks that it shows, whatever the seconds', async () => {
    const { user } = await openMoving([
      { ...tuesday, start_time: '2025-11-18T08:00:44Z', end_time: '2025-11-18T16:00:44Z' },
    ]);
    await user.keyboard('m');
    const out = await screen.findByRole('slider', { name: 'Out' });
    await waitFor(() => expect(out).toHaveFocus());
    await user.keyboard('1604');
    expect(out).toHaveAttribute('aria-valuetext', '16:04, +4 min');
  });

  it('stops at the next entry, also where a filter hides that one', async () => {
    const elsewhere = { id: 'p0000002', name: 'Hall' };
    const next = entry('w9', anna, '2025-11-18', {
      project: elsewhere,
      start_time: '2025-11-18T16:20:00Z',
      end_time: '2025-11-18T18:00:00Z',
    });
    const { user } = await openMoving(
      [tuesday, next],
      {},
      `/app?day=2025-11-19&project_id=${tuesday.project.id}#week`,
    );
    await user.keyboard('m');
    const out = await screen.findByRole('slider', { name: 'Out' });
    await waitFor(() => expect(out).toHaveFocus());
    // Another time than the typed one is never taken.
    await user.keyboard('1745');
    expect(out).toHaveAttribute('aria-valuetext', expect.stringMatching(/^16:00/));
    expect(await screen.findByText(/next entry/)).toBeInTheDocument();
    await user.keyboard('1620');
    expect(out).toHaveAttribute('aria-valuetext', expect.stringMatching(/^16:20/));
    await user.keyboard('{ArrowRight}');
    expect(out).toHaveAttribute('aria-valuetext', expect.stringMatching(/^16:20/));
  });

  it('lets no text of the page be selected while a handle is dragged, and does again afterwards', async () => {
    const { user } = await openMoving([tuesday]);
    await user.keyboard('m');
    const out = await screen.findByRole('slider', { name: 'Out' });
    await waitFor(() => expect(out).toHaveFocus());
    expect(fireEvent(document.body, selectStart())).toBe(true);
    fireEvent.pointerDown(out, { button: 0, clientX: 100 });
    expect(fireEvent(document.body, selectStart())).toBe(false);
    fireEvent.pointerUp(window);
    expect(fireEvent(document.body, selectStart())).toBe(true);
  });

  it('takes typed digits, and Esc puts it back without a call', async () => {
    const { user, sent } = await openMoving([tuesday]);
    await user.keyboard('m');
    const out = await screen.findByRole('slider', { name: 'Out' });
    await waitFor(() => expect(out).toHaveFocus());
    await user.keyboard('1745');
    expect(out).toHaveAttribute('aria-valuetext', '17:45, +1 h 45 min');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(await cell('Anna', 1)).toHaveTextContent('8.00');
    expect(sent).toEqual([]);
  });

  it('is saved once when the person presses elsewhere, and both ends together', async () => {
    const { user, sent } = await openMoving([tuesday]);
    await user.keyboard('m');
    await waitFor(async () => expect(await screen.findByRole('slider', { name: 'Out' })).toHaveFocus());
    await user.keyboard('1630');
    screen.getByRole('slider', { name: 'In' }).focus();
    await user.keyboard('{ArrowLeft}');
    await user.click(await cell('Anna', 2));
    await waitFor(() => expect(sent).toHaveLength(1));
    // The press that saves opens nothing; the next one does.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent[0]).toMatchObject({
      new_start_time: '2025-11-18T07:55:00Z',
      new_end_time: '2025-11-18T16:30:00Z',
    });
    await user.click(await cell('Anna', 2));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('of a locked day stays, with the reason', async () => {
    const { user } = await openMoving([tuesday], {
      closed_days: [{ from: '2025-11-01', to: '2025-11-30', state: 'locked' }],
    });
    await user.keyboard('m');
    const said = await screen.findByText(/1\.–30\.11\.2025|01\.11\.2025|1\.11\.2025/);
    expect(said.closest('[role=alert]')).not.toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the states of the week', () => {
  it('say that there are no employees yet', async () => {
    await open([], { answers: { 'GET /api/employees': { body: [] } } });
    expect(await screen.findByText('No employees yet')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('say that no employee passes the filters, and clear them', async () => {
    const { user } = await open([monday], { address: '/app?day=2025-11-19&look=true#week' });
    expect(await screen.findByText('Nothing needs a look')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(within(await grid()).getAllByRole('rowheader')[0]).toHaveTextContent('Anna');
  });

  it('say why the hours could not be read, and read them again', async () => {
    let isBroken = true;
    const { user } = await open([], {
      answers: {
        'GET /api/worklogs': () => (isBroken ? problem(422, 'range_too_long') : { body: [monday] }),
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('grid')).toBeNull();
    isBroken = false;
    await user.click(again);
    await waitFor(async () => expect(await cell('Anna', 0)).toHaveTextContent('8.00'));
  });

  it('draw three hundred people by the rows in view', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      anEmployee({ id: `m${index}`, name: `Person ${index}` }),
    );
    await open([], { answers: { 'GET /api/employees': { body: many } } });
    const table = await grid();
    expect(table).toHaveAttribute('aria-rowcount', '302');
    expect(within(table).getAllByRole('rowheader').length).toBeLessThan(100);
    expect(table).toHaveTextContent('300 employees');
  });
});

// Proves the list of time entries: its columns and formats, the selection bar, and the dialogs of an entry.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import { type Answers, leave, problem, visit } from '#test/web/front/visit.ts';
import { anEmployee, aProject, aWorkLog, manager } from './desk.ts';

afterEach(leave);

const anna = anEmployee({ id: 'e0000001', name: 'Anna' });
const roof = aProject({ id: 'p0000001', name: 'Roof' });
const wall = aProject({ id: 'p0000002', name: 'Wall' });
const { settings } = manager();
const approving = (isOn = true): Session =>
  manager(settings ? { settings: { ...settings, features: { approve_work_logs: isOn } } } : {});

async function entries(
  rows: readonly WorkLog[],
  answers: Readonly<Record<string, Answers>> = {},
  session: Session = approving(),
) {
  const opened = await visit('/app#all-entries', {
    session,
    answers: {
      'GET /api/worklogs': { body: rows },
      'GET /api/employees': { body: [anna] },
      'GET /api/projects': { body: [roof, wall] },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Time entries' });
  return opened;
}
const table = async () => within(await screen.findByRole('table', { name: 'Time entries' }));
const bar = async () => within(await screen.findByRole('group', { name: 'Selected entries' }));
const sent = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);
const aComment = (id: string, comment: string): Comment => ({
  id,
  comment,
  created: '2026-11-18T09:00:00Z',
  created_by: 'Employee',
});
const hoursOf = (seconds: number, day: string) =>
  aWorkLog({
    start_time: `2026-11-${day}T00:00:00Z`,
    end_time: new Date(Date.parse(`2026-11-${day}T00:00:00Z`) + seconds * 1000).toISOString(),
    total_time: seconds,
  });

describe('the list of time entries', () => {
  it('shows employee, project, in and out, hours, comments, location and editing [routes.hash-all-entries entries.column.*]', async () => {
    await entries([aWorkLog()]);
    const heads = (await table()).getAllByRole('columnheader').map((head) => head.textContent);
    for (const head of ['Employee', 'Project', 'Date', 'In', 'Out', 'Hours', 'Comments', 'Location', 'Edit'])
      expect(
        heads.some((one) => one?.includes(head)),
        head,
      ).toBe(true);
    expect((await table()).getByText('8.00')).toBeInTheDocument();
  });

  it('stands with the newest start first', async () => {
    const { asked } = await entries([hoursOf(3600, '18'), hoursOf(7200, '17'), hoursOf(10_800, '16')]);
    const rows = (await table()).getAllByRole('row').slice(1);
    expect(rows.map((row) => /\d\d\.11\.2026/.exec(row.textContent ?? '')?.[0])).toEqual([
      '18.11.2026',
      '17.11.2026',
      '16.11.2026',
    ]);
    expect(asked.some(({ url }) => /[?&](?:employee_id|project_id|approved)=(?:&|$)/.test(url))).toBe(false);
  });

  it('writes hours with two decimals, bold from 10 hours, bold and red from 16 [entries.hours-format entries.hours-bold entries.hours-bold-red]', async () => {
    await entries([
      hoursOf(35_999, '15'),
      hoursOf(36_000, '16'),
      hoursOf(57_599, '17'),
      hoursOf(57_600, '18'),
    ]);
    const rows = (await table()).getAllByRole('row').slice(1);
    const cells = rows.map((row) => within(row).getAllByText(/^\d+\.\d\d$/)[0] ?? expect.fail('no hours'));
    const looks = cells.map((cell) =>
      cell.closest('.bad') ? 'bad' : cell.classList.contains('strong') ? 'strong' : 'plain',
    );
    expect(cells.map((cell) => cell.textContent)).toEqual(['16.00', '16.00', '10.00', '10.00']);
    expect(looks).toEqual(['bad', 'strong', 'strong', 'plain']);
  });

  it('flags an edited entry with its original time [entries.edited-flag]', async () => {
    await entries([aWorkLog({ original_start_time: '2026-11-18T07:30:00Z' }), hoursOf(3600, '10')]);
    expect((await table()).getAllByTitle(/originally/)).toHaveLength(1);
    expect((await table()).getByTitle('originally 07:30')).toBeInTheDocument();
  });

  it('marks approved rows only while approval is on [entries.approved-highlight]', async () => {
    await entries([aWorkLog({ approved: true }), hoursOf(3600, '10')]);
    expect((await table()).getAllByRole('img', { name: 'Approved' })).toHaveLength(1);
    await leave();
    await entries([aWorkLog({ approved: true })], {}, approving(false));
    await table();
    expect(screen.queryByRole('img', { name: 'Approved' })).toBeNull();
  });

  it('offers Add where no comment has text [entries.comments-add entries.comments-presence]', async () => {
    const empty = aComment('m1', ' ');
    await entries([aWorkLog({ work_log_comments: [empty] })]);
    expect(
      (await table()).getByRole('button', { name: 'Add a comment: Anna, 18.11.2026' }),
    ).toHaveTextContent('Add');
    await leave();
    await entries([aWorkLog({ work_log_comments: [{ ...empty, comment: 'Rain' }] })]);
    expect((await table()).getByRole('button', { name: '1 comment: Anna, 18.11.2026' })).toBeInTheDocument();
  });
});

describe('the selection bar', () => {
  const two = [aWorkLog({ id: 'w1' }), aWorkLog({ id: 'w2', approved: true })];

  it('selects all and none, and offers its actions only then [entries.bulk-bar entries.bulk-toggle]', async () => {
    const { user } = await entries(two);
    expect((await bar()).queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click((await bar()).getByRole('button', { name: 'Select all 2' }));
    expect((await bar()).getByText('2 selected')).toBeInTheDocument();
    for (const name of ['Approve', 'Clear approval', 'Edit', 'Delete'])
      expect((await bar()).getByRole('button', { name })).toBeEnabled();
    await user.click((await bar()).getByRole('button', { name: 'Select none' }));
    expect((await bar()).getByText('0 selected')).toBeInTheDocument();
  });

  it('stands again under more than 10 entries, and not under 10 [entries.bulk-bar-repeated]', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => aWorkLog({ id: `w${n}` }));
    await entries(many(10));
    await bar();
    expect(screen.queryByRole('group', { name: 'Selected entries, below the table' })).toBeNull();
    await leave();
    await entries(many(11));
    expect(
      await screen.findByRole('group', { name: 'Selected entries, below the table' }),
    ).toBeInTheDocument();
  });

  it.each([
    ['Approve', 'Approve 1 entry', 'Already approved: 1', [{ id: 'w1', approved: true }]],
    ['Clear approval', 'Clear approval of 1 entry', 'Without approval: 1', [{ id: 'w2', approved: false }]],
  ])('asks before it does %s: Are you certain? [entries.approval.*]', async (action, yes, left, bodies) => {
    const { user, asked } = await entries(two, { 'PUT /api/worklogs': { body: two[0] } });
    await user.click((await bar()).getByRole('button', { name: 'Select all 2' }));
    await user.click((await bar()).getByRole('button', { name: action }));
    expect(await screen.findByText('Are you certain?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sent(asked, 'PUT /api/worklogs')).toEqual([]);
    await user.click((await bar()).getByRole('button', { name: action }));
    await user.click(await screen.findByRole('button', { name: yes }));
    await waitFor(() => expect(sent(asked, 'PUT /api/worklogs')).toMatchObject(bodies));
    expect(await screen.findByText(new RegExp(`· ${left}$`))).toBeInTheDocument();
  });

  it('approves what is unapproved now, though somebody else has changed it since the list was read', async () => {
    const three = [aWorkLog({ id: 'w1' }), aWorkLog({ id: 'w2' }), aWorkLog({ id: 'w3' })];
    let rows = three;
    const { user, asked } = await entries(three, {
      'GET /api/worklogs': () => ({ body: rows }),
      'PUT /api/worklogs': { body: { ...three[0], approved: true } },
    });
    await user.click((await bar()).getByRole('button', { name: 'Select all 3' }));
    rows = three.map((entry, place) => (place < 2 ? { ...entry, version: 2, approved: true } : entry));
    await user.click((await bar()).getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 1 entry' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/worklogs')).toMatchObject([{ id: 'w3', approved: true }]),
    );
    expect(await screen.findByText('1 entry approved · Already approved: 2')).toBeInTheDocument();
  });

  it('leaves what somebody else has approved or deleted while the question was open', async () => {
    const three = [aWorkLog({ id: 'w1' }), aWorkLog({ id: 'w2' }), aWorkLog({ id: 'w3' })];
    const [first = expect.fail(), second = expect.fail()] = three;
    let rows = three;
    const { user, asked } = await entries(three, {
      'GET /api/worklogs': () => ({ body: rows }),
      'PUT /api/worklogs': { body: { ...first, approved: true, version: 2 } },
    });
    await user.click((await bar()).getByRole('button', { name: 'Select all 3' }));
    await user.click((await bar()).getByRole('button', { name: 'Approve' }));
    const yes = await screen.findByRole('button', { name: 'Approve 3 entries' });
    rows = [first, { ...second, version: 2, approved: true }];
    await user.click(yes);
    expect(await screen.findByText('1 entry approved · Already approved: 1')).toBeInTheDocument();
    expect(sent(asked, 'PUT /api/worklogs')).toMatchObject([{ id: 'w1', approved: true }]);
  });

  it('counts on its button only what is still there', async () => {
    const three = ['w1', 'w2', 'w3'].map((id) => aWorkLog({ id, approved: true }));
    let rows = three;
    const { user } = await entries(three, { 'GET /api/worklogs': () => ({ body: rows }) });
    await user.click((await bar()).getByRole('button', { name: 'Select all 3' }));
    rows = three.slice(1);
    await user.click((await bar()).getByRole('button', { name: 'Clear approval' }));
    expect(await screen.findByRole('button', { name: 'Clear approval of 2 entries' })).toBeInTheDocument();
  });

  it('does none of its actions without being asked for it: each can be cancelled [entries.bulk-confirmation]', async () => {
    const { user, asked } = await entries(two);
    const select = async () => user.click((await bar()).getByRole('button', { name: 'Select all 2' }));
    const cancelled = async () => {
      await screen.findByText('Are you certain?');
      await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) ?? expect.fail('no cancel'));
      await waitFor(() => expect(screen.queryByText('Are you certain?')).toBeNull());
    };
    await select();
    for (const name of ['Approve', 'Clear approval', 'Delete']) {
      await user.click((await bar()).getByRole('button', { name }));
      await cancelled();
    }
    await user.click((await bar()).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit the times of 2 entries/ }));
    await user.type(dialog.getByLabelText('In'), '0700');
    await user.type(dialog.getByLabelText('Out'), '1500');
    await user.click(dialog.getByRole('button', { name: 'Change 2 entries' }));
    await cancelled();
    expect(asked.filter(({ call }) => /^PUT|delete$/.test(call))).toEqual([]);
  });

  it('deletes after asking, one call each, and says which failed [entries.bulk-delete entries.bulk-one-call-each]', async () => {
    const { user, asked } = await entries(two, {
      'POST /api/worklogs/w1/delete': { status: 204 },
      'POST /api/worklogs/w2/delete': problem(404, 'work_log_missing'),
    });
    await user.click((await bar()).getByRole('button', { name: 'Select all 2' }));
    await user.click((await bar()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Are you certain?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete 2 entries' }));
    expect(await screen.findByText('1 entry could not be changed')).toBeInTheDocument();
    expect(
      asked
        .filter(({ call }) => call.endsWith('/delete'))
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(['POST /api/worklogs/w1/delete', 'POST /api/worklogs/w2/delete']);
  });

  it('edits the times of many: no project, no date, no status, each on its own date, the day after by its box [entries.modal-multi-edit entries.bulk-edit multi-edit.hides.*]', async () => {
    const { user, asked } = await entries(two, { 'PUT /api/worklogs': { body: two[0] } });
    await user.click((await bar()).getByRole('button', { name: 'Select all 2' }));
    await user.click((await bar()).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit the times of 2 entries/ }));
    for (const field of ['Project', 'Date', 'Status']) expect(dialog.queryByLabelText(field)).toBeNull();
    await user.type(dialog.getByLabelText('In'), '2200');
    await user.type(dialog.getByLabelText('Out'), '0600');
    expect(await dialog.findByText('Out time has to be after In time')).toBeInTheDocument();
    await user.click(dialog.getByLabelText('The day after'));
    await user.click(dialog.getByRole('button', { name: 'Change 2 entries' }));
    await screen.findByText('Are you certain?');
    await user.click(
      screen.getAllByRole('button', { name: 'Change 2 entries' }).at(-1) ?? expect.fail('no yes'),
    );
    const multiple_edit = { new_start_time: '22:00', new_end_time: '06:00', out_time_the_day_after: true };
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/worklogs')).toMatchObject([
        { id: 'w1', multiple_edit },
        { id: 'w2', multiple_edit },
      ]),
    );
  });

  it('moves many to another project, without those that are in it, and Undo moves them back', async () => {
    const [one, other] = two;
    const inWall = aWorkLog({ id: 'w3', project: { id: wall.id, name: wall.name } });
    const moved = (entry = one) => ({ ...entry, project: { id: wall.id, name: wall.name }, version: 2 });
    let puts = 0;
    const { user, asked } = await entries([...two, inWall], {
      'PUT /api/worklogs': () => ({ body: (puts += 1) === 1 ? moved(one) : moved(other) }),
    });
    await user.click((await bar()).getByRole('button', { name: 'Select all 3' }));
    await user.click((await bar()).getByRole('button', { name: 'Change project' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Change the project of 3 entries/ }));
    await user.click(dialog.getByRole('button', { name: 'Move 3 entries' }));
    expect(await dialog.findByText('No changes have been made')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Project/ }));
    await user.click(await screen.findByRole('option', { name: 'Wall' }));
    await user.click(dialog.getByRole('button', { name: 'Move 3 entries' }));
    await screen.findByText('2 entries changed');
    const call = 'PUT /api/worklogs';
    expect(sent(asked, call)).toMatchObject([
      { id: 'w1', new_project_id: wall.id, version: 1 },
      { id: 'w2', new_project_id: wall.id, version: 1 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(4));
    expect(sent(asked, call).slice(2)).toMatchObject([
      { new_project_id: one?.project.id, version: 2 },
      { new_project_id: other?.project.id, version: 2 },
    ]);
  });

  it('takes all rows up to the one that is pressed with Shift, and clears them the same way', async () => {
    const rows = ['18', '17', '16', '13', '12'].map((day, at) => ({ ...hoursOf(3600, day), id: `w${at}` }));
    const { user } = await entries(rows);
    const boxes = (await table()).getAllByRole('checkbox');
    const ticked = () => boxes.map((box) => (box instanceof HTMLInputElement ? box.checked : undefined));
    const press = async (at: number, isRange: boolean) => {
      const box = boxes[at] ?? expect.fail(`row ${at}`);
      if (!isRange) return user.click(box);
      await user.keyboard('{Shift>}');
      await user.click(box);
      return user.keyboard('{/Shift}');
    };
    await press(1, false);
    await press(3, true);
    expect(ticked()).toEqual([false, true, true, true, false]);
    await press(2, true);
    expect(ticked()).toEqual([false, true, false, false, false]);
    await press(0, true);
    expect(ticked()).toEqual([true, true, true, false, false]);
  });

  it('opens an entry by a press on its row', async () => {
    const { user } = await entries([aWorkLog()]);
    await user.click((await table()).getByText('8.00'));
    expect(await screen.findByRole('dialog', { name: /Edit time entry/ })).toBeInTheDocument();
  });
});

describe('an entry that was not simply pressed', () => {
  it('says so: an assumed end, two clocks that disagree, and why there is no location', async () => {
    const clocks = { device_time: '2026-11-18T08:00:00Z', received_at: '2026-11-18T11:30:00Z' };
    const entry = aWorkLog({ assumed_end: true, in_clock: clocks, location_missing: { in: 'denied' } });
    const { user } = await entries([entry]);
    expect(
      (await table()).getByRole('img', { name: 'Out time not confirmed. Check it.' }),
    ).toBeInTheDocument();
    expect(
      (await table()).getByRole('img', {
        name: 'Device time 18.11.2026 08:00, received 18.11.2026 11:30',
      }),
    ).toBeInTheDocument();
    await user.click((await table()).getByRole('button', { name: /^Why is there no location/ }));
    expect(await screen.findByText('Reason: Location permission was denied')).toBeInTheDocument();
  });
});

describe('a view of the entries', () => {
  const bjorn = anEmployee({ id: 'e0000002', name: 'Björn' });
  const ofBjorn = aWorkLog({ id: 'w4', employee: { id: bjorn.id, name: bjorn.name } });
  const lists = (asked: readonly { call: string; url: string }[]) =>
    asked.filter(({ call }) => call === 'GET /api/worklogs').map(({ url }) => new URL(url).searchParams);

  it('narrows the loaded entries in the page, and asks the server nothing', async () => {
    const { user, asked } = await entries([aWorkLog({ id: 'w3' }), ofBjorn], {
      'GET /api/employees': { body: [anna, bjorn] },
    });
    expect((await table()).getAllByRole('row')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'All employees' }));
    await user.click(await screen.findByRole('option', { name: 'Björn' }));
    await waitFor(async () => expect((await table()).getAllByRole('row')).toHaveLength(2));
    expect((await table()).queryByText('Anna')).toBeNull();
    expect(lists(asked)).toHaveLength(1);
  });

  it('asks for no more than it shows, and for the rest once a filter wants it', async () => {
    let held = [ofBjorn];
    const { user, asked } = await visit('/app?employee_id=e0000002#all-entries', {
      session: approving(),
      answers: {
        'GET /api/worklogs': () => ({ body: held }),
        'GET /api/employees': { body: [anna, bjorn] },
        'GET /api/projects': { body: [roof, wall] },
      },
    });
    expect((await table()).getAllByRole('row')).toHaveLength(2);
    expect(lists(asked).map((params) => params.getAll('employee_id'))).toEqual([['e0000002']]);
    held = [aWorkLog({ id: 'w3' }), ofBjorn];
    await user.click(screen.getByRole('button', { name: 'Show all employees' }));
    await waitFor(async () => expect((await table()).getAllByRole('row')).toHaveLength(3));
    expect(lists(asked).map((params) => params.getAll('employee_id'))).toEqual([['e0000002'], []]);
  });

  it('hides columns one by one, which its address remembers [entries.column-employee]', async () => {
    const { user } = await entries([aWorkLog()]);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Employee' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Edit' }));
    await user.keyboard('{Escape}');
    expect((await table()).queryByRole('columnheader', { name: 'Employee' })).toBeNull();
    expect((await table()).queryByRole('columnheader', { name: 'Edit' })).toBeNull();
    expect((await table()).getByRole('rowheader', { name: 'Roof' })).toBeInTheDocument();
    expect(new URLSearchParams(location.search).get('hide')).toBe('employee,edit');
    await user.click(screen.getByRole('button', { name: 'Show all columns' }));
    expect(await (await table()).findByRole('columnheader', { name: 'Employee' })).toBeInTheDocument();
  });

  it('groups its filters by active and inactive employees, open and closed projects, all first [filter.groups-employees filter.groups-projects]', async () => {
    const gone = anEmployee({ id: 'e0000003', name: 'Dagur', disabled: true });
    const { user } = await entries([aWorkLog()], {
      'GET /api/employees': { body: [anna, gone] },
      'GET /api/projects': { body: [roof, aProject({ id: 'p0000003', name: 'Pier', is_open: false })] },
    });
    await table();
    for (const [chip, first, groups] of [
      ['All employees', 'All employees', ['Active', 'Inactive']],
      ['All projects', 'All projects', ['Open', 'Closed']],
    ] as const) {
      await user.click(screen.getByRole('button', { name: chip }));
      const options = await screen.findAllByRole('option');
      expect(options[0]).toHaveTextContent(first);
      for (const group of groups) expect(screen.getByText(group)).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    }
  });

  it('is walked by keys: j and k go from row to row, x selects, e edits, c opens the comments', async () => {
    const { user } = await entries([hoursOf(3600, '18'), hoursOf(7200, '17')]);
    const ticks = (await table()).getAllByRole('checkbox');
    await user.keyboard('j');
    expect(ticks[0]).toHaveFocus();
    await user.keyboard('jx');
    expect(ticks[1]).toHaveFocus();
    expect(ticks[1]).toBeChecked();
    await user.keyboard('kx');
    expect((await bar()).getByText('2 selected')).toBeInTheDocument();
    await user.keyboard('xe');
    expect((await bar()).getByText('1 selected')).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: /Edit time entry/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(ticks[0]).toHaveFocus());
    await user.keyboard('c');
    expect(await screen.findByRole('dialog', { name: /Comments/ })).toBeInTheDocument();
  });

  it('shows an approval at once, and takes it back with the reason where it is refused', async () => {
    let answer: (answered: Answers) => void = () => {};
    const answered = new Promise<Answers>((resolve) => {
      answer = resolve;
    });
    const { user } = await entries([aWorkLog({ id: 'w1' })]);
    const { fetch } = globalThis;
    globalThis.fetch = async (url, request) => {
      if (request?.method === 'PUT') {
        const reply = await answered;
        if (reply instanceof Error) throw reply;
        return new Response(JSON.stringify({ status: 409, code: 'busy', detail: 'busy' }), { status: 409 });
      }
      return fetch(url, request);
    };
    await user.click((await bar()).getByRole('button', { name: 'Select all 1' }));
    await user.click((await bar()).getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 1 entry' }));
    expect(await (await table()).findByRole('img', { name: 'Approved' })).toBeInTheDocument();
    answer({});
    expect(await screen.findByText('1 entry could not be changed')).toBeInTheDocument();
    await waitFor(async () => expect((await table()).queryByRole('img', { name: 'Approved' })).toBeNull());
    globalThis.fetch = fetch;
  });
});

describe('the edit dialog of an entry', () => {
  const opened = async (entry: WorkLog, answers: Readonly<Record<string, Answers>> = {}) => {
    const page = await entries([entry], { 'PUT /api/worklogs': { body: entry }, ...answers });
    await page.user.click((await table()).getByRole('button', { name: 'Edit: Anna, 18.11.2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit time entry/ }));
    await dialog.findByLabelText('In');
    return { ...page, dialog };
  };

  it("says 'No changes have been made' and sends nothing [entries.modal-edit edit-entry.something-changed edit-entry.message.no-changes]", async () => {
    const { user, dialog, asked } = await opened(aWorkLog());
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('No changes have been made')).toBeInTheDocument();
    expect(sent(asked, 'PUT /api/worklogs')).toEqual([]);
  });

  it("says 'Out time has to be after In time' unless The day after is ticked [edit-entry.times.*]", async () => {
    const { user, dialog, asked } = await opened(aWorkLog());
    await user.clear(dialog.getByLabelText('Out'));
    await user.type(dialog.getByLabelText('Out'), '0700');
    expect(await dialog.findByText('Out time has to be after In time')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.click(dialog.getByLabelText('The day after'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/worklogs')).toMatchObject([{ new_end_time: '2026-11-19T07:00:00Z' }]),
    );
  });

  it('ends an open entry at an out time that begins as its in time [worklog.open-closed-by-out-time]', async () => {
    const { end_time: _, total_time: __, ...open } = aWorkLog();
    const { user, dialog } = await opened(open);
    await user.click(dialog.getByRole('button', { name: 'Set an out time' }));
    expect(await dialog.findByLabelText('Out')).toHaveValue('08:00');
  });

  it('says of an out time that has not come yet that its hours are counted at once, and lets it be', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const start_time = at(-1);
    const { user } = await entries([aWorkLog({ start_time, end_time: at(2), total_time: 10_800 })]);
    await user.click(await screen.findByRole('button', { name: /^Edit: Anna/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const said = /^This out time is in the future/;
    expect(dialog.queryByText(said)).toBeNull();
    await user.clear(await dialog.findByLabelText('In'));
    await user.type(dialog.getByLabelText('In'), start_time.slice(11, 16));
    expect(await dialog.findByText(said)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  });

  it('shows its history: who, old and new value, and both clocks only where they differ', async () => {
    const history = [
      {
        at: '2026-11-18T08:00:00Z',
        by: { kind: 'Employee', name: 'Anna' },
        action: 'created',
        changes: [],
        device_time: '2026-11-18T08:00:00Z',
        received_at: '2026-11-18T08:00:01Z',
      },
      {
        at: '2026-11-18T16:00:00Z',
        by: { kind: 'Employee', name: 'Anna' },
        action: 'ended',
        changes: [],
        device_time: '2026-11-18T16:00:00Z',
        received_at: '2026-11-18T18:30:00Z',
      },
      {
        at: '2026-11-19T09:00:00Z',
        by: { kind: 'Company', name: 'Múrverk ehf.' },
        action: 'changed',
        changes: [
          { field: 'end_time', from: '2026-11-18T16:00:00Z', to: '2026-11-18T15:30:00Z' },
          { field: 'assumed_end', from: 'true', to: 'false' },
        ],
      },
    ];
    const entry = aWorkLog({ id: 'w9' });
    const { user, dialog } = await opened(entry, { 'GET /api/worklogs/w9/history': { body: history } });
    await user.click(dialog.getByRole('button', { name: 'History' }));
    const rows = await dialog.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Anna created it');
    expect(rows[0]).not.toHaveTextContent('device');
    expect(rows[1]).toHaveTextContent('device time 18.11.2026 16:00, received 18.11.2026 18:30');
    expect(rows[2]).toHaveTextContent('Múrverk ehf. edited it');
    expect(rows[2]).toHaveTextContent('18.11.2026 16:00 18.11.2026 15:30');
    expect(rows[2]).toHaveTextContent('Out time not confirmed ✓ –');
  });

  const meanwhile = aWorkLog({ id: 'w9', version: 2, end_time: '2026-11-18T17:00:00Z' });
  const someoneElse = problem(409, 'work_log_changed', { params: { work_log: meanwhile } });

  it('takes over what someone else changed in fields that were not touched, and sends only its own', async () => {
    let tries = 0;
    const { user, dialog, asked } = await opened(aWorkLog({ id: 'w9' }), {
      'PUT /api/worklogs': () => ((tries += 1) === 1 ? someoneElse : { body: meanwhile }),
    });
    await user.clear(dialog.getByLabelText('In'));
    await user.type(dialog.getByLabelText('In'), '0730');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByRole('listitem')).toHaveTextContent('Out: 17:00');
    expect(dialog.getByLabelText('In')).toHaveValue('07:30');
    expect(dialog.getByLabelText('Out')).toHaveValue('17:00');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/worklogs').at(-1)).toEqual({
        id: 'w9',
        version: 2,
        new_start_time: '2026-11-18T07:30:00Z',
      }),
    );
  });

  it('deletes nothing that someone else changed meanwhile, and shows what it is now', async () => {
    const call = 'POST /api/worklogs/w9/delete';
    const { user, dialog, asked } = await opened(aWorkLog({ id: 'w9' }), { [call]: someoneElse });
    await user.click(dialog.getByRole('button', { name: 'Delete entry' }));
    await user.click(
      (await screen.findAllByRole('button', { name: 'Delete entry' })).at(-1) ?? expect.fail('no yes'),
    );
    expect(within(await dialog.findByRole('alert')).getByRole('listitem')).toHaveTextContent('Out: 17:00');
    const one = asked.find((each) => each.call === call);
    expect(new URL(one?.url ?? '').search).toBe('?version=1&comments=0');
  });

  it('says at the date that it may not lie in the future', async () => {
    const issue = { field: 'new_start_time', message: 'is in the future', code: 'too_long' };
    const { user, dialog } = await opened(aWorkLog({ id: 'w9' }), {
      'PUT /api/worklogs': problem(400, 'invalid_input', { errors: [issue] }),
    });
    await user.clear(dialog.getByLabelText('In'));
    await user.type(dialog.getByLabelText('In'), '0730');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Choose today or earlier')).toBeInTheDocument();
  });

  it('that was deleted meanwhile leaves the list', async () => {
    const { user, dialog } = await opened(aWorkLog({ id: 'w9' }), {
      'PUT /api/worklogs': problem(404, 'work_log_missing'),
    });
    await user.clear(dialog.getByLabelText('In'));
    await user.type(dialog.getByLabelText('In'), '0730');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Anna, 18.11.2026' })).toBeNull());
  });

  it('deletes the entry after asking', async () => {
    const entry = aWorkLog({ id: 'w9' });
    const { user, dialog, asked } = await opened(entry, { 'POST /api/worklogs/w9/delete': { status: 204 } });
    await user.click(dialog.getByRole('button', { name: 'Delete entry' }));
    await screen.findByText('Are you certain?');
    expect(sent(asked, 'POST /api/worklogs/w9/delete')).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Delete entry' }).at(-1) ?? expect.fail('no yes'));
    await waitFor(() => expect(sent(asked, 'POST /api/worklogs/w9/delete')).toHaveLength(1));
  });
});

describe('adding entries by hand', () => {
  it("says 'Select at least one day' and 'Out time has to be after In time', and sends nothing [entries.dialog-add manual-entry.*]", async () => {
    const { user, asked } = await entries([]);
    await user.click(screen.getByRole('button', { name: 'Add time entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add time entry' }));
    await dialog.findByLabelText('Out');
    await user.click(dialog.getByRole('button', { name: /^Days/ }));
    const today = () => document.querySelector('button[data-today]') ?? expect.fail('no day of today');
    await user.click(await waitFor(today));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Add entry' }));
    expect(await dialog.findByText('Select at least one day')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Out'));
    await user.type(dialog.getByLabelText('Out'), '0700');
    expect(await dialog.findByText('Out time has to be after In time')).toBeInTheDocument();
    expect(sent(asked, 'POST /api/worklogs')).toEqual([]);
  });
});

describe('comments and locations', () => {
  it('has a dialog of comments that needs text to add one [entries.modal-comments modals.add-comment comment-form.*]', async () => {
    const said = aComment('m2', 'Rain');
    const { user, asked } = await entries([aWorkLog({ id: 'w5' })], {
      'POST /api/worklogs/comments': { body: said },
    });
    await user.click((await table()).getByRole('button', { name: 'Add a comment: Anna, 18.11.2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Comments/ }));
    const send = () => user.click(dialog.getByRole('button', { name: 'Add comment' }));
    await user.type(dialog.getByLabelText('Comment'), '   ');
    if (!dialog.getByRole('button', { name: 'Add comment' }).hasAttribute('disabled')) await send();
    expect(sent(asked, 'POST /api/worklogs/comments')).toEqual([]);
    await user.type(dialog.getByLabelText('Comment'), 'Rain');
    await send();
    await waitFor(() => expect(sent(asked, 'POST /api/worklogs/comments')).toHaveLength(1));
  });

  it('takes a comment back that is refused: it leaves the list, stands in the box again, and the reason is said', async () => {
    const { user } = await entries([aWorkLog({ id: 'w5' })], {
      'POST /api/worklogs/comments': problem(409, 'limit_reached', { params: { max: 100 } }),
    });
    await user.click((await table()).getByRole('button', { name: 'Add a comment: Anna, 18.11.2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Comments/ }));
    await user.type(dialog.getByLabelText('Comment'), 'Rain');
    await user.click(dialog.getByRole('button', { name: 'Add comment' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have reached the limit of 100');
    expect(dialog.getByLabelText('Comment')).toHaveValue('Rain');
    expect(dialog.getByLabelText('Comment')).toHaveFocus();
    expect(dialog.getByText('No comments yet')).toBeInTheDocument();
  });

  it('hides the comment box and says None while the company is disabled [entries.column-editing comment.box-when-not-disabled company.disabled-comment-box-hidden]', async () => {
    const said = aComment('m2', 'Rain');
    const rows = [aWorkLog(), aWorkLog({ id: 'w6', work_log_comments: [said] })];
    const { user } = await entries(rows, {}, { ...approving(), disabled: true });
    expect((await table()).getByText('None')).toBeInTheDocument();
    expect((await table()).queryByRole('columnheader', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit:/ })).toBeNull();
    await user.click((await table()).getByRole('button', { name: '1 comment: Anna, 18.11.2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Comments/ }));
    expect(dialog.getByText('Rain')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Comment')).toBeNull();
  });

  it('explains a missing location by its four possible reasons [missing-location.*]', async () => {
    const { user } = await entries([aWorkLog()]);
    await user.click(
      (await table()).getByRole('button', { name: 'Why is there no location? Anna, 18.11.2026' }),
    );
    expect(await screen.findByText('The entry was added manually on the website')).toBeInTheDocument();
    expect(screen.getByText('The phone could not get a reliable location in time')).toBeInTheDocument();
    expect(screen.getByText('Location permission was denied')).toBeInTheDocument();
    expect(screen.getByText('GPS was switched off')).toBeInTheDocument();
  });

  it('gives the one reason for a missing location that is known, and no list', async () => {
    const { user } = await entries([aWorkLog({ location_missing: { in: 'denied' } })]);
    await user.click(
      (await table()).getByRole('button', { name: 'Why is there no location? Anna, 18.11.2026' }),
    );
    expect(await screen.findByText('Reason: Location permission was denied')).toBeInTheDocument();
    expect(screen.queryByText('GPS was switched off')).toBeNull();
  });
});

// Proves that whatever met something else on the way is shown and decided by the person: each conflict and its choices.
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { ago, ended, hour, press, phone, running, sentTo } from './phone.ts';

afterEach(leave);
const closedByOffice: WorkLog = aWorkLog({
  start_time: ago(8 * hour),
  end_time: ago(2 * hour),
  total_time: 6 * hour,
});
const notIn = problem(409, 'not_clocked_in', { params: { work_log: closedByOffice } });
const closing = { at: ago(hour), by: { kind: 'Company', name: 'Guðrún' }, action: 'ended', changes: [] };
const history = { [`GET /employee/worklogs/${closedByOffice.id}/history`]: { body: [closing] } };

describe('an entry that the office closed while the clock-out waited', () => {
  const conflict = async (needs: readonly ('manage_worklogs' | 'create_projects')[] = []) => {
    const shown = await phone([running(8 * hour)], {
      session: { needs: [...needs] },
      answers: {
        ...history,
        'POST /employee/v2/clock_out': notIn,
        'POST /employee/worklogs/comments': {
          body: { id: 'c1', comment: 'x', created: ago(0), created_by: 'Employee' },
        },
        'PUT /employee/worklogs/edit': { body: closedByOffice },
      },
    });
    await press(shown.user, 'Clock out');
    await screen.findByText(/^This entry already ended at /);
    return shown;
  };

  it('shows both ends, who closed it, and both choices', async () => {
    await conflict();
    expect(await screen.findByText(/Guðrún had already ended the entry/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Theirs' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Yours' })).toBeVisible();
  });

  it('keeps theirs when the person says so', async () => {
    const { user, asked } = await conflict();
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByText(/^This entry already ended at /)).toBeNull());
    expect(sentTo(asked, 'POST /employee/v2/clock_out')).toHaveLength(1);
    expect(sentTo(asked, 'POST /employee/worklogs/comments')).toEqual([]);
  });

  it('sends the own time as a change of an employee who may change entries', async () => {
    const { user, asked } = await conflict(['manage_worklogs']);
    await user.click(screen.getByRole('button', { name: 'Send mine' }));
    await waitFor(() => expect(sentTo(asked, 'PUT /employee/worklogs/edit')).toHaveLength(1));
    const [out] = sentTo(asked, 'POST /employee/v2/clock_out');
    expect(sentTo(asked, 'PUT /employee/worklogs/edit')).toEqual([
      { id: closedByOffice.id, version: closedByOffice.version, new_end_time: out?.['at'] },
    ]);
    await waitFor(() => expect(screen.queryByText(/^This entry already ended at /)).toBeNull());
  });

  it('sends the own time in a comment of an employee who may not', async () => {
    const { user, asked } = await conflict();
    await user.click(screen.getByRole('button', { name: 'Send mine' }));
    await waitFor(() => expect(sentTo(asked, 'POST /employee/worklogs/comments')).toHaveLength(1));
    expect(sentTo(asked, 'POST /employee/worklogs/comments')[0]).toMatchObject({
      work_log_id: closedByOffice.id,
      comment: expect.stringMatching(/^I clocked out: /),
    });
  });
});

describe('a project that was closed while the clock-in waited', () => {
  it('asks for another one and keeps the time', async () => {
    let tries = 0;
    const { user, asked } = await phone([], {
      answers: {
        'POST /employee/v2/clock_in': () => {
          tries += 1;
          return tries === 1 ? problem(409, 'project_closed') : { body: running(5) };
        },
      },
    });
    await press(user, 'Clock in');
    const conflict = within(await screen.findByRole('region', { name: 'Roof is now closed' }));
    await user.click(conflict.getByRole('radio', { name: /Wall/ }));
    await user.click(conflict.getByRole('button', { name: 'Use this project' }));
    await waitFor(() => expect(sentTo(asked, 'POST /employee/v2/clock_in')).toHaveLength(2));
    const [first, second] = sentTo(asked, 'POST /employee/v2/clock_in');
    expect(second).toMatchObject({ project_id: 'p0000002', at: first?.['at'] });
    expect(second?.['id']).not.toBe(first?.['id']);
  });
});

describe('clocked in elsewhere', () => {
  const elsewhere = { ...running(3 * hour), id: 'w00000009' };
  const conflict = async (answers = {}) => {
    const refusal = problem(409, 'already_clocked_in', { params: { work_log: elsewhere } });
    const shown = await phone([], { answers: { 'POST /employee/v2/clock_in': refusal, ...answers } });
    await press(shown.user, 'Clock in');
    await screen.findByText(/^Roof, since .* Perhaps/);
    return shown;
  };
  it('stays on what runs', async () => {
    const { user } = await conflict();
    await user.click(screen.getByRole('button', { name: 'Stay on Roof' }));
    await waitFor(() => expect(screen.queryByText(/^Roof, since .* Perhaps/)).toBeNull());
  });
  it('switches to the pressed project at the time of the press', async () => {
    const { user, asked } = await conflict({
      'POST /employee/v2/switch': { body: { ended: ended(3), started: running(1) } },
    });
    await user.click(screen.getByRole('button', { name: /^Switch to Roof from / }));
    await waitFor(() => expect(sentTo(asked, 'POST /employee/v2/switch')).toHaveLength(1));
    const [first] = sentTo(asked, 'POST /employee/v2/clock_in');
    expect(sentTo(asked, 'POST /employee/v2/switch')[0]).toMatchObject({ at: first?.['at'] });
  });
});

describe('an employee who was deactivated while a press waited', () => {
  it('sees the specification’s words and the refused press, and discards it only after a question [errors.employee-disabled]', async () => {
    const { user, asked } = await phone([running(hour)], {
      answers: { 'POST /employee/v2/clock_out': problem(401, 'employee_disabled') },
    });
    await press(user, 'Clock out');
    expect(await screen.findByText(/^Clock-out, /)).toBeVisible();
    expect(screen.getByText('Employee has been disabled', { exact: false })).toBeVisible();
    expect(screen.getByText(/It stays on this phone until you decide/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/It stays on this phone until you decide/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(/It stays on this phone/)).toBeNull());
    expect(sentTo(asked, 'POST /employee/v2/clock_out')).toHaveLength(1);
  });
});

describe('an entry that was closed by itself', () => {
  const assumed: WorkLog = aWorkLog({
    start_time: ago(30 * hour),
    end_time: ago(16 * hour),
    total_time: 14 * hour,
    assumed_end: true,
  });
  const asks = () =>
    phone([assumed], {
      answers: {
        'GET /employee/v2/clock': { body: { open: null, assumed: [assumed], time: ago(0) } },
        [`PUT /employee/v2/worklogs/${assumed.id}/end`]: { body: { ...assumed, assumed_end: false } },
      },
    });
  it('asks for the real end, and takes none that lies ahead or before the beginning', async () => {
    const { user, asked } = await asks();
    await screen.findByText(/^When did you leave on /);
    const field = screen.getByLabelText('Out');
    await user.click(screen.getByRole('button', { name: 'Save time' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the time you left, such as 16:30');
    const start = new Date(assumed.start_time);
    const two = (value: number) => String(value).padStart(2, '0');
    const before = new Date(start.getTime() - 60_000);
    const isSameDay = before.getUTCDate() === start.getUTCDate();
    if (isSameDay) {
      await user.clear(field);
      await user.type(field, `${two(before.getUTCHours())}:${two(before.getUTCMinutes())}`);
      await user.click(screen.getByRole('button', { name: 'Save time' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Out time has to be after In time');
    }
    expect(sentTo(asked, `PUT /employee/v2/worklogs/${assumed.id}/end`)).toEqual([]);
    await user.click(screen.getByRole('button', { name: / is right$/ }));
    await screen.findByText('Thanks, your time is saved');
    expect(sentTo(asked, `PUT /employee/v2/worklogs/${assumed.id}/end`)).toEqual([
      { end_time: assumed.end_time },
    ]);
  });
});

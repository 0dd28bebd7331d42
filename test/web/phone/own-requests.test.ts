// Proves that an employee asks the office for a change of an entry or for a missing one, sees what became of it, and may withdraw it.
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Correction } from '#shared/model/correction.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { ago, hour, phone, press, roof, sentTo } from './phone.ts';

afterEach(leave);

const log = aWorkLog({ start_time: ago(9 * hour), end_time: ago(2 * hour), total_time: 7 * hour });
const request = (over: Partial<Correction> = {}): Correction => ({
  id: 'e1-k1',
  state: 'waiting',
  employee: { id: 'e1', name: 'Anna' },
  work_log_id: log.id,
  entry: { start_time: log.start_time, end_time: log.end_time, project: log.project, version: 1 },
  start_time: log.start_time,
  end_time: ago(hour),
  project: { id: roof.id, name: roof.name },
  word: 'I left later',
  asked: ago(60),
  answer: null,
  ...over,
});

async function requests(rows: readonly Correction[], answers: object = {}) {
  const visited = await phone([log], {
    answers: { 'GET /employee/corrections': { body: rows }, ...answers },
  });
  await press(visited.user, /Account: Anna/);
  await visited.user.click(await screen.findByRole('menuitem', { name: 'My requests' }));
  const dialog = await screen.findByRole('dialog', { name: 'My requests' });
  return { ...visited, dialog: within(dialog) };
}

describe('my requests', () => {
  it('say what became of each, with the reason', async () => {
    const answer = { at: ago(30), by: 'Bára', reason: 'The gate says 16:05' };
    const { dialog } = await requests([
      request(),
      request({ id: 'e1-k2', state: 'taken', answer: { ...answer, reason: null } }),
      request({ id: 'e1-k3', state: 'declined', answer }),
      request({ id: 'e1-k4', state: 'closed', entry: null, answer }),
    ]);
    expect(await dialog.findByText('Waiting for the office')).toBeVisible();
    expect(dialog.getByText('Accepted by Bára')).toBeVisible();
    expect(dialog.getByText('Declined by Bára: The gate says 16:05')).toBeVisible();
    expect(dialog.getByText('Closed: the entry was deleted')).toBeVisible();
    expect(dialog.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1);
  });

  it('are withdrawn by one press', async () => {
    const { user, asked } = await requests([request()], {
      'PUT /employee/corrections/e1-k1/withdraw': { body: request({ state: 'withdrawn' }) },
    });
    await press(user, 'Withdraw');
    await waitFor(() =>
      expect(asked.map(({ call }) => call)).toContain('PUT /employee/corrections/e1-k1/withdraw'),
    );
  });

  it('ask for a missing entry with a word, and say a refusal without losing what is typed', async () => {
    let tries = 0;
    const { user, asked } = await requests([], {
      'POST /employee/corrections': () => {
        tries += 1;
        return tries === 1
          ? problem(409, 'limit_reached', { max: 10 })
          : { body: request({ work_log_id: null }) };
      },
    });
    await press(user, 'Ask for a missing entry');
    const form = within(await screen.findByRole('dialog', { name: 'Ask for a missing entry' }));
    const day = ago(26 * hour).slice(0, 10);
    fireEvent.change(form.getByLabelText('Date'), { target: { value: day } });
    await user.click(form.getByRole('button', { name: 'Send to the office' }));
    expect(await form.findByText('Say what happened')).toBeVisible();
    await user.type(form.getByLabelText('What happened?'), 'Forgot');
    await user.click(form.getByRole('button', { name: 'Send to the office' }));
    expect(await form.findByRole('alert')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Send to the office' }));
    await waitFor(() => expect(screen.queryByLabelText('What happened?')).toBeNull());
    const sent = sentTo(asked, 'POST /employee/corrections');
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      start_time: `${day}T08:00:00Z`,
      end_time: `${day}T16:00:00Z`,
      project_id: roof.id,
      word: 'Forgot',
    });
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe('an own entry', () => {
  const opened = async (
    needs: ('manage_worklogs' | 'create_projects')[],
    rows: readonly Correction[] = [],
    marks = false,
  ) => {
    const settings = { ...firstSettings('en', 'UTC'), worked_through_lunch: marks };
    const visited = await phone([log], {
      session: { needs, settings },
      answers: {
        'GET /employee/corrections': { body: rows },
        'POST /employee/corrections': { body: request() },
      },
    });
    const [day] = await screen.findAllByRole('button', { name: /7\.00|\d\.\d\d$/ });
    if (!day) throw new Error('the week shows no day');
    await visited.user.click(day);
    await screen.findByRole('dialog');
    return visited;
  };

  it('shows the request about it, and asks for a change of its times', async () => {
    const { user, asked } = await opened(
      [],
      [request({ state: 'declined', answer: { at: ago(1), by: 'Bára', reason: 'No' } })],
    );
    expect(await screen.findByText('Declined by Bára: No')).toBeVisible();
    await press(user, 'Ask for a change');
    const form = within(await screen.findByRole('dialog', { name: 'Ask for a change' }));
    await user.click(form.getByRole('radio', { name: /Wall/ }));
    await user.type(form.getByLabelText('What happened?'), 'It was the wall');
    await user.click(form.getByRole('button', { name: 'Send to the office' }));
    await waitFor(() =>
      expect(sentTo(asked, 'POST /employee/corrections')).toMatchObject([
        { work_log_id: log.id, project_id: 'p0000002', word: 'It was the wall', end_time: log.end_time },
      ]),
    );
  });

  it('asks for the mark of a worked lunch alone', async () => {
    const { user, asked } = await opened([], [request({ worked_through_lunch: true })], true);
    expect(await screen.findByText('Worked through lunch: ✓')).toBeVisible();
    await press(user, 'Ask for a change');
    const form = within(await screen.findByRole('dialog', { name: 'Ask for a change' }));
    await user.type(form.getByLabelText('What happened?'), 'No break');
    await user.click(form.getByRole('button', { name: 'Send to the office' }));
    expect(await form.findByRole('alert')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Worked through lunch' }));
    await user.click(form.getByRole('button', { name: 'Send to the office' }));
    await waitFor(() =>
      expect(sentTo(asked, 'POST /employee/corrections')).toMatchObject([
        { work_log_id: log.id, end_time: log.end_time, worked_through_lunch: true },
      ]),
    );
  });

  it('has no such mark in a company that does not allow it', async () => {
    const { user } = await opened([]);
    await press(user, 'Ask for a change');
    await screen.findByLabelText('What happened?');
    expect(screen.queryByRole('checkbox', { name: 'Worked through lunch' })).toBeNull();
  });

  it('is edited and not asked for by who may edit', async () => {
    await opened(['manage_worklogs']);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a change' })).toBeNull();
  });
});

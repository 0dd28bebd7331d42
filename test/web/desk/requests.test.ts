// Proves that the office sees who asks for a correction, answers with one press, and sees why an answer is refused.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Correction } from '#shared/model/correction.ts';
import { type Answers, leave, problem, visit } from '#test/web/front/visit.ts';
import { aWorkLog, manager } from './desk.ts';

afterEach(leave);

const log = aWorkLog();
const request = (over: Partial<Correction> = {}): Correction => ({
  id: 'e1-k1',
  state: 'waiting',
  employee: { id: 'e1', name: 'Anna' },
  work_log_id: log.id,
  entry: { start_time: log.start_time, end_time: '2026-11-18T16:00:00Z', project: log.project, version: 3 },
  start_time: log.start_time,
  end_time: '2026-11-18T17:10:00Z',
  project: { id: 'p0000002', name: 'Wall' },
  word: 'I left at 17:10, forgot',
  asked: '2026-11-18T18:00:00Z',
  answer: null,
  ...over,
});
const answer = { at: '2026-11-18T18:30:00Z', by: 'Bára', reason: null };

const page = (rows: readonly Correction[], answers: Record<string, Answers> = {}, hash = 'requests') =>
  visit(`/app#${hash}`, {
    language: 'en',
    session: manager(),
    answers: {
      'GET /api/corrections': { body: rows },
      'GET /api/worklogs': { body: [log] },
      'GET /api/employees': { body: [] },
      'GET /api/projects': { body: [] },
      ...answers,
    },
  });
const bodyOf = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);

describe('a request', () => {
  it('stands with the entry as it is beside what is asked for, and is accepted by one press', async () => {
    const { user, asked } = await page([request()], {
      'PUT /api/corrections/e1-k1/take': { body: request({ state: 'taken', answer }) },
    });
    expect(await screen.findByText('18.11.2026 08:00–16:00 · Roof')).toBeVisible();
    expect(screen.getByText('18.11.2026 08:00–17:10 · Wall')).toBeVisible();
    expect(screen.getByText('I left at 17:10, forgot')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Request accepted, hours changed')).toBeVisible();
    expect(bodyOf(asked, 'PUT /api/corrections/e1-k1/take')).toEqual([{ version: 3 }]);
  });

  it('that is answered gives the focus to the next one’s Accept, and the last one to the page', async () => {
    const second = request({
      id: 'e2-k2',
      employee: { id: 'e2', name: 'Björn' },
      asked: '2026-11-18T17:00:00Z',
    });
    const taken = new Set<string>();
    const take = (row: Correction) => () => {
      taken.add(row.id);
      return { body: { ...row, state: 'taken', answer } };
    };
    const { user } = await page([], {
      'GET /api/corrections': () => ({
        body: [request(), second].map((row) =>
          taken.has(row.id) ? { ...row, state: 'taken', answer } : row,
        ),
      }),
      'PUT /api/corrections/e1-k1/take': take(request()),
      'PUT /api/corrections/e2-k2/take': take(second),
    });
    const [first] = await screen.findAllByRole('button', { name: 'Accept' });
    await user.click(first ?? expect.fail('no request'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1));
    const left = screen.getByRole('button', { name: 'Accept' });
    await waitFor(() => expect(left).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('that only says that lunch was worked through shows that', async () => {
    await page([
      request({ project: log.project, end_time: '2026-11-18T16:00:00Z', worked_through_lunch: true }),
    ]);
    expect(await screen.findByText('Worked through lunch')).toBeVisible();
    expect(screen.getByText('– →', { exact: false })).toHaveTextContent('– → ✓');
  });

  it('over hours that are there says so, and is accepted only after a yes', async () => {
    const wall = { id: 'p0000002', name: 'Wall' };
    const afternoon = aWorkLog({
      id: 'w2',
      project: wall,
      start_time: '2026-11-18T16:30:00Z',
      end_time: '2026-11-18T19:00:00Z',
    });
    const early = aWorkLog({
      id: 'w3',
      start_time: '2026-11-18T05:00:00Z',
      end_time: '2026-11-18T06:00:00Z',
    });
    const before = aWorkLog({
      id: 'w4',
      start_time: '2026-11-17T05:00:00Z',
      end_time: '2026-11-17T06:00:00Z',
    });
    const whose = { employee: { id: 'e1', name: 'Anna' } };
    const { user, asked } = await page([request()], {
      'GET /api/worklogs': {
        body: [afternoon, log, early, before].map((one) => ({ ...one, ...whose })),
      },
      'GET /api/worklogs/overview': { body: { open: [], waiting: null, time: '2026-11-18T20:00:00Z' } },
      'PUT /api/corrections/e1-k1/take': { body: request({ state: 'taken', answer }) },
    });
    const there = await screen.findByText(/18.11.2026 16:30–19:00 · Wall/);
    expect(there).toHaveTextContent('overlaps');
    expect(screen.getByText(/18.11.2026 05:00–06:00 · Roof/)).not.toHaveTextContent('overlaps');
    expect(screen.queryByText(/17.11.2026/)).toBeNull();
    const accept = screen.getByRole('button', { name: 'Accept' });
    await user.click(accept);
    const asks = { name: 'These hours overlap another entry' };
    const question = within(await screen.findByRole('dialog', asks));
    expect(question.getByRole('listitem')).toHaveTextContent(/16:30–19:00 · Wall$/);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', asks)).toBeNull());
    expect(bodyOf(asked, 'PUT /api/corrections/e1-k1/take')).toEqual([]);
    await user.click(accept);
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Request accepted, hours changed')).toBeVisible();
    expect(bodyOf(asked, 'PUT /api/corrections/e1-k1/take')).toEqual([{ version: 3 }]);
  });

  it('is declined with a reason, never without', async () => {
    const { user, asked } = await page([request()], {
      'PUT /api/corrections/e1-k1/decline': { body: request({ state: 'declined', answer }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline request' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Enter a reason')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Not that day');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Request declined')).toBeVisible();
    expect(bodyOf(asked, 'PUT /api/corrections/e1-k1/decline')).toEqual([{ reason: 'Not that day' }]);
  });

  it('that another manager has answered says who and how', async () => {
    const first = request({ state: 'declined', answer: { ...answer, reason: 'At four' } });
    const { user } = await page([request()], {
      'PUT /api/corrections/e1-k1/take': {
        status: 409,
        body: { code: 'correction_answered', params: { correction: first } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Already answered. Declined by Bára: At four')).toBeVisible();
  });

  it('of a closed pay period leads to it, and one of a changed entry asks for another look', async () => {
    let tries = 0;
    const closed = { from: '2026-11-01', to: '2026-11-30', state: 'locked' };
    const { user } = await page([request()], {
      'PUT /api/corrections/e1-k1/take': () => {
        tries += 1;
        return tries === 1
          ? { status: 409, body: { code: 'period_closed', params: closed } }
          : problem(409, 'work_log_changed');
      },
    });
    const accept = await screen.findByRole('button', { name: 'Accept' });
    await user.click(accept);
    expect(await screen.findByRole('link', { name: 'Go to the pay period' })).toHaveAttribute(
      'href',
      '/app?from=2026-11-01&to=2026-11-30#payroll',
    );
    await user.click(accept);
    expect(await screen.findByText(/The entry has changed since/)).toBeVisible();
  });

  it('is only seen by who may not change hours', async () => {
    await visit('/app#requests', {
      language: 'en',
      session: manager({ manager: { id: 'o1', name: 'Bára', email: 'b@example.com', office_role: 'read' } }),
      answers: { 'GET /api/corrections': { body: [request()] } },
    });
    expect(await screen.findByText('I left at 17:10, forgot')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('that is answered says how', async () => {
    await page([request({ state: 'withdrawn' }), request({ id: 'e1-k2', state: 'taken', answer })]);
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(screen.getByText('Accepted by Bára')).toBeVisible();
  });

  it('comes from an employee, as the empty page says', async () => {
    await page([]);
    expect(await screen.findByText('No requests')).toBeVisible();
  });
});

describe('the list of entries', () => {
  it('marks the entry, and its head and the entry’s dialog lead to the requests', async () => {
    const { user } = await page([request()], {}, 'all-entries');
    expect(await screen.findByRole('img', { name: 'The employee asks for a change' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '1 request' })).toHaveAttribute('href', '/app#requests');
    await user.click(await screen.findByRole('button', { name: /Edit/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Anna asks for a change of this entry')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Go to Requests' })).toBeVisible());
  });
});

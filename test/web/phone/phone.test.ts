// Proves the employee's phone: clocking in and out, what is refused or not sent, own hours, and the three languages.
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/company-row.ts';
import type { Session } from '#shared/model/company.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { aProject, aWorkLog } from '../desk/desk.ts';
import { type Answers, leave, problem, sessionOf, visit } from '../front/visit.ts';

beforeEach(() => {
  indexedDB = new IDBFactory();
});
afterEach(leave);

const roof = aProject({ id: 'p0000001', name: 'Roof' });
const wall = aProject({ id: 'p0000002', name: 'Wall' });
const ago = (seconds: number) => `${new Date(Date.now() - seconds * 1000).toISOString().slice(0, 19)}Z`;
const hour = 3600;
const running = (seconds: number): WorkLog => {
  const { end_time: _, total_time: __, ...open } = aWorkLog({ start_time: ago(seconds) });
  return open;
};
const ended = (hours: number, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({
    start_time: ago((hours + 1) * hour),
    end_time: ago(hour),
    total_time: hours * hour,
    ...over,
  });

async function phone(
  logs: readonly WorkLog[],
  options: {
    language?: 'en' | 'is' | 'pt';
    session?: Partial<Session>;
    answers?: Readonly<Record<string, Answers>>;
  } = {},
) {
  return visit('/employee/app', {
    language: options.language ?? 'en',
    session: sessionOf({
      role: 'EMPLOYEE',
      id: 'e0000001',
      name: 'Anna',
      needs: [],
      settings: firstSettings('en', 'UTC'),
      ...options.session,
    }),
    answers: {
      'GET /employee/worklogs': { body: logs },
      'GET /employee/v2/projects': { body: [roof, wall].map(({ id, name }) => ({ id, name })) },
      ...options.answers,
    },
  });
}
const clockInReady = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  const button = await screen.findByRole('button', { name: 'Clock in' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
const sentTo = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);

describe('not clocked in', () => {
  it('sends the chosen project and the comment, once, with an id and a time made on the phone', async () => {
    const { user, asked } = await phone([], {
      answers: { 'POST /employee/v2/clock_in': { body: running(5) } },
    });
    await user.click(await screen.findByRole('radio', { name: /Wall/ }));
    await user.type(screen.getByLabelText('Comment'), 'Ladder is broken');
    await user.dblClick(screen.getByRole('button', { name: 'Clock in' }));
    await screen.findByText('Clocked in on Roof');
    const sent = sentTo(asked, 'POST /employee/v2/clock_in');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      project_id: wall.id,
      comment: 'Ladder is broken',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      at: expect.stringMatching(/Z$/),
    });
  });

  it('keeps what the network lost, and sends the same event again', async () => {
    let tries = 0;
    const { user, asked } = await phone([], {
      answers: {
        'POST /employee/v2/clock_in': () => {
          tries += 1;
          return tries === 1 ? new TypeError('Failed to fetch') : { body: running(5) };
        },
      },
    });
    await clockInReady(user);
    await screen.findByText(/Not sent yet/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
    const [first, second] = sentTo(asked, 'POST /employee/v2/clock_in');
    expect(second).toEqual(first);
  });

  it('clocks in too where the browser keeps nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, asked } = await phone([], {
      answers: { 'POST /employee/v2/clock_in': { body: running(5) } },
    });
    await clockInReady(user);
    await waitFor(() => expect(sentTo(asked, 'POST /employee/v2/clock_in')).toHaveLength(1));
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue(''));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });

  it('shows the entry that runs elsewhere when it is refused', async () => {
    const answer = problem(409, 'already_clocked_in', { params: { work_log: running(hour) } });
    const { user } = await phone([], { answers: { 'POST /employee/v2/clock_in': answer } });
    await clockInReady(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are clocked in already, on Roof since/);
  });

  it('says that there is no project to clock in on, and does not offer to', async () => {
    await phone([], { answers: { 'GET /employee/v2/projects': { body: [] } } });
    expect(await screen.findByText('There is no open project yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clock in' })).toBeDisabled();
  });
});

describe('clocked in', () => {
  it('shows the project, since when, and clocks out', async () => {
    const { user, asked } = await phone([running(2 * hour)], {
      answers: { 'POST /employee/v2/clock_out': { body: ended(2) } },
    });
    await screen.findByRole('heading', { level: 1, name: 'Roof' });
    expect(document.title).toMatch(/^▶ 2:00 · Roof$/);
    await user.click(screen.getByRole('button', { name: 'Clock out' }));
    await screen.findByText('Clocked out, 2.00 h');
    expect(sentTo(asked, 'POST /employee/v2/clock_out')).toHaveLength(1);
  });

  it('warns from 16 hours on, and not before', async () => {
    await phone([running(15 * hour)]);
    await screen.findByRole('button', { name: 'Clock out' });
    expect(screen.queryByText('Still clocked in')).toBeNull();
    await leave();
    await phone([running(17 * hour)]);
    expect(await screen.findByText('Still clocked in')).toBeInTheDocument();
    expect(document.querySelector('[data-kind="over-running"]')).not.toBeNull();
  });

  it('switches to another project only', async () => {
    const { user, asked } = await phone([running(hour)], {
      answers: { 'POST /employee/v2/switch': { body: { ended: ended(1), started: running(1) } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Switch project' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: /Roof/ })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /Wall/ }));
    await user.click(dialog.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(sentTo(asked, 'POST /employee/v2/switch')).toHaveLength(1));
    expect(sentTo(asked, 'POST /employee/v2/switch')[0]).toMatchObject({ project_id: wall.id });
  });
});

describe('a disabled employee', () => {
  it('sees the own entries with None instead of Add, and cannot clock in', async () => {
    const { user } = await phone([ended(8)], { session: { disabled: true } });
    expect(await screen.findByText(/Your account has been deactivated/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clock in' })).toBeNull();
    await user.click((await screen.findAllByRole('button', { name: /8\.00|\d\.\d\d$/ }))[0] ?? expect.fail());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('None')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /Add/ })).toBeNull();
  });
});

describe.each([
  ['en', 'Not clocked in', 'Clock in', 'Still clocked in', 'Clock out'],
  ['is', 'Ekki stimplað inn', 'Stimpla inn', 'Enn innstimplun í gangi', 'Stimpla út'],
  ['pt', 'Sem entrada registada', 'Registar entrada', 'A entrada continua aberta', 'Registar saída'],
] as const)('in %s', (language, out, clockIn, forgotten, clockOut) => {
  it('says in and out in its own words', async () => {
    await phone([], { language });
    expect(await screen.findByRole('heading', { level: 1, name: out })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: clockIn })).toBeEnabled());
    await leave();
    await phone([running(17 * hour)], { language });
    expect(await screen.findByText(forgotten)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: clockOut })).toBeEnabled();
  });
});

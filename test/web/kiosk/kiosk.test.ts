// Proves the shared time clock: names, who is in, in and out with project, comment and letters, and back to the names.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/company-row.ts';
import { kioskReturnSeconds } from '#shared/limits.ts';
import { aWorkLog } from '../desk/desk.ts';
import { type Answers, leave, problem, sessionOf, visit } from '../front/visit.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const ago = (hours: number) => `${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19)}Z`;
const roof = { id: 'p0000001', name: 'Roof' };
const wall = { id: 'p0000002', name: 'Wall' };
const anna = { id: 'e0000001', name: 'Anna', latest_work_log: null, open: null };
const thor = {
  id: 'e0000002',
  name: 'Þór',
  latest_work_log: ago(2),
  open: { id: 'w0000001', start_time: ago(2), project: roof },
};

function clock(
  options: {
    people?: readonly unknown[];
    asksToken?: boolean;
    language?: 'en' | 'is' | 'pt';
    answers?: Readonly<Record<string, Answers>>;
  } = {},
) {
  const settings = firstSettings('en', 'UTC');
  return visit('/time_clock', {
    language: options.language ?? 'en',
    session: sessionOf({
      role: 'COMPANY_TIME_CLOCK',
      company: { id: 'c000000001', name: 'Múrverk ehf.' },
      settings: {
        ...settings,
        time_clock: { ...settings.time_clock, ask_token: options.asksToken ?? false },
      },
    }),
    answers: {
      'GET /api/time_clock/employees': { body: options.people ?? [thor, anna] },
      'GET /api/time_clock/projects': { body: [roof, wall] },
      ...options.answers,
    },
  });
}
const sentTo = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);

describe('the shared time clock', () => {
  it('shows everyone by name, who is in with the project, and how many are at work', async () => {
    await clock();
    const tiles = await screen.findAllByRole('listitem');
    expect(tiles.map((tile) => tile.textContent?.slice(0, 4))).toEqual(['Anna', 'ÞórR']);
    expect(tiles[1]).toHaveTextContent(/Roof.*Since/);
    expect(screen.getByText(/of 2 at work/)).toHaveTextContent('1 of 2 at work');
  });

  it('finds a name without its accents', async () => {
    const { user } = await clock({ people: [anna, { ...anna, id: 'e0000003', name: 'João' }] });
    await screen.findByText('João');
    await user.type(screen.getByRole('searchbox', { name: 'Find your name' }), 'joao');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says so when there is nobody', async () => {
    await clock({ people: [] });
    expect(await screen.findByText('No employees have been created')).toBeInTheDocument();
  });

  it('clocks in on the chosen project with a comment', async () => {
    const { user, asked } = await clock({
      answers: { 'POST /api/time_clock/create_work_log': { body: aWorkLog() } },
    });
    await user.click(await screen.findByRole('button', { name: /Anna/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anna' }));
    await user.click(await dialog.findByRole('radio', { name: 'Wall' }));
    await user.type(dialog.getByLabelText(/Comment/), 'Late bus');
    await user.click(dialog.getByRole('button', { name: 'Clock in' }));
    await screen.findByText('Anna is clocked in');
    expect(sentTo(asked, 'POST /api/time_clock/create_work_log')).toEqual([
      { employee_id: anna.id, project_id: wall.id, comment: 'Late bus' },
    ]);
  });

  it('asks for the four letters where the company wants them, and says when they are wrong', async () => {
    const { user, asked } = await clock({
      asksToken: true,
      answers: { 'PUT /api/time_clock/close_work_log': problem(401, 'wrong_employee_password') },
    });
    await user.click(await screen.findByRole('button', { name: /Þór/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Þór' }));
    expect(dialog.getByRole('button', { name: 'Clock out' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Your four letters'), 'BCDF');
    await user.click(dialog.getByRole('button', { name: 'Clock out' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong employee password');
    expect(sentTo(asked, 'PUT /api/time_clock/close_work_log')).toEqual([
      { id: thor.open.id, token: 'bcdf' },
    ]);
  });

  it('goes back to the names when nobody touches it any more', async () => {
    await clock();
    const tile = await screen.findByRole('button', { name: /Anna/ });
    // From here on only the test's own steps make time pass.
    vi.useFakeTimers();
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    const dialog = () => screen.queryByRole('dialog', { name: 'Anna' });
    fireEvent.click(tile);
    await pass(kioskReturnSeconds - 2);
    expect(dialog()).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(kioskReturnSeconds - 2);
    expect(dialog()).toBeInTheDocument();
    await pass(3);
    expect(dialog()).toBeNull();
  });
});

describe.each([
  ['is', 'Stimpla inn', 'Finndu nafnið þitt'],
  ['pt', 'Registar entrada', 'Procure o seu nome'],
] as const)('in %s', (language, clockIn, find) => {
  it('speaks its own words', async () => {
    const { user } = await clock({ language });
    expect(await screen.findByRole('searchbox', { name: find })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /Anna/ }));
    expect(await screen.findByRole('button', { name: clockIn })).toBeInTheDocument();
  });
});

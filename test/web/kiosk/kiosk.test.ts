// Proves one person at the shared time clock: in, out and over, letters, refusals, the way back and the way out.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { commentMax, kioskConfirmSeconds, kioskReturnSeconds } from '#shared/limits.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import {
  ago,
  anna,
  choose,
  clock,
  closeCall,
  createCall,
  aDay,
  roof,
  sentTo,
  started,
  thor,
  wall,
} from './clock.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const times = { at: expect.any(String), sent_at: expect.any(String) };

describe('one person at the shared time clock', () => {
  it('clocks in on the chosen project with a comment, and the names come back by themselves', async () => {
    const opened = await clock({ answers: { [createCall]: { body: started } } });
    await choose(opened, /Anna/);
    expect(screen.getByRole('button', { name: 'Clock in' })).toBeDisabled();
    await opened.user.click(await screen.findByRole('radio', { name: 'Wall' }));
    await opened.user.type(screen.getByLabelText(/Comment/), 'Late bus');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
    await screen.findByText('Clocked in');
    expect(screen.getByRole('heading', { name: 'Anna' })).toBeInTheDocument();
    expect(sentTo(opened, createCall)).toEqual([
      { employee_id: anna.id, project_id: wall.id, comment: 'Late bus', ...times },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(kioskConfirmSeconds * 1000));
    expect(await screen.findByRole('searchbox')).toBeInTheDocument();
  });

  it('finds the last project chosen, and sees the own hours of today', async () => {
    const entries = [{ id: 'w9', project: wall, start_time: ago(1), end_time: ago(0) }];
    const day = () => ({ body: aDay({ entries, last_project_id: wall.id }) });
    const opened = await clock({ answers: { 'POST /api/time_clock/own_day': day } });
    await choose(opened, /Anna/);
    expect(await screen.findByRole('radio', { name: /Wall.*Last time/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Clock in' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent(/h.*Wall/);
  });

  it('punches at the right time on a tablet whose clock is an hour behind, and shows that', async () => {
    const opened = await clock({
      answers: {
        'POST /api/time_clock/own_day': () => ({ body: aDay({ last_project_id: wall.id, time: ago(-1) }) }),
        [createCall]: { body: started },
      },
    });
    await choose(opened, /Anna/);
    await screen.findByText(/clock is 60 minutes off/);
    await opened.user.click(await screen.findByRole('button', { name: 'Clock in' }));
    await screen.findByText('Clocked in');
    const [sent] = z.parse(z.array(z.object({ at: z.string() })), sentTo(opened, createCall));
    expect(Math.abs(Date.parse(sent?.at ?? '') - Date.parse(ago(-1)))).toBeLessThan(30 * 60_000);
  });

  it.each([
    ['en', /^Did you leave at \d\d:\d\d on \w/, /^Yes, at/, 'Undo'],
    ['is', /^Hættirðu kl\. \d\d:\d\d/, /^Já, kl\./, 'Afturkalla'],
    ['pt', /^Saiu às \d\d:\d\d/, /^Sim, às/, 'Anular'],
  ] as const)(
    'is asked for the end of a forgotten entry, takes it and takes it back, in %s',
    async (language, question, yes, undo) => {
      const left = ago(8);
      const open = { ...thor.open, start_time: ago(17) };
      const ended = aWorkLog({ id: open.id, project: roof, start_time: open.start_time, end_time: left });
      const day = () => ({ body: aDay({ usual_end: { id: open.id, end_time: left } }) });
      const opened = await clock({
        language,
        people: [{ ...thor, open }, anna],
        answers: { 'POST /api/time_clock/own_day': day, [closeCall]: { body: ended } },
      });
      await choose(opened, /Þór/);
      await screen.findByRole('heading', { name: question });
      await opened.user.click(screen.getByRole('button', { name: yes }));
      await opened.user.click(await screen.findByRole('button', { name: undo }));
      expect(await screen.findByRole('searchbox')).toBeInTheDocument();
      expect(sentTo(opened, closeCall)).toEqual([
        { id: open.id, left_at: left, ...times },
        { id: open.id, left_at: null },
      ]);
    },
  );

  it('asks about an end that was assumed, with Undo, and clocks in below it without an answer', async () => {
    const assumed = {
      id: 'w-old',
      project: { id: roof.id, name: roof.name },
      start_time: '2026-11-02T08:00:00Z',
      end_time: '2026-11-02T16:20:00Z',
    };
    const ended = aWorkLog({ ...assumed, project: roof });
    let refusals = 1;
    const opened = await clock({
      answers: {
        'POST /api/time_clock/own_day': () => ({ body: aDay({ assumed, last_project_id: wall.id }) }),
        [closeCall]: () => (refusals-- > 0 ? problem(409, 'end_not_assumed') : { body: ended }),
        [createCall]: { body: started },
      },
    });
    await choose(opened, /Anna/);
    await screen.findByRole('heading', { name: 'Did you leave at 16:20 on Monday 11-02?' });
    expect(screen.queryByText(/Still working/)).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'Yes, at 16:20' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Yes, at 16:20' }));
    await screen.findByText('Saved. You left on Monday 11-02 at 16:20.');
    await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Yes, at 16:20' });
    const told = { id: assumed.id, left_at: assumed.end_time };
    expect(sentTo(opened, closeCall)).toEqual([told, told, { id: assumed.id, left_at: null }]);
    await opened.user.click(screen.getByRole('button', { name: 'Clock in' }));
    await screen.findByText('Clocked in');
  });

  it('takes another time for a forgotten entry, on the day of its start or the day after, and none that lies ahead', async () => {
    const open = { ...thor.open, start_time: '2026-11-02T20:00:00Z' };
    const usual = '2026-11-03T04:00:00Z';
    const opened = await clock({
      people: [{ ...thor, open }, anna],
      answers: {
        'POST /api/time_clock/own_day': () => ({
          body: aDay({ usual_end: { id: open.id, end_time: usual } }),
        }),
        [closeCall]: {
          body: aWorkLog({ id: open.id, project: roof, start_time: open.start_time, end_time: usual }),
        },
      },
    });
    await choose(opened, /Þór/);
    await opened.user.click(await screen.findByRole('button', { name: 'Another time' }));
    const field = await screen.findByLabelText('When did you leave?');
    await opened.user.click(screen.getByRole('button', { name: 'Save time' }));
    expect(await screen.findByText('Enter the time you left, such as 16:30')).toBeInTheDocument();
    await opened.user.type(field, '0330');
    await opened.user.click(screen.getByRole('button', { name: 'Save time' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(sentTo(opened, closeCall)).toEqual([{ id: open.id, left_at: '2026-11-03T03:30:00Z', ...times }]);
  });

  it('says which day another time means, and asks before an entry of a day and a night is saved', async () => {
    const open = { ...thor.open, start_time: '2026-11-06T07:43:00Z' };
    const opened = await clock({
      people: [{ ...thor, open }, anna],
      answers: {
        'POST /api/time_clock/own_day': () => ({ body: aDay() }),
        [closeCall]: {
          body: aWorkLog({ id: open.id, project: roof, start_time: open.start_time, end_time: ago(0) }),
        },
      },
    });
    await choose(opened, /Þór/);
    const field = await screen.findByLabelText('When did you leave?');
    await opened.user.type(field, '1630');
    expect(await screen.findByText(/^Friday .*, 16:30: 8\.78 h$/)).toBeInTheDocument();
    await opened.user.clear(field);
    await opened.user.type(field, '0700');
    expect(await screen.findByText(/^The day after, Saturday .*, 07:00: 23\.28 h$/)).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Save time' }));
    expect(await screen.findByText(/^Did you leave at 07:00 on Saturday .*\?$/)).toBeInTheDocument();
    expect(sentTo(opened, closeCall)).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Yes, at 07:00' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(sentTo(opened, closeCall)).toEqual([{ id: open.id, left_at: '2026-11-07T07:00:00Z', ...times }]);
  });

  it('asks for the time with an open field where too few days show a usual end', async () => {
    const open = { ...thor.open, start_time: '2026-11-02T08:00:00Z' };
    const left = '2026-11-02T16:30:00Z';
    const opened = await clock({
      people: [{ ...thor, open }, anna],
      answers: {
        'POST /api/time_clock/own_day': () => ({ body: aDay() }),
        [closeCall]: {
          body: aWorkLog({ id: open.id, project: roof, start_time: open.start_time, end_time: left }),
        },
      },
    });
    await choose(opened, /Þór/);
    await screen.findByRole('heading', { name: 'Forgot to clock out?' });
    await opened.user.type(await screen.findByLabelText('When did you leave?'), '1630');
    await opened.user.click(screen.getByRole('button', { name: 'Save time' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('11-02 16:30')).toBeInTheDocument();
    expect(sentTo(opened, closeCall)).toEqual([{ id: open.id, left_at: left, ...times }]);
  });

  it('reads the end it gave and why it was refused, when the next entry starts before it', async () => {
    const open = { ...thor.open, start_time: '2026-11-02T08:00:00Z' };
    const opened = await clock({
      people: [{ ...thor, open }, anna],
      answers: {
        'POST /api/time_clock/own_day': () => ({ body: aDay() }),
        [closeCall]: problem(400, 'invalid_input', { issues: [{ field: 'end_time', code: 'too_long' }] }),
      },
    });
    await choose(opened, /Þór/);
    await opened.user.type(await screen.findByLabelText('When did you leave?'), '1630');
    await opened.user.click(screen.getByRole('button', { name: 'Save time' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Clock-out at 11-02 16:30 was not saved')).toBeInTheDocument();
    expect(alert.getByText('Your next entry starts before that.')).toBeInTheDocument();
  });

  it('does not take a time for a forgotten entry that has not come yet', async () => {
    const began = new Date(Date.now() - 2 * 3_600_000);
    const open = { ...thor.open, start_time: began.toISOString() };
    const opened = await clock({
      people: [{ ...thor, open }, anna],
      answers: {
        'POST /api/time_clock/own_day': () => ({
          body: aDay({ usual_end: { id: open.id, end_time: ago(1) } }),
        }),
      },
    });
    await choose(opened, /Þór/);
    await opened.user.click(await screen.findByRole('button', { name: 'Another time' }));
    const soon = new Date(began.getTime() - 60_000).toISOString().slice(11, 16);
    await opened.user.type(await screen.findByLabelText('When did you leave?'), soon.replace(':', ''));
    await opened.user.click(screen.getByRole('button', { name: 'Save time' }));
    expect(await screen.findByText('That time has not come yet')).toBeInTheDocument();
    expect(sentTo(opened, closeCall)).toEqual([]);
  });

  it('clocks out, switches, or leaves a comment only', async () => {
    const ended = aWorkLog({ id: thor.open.id, project: roof, end_time: ago(0), total_time: 7200 });
    const opened = await clock({
      answers: {
        [closeCall]: { body: ended },
        'PUT /api/time_clock/switch_work_log': { body: aWorkLog({ id: 'w2', project: wall }) },
        'POST /api/time_clock/create_work_log_comment': { body: aWorkLog({ id: thor.open.id }) },
      },
    });
    const next = () => opened.user.click(screen.getByRole('button', { name: 'Next person' }));
    await choose(opened, /Þór/);
    await opened.user.type(screen.getByLabelText(/Comment/), 'Rain');
    await opened.user.click(screen.getByRole('button', { name: 'Save comment only' }));
    await screen.findByText('Comment saved');
    await next();
    await choose(opened, /Þór/);
    await opened.user.click(screen.getByRole('button', { name: 'Switch project' }));
    expect(screen.queryByRole('radio', { name: 'Roof' })).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'Switch' }));
    await screen.findByText('Switched project');
    await next();
    await choose(opened, /Þór/);
    await opened.user.click(await screen.findByRole('button', { name: 'Clock out' }));
    await screen.findByText('Clocked out');
    expect(opened.asked.map(({ call }) => call).filter((call) => /PUT|comment/.test(call))).toEqual([
      'POST /api/time_clock/create_work_log_comment',
      'PUT /api/time_clock/switch_work_log',
      closeCall,
    ]);
  });

  it('says that an out at the moment of the in counts as one second', async () => {
    const over = { end_time: ago(0), total_time: 1, assumed_end: true, clock_corrected: true };
    const opened = await clock({
      answers: { [closeCall]: { body: aWorkLog({ id: thor.open.id, project: roof, ...over }) } },
    });
    await choose(opened, /Þór/);
    await opened.user.click(await screen.findByRole('button', { name: 'Clock out' }));
    await screen.findByText(/so 1 second counts\. Enter in the app when you left\./);
  });

  it('sends no comment that is too long, however it is pressed, and one of the most characters whole', async () => {
    const opened = await clock({
      answers: { [closeCall]: { body: aWorkLog({ id: thor.open.id, project: roof, end_time: ago(0) }) } },
    });
    await choose(opened, /Þór/);
    const note = screen.getByLabelText(/Comment/);
    fireEvent.change(note, { target: { value: 'a'.repeat(commentMax + 1) } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/1 character/);
    const out = screen.getByRole('button', { name: 'Clock out' });
    expect(out).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save comment only' })).toBeDisabled();
    const form = out.closest('form');
    if (!form) throw new Error('the button stands in a form');
    fireEvent.submit(form);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(opened.asked.filter(({ call }) => /PUT|comment/.test(call))).toEqual([]);
    fireEvent.change(note, { target: { value: 'a'.repeat(commentMax) } });
    await opened.user.click(out);
    await screen.findByText('Clocked out');
    expect(sentTo(opened, closeCall)).toEqual([expect.objectContaining({ comment: 'a'.repeat(commentMax) })]);
  });

  it('is never left with a person’s hours on it: the names come back when nothing is touched', async () => {
    const opened = await clock();
    await screen.findByRole('button', { name: /Anna/ });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: /Anna/ }));
    await screen.findByRole('heading', { name: 'Anna' });
    await act(() => vi.advanceTimersByTimeAsync((kioskReturnSeconds - 2) * 1000));
    fireEvent.keyDown(document.body, { key: 'a' });
    await act(() => vi.advanceTimersByTimeAsync((kioskReturnSeconds - 2) * 1000));
    expect(screen.getByRole('heading', { name: 'Anna' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Anna' })).toBeNull());
    expect(sentTo(opened, createCall)).toEqual([]);
  });

  it('that is refused says why and keeps the press until the person decides', async () => {
    const elsewhere = aWorkLog({ id: 'w7', project: roof });
    const refusal = problem(409, 'already_clocked_in', { params: { work_log: elsewhere } });
    const opened = await clock({
      answers: {
        [createCall]: refusal,
        'PUT /api/time_clock/switch_work_log': { body: aWorkLog({ id: 'w8', project: wall }) },
      },
    });
    await choose(opened, /Anna/);
    await opened.user.click(await screen.findByRole('radio', { name: 'Wall' }));
    await opened.user.click(screen.getByRole('button', { name: 'Clock in' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/You are already clocked in: Roof/)).toBeInTheDocument();
    expect(alert.getByRole('button', { name: 'Stay on Roof' })).toBeInTheDocument();
    const at = sentTo(opened, createCall).map((body) => JSON.stringify(body))[0];
    await opened.user.click(alert.getByRole('button', { name: /Switch to Wall from/ }));
    await screen.findByText('Switched project');
    const [switched] = sentTo(opened, 'PUT /api/time_clock/switch_work_log');
    expect(switched).toMatchObject({ id: 'w7', project_id: wall.id });
    expect(at).toContain(JSON.stringify(switched).match(/"at":"[^"]+"/)?.[0] ?? 'nothing');
  });
});

describe('the four letters', () => {
  it('are asked for before anything is shown or done, and wrong ones are named', async () => {
    let isRight = false;
    const opened = await clock({
      asksToken: true,
      answers: {
        'POST /api/time_clock/own_day': () =>
          isRight ? { body: aDay() } : problem(401, 'wrong_employee_password'),
        [closeCall]: { body: aWorkLog({ id: thor.open.id, project: roof, end_time: ago(0) }) },
      },
    });
    await choose(opened, /Þór/);
    expect(screen.queryByRole('button', { name: 'Clock out' })).toBeNull();
    for (const key of ['b', 'c', 'd', 'x'])
      await opened.user.click(screen.getByRole('button', { name: key }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong employee password');
    isRight = true;
    await opened.user.keyboard('BDf{Backspace}gk');
    await opened.user.click(await screen.findByRole('button', { name: 'Clock out' }));
    await screen.findByText('Clocked out');
    expect(sentTo(opened, 'POST /api/time_clock/own_day')).toEqual([
      { employee_id: thor.id, token: 'bcdx' },
      { employee_id: thor.id, token: 'bdgk' },
    ]);
    expect(sentTo(opened, closeCall)).toEqual([{ id: thor.open.id, token: 'bdgk', ...times }]);
  });
});

describe('the way out of the time clock', () => {
  it('asks for the company’s password', async () => {
    const opened = await clock({ answers: { 'POST /api/login': problem(401, 'wrong_company_password') } });
    await screen.findByRole('button', { name: /Anna/ });
    await opened.user.click(screen.getByRole('button', { name: 'Exit time clock' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Open company account' })).toBeDisabled();
    await opened.user.type(dialog.getByLabelText('Company password'), 'guess');
    await opened.user.click(dialog.getByRole('button', { name: 'Open company account' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong company password');
    expect(sentTo(opened, 'POST /api/login')).toEqual([{ username: 'Múrverk ehf.', password: 'guess' }]);
    expect(location.pathname).toBe('/time_clock');
  });
});

describe.each([
  ['is', 'Stimpla inn', 'Finndu nafnið þitt'],
  ['pt', 'Registar entrada', 'Procure o seu nome'],
] as const)('in %s', (language, clockIn, find) => {
  it('speaks its own words', async () => {
    const opened = await clock({ language });
    expect(await screen.findByRole('searchbox', { name: find })).toBeInTheDocument();
    await choose(opened, /Anna/);
    expect(await screen.findByRole('button', { name: clockIn })).toBeInTheDocument();
  });
});

describe('a time clock of a company that leaves', () => {
  it.each([
    ['en', /will be deleted on 18\.12\.2026\. You cannot clock in or out here\./],
    ['is', /verður eytt 18\.12\.2026\. Hér er hvorki hægt/],
    ['pt', /eliminada em 18\.12\.2026\. Aqui não pode registar/],
  ] as const)('says in %s when its account goes, not that it is disabled', async (language, words) => {
    const deletion = { asked: '2026-11-18T08:00:00Z', ends: '2026-12-18T08:00:00Z' };
    await clock({ language, session: { country: 'IS', disabled: true, deletion } });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

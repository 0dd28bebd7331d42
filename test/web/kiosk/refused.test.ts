// Proves that a refused press at the time clock loses nothing: each choice keeps the time and the words.
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { type Answers, leave, problem } from '#test/web/front/visit.ts';
import {
  aDay,
  ago,
  anna,
  choose,
  clock,
  closeCall,
  createCall,
  roof,
  sentTo,
  started,
  thor,
  wall,
} from './clock.ts';

afterEach(leave);
const switchCall = 'PUT /api/time_clock/switch_work_log';
const commentCall = 'POST /api/time_clock/create_work_log_comment';
const elsewhere = aWorkLog({ id: 'w7', project: roof, start_time: ago(-0.1) });
const closed = aWorkLog({ id: thor.open.id, project: roof, start_time: ago(2), end_time: ago(1) });
const met = (code: string, work_log: object) => problem(409, code, { params: { work_log } });

async function refused(
  name: RegExp,
  comment: string,
  button: string,
  answers: Readonly<Record<string, Answers>>,
) {
  const opened = await clock({ answers: { [commentCall]: { body: closed }, ...answers } });
  await choose(opened, name);
  if (comment) await opened.user.type(screen.getByLabelText(/Comment/), comment);
  if (name.test('Anna')) await opened.user.click(await screen.findByRole('radio', { name: 'Wall' }));
  if (button === 'Switch') await opened.user.click(screen.getByRole('button', { name: 'Switch project' }));
  await opened.user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('alert');
  return opened;
}
const sentComment = async (opened: Awaited<ReturnType<typeof clock>>) => {
  await waitFor(() => expect(sentTo(opened, commentCall)).toHaveLength(1));
  return sentTo(opened, commentCall)[0];
};

describe('a clock-in of an employee who is clocked in already', () => {
  const answers = { [createCall]: met('already_clocked_in', elsewhere) };

  it('keeps the comment on the entry one stays on', async () => {
    const opened = await refused(/Anna/, 'Late bus', 'Clock in', answers);
    expect(screen.getByText(/Your comment goes with the entry you choose/)).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Stay on Roof' }));
    expect(await sentComment(opened)).toEqual({ work_log_id: 'w7', comment: 'Late bus' });
  });

  it('sends the office the earlier start', async () => {
    const opened = await refused(/Anna/, 'Late bus', 'Clock in', answers);
    await opened.user.click(screen.getByRole('button', { name: /^Stay on Roof and tell the office/ }));
    expect(await sentComment(opened)).toEqual({
      work_log_id: 'w7',
      comment: expect.stringMatching(/^I clocked in on Wall: .+\. Late bus$/),
    });
  });
});

describe('a press on an entry that was ended meanwhile', () => {
  it('to switch becomes a clock-in at its time, with its comment', async () => {
    const opened = await refused(/Þór/, 'Rain', 'Switch', {
      [switchCall]: met('not_clocked_in', closed),
      [createCall]: { body: { ...started, employee: { id: thor.id, name: thor.name } } },
    });
    await opened.user.click(screen.getByRole('button', { name: /^Clock in on Wall from/ }));
    await screen.findByText('Clocked in');
    expect(sentTo(opened, createCall)).toMatchObject([
      { employee_id: thor.id, project_id: wall.id, comment: 'Rain' },
    ]);
    expect(JSON.stringify(sentTo(opened, switchCall)[0])).toContain(
      JSON.stringify(sentTo(opened, createCall)[0]).match(/"at":"[^"]+"/)?.[0] ?? 'nothing',
    );
  });

  it('shows one state: the server’s present answer stands above the refused press', async () => {
    let isEnded = false;
    const [before, after] = [
      { ...closed, end_time: undefined },
      { ...closed, project: roof },
    ];
    const opened = await refused(/Þór/, '', 'Clock out', {
      [closeCall]: () => {
        isEnded = true;
        return met('not_clocked_in', closed);
      },
      'GET /api/time_clock/employees': () => ({
        body: [isEnded ? { ...thor, open: null } : thor, anna],
      }),
      'POST /api/time_clock/own_day': () => ({ body: aDay({ entries: [isEnded ? after : before] }) }),
    });
    const person = await screen.findByRole('region', { name: 'Þór' });
    await waitFor(() => expect(within(person).getByText('Not clocked in')).toBeVisible());
    await waitFor(() => expect(within(person).queryByText(/since/i)).toBeNull());
    expect(opened.asked.filter(({ call }) => call === closeCall)).toHaveLength(1);
  });

  it('to clock out is sent to the office', async () => {
    const opened = await refused(/Þór/, '', 'Clock out', { [closeCall]: met('not_clocked_in', closed) });
    await opened.user.click(screen.getByRole('button', { name: 'Tell the office' }));
    expect(await sentComment(opened)).toEqual({
      work_log_id: thor.open.id,
      comment: expect.stringMatching(/^I clocked out: /),
    });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

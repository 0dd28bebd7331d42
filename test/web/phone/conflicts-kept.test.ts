// Proves that no choice in a conflict loses a time or a word: each goes to the server, or to the office as a comment.
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { type Answers, leave, problem } from '#test/web/front/visit.ts';
import { ago, ended, hour, press, phone, running, sentTo, wall } from './phone.ts';

afterEach(leave);
const [inCall, outCall, commentCall] = [
  'POST /employee/v2/clock_in',
  'POST /employee/v2/clock_out',
  'POST /employee/worklogs/comments',
];
const commented = { body: { id: 'c1', comment: 'x', created: ago(0), created_by: 'Employee' } };
const met = (code: string, log: WorkLog) => problem(409, code, { params: { work_log: log } });
type Shown = Awaited<ReturnType<typeof phone>>;
const choose = ({ user }: Shown, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));
const comments = async ({ asked }: Shown, count: number) => {
  await waitFor(() => expect(sentTo(asked, commentCall)).toHaveLength(count));
  return sentTo(asked, commentCall).map(({ work_log_id, comment }) => [work_log_id, comment]);
};

describe('clocked in elsewhere meanwhile', () => {
  const late = { ...running(-60), id: 'w00000009', project: { id: wall.id, name: 'Wall' } };
  const conflict = async () => {
    const answers = { [inCall]: met('already_clocked_in', late), [commentCall]: commented };
    const shown = await phone([], { answers });
    await shown.user.type(await screen.findByLabelText(/Comment/), 'Gate was shut');
    await press(shown.user, 'Clock in');
    await screen.findByText(/Your comment goes/);
    return shown;
  };

  it('keeps the comment on the entry one stays on', async () => {
    const shown = await conflict();
    await choose(shown, 'Stay on Wall');
    expect(await comments(shown, 1)).toEqual([['w00000009', 'Gate was shut']]);
  });

  it('sends the office the earlier start, with the comment', async () => {
    const shown = await conflict();
    await choose(shown, /^Stay on Wall and tell the office/);
    expect(await comments(shown, 1)).toEqual([
      ['w00000009', expect.stringMatching(/^I clocked in on Roof: .*\d\d:\d\d\. Gate was shut$/)],
    ]);
  });
});

describe('a switch that finds an entry closed by itself', () => {
  const assumed = ended(12, { assumed_end: true });
  const answerCall = `PUT /employee/v2/worklogs/${assumed.id}/end`;
  const conflict = async (answers: Readonly<Record<string, Answers>>) => {
    const shown = await phone([running(23 * hour)], {
      answers: {
        'POST /employee/v2/switch': met('not_clocked_in', assumed),
        [commentCall]: commented,
        ...answers,
      },
    });
    await press(shown.user, 'Switch project');
    await press(shown.user, /^Wall/);
    return shown;
  };

  it('is asked about when the server does not take it for the real end, without an answer by default', async () => {
    const shown = await conflict({ [outCall]: met('not_clocked_in', assumed) });
    expect(await screen.findByText('You were already clocked out')).toBeVisible();
    expect(sentTo(shown.asked, answerCall)).toEqual([]);
    await choose(shown, 'Tell the office');
    expect(await comments(shown, 1)).toEqual([[assumed.id, expect.stringMatching(/^I switched to Wall: /)]]);
  });

  it('is the late clocking out where the server takes it, and a clocking in from then on', async () => {
    const shown = await conflict({ [outCall]: { body: assumed }, [inCall]: { body: running(1) } });
    await waitFor(() => expect(sentTo(shown.asked, inCall)).toHaveLength(1));
    const [out, start] = [sentTo(shown.asked, outCall)[0], sentTo(shown.asked, inCall)[0]];
    expect(out).toMatchObject({ work_log_id: assumed.id, at: start?.['at'], sent_at: expect.any(String) });
    expect(start).toMatchObject({ project_id: wall.id });
  });
});

describe('a clock-out', () => {
  it('of an entry that the office has deleted can be sent to the office on another one', async () => {
    const before = ended(5, { id: 'w00000005' });
    const shown = await phone([running(hour), before], {
      answers: { [outCall]: problem(404, 'work_log_missing'), [commentCall]: commented },
    });
    await press(shown.user, 'Clock out');
    await choose(shown, 'Tell the office');
    expect(await comments(shown, 1)).toEqual([['w00000005', expect.stringMatching(/^I clocked out: /)]]);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('behind something undecided is listed as waiting for the decision, not for the network', async () => {
    const shown = await phone([], { answers: { [inCall]: problem(409, 'project_closed') } });
    await press(shown.user, 'Clock in');
    await screen.findByRole('region', { name: 'Roof is now closed' });
    await press(shown.user, 'Clock out');
    const list = await screen.findByRole('list', { name: 'Not sent yet' });
    expect(within(list).getByText(/^Clock-out, /)).toBeVisible();
    expect(within(list).getByText('Waiting for your decision above')).toBeVisible();
    expect(screen.getByText(/Decide above first/)).toBeVisible();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('with a comment on an entry that has not begun: the comment waits for the decision too', async () => {
    const shown = await phone([], { answers: { [inCall]: problem(409, 'project_closed') } });
    await press(shown.user, 'Clock in');
    await screen.findByRole('region', { name: 'Roof is now closed' });
    await press(shown.user, 'Comment');
    await shown.user.type(await screen.findByLabelText('What should the office know?'), 'Rain');
    await press(shown.user, 'Add comment');
    const list = await screen.findByRole('list', { name: 'Not sent yet' });
    expect(within(list).getByText('Rain')).toBeVisible();
    expect(within(list).getByText('Waiting for your decision above')).toBeVisible();
    expect(screen.queryByText(/when you are back online/)).toBeNull();
  });

  it('made on a clock three hours ahead stands at the right time, with the hours of today, before it is sent', async () => {
    const shown = await phone([], {
      answers: {
        'GET /employee/v2/clock': () => ({ body: { open: null, assumed: [], time: ago(3 * hour) } }),
        [inCall]: new TypeError('Failed to fetch'),
      },
    });
    await screen.findByText(/clock is 180 min off/);
    await press(shown.user, 'Clock in');
    await screen.findByRole('heading', { level: 1, name: 'Roof' });
    const right = new Date(Date.parse(ago(3 * hour))).toISOString().slice(11, 16);
    const before = new Date(Date.parse(ago(3 * hour + 60))).toISOString().slice(11, 16);
    expect(screen.getAllByText(new RegExp(`Since (${right}|${before})`)).length).toBeGreaterThan(0);
    expect(screen.getByText('0.00 h today')).toBeVisible();
  });

  it('made on a clock that is three hours ahead is sent as the own end at the right time', async () => {
    const closed = aWorkLog({ start_time: ago(8 * hour), end_time: ago(5 * hour), total_time: 3 * hour });
    const edit = 'PUT /employee/worklogs/edit';
    const open = running(8 * hour);
    const shown = await phone([open], {
      session: { needs: ['manage_worklogs'] },
      answers: {
        'GET /employee/v2/clock': () => ({
          body: { open, assumed: [], time: ago(3 * hour) },
        }),
        [outCall]: met('not_clocked_in', closed),
        [edit]: { body: closed },
      },
    });
    await screen.findByText(/clock is 180 min off/);
    await press(shown.user, 'Clock out');
    await choose(shown, 'Send mine');
    await waitFor(() => expect(sentTo(shown.asked, edit)).toHaveLength(1));
    const sent = Date.parse(String(sentTo(shown.asked, edit)[0]?.['new_end_time']));
    const right = Date.parse(ago(3 * hour));
    expect(sent).toBeGreaterThan(right - 120_000);
    expect(sent).toBeLessThanOrEqual(right + 1000);
  });
});

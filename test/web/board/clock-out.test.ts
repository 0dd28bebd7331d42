// Proves that the office clocks an employee out by one press, now, and takes it back by another.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usualEndReadDays } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import type { Language } from '#web/text.ts';
import { anEmployee, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answer, leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const secondsNow = () => Math.floor(Date.now() / 1000);
const running = (hours: number, over: Partial<WorkLog> = {}): WorkLog => {
  const { end_time: _, total_time: __, ...still } = aWorkLog({ id: 'wrunning', start_time: hoursAgo(hours) });
  return { ...still, version: 3, ...over };
};
type Change = {
  id: string;
  version: number;
  new_end_time: string | null;
  approved?: boolean;
  assumed_end?: boolean;
};

async function open(
  entry: WorkLog,
  refusals: readonly (Answer | undefined)[] = [],
  language: Language = 'en',
  others: readonly WorkLog[] = [],
) {
  let now = entry;
  const waiting = [...refusals];
  const sent: Change[] = [];
  const opened = await visit('/app', {
    language,
    session: manager(),
    answers: {
      'GET /api/worklogs': () => ({ body: [now, ...others] }),
      'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
      'GET /api/projects': { body: [] },
      'PUT /api/worklogs': () => {
        const change = changeIn(opened.asked.at(-1)?.body);
        sent.push(change);
        const refusal = waiting.shift();
        if (refusal) return refusal;
        const { end_time: _, total_time: __, ...rest } = now;
        now =
          change.new_end_time === null
            ? { ...rest, version: now.version + 1 }
            : { ...rest, end_time: change.new_end_time, total_time: 7200, version: now.version + 1 };
        return { body: now };
      },
    },
  });
  return { ...opened, sent };
}
function changeIn(body: unknown): Change {
  const isChange = (sent: unknown): sent is Change =>
    typeof sent === 'object' && sent !== null && 'version' in sent;
  return isChange(body) ? body : expect.fail('no change was sent');
}
const card = async () => within(await screen.findByRole('region', { name: 'Clocked in now' }));

describe('the board', () => {
  it('clocks out who is running by one press, at the present second, and asks nothing', async () => {
    const { user, sent } = await open(running(2));
    const before = secondsNow();
    await user.click((await card()).getByRole('button', { name: 'Clock out Anna' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const endAt = Date.parse(sent[0]?.new_end_time ?? '') / 1000;
    expect(endAt).toBeGreaterThanOrEqual(before);
    expect(endAt).toBeLessThanOrEqual(secondsNow());
    expect(sent[0]).toMatchObject({ id: 'wrunning', version: 3 });
    expect(await screen.findByText(/^Anna was clocked out at \d\d:\d\d$/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await card()).getByText(/^Out /)).toBeInTheDocument();
  });

  describe('with somebody who forgot to clock out yesterday', () => {
    const at = (days: number, time: string) => `${hoursAgo(24 * days).slice(0, 10)}T${time}:00Z`;
    const forgotten = running(23, { start_time: at(1, '07:00') });
    const weeksBefore = addDays(at(1, '07:00').slice(0, 10), -usualEndReadDays);
    const before = [2, 3, 4, 5, 6].map((days) =>
      aWorkLog({ id: `wbefore${days}`, start_time: at(days, '07:00'), end_time: at(days, '16:10') }),
    );

    it('clocks them out by one press at the time they usually leave, as a guess, and takes it back by Undo', async () => {
      const { user, sent } = await open(forgotten, [], 'en', before);
      await user.click(await (await card()).findByRole('button', { name: 'Out at 16:10 as usual: Anna' }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toEqual({
        id: 'wrunning',
        version: 3,
        new_end_time: at(1, '16:10'),
        assumed_end: true,
      });
      expect(
        await screen.findByText(/^Anna was clocked out at 16:10\. Their phone asks/),
      ).toBeInTheDocument();
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(sent[1]).toEqual({ id: 'wrunning', version: 4, new_end_time: null });
    });

    it('asks for the time by the button beside it, and where nothing is usual', async () => {
      const { user, sent } = await open(forgotten, [], 'en', before);
      await (await card()).findByRole('button', { name: /as usual/ });
      await user.click((await card()).getByRole('button', { name: 'Clock out Anna' }));
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      await leave();
      const { asked } = await open(forgotten, [], 'en', before.slice(1));
      await waitFor(() => expect(asked.some(({ url }) => url.includes(`from=${weeksBefore}`))).toBe(true));
      expect((await card()).getByRole('button', { name: 'Clock out Anna' })).toBeInTheDocument();
      expect((await card()).queryByRole('button', { name: /as usual/ })).toBeNull();
      expect(sent).toEqual([]);
    });
  });

  it('takes it back by Undo: the end goes, and the approval the entry had comes back', async () => {
    const { user, sent } = await open(running(2, { approved: true }));
    await user.click((await card()).getByRole('button', { name: 'Clock out Anna' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ id: 'wrunning', version: 4, new_end_time: null, approved: true });
    expect(await screen.findByText('Anna is clocked in again')).toBeInTheDocument();
    expect((await card()).getByRole('button', { name: 'Clock out Anna' })).toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('tries an Undo without an answer again at a press, and then says that the person is clocked in', async () => {
    const { user, sent } = await open(running(2), [undefined, new TypeError('Failed to fetch')]);
    await user.click((await card()).getByRole('button', { name: 'Clock out Anna' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 of 1 not put back: no answer')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna is clocked in again')).toBeInTheDocument();
    const back = { id: 'wrunning', version: 4, new_end_time: null };
    expect(sent.slice(1)).toEqual([back, back]);
  });

  it('sends one change, however often the button is pressed meanwhile', async () => {
    const { user, sent } = await open(running(2));
    await user.dblClick((await card()).getByRole('button', { name: 'Clock out Anna' }));
    await screen.findByText(/^Anna was clocked out/);
    expect(sent).toHaveLength(1);
  });

  it('says why when it is refused, and offers nothing to undo', async () => {
    const { user } = await open(running(2), [problem(409, 'work_log_changed')]);
    const button = (await card()).getByRole('button', { name: 'Clock out Anna' });
    await user.click(button);
    expect(await screen.findByText('Someone else has changed this time entry')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('asks for the time where now is not when work ended, from 16 hours on', async () => {
    const { user, sent } = await open(running(16));
    await user.click((await card()).getByRole('button', { name: 'Clock out Anna' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit time entry/ }));
    expect(dialog.getByLabelText('Out')).toHaveValue(dialog.getByLabelText('In').getAttribute('value'));
    expect(sent).toEqual([]);
  });

  it('refuses a time that has not come, at its field, and sends nothing', async () => {
    const { user, sent } = await open(running(17));
    await user.click((await card()).getByRole('button', { name: 'Clock out Anna' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit time entry/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'The day after' }));
    const out = dialog.getByLabelText('Out');
    expect(out).toHaveAccessibleDescription('This time is in the future');
    expect(out).toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(sent).toEqual([]);
  });

  it('keeps the ruler in its place while a time or the day is being typed', async () => {
    const { user } = await open(running(17));
    await user.click((await card()).getByRole('button', { name: 'Clock out Anna' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit time entry/ }));
    const days = () => dialog.getAllByText('18').length;
    const before = days();
    for (const field of ['In', 'Out', 'Date']) {
      await user.clear(dialog.getByLabelText(field));
      expect(days(), field).toBe(before);
      expect(screen.getByRole('dialog', { name: /Edit time entry/ })).toBeInTheDocument();
    }
  });

  it.each([
    ['is', 'Stimpla út: Anna', 'Afturkalla'],
    ['pt', 'Registar saída de Anna', 'Anular'],
  ] as const)('speaks %s', async (language, button, undo) => {
    const { user } = await open(running(2), [], language);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('button', { name: undo })).toBeInTheDocument();
  });
});

// Proves that an employee is asked when they left: after clocking out at the entry's own start, and after not clocking out.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { ago, hour, phone, press, running, sentTo } from './phone.ts';

afterEach(leave);
const pressed = ago(9 * hour);
const atOnce = aWorkLog({
  start_time: pressed,
  end_time: ago(9 * hour - 1),
  total_time: 1,
  assumed_end: true,
  clock_corrected: true,
});
const answerCall = `PUT /employee/v2/worklogs/${atOnce.id}/end`;
const asked = (language?: 'en' | 'is' | 'pt') =>
  phone([atOnce], {
    ...(language ? { language } : {}),
    answers: {
      'GET /employee/v2/clock': () => ({ body: { open: null, assumed: [atOnce], time: ago(0) } }),
      [answerCall]: { body: { ...atOnce, assumed_end: undefined } },
    },
  });

describe('an entry of one second', () => {
  it.each([
    ['en', /out at the same moment\. 1 second counts/],
    ['is', /út á sama andartaki\. Ein sekúnda telst/],
    ['pt', /a saída no mesmo momento\. Conta um segundo/],
  ] as const)('says why it is so short and asks, in %s', async (language, words) => {
    await asked(language);
    await screen.findByText(words);
  });

  it('takes the second itself as the answer too', async () => {
    const shown = await asked();
    await press(shown.user, (await screen.findByRole('button', { name: / is right$/ })).textContent);
    await waitFor(() => expect(sentTo(shown.asked, answerCall)).toEqual([{ end_time: atOnce.end_time }]));
  });
});

describe('a forgotten clock-out', () => {
  /** So many days ago, at a time of the wall clock: whenever in the suite this runs. */
  const at = (days: number, time: string) => `${ago(days * 24 * hour).slice(0, 10)}T${time}:00Z`;
  const forgotten = { ...running(23 * hour), start_time: at(1, '13:00') };
  const usual = Array.from({ length: 5 }, (_, days) =>
    aWorkLog({
      id: `w20261100000${days}`,
      start_time: at(days + 2, '13:00'),
      end_time: at(days + 2, '17:00'),
      total_time: 4 * hour,
    }),
  );
  const endCall = `PUT /employee/v2/worklogs/${forgotten.id}/end`;
  const suggested = at(1, '17:00');
  const over = () => ({ body: { ...forgotten, end_time: suggested, total_time: 4 * hour } });

  it.each([
    ['en', /^Did you leave at 17:00 yesterday\?$/, 'Yes, at 17:00'],
    ['is', /^Hættirðu kl\. 17:00 í gær\?$/, 'Já, kl. 17:00'],
    ['pt', /^Saiu ontem às 17:00\?$/, 'Sim, às 17:00'],
  ] as const)('is mended by one press, in %s', async (language, question, yes) => {
    const shown = await phone([forgotten, ...usual], { language, answers: { [endCall]: over } });
    await screen.findByRole('heading', { name: question });
    expect(screen.queryByRole('button', { name: /^(Clock out|Stimpla út|Registar saída)$/ })).toBeNull();
    await press(shown.user, yes);
    await waitFor(() => expect(sentTo(shown.asked, endCall)).toEqual([{ end_time: suggested }]));
  });

  it('that the system ended is answered by a button above the others, clear of the clock’s own', async () => {
    const ended = { ...forgotten, end_time: at(1, '19:00'), total_time: 6 * hour, assumed_end: true };
    await phone([ended, ...usual], {
      answers: { 'GET /employee/v2/clock': () => ({ body: { open: null, assumed: [ended], time: ago(0) } }) },
    });
    const yes = await screen.findByRole('button', { name: 'Yes, at 17:00' });
    const other = screen.getByRole('button', { name: 'Another time' });
    expect(yes.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('button', { name: 'Clock in' })).toBeInTheDocument();
    expect(yes.closest('[data-toasts-above]')).not.toBeNull();
  });

  it('can be taken back from the toast', async () => {
    const shown = await phone([forgotten, ...usual], { answers: { [endCall]: over } });
    await press(shown.user, 'Yes, at 17:00');
    await press(shown.user, 'Undo');
    await waitFor(() =>
      expect(sentTo(shown.asked, endCall)).toEqual([{ end_time: suggested }, { end_time: null }]),
    );
    expect(await screen.findByText('Your answer was taken back')).toBeInTheDocument();
  });

  it('is asked for with an open field where too few days show a usual end; the clock’s own button stays', async () => {
    const shown = await phone([forgotten, ...usual.slice(1)], { answers: { [endCall]: over } });
    await screen.findByText(/and have not clocked out\.$/);
    expect(screen.getByRole('button', { name: 'Clock out' })).toBeEnabled();
    await shown.user.type(screen.getByRole('textbox', { name: 'Out' }), '17:00');
    await press(shown.user, 'Save time');
    await waitFor(() => expect(sentTo(shown.asked, endCall)).toEqual([{ end_time: suggested }]));
  });

  it('asks before an end makes the entry very long', async () => {
    const shown = await phone([forgotten, ...usual], { answers: { [endCall]: over } });
    await press(shown.user, 'Another time');
    await shown.user.type(screen.getByRole('textbox', { name: 'Out' }), '00:01');
    await shown.user.click(screen.getByRole('checkbox', { name: 'The day after' }));
    expect(screen.getByText(/00:01 · 11\.02 h$/)).toBeInTheDocument();
    const early = { ...forgotten, id: 'w202611111111', start_time: at(2, '07:43') };
    await leave();
    const long = await phone([early], { answers: { [`PUT /employee/v2/worklogs/${early.id}/end`]: over } });
    await screen.findByText(/and have not clocked out\.$/);
    await long.user.type(screen.getByRole('textbox', { name: 'Out' }), '07:00');
    await long.user.click(screen.getByRole('checkbox', { name: 'The day after' }));
    await press(long.user, 'Save time');
    expect(sentTo(long.asked, `PUT /employee/v2/worklogs/${early.id}/end`)).toEqual([]);
    await press(long.user, 'Yes, at 07:00');
    await waitFor(() =>
      expect(sentTo(long.asked, `PUT /employee/v2/worklogs/${early.id}/end`)).toEqual([
        { end_time: at(1, '07:00') },
      ]),
    );
  });

  it('is 24 hours after the start at most, which is said before anything is asked', async () => {
    const early = { ...forgotten, id: 'w202611111111', start_time: at(3, '07:43') };
    const shown = await phone([early], { answers: { [`PUT /employee/v2/worklogs/${early.id}/end`]: over } });
    await screen.findByText(/and have not clocked out\.$/);
    await shown.user.type(screen.getByRole('textbox', { name: 'Out' }), '07:44');
    await shown.user.click(screen.getByRole('checkbox', { name: 'The day after' }));
    await press(shown.user, 'Save time');
    expect(await screen.findByText('An entry lasts 24 hours at most.')).toBeInTheDocument();
    const out = screen.getByRole('textbox', { name: 'Out' });
    await shown.user.clear(out);
    await shown.user.type(out, '07:45');
    expect(screen.queryByText('An entry lasts 24 hours at most.')).toBeNull();
    await press(shown.user, 'Save time');
    expect(await screen.findByText('An entry lasts 24 hours at most.')).toBeInTheDocument();
    expect(screen.queryByText(/^Did you leave at/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Yes, at 07:44' })).toBeNull();
    expect(sentTo(shown.asked, `PUT /employee/v2/worklogs/${early.id}/end`)).toEqual([]);
  });

  it('takes another time, and keeps it where the server cannot be reached, until it is taken back', async () => {
    const shown = await phone([forgotten, ...usual], { answers: { [endCall]: new TypeError('offline') } });
    await press(shown.user, 'Another time');
    await shown.user.type(screen.getByRole('textbox', { name: 'Out' }), '16:30');
    await press(shown.user, 'Save time');
    await waitFor(() => expect(sentTo(shown.asked, endCall)).toHaveLength(1));
    expect(await screen.findByText(/^You left, .*16:30$/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Out' })).toBeNull();
    await press(shown.user, 'Undo');
    // It may have arrived although no reply came.
    expect(await screen.findByText('Your answer was taken back')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^Did you leave/ })).toBeInTheDocument();
  });

  it('that was sent without a reply is taken back from the server too', async () => {
    let isCut = true;
    const shown = await phone([forgotten, ...usual], {
      answers: { [endCall]: () => (isCut ? new TypeError('offline') : { body: forgotten }) },
    });
    await press(shown.user, /^Yes, at 17:00/);
    await screen.findByText(/^You left, .*17:00$/);
    await press(shown.user, 'Undo');
    isCut = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sentTo(shown.asked, endCall).at(-1)).toEqual({ end_time: null }));
    expect(await screen.findByRole('heading', { name: /^Did you leave/ })).toBeInTheDocument();
  });

  it('sends a kept answer by itself once the server can be reached', async () => {
    let isCut = true;
    const shown = await phone([forgotten, ...usual], {
      answers: { [endCall]: () => (isCut ? new TypeError('offline') : over()) },
    });
    await press(shown.user, /^Yes, at 17:00/);
    await screen.findByText(/^You left, .*17:00$/);
    isCut = false;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Thanks, your time is saved');
    expect(sentTo(shown.asked, endCall).at(-1)).toEqual({ end_time: suggested });
    await waitFor(() => expect(screen.queryByText(/^You left, /)).toBeNull());
  });

  it('counts at once: the person clocks in behind it, and the server gets the end first', async () => {
    let isCut = true;
    const clockInCall = 'POST /employee/v2/clock_in';
    const shown = await phone([forgotten, ...usual], {
      answers: {
        [endCall]: () => (isCut ? new TypeError('offline') : over()),
        [clockInCall]: { body: running(0) },
      },
    });
    await press(shown.user, /^Yes, at 17:00/);
    await screen.findByText(/^You left, .*17:00$/);
    await press(shown.user, 'Clock in');
    await screen.findByText(/^Clock-in, /);
    // What a clock-in rests on is not taken back.
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    isCut = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sentTo(shown.asked, clockInCall)).toHaveLength(1));
    const calls = shown.asked.map(({ call }) => call);
    expect(sentTo(shown.asked, endCall).at(-1)).toEqual({ end_time: suggested });
    expect(calls.lastIndexOf(endCall)).toBeLessThan(calls.indexOf(clockInCall));
  });

  it('says what counts where the entry was settled meanwhile', async () => {
    let isCut = true;
    const work_log = { ...forgotten, end_time: at(1, '15:30') };
    const shown = await phone([forgotten, ...usual], {
      answers: {
        [endCall]: () =>
          isCut ? new TypeError('offline') : problem(409, 'end_not_assumed', { params: { work_log } }),
      },
    });
    await press(shown.user, /^Yes, at 17:00/);
    await screen.findByText(/^You left, /);
    isCut = false;
    window.dispatchEvent(new Event('online'));
    expect(
      await screen.findByText(/someone has already set this out time\. 15:30 counts/),
    ).toBeInTheDocument();
  });

  it('that the office has deleted meanwhile is said, and holds no clock-in behind it', async () => {
    let isCut = true;
    const clockInCall = 'POST /employee/v2/clock_in';
    const shown = await phone([forgotten, ...usual], {
      answers: {
        [endCall]: () => (isCut ? new TypeError('offline') : problem(404, 'work_log_missing')),
        [clockInCall]: { body: running(0) },
      },
    });
    await press(shown.user, /^Yes, at 17:00/);
    await screen.findByText(/^You left, /);
    await press(shown.user, 'Clock in');
    await screen.findByText(/^Clock-in, /);
    isCut = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Time entry not found')).toBeInTheDocument();
    await waitFor(() => expect(sentTo(shown.asked, clockInCall)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/^You left, /)).toBeNull());
  });

  it('that the server refuses says which rule it breaks', async () => {
    const issue = { field: 'end_time', message: 'is after the start of the next time entry' };
    await phone([forgotten, ...usual], {
      answers: { [endCall]: problem(422, 'invalid_input', { errors: [issue] }) },
    }).then(({ user }) => press(user, /^Yes, at 17:00/));
    expect(await screen.findByText(/is after the start of the next time entry/)).toBeInTheDocument();
  });

  it('stays with the notice of before for who still works', async () => {
    const shown = await phone([forgotten, ...usual]);
    await press(shown.user, 'Still working');
    expect(await screen.findByText('Still clocked in')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Did you leave/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Clock out' })).toBeEnabled();
  });
});

// Proves the phone's question about a day without hours: where it stands, what each press sends, and what hides it.
import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { type NotedDay, ownDayNoteChange } from '#shared/model/day-note.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { ago, hour, phone, press, running, sentTo } from './phone.ts';

afterEach(leave);

const route = 'PUT /employee/day_note';
const date = '2026-11-26';
const title = 'No hours on Thursday 26 November';
const settings = firstSettings('en', 'UTC');
const asking = { ...settings, features: { ...settings.features, ask_missing: true } };
const noted = { employee_id: 'e1', date, kind: 'sick', noted: '2026-11-26T17:00:00Z', own: true };

const missing = (dates: readonly string[], notes: readonly NotedDay[] = []) => ({
  date: dates[0] ?? null,
  dates,
  notes,
});

type Options = Parameters<typeof phone>[1];
/** A phone whose server asks for the day until a note stands. */
async function asked(logs: readonly WorkLog[] = [], { answers, session }: NonNullable<Options> = {}) {
  let isNoted = false;
  return phone(logs, {
    session: { settings: asking, ...session },
    answers: {
      'GET /employee/day_note': () => ({ body: missing(isNoted ? [] : [date]) }),
      [route]: () => {
        isNoted = !isNoted;
        return { body: { note: isNoted ? noted : null } };
      },
      ...answers,
    },
  });
}
const card = async () => within(await screen.findByRole('region', { name: title }));
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());

describe('the question about a day without hours', () => {
  it.each([
    ['Day off', 'off'],
    ['Sick', 'sick'],
    ['Holiday', 'leave'],
  ] as const)('is answered by one press on %s, which the toast takes back', async (name, kind) => {
    const { user, asked: sent } = await asked();
    await user.click((await card()).getByRole('button', { name }));
    expect(await screen.findByText(`Thursday 26 November: ${name}`)).toBeVisible();
    await isGone();
    await press(user, 'Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    await card();
    expect(sentTo(sent, route)).toEqual([
      { date, kind, was: null },
      { date, kind: null, was: kind },
    ]);
  });

  it('opens the request for missing hours on its day', async () => {
    const { user } = await asked();
    await user.click((await card()).getByRole('button', { name: 'Add hours' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ask for a missing entry' }));
    expect(form.getByLabelText('Date')).toHaveValue(date);
  });

  it('opens the form that adds hours to who may add them', async () => {
    const { user } = await asked([], { session: { needs: ['manage_worklogs'] } });
    await user.click((await card()).getByRole('button', { name: 'Add hours' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add time entry' }));
    expect(form.getByLabelText('Date')).toHaveValue(date);
  });

  it('stays away on this phone after ‘Not now’, until another day is missing', async () => {
    const session = { id: 'e9999999' };
    const first = await asked([], { session });
    await first.user.click((await card()).getByRole('button', { name: 'Not now' }));
    await isGone();
    const kept = localStorage.getItem('stund-missing-put-off') ?? '';
    await leave();
    localStorage.setItem('stund-missing-put-off', kept);
    const again = await asked([], { session });
    await waitFor(() => expect(again.asked.map(({ call }) => call)).toContain('GET /employee/day_note'));
    await screen.findByRole('heading', { name: 'Not clocked in' });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    await leave();
    localStorage.setItem('stund-missing-put-off', kept);
    await asked([], { session, answers: { 'GET /employee/day_note': { body: missing(['2026-11-27']) } } });
    expect(await screen.findByRole('region', { name: 'No hours on Friday 27 November' })).toBeVisible();
  });

  it('says what the office has noted meanwhile', async () => {
    const { own: _, ...office } = noted;
    const { user } = await asked([], {
      answers: { [route]: () => problem(409, 'day_note_changed', { params: { day_note: office } }) },
    });
    await user.click((await card()).getByRole('button', { name: 'Day off' }));
    expect(await screen.findByText('The office has already noted this day: Sick')).toBeVisible();
  });

  it('is hidden without a network, and comes back with it', async () => {
    await asked();
    await card();
    act(() => onlineManager.setOnline(false));
    await isGone();
    act(() => onlineManager.setOnline(true));
    await card();
  });

  it.each([
    ['while clocked in', [running(hour)], asking],
    ['where the company does not ask', [], settings],
  ] as const)('is not asked for %s', async (_, logs, chosen) => {
    const { asked: sent } = await asked(logs, { session: { settings: chosen } });
    await screen.findByRole('button', { name: logs.length ? 'Clock out' : 'Clock in' });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    // The list of weeks reads the days too, to show what is noted.
    if (chosen === settings) expect(sent.map(({ call }) => call)).not.toContain('GET /employee/day_note');
  });

  it('gives way to hours that the phone knows of before the server says so', async () => {
    const today = ago(0).slice(0, 10);
    const log = aWorkLog({ start_time: `${today}T00:00:00Z`, end_time: `${today}T00:00:01Z`, total_time: 1 });
    const { asked: sent } = await asked([log], {
      answers: { 'GET /employee/day_note': { body: missing([today]) } },
    });
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /employee/day_note'));
    await screen.findByRole('heading', { name: 'Not clocked in' });
    expect(screen.queryByRole('region', { name: /^No hours on/ })).toBeNull();
  });
});

describe('two days without hours', () => {
  const other = 'No hours on Wednesday 25 November';
  const both = [date, '2026-11-25'];
  /** A server that asks for both days until they are noted. */
  async function askedBoth(session: NonNullable<Options>['session'] = {}) {
    const done = new Map<string, NotedDay>();
    const shown = await asked([], {
      session,
      answers: {
        'GET /employee/day_note': () => ({
          body: missing(
            both.filter((day) => !done.has(day)),
            [...done.values()],
          ),
        }),
        [route]: () => {
          const { date: day, kind } = z.parse(ownDayNoteChange, shown.asked.at(-1)?.body);
          if (kind) done.set(day, { date: day, kind, own: true, changeable: true });
          else done.delete(day);
          return { body: { note: kind ? { ...noted, date: day, kind } : null } };
        },
      },
    });
    return shown;
  }

  it('are two questions: the second waits for a press, so that a double tap notes one day', async () => {
    const { user, asked: sent } = await askedBoth();
    await user.click((await card()).getByRole('button', { name: 'Sick' }));
    expect(await screen.findByText('Also no hours on Wednesday 25 November')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Day off' })).toBeNull();
    expect(sentTo(sent, route)).toHaveLength(1);
    await press(user, 'Next');
    await user.click(
      within(await screen.findByRole('region', { name: other })).getByRole('button', { name: 'Day off' }),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: other })).toBeNull());
    expect(sentTo(sent, route)).toEqual([
      { date, kind: 'sick', was: null },
      { date: '2026-11-25', kind: 'off', was: null },
    ]);
    // Each answer can still be taken back.
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('are put off one by one, each for twelve hours', async () => {
    const session = { id: 'e8888888' };
    const { user } = await askedBoth(session);
    await user.click((await card()).getByRole('button', { name: 'Not now' }));
    await isGone();
    await press(user, 'Next');
    await screen.findByRole('region', { name: other });
    const kept = localStorage.getItem('stund-missing-put-off') ?? '';
    await leave();
    const [id, day, until] = kept.split(' ');
    expect([id, day]).toEqual([session.id, date]);
    expect(Number(until) - Date.now() / 1000).toBeCloseTo(12 * 3600, -2);
    localStorage.setItem('stund-missing-put-off', `${id} ${day} ${Math.floor(Date.now() / 1000) - 1}`);
    await askedBoth(session);
    await card();
  });

  it('stand in the week once they are noted, where a note can be changed and taken back', async () => {
    const { user, asked: sent } = await askedBoth();
    await user.click((await card()).getByRole('button', { name: 'Sick' }));
    await press(user, /^Thu 11-26.*Sick$/);
    const day = within(await screen.findByRole('dialog'));
    expect(day.getByText('Noted by you')).toBeVisible();
    await user.click(day.getByRole('button', { name: 'Holiday' }));
    await day.findByText('Holiday', { selector: 'b' });
    await user.click(day.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Thursday 26 November: note removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(sent, route)).toEqual([
      { date, kind: 'sick', was: null },
      { date, kind: 'leave', was: 'sick' },
      { date, kind: null, was: 'leave' },
    ]);
    expect(screen.queryByRole('button', { name: /^Thu 11-26/ })).toBeNull();
  });

  it('shows a note of the office, or of a closed day, without a way to change it', async () => {
    const { user } = await asked([], {
      answers: {
        'GET /employee/day_note': {
          body: missing(
            [],
            [
              { date, kind: 'leave' },
              { date: '2026-11-25', kind: 'off', own: true, changeable: false },
            ],
          ),
        },
      },
    });
    await press(user, /^Thu 11-26.*Holiday$/);
    const office = within(await screen.findByRole('dialog'));
    expect(office.getByText('Noted by the office')).toBeVisible();
    expect(office.queryByRole('button', { name: 'Take back' })).toBeNull();
    await user.keyboard('{Escape}');
    await press(user, /^Wed 11-25.*Day off$/);
    const own = within(await screen.findByRole('dialog'));
    expect(own.getByText('Noted by you')).toBeVisible();
    expect(own.queryByRole('button', { name: 'Take back' })).toBeNull();
  });
});

// Proves the employee's phone: clocking in and out, unsent presses, own hours, the languages.
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { leave } from '#test/web/front/visit.ts';
import { ended, hour, phone, press, roof, running, sentTo, wall } from './phone.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

describe('not clocked in', () => {
  it('sends the chosen project and the comment, once, with an id and a time made on the phone', async () => {
    const { user, asked } = await phone([], {
      answers: { 'POST /employee/v2/clock_in': { body: running(5) } },
    });
    await user.click(await screen.findByRole('radio', { name: /Wall/ }));
    await user.type(screen.getByLabelText('Comment'), 'Ladder is broken');
    await user.dblClick(screen.getByRole('button', { name: 'Clock in' }));
    await screen.findByText('Clocked in on Wall');
    const sent = sentTo(asked, 'POST /employee/v2/clock_in');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      project_id: wall.id,
      comment: 'Ladder is broken',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      at: expect.stringMatching(/Z$/),
    });
  });

  it('keeps what the network lost, shows it with its time, and sends the same event again', async () => {
    let isCut = true;
    const { user, asked } = await phone([], {
      answers: {
        'POST /employee/v2/clock_in': () => (isCut ? new TypeError('Failed to fetch') : { body: running(5) }),
      },
    });
    await press(user, 'Clock in');
    await screen.findByText('1 not sent yet');
    expect(
      within(await screen.findByRole('list', { name: 'Not sent yet' })).getByText(/^Clock-in, /),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Roof' })).toBeInTheDocument();
    await press(user, 'Send now');
    await waitFor(() => expect(sentTo(asked, 'POST /employee/v2/clock_in').length).toBeGreaterThanOrEqual(2));
    isCut = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('1 not sent yet')).toBeNull());
    const sent = sentTo(asked, 'POST /employee/v2/clock_in');
    for (const one of sent) expect({ ...one, sent_at: '' }).toEqual({ ...sent[0], sent_at: '' });
  });

  it('clocks in too where the browser keeps nothing', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, asked } = await phone([], {
      answers: { 'POST /employee/v2/clock_in': { body: running(5) } },
    });
    await press(user, 'Clock in');
    await waitFor(() => expect(sentTo(asked, 'POST /employee/v2/clock_in')).toHaveLength(1));
    await screen.findByText('Clocked in on Roof');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(warned).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('says that there is no project to clock in on, and does not offer to', async () => {
    await phone([], { answers: { 'GET /employee/v2/projects': { body: [] } } });
    expect(await screen.findByText('No open projects')).toBeInTheDocument();
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
    expect(screen.queryByRole('heading', { name: /^When did you leave/ })).toBeNull();
    await leave();
    await phone([running(17 * hour)]);
    expect(await screen.findByRole('heading', { name: /^When did you leave/ })).toBeInTheDocument();
    expect(document.querySelector('[data-kind="over-running"]')).not.toBeNull();
  });

  it('warns after the hours of the company, and says when the clock closes by itself', async () => {
    const settings = {
      ...firstSettings('en', 'UTC'),
      forgotten_clock_out: { remind_after_hours: 9, close_after_hours: 12 },
    };
    await phone([running(10 * hour)], { session: { settings } });
    expect(await screen.findByRole('heading', { name: /^When did you leave/ })).toBeInTheDocument();
    expect(screen.getByText(/^We clock you out automatically at /)).toBeInTheDocument();
  });

  it('switches to another project only', async () => {
    const { user, asked } = await phone([running(hour)], {
      answers: { 'POST /employee/v2/switch': { body: { ended: ended(1), started: running(1) } } },
    });
    const toSwitch = await screen.findByRole('button', { name: 'Switch project' });
    // Looking for rows takes a busy machine longer than the rows wait: here time passes between two looks alone.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(toSwitch);
    const dialog = within(await screen.findByRole('dialog'));
    const wallRow = await dialog.findByRole('button', { name: /^Wall/ });
    // The second tap of a double tap on 'Switch project' would fall on it.
    expect(wallRow).toBeDisabled();
    expect(dialog.queryByRole('button', { name: /^Roof/ })).toBeNull();
    await press(user, /^Wall/);
    await waitFor(() => expect(sentTo(asked, 'POST /employee/v2/switch')).toHaveLength(1));
    expect(sentTo(asked, 'POST /employee/v2/switch')[0]).toMatchObject({ project_id: wall.id });
  });
});

describe.each([
  ['en', 'Switch project', 'No other open projects'],
  ['is', 'Skipta um verk', 'Ekkert annað opið verk'],
  ['pt', 'Mudar de obra', 'Não há outra obra aberta'],
] as const)('switching in %s', (language, button, nothing) => {
  it('offers a project the office has just opened, and says when there is no other', async () => {
    let projects = [{ id: roof.id, name: roof.name }];
    const { user } = await phone([running(hour)], {
      language,
      answers: { 'GET /employee/v2/projects': () => ({ body: projects }) },
    });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(nothing)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    projects = [...projects, { id: wall.id, name: wall.name }];
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('button', { name: /^Wall/ })).toBeInTheDocument();
  });
});

describe('a disabled employee', () => {
  it('sees the own entries with None instead of Add, and cannot clock in [entries.comments-none]', async () => {
    const { user } = await phone([ended(8)], { session: { disabled: true } });
    expect(await screen.findByText(/Your account is deactivated/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clock in' })).toBeNull();
    await user.click((await screen.findAllByRole('button', { name: /8\.00|\d\.\d\d$/ }))[0] ?? expect.fail());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('None')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  it.each([
    [
      'en',
      /will be deleted on 18\.12\.2026\. You cannot clock in or out, only see/,
      /^The company account is disabled/,
    ],
    ['is', /verður eytt 18\.12\.2026\. Þú getur hvorki stimplað/, /^Aðgangur fyrirtækisins er óvirkur/],
    [
      'pt',
      /eliminada em 18\.12\.2026\. Não pode registar entradas nem saídas, só ver/,
      /^A conta da empresa está desativada/,
    ],
  ] as const)(
    'reads in %s when it is the company that leaves or is disabled',
    async (language, leaves, off) => {
      const country = 'IS';
      const deletion = { asked: '2026-11-18T08:00:00Z', ends: '2026-12-18T08:00:00Z' };
      await phone([ended(8)], { language, session: { disabled: true, country, deletion } });
      expect(await screen.findByText(leaves)).toBeInTheDocument();
      await leave();
      await phone([ended(8)], { language, session: { disabled: true, country, company_disabled: true } });
      expect(await screen.findByText(off)).toBeInTheDocument();
    },
  );
});

/** A zone in which it is now between midnight and one. */
const atMidnight = () => {
  const utc = new Date().getUTCHours();
  return utc <= 12 ? `Etc/GMT+${utc}` : `Etc/GMT-${24 - utc}`;
};

it('offers the mark of lunch after midnight too, for a running entry whose first day is long enough', async () => {
  const lunch = { minutes: 30, from_hours: 6 };
  const settings = { ...firstSettings('en', atMidnight()), lunch, worked_through_lunch: true };
  await phone([running(8 * hour)], { session: { settings } });
  expect(await screen.findByRole('checkbox', { name: 'Worked through lunch' })).toBeInTheDocument();
  await leave();
  await phone([running(5 * hour)], { session: { settings } });
  await screen.findByRole('button', { name: 'Clock out' });
  expect(screen.queryByRole('checkbox', { name: 'Worked through lunch' })).toBeNull();
});

describe.each([
  ['en', 'Not clocked in', 'Clock in', /^When did you leave on/, 'Clock out'],
  ['is', 'Ekki í vinnu', 'Stimpla inn', /^Hvenær hættirðu/, 'Stimpla út'],
  ['pt', 'Sem entrada registada', 'Registar entrada', /^A que horas saiu \(/, 'Registar saída'],
] as const)('in %s', (language, out, clockIn, forgotten, clockOut) => {
  it('says in and out in its own words', async () => {
    await phone([], { language });
    expect(await screen.findByRole('heading', { level: 1, name: out })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: clockIn })).toBeEnabled());
    await leave();
    await phone([running(17 * hour)], { language });
    expect(await screen.findByRole('heading', { name: forgotten })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: clockOut })).toBeEnabled();
  });
});

// Proves the screen of a month's end: the strip, the answers of each step, what is sent, Undo, and a month that is done.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Session } from '#shared/model/company/company.ts';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { onDevice } from '#web/ui/page/storage.ts';
import type { Language } from '#web/text.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answer, type Answers, leave, problem, visit } from '#test/web/front/visit.ts';
import { sent } from '#test/web/settings/desk-settings.ts';
import { aCheck, aRecord, aReport, nothingElse, unchanged } from './desk-payroll.ts';
import { by, october as aPeriod, period as aPeriodOf, settings } from './desk-periods.ts';

beforeEach(() => localStorage.clear());
afterEach(leave);

const anna = anEmployee({ id: 'e0000001', name: 'Anna', integrations: { regla: { kt: '1201603389' } } });
const bjarki = anEmployee({
  id: 'e0000002',
  name: 'Bjarki',
  integrations: { dk: { kt: '0101902149' } },
});
const at = (text: string) => Date.parse(text) / 1000;
const ended = (start_time: string, end_time: string, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({ start_time, end_time, total_time: at(end_time) - at(start_time), ...over });
const monday = ended('2026-10-05T08:00:00Z', '2026-10-05T16:00:00Z', { id: 'w1' });
/** With it a Monday is usual. */
const mondaysBefore = ['2026-09-28', '2026-09-21'].map((day) =>
  ended(`${day}T08:00:00Z`, `${day}T16:00:00Z`, { id: `w-${day}` }),
);
const noMissing = { ...settings, usual_week: null };

type Given = {
  readonly entries?: readonly WorkLog[];
  readonly period?: PayPeriod | undefined;
  readonly session?: Partial<Session>;
  readonly answers?: Readonly<Record<string, Answers>>;
  readonly language?: Language;
  readonly step?: string;
};

async function opened({ entries = [], period = aPeriod(), session, answers, language, step }: Given = {}) {
  const page = await visit(`/app?from=2026-10-01&to=2026-10-31${step ? `&step=${step}` : ''}#payroll`, {
    session: manager({ settings: noMissing, integrations: { regla: { active: true } }, ...session }),
    ...(language ? { language } : {}),
    answers: {
      ...nothingElse,
      'GET /api/employees': { body: [anna] },
      'GET /api/worklogs': { body: entries },
      'GET /api/payroll/check': { body: aCheck() },
      'GET /api/pay_periods': { body: [period] },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const steps = async () =>
  within(await screen.findByRole('navigation', { name: 'Steps to close the month' })).getAllByRole('button');
const said = async () =>
  (await steps()).map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());

describe('a read of the month that fails', () => {
  const times = (asked: readonly { readonly call: string }[], wanted: string) =>
    asked.filter(({ call }) => call === wanted).length;

  it('of the payroll check leaves it open whether something is odd', async () => {
    const check = 'GET /api/payroll/check';
    let answer: Answer = problem(403, 'not_allowed');
    const { user, asked } = await opened({ step: 'odd', answers: { [check]: () => answer } });
    await screen.findByText('not_allowed');
    expect((await said())[1]).toMatch(/^2Odd, next step: 0 of 0 Not checked$/);
    expect(screen.queryByText('Nothing odd')).toBeNull();
    expect(times(asked, check)).toBe(1);
    answer = { body: aCheck() };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await said())[1]).toMatch(/Nothing odd$/));
    expect(screen.queryByText('not_allowed')).toBeNull();
  });

  it.each(['missing', 'odd', 'approve'])(
    'of the day notes is not asked without end beside %s',
    async (step) => {
      const notes = 'GET /api/day_notes';
      const { asked } = await opened({ step, answers: { [notes]: problem(403, 'not_allowed') } });
      await screen.findByRole('navigation', { name: 'Steps to close the month' });
      await new Promise((done) => setTimeout(done, 100));
      expect(times(asked, notes)).toBeLessThanOrEqual(2);
    },
  );
});

describe('the strip of steps', () => {
  it('counts what each step has left, and marks the one that is shown', async () => {
    await opened({ entries: [monday, ...mondaysBefore] });
    expect(await said()).toEqual([
      expect.stringMatching(/^1Missing, next step: 2 days Without hours$/),
      expect.stringMatching(/^Odd, done: 0 of 0 Nothing odd$/),
      expect.stringMatching(/^3Approve, not done yet: 1 entry 1 employee, 8.00 h$/),
      expect.stringMatching(/^4Lock, not done yet: – Reopens with a reason$/),
      expect.stringMatching(/^5File, not done yet: – Regla, 2 employees$/),
      expect.stringMatching(/^6Sent, not done yet: – Not sent yet$/),
    ]);
    expect((await steps()).findIndex((one) => one.getAttribute('aria-current') === 'step')).toBe(0);
    expect(screen.getByRole('img', { name: '1 of 6 steps done' })).toBeInTheDocument();
  });

  it('opens a month that is older than the listed periods on the step that is next', async () => {
    const { promise: listed, resolve: answer } = Promise.withResolvers<Answer>();
    const { asked } = await opened({
      answers: {
        'GET /api/pay_periods': ({ searchParams }) =>
          searchParams.has('from') ? listed : { body: [aPeriodOf('2026-11-01', '2026-11-30')] },
        'GET /api/payroll/check': { body: aCheck({ employees: 0, entries: 0, items: [] }) },
      },
    });
    await waitFor(() => expect(sent(asked, 'GET /api/pay_periods')).toHaveLength(2));
    answer({ body: [aPeriod()] });
    await screen.findByRole('region', { name: /^Lock/ });
    expect((await steps()).map((one) => one.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'step',
      null,
      null,
    ]);
  });

  it('says which steps the company does not use', async () => {
    const off = { settings: { ...noMissing, pay_periods: null, features: { approve_work_logs: false } } };
    await opened({
      session: { ...off, integrations: {} },
      answers: { 'GET /api/pay_periods': { body: [] } },
    });
    expect((await said()).slice(2)).toEqual([
      '3Approve, not in use: – Approval is off',
      '4Lock, not in use: – Pay periods are off',
      '5File, not in use: – No payroll system',
      '6Sent, not in use: – No payroll system',
    ]);
  });

  it.each(['PT', 'GB', 'IE'] as const)(
    'names no Icelandic payroll system to a company of %s',
    async (country) => {
      await opened({ session: { country, integrations: {} }, step: 'file' });
      expect(await screen.findByRole('link', { name: 'Open report' })).toHaveAttribute(
        'href',
        expect.stringContaining('from='),
      );
      expect(screen.queryByText(/Payday|Regla|DK/)).toBeNull();
    },
  );

  it('has no step that sends where there is no payroll system to send to, not even by its address', async () => {
    await opened({ session: { country: 'PT', integrations: {} }, step: 'sent' });
    expect((await said()).map((one) => one?.match(/Missing|Odd|Approve|Lock|File|Sent/)?.[0])).toEqual([
      'Missing',
      'Odd',
      'Approve',
      'Lock',
      'File',
    ]);
    expect((await steps()).filter((one) => one.getAttribute('aria-current') === 'step')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Go to Settings' })).toBeNull();
  });

  it('names what a later step waits for', async () => {
    await opened({ entries: [monday], step: 'approve' });
    const next = within(await screen.findByRole('region', { name: 'What comes next' }));
    expect(next.getByText('Approve 1 entry first.')).toBeInTheDocument();
    expect(next.getByText(/Create the file first\./)).toBeInTheDocument();
  });

  it('tells a person who may not approve that somebody else has to', async () => {
    const own = { id: 'o1', name: 'Bára', email: 'bara@example.com', office_role: 'pay' } as const;
    await opened({ entries: [monday], step: 'approve', session: { manager: own } });
    const next = within(await screen.findByRole('region', { name: 'What comes next' }));
    const words = /Approve 1 entry first\. Ask someone who can change hours\./;
    expect(next.getByText(words)).toBeInTheDocument();
    const panel = within(screen.getByRole('region', { name: /^Approve/ }));
    expect(panel.getByText('Ask someone who can change hours.')).toBeInTheDocument();
  });
});

describe('a person who may not change hours', () => {
  const own = { id: 'o1', name: 'Bára', email: 'bara@example.com', office_role: 'pay' } as const;

  it.each(['missing', 'odd'] as const)(
    'is not asked to change any in the step of what is %s: no column for answers, somebody else has to do it',
    async (step) => {
      const long = ended('2026-10-19T08:00:00Z', '2026-10-20T08:00:00Z', { id: 'w7', total_time: 24 * 3600 });
      await opened({ entries: [monday, ...mondaysBefore, long], step, session: { manager: own } });
      const name = step === 'missing' ? /^Missing days/ : /^Odd entries/;
      const panel = within(await screen.findByRole('region', { name }));
      expect(await panel.findByText('Ask someone who can change hours.')).toBeInTheDocument();
      expect(panel.queryByText('Answer')).toBeNull();
      expect(panel.queryByText('Fix')).toBeNull();
      const next = within(await screen.findByRole('region', { name: 'What comes next' }));
      expect(next.queryByText(/say why|confirm them|Undo for/)).toBeNull();
    },
  );
});

describe('an entry that began outside its project’s site', () => {
  it('is worth a look: its distance, a map, and one press that calls it right', async () => {
    const site = { lat: 64.1417, lon: -21.9266, radius: 150 };
    const away = { ...site, lat: site.lat + 2900 / 111_195 };
    const entry = ended('2026-10-16T08:00:00Z', '2026-10-16T16:00:00Z', {
      id: 'w9',
      has_location: true,
      places: { in: { lat: away.lat, lon: away.lon, accuracy: 12 } },
    });
    const location = {
      lat: String(away.lat),
      lon: String(away.lon),
      accuracy: 12,
      event: 'in',
      timestamp: entry.start_time,
      created: entry.start_time,
    };
    const { user } = await opened({
      entries: [entry],
      step: 'odd',
      answers: {
        'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof', site })] },
        'GET /api/worklogs/w9/locations': { body: [location] },
      },
    });
    const look = within(await screen.findByRole('region', { name: /^Worth a look/ }));
    const row = look.getByRole('listitem');
    expect(row).toHaveTextContent(/2\.9 km from the site.*Clocked in on the phone · Roof.*Anna.*8\.00/);
    await user.click(within(row).getByRole('button', { name: 'Map: Anna, Fri 16.10.' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/2\.9 km north of the site/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(within(row).getByRole('button', { name: 'It is right: Anna, Fri 16.10.' })).toBeEnabled();
  });
});

describe('a kennitala of two people', () => {
  const shared = (employee: typeof anna, other: typeof anna) => ({
    code: 'kennitala_shared' as const,
    severity: 'warns' as const,
    employee: { id: employee.id, name: employee.name },
    others: [{ id: other.id, name: other.name }],
  });
  const findings = [shared(anna, bjarki), shared(bjarki, anna)];

  it('is worth a look under Odd: it opens either employee, or is called right and comes back', async () => {
    const { user } = await opened({
      entries: [{ ...monday, approved: true }],
      step: 'odd',
      answers: { 'GET /api/payroll/check': { body: aCheck({ findings }) } },
    });
    const look = await screen.findByRole('region', { name: /^Worth a look/ });
    const row = within(look).getByRole('listitem');
    expect(row).toHaveTextContent(/Same kennitala\s*The same as Bjarki\s*Anna/);
    expect(within(row).getByRole('link', { name: 'Edit Bjarki' })).toHaveAttribute(
      'href',
      expect.stringContaining('edit=e0000002'),
    );
    await user.click(within(row).getByRole('button', { name: /^It is right: Anna/ }));
    expect(await screen.findByText('Nothing odd')).toBeInTheDocument();
    expect((await said())[4]).not.toMatch(/kennitala/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Same kennitala')).toBeInTheDocument();
  });

  it('can be mended in a locked month too', async () => {
    await opened({
      period: aPeriod({ state: 'locked' }),
      step: 'odd',
      answers: { 'GET /api/payroll/check': { body: aCheck({ findings }) } },
    });
    expect(await screen.findByRole('link', { name: 'Edit Anna' })).toBeInTheDocument();
  });
});

describe('a missing day', () => {
  it('is answered by its usual hours at one press, and Undo deletes them', async () => {
    const added = ended('2026-10-12T08:00:00Z', '2026-10-12T16:00:00Z', { id: 'w2' });
    let entries = [monday, ...mondaysBefore];
    const { user, asked } = await opened({
      answers: {
        'GET /api/worklogs': () => ({ body: entries }),
        'POST /api/worklogs': () => {
          entries = [monday, ...mondaysBefore, added];
          return { body: [added] };
        },
        'POST /api/worklogs/w2/delete': () => {
          entries = [monday, ...mondaysBefore];
          return { status: 204 };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add 08:00–16:00: Anna, Mon 12.10.' }));
    expect(await screen.findByText('Anna: 08:00–16:00 added')).toBeInTheDocument();
    expect(sent(asked, 'POST /api/worklogs')).toEqual([
      [
        {
          employee_id: 'e0000001',
          project_id: 'p0000001',
          start_time: '2026-10-12T08:00:00Z',
          end_time: '2026-10-12T16:00:00Z',
        },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add .*Mon 12.10/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 change put back')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Add .*Mon 12.10/ })).toBeInTheDocument();
  });

  it('that is being answered keeps only its own row busy; another one answered meanwhile follows', async () => {
    const waiting: ((answer: Answer) => void)[] = [];
    const { user, asked } = await opened({
      entries: [monday, ...mondaysBefore],
      answers: { 'PUT /api/day_notes': () => new Promise<Answer>((answer) => waiting.push(answer)) },
    });
    const of = (day: string, kind: string) => screen.findByRole('button', { name: `Anna, ${day}: ${kind}` });
    await user.click(await of('Mon 12.10.', 'Sick'));
    expect(await of('Mon 12.10.', 'Sick')).toHaveAttribute('aria-busy', 'true');
    expect(await of('Mon 12.10.', 'Off')).toBeDisabled();
    const other = await of('Mon 19.10.', 'Off');
    expect(other).toBeEnabled();
    expect(other).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: /^Mark all/ })).toBeDisabled();
    await user.click(other);
    expect(sent(asked, 'PUT /api/day_notes')).toHaveLength(1);
    for (const turn of [0, 1]) {
      await waitFor(() => expect(waiting).toHaveLength(turn + 1));
      waiting[turn]?.({ body: [] });
    }
    await waitFor(() => expect(screen.getByRole('button', { name: /^Mark all/ })).toBeEnabled());
    expect(await of('Mon 19.10.', 'Off')).not.toHaveAttribute('aria-busy');
  });

  it('is answered by a note, for one or for all', async () => {
    const { user, asked } = await opened({
      entries: [monday, ...mondaysBefore],
      answers: { 'PUT /api/day_notes': { body: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Anna, Mon 12.10.: Sick' }));
    expect(await screen.findByText('Sick: 1 day')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Mark all \d+ as off$/ }));
    await waitFor(() => expect(sent(asked, 'PUT /api/day_notes')).toHaveLength(2));
    expect(sent(asked, 'PUT /api/day_notes')[0]).toEqual({
      notes: [{ employee_id: 'e0000001', date: '2026-10-12', kind: 'sick', was: null }],
    });
  });

  it('of many goes back without the day that somebody else has changed since, and names it', async () => {
    const notesSent = z.object({
      notes: z.array(z.object({ date: z.string(), kind: z.string().nullable() })),
    });
    const gone: string[] = [];
    const { user, asked } = await opened({
      entries: [monday, ...mondaysBefore],
      answers: {
        'PUT /api/day_notes': () => {
          const { notes } = notesSent.parse(asked.at(-1)?.body);
          const isBack = notes.some(({ kind }) => kind === null);
          if (isBack && notes.some(({ date }) => date === '2026-10-19'))
            return problem(409, 'day_note_changed');
          if (isBack) gone.push(...notes.map(({ date }) => date));
          return { body: [] };
        },
      },
    });
    const all = await screen.findByRole('button', { name: /^Mark all \d+ as off$/ });
    const count = Number(/\d+/.exec(all.textContent)?.[0]);
    expect(count).toBe(2);
    await user.click(all);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(
        `1 of ${count} not put back (Anna, Mon 19.10.). Someone else has changed this day`,
      ),
    ).toBeInTheDocument();
    expect(gone).toHaveLength(count - 1);
    expect(gone).not.toContain('2026-10-19');
    // A press again would be refused again.
    await user.click(await screen.findByRole('button', { name: /^1 done/ }));
    expect(screen.queryByRole('button', { name: /^Put back/ })).toBeNull();
  });
});

describe('a day that an employee has noted', () => {
  it('is listed below the missing days with who, when and what; the office’s own notes are not', async () => {
    const note = { employee_id: 'e0000001', noted: '2026-10-12T18:05:00Z' };
    const { user } = await opened({
      entries: [monday, ...mondaysBefore],
      step: 'missing',
      answers: {
        'GET /api/day_notes': {
          body: [
            { ...note, date: '2026-10-12', kind: 'leave', own: true },
            { ...note, date: '2026-10-19', kind: 'off' },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: '1 day noted by employees' }));
    const row = screen.getByRole('img', { name: 'noted by the employee' }).closest('li');
    expect(row).toHaveTextContent('Anna');
    expect(row).toHaveTextContent('Holiday');
  });
});

describe('an odd entry', () => {
  const long = ended('2026-10-06T06:00:00Z', '2026-10-06T23:00:00Z', { id: 'w5', version: 3 });
  const first = ended('2026-10-07T07:00:00Z', '2026-10-07T13:00:00Z', { id: 'w6' });
  const second = ended('2026-10-07T12:00:00Z', '2026-10-07T16:00:00Z', { id: 'w7' });

  it('of two that overlap starts at a press when the first ends; both times are sent back by Put back', async () => {
    let entries = [first, second];
    const { user, asked } = await opened({
      step: 'odd',
      answers: {
        'GET /api/worklogs': () => ({ body: entries }),
        'PUT /api/worklogs': () => {
          const moved = { ...second, version: 2, start_time: '2026-10-07T13:00:00Z' };
          entries = [first, moved];
          return { body: moved };
        },
      },
    });
    const rows = within(await screen.findByRole('region', { name: 'Must be fixed' }));
    expect(rows.getByText('12:00–13:00 is counted twice')).toBeInTheDocument();
    await user.click(rows.getByRole('button', { name: 'Start the second at 13:00: Anna, Wed 07.10.' }));
    expect(await screen.findByText('1 entry corrected')).toBeInTheDocument();
    expect(sent(asked, 'PUT /api/worklogs')).toEqual([
      { id: 'w7', version: 1, new_start_time: '2026-10-07T13:00:00Z' },
    ]);
    expect(await screen.findByText('All have ended, none overlap.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^1 done/ }));
    expect(screen.getByText('In 13:00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Put back: Anna, Wed 07.10.' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/worklogs').at(-1)).toEqual({
        id: 'w7',
        version: 2,
        new_start_time: '2026-10-07T12:00:00Z',
      }),
    );
  });

  it('that is right is approved, where the company approves', async () => {
    const { user, asked } = await opened({
      entries: [long],
      step: 'odd',
      answers: { 'PUT /api/worklogs': { body: { ...long, approved: true, version: 4 } } },
    });
    await user.click(await screen.findByRole('button', { name: 'It is right: Anna, Tue 06.10.' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/worklogs')).toEqual([{ id: 'w5', approved: true, version: 3 }]),
    );
  });

  it('that is right is remembered on the device, where nothing is approved, without a name', async () => {
    const off = { settings: { ...noMissing, features: { approve_work_logs: false } } };
    const { user, asked } = await opened({ entries: [long], step: 'odd', session: off });
    await user.click(await screen.findByRole('button', { name: 'It is right: Anna, Tue 06.10.' }));
    expect(await screen.findByText('Nothing odd', { selector: 'p, h3' })).toBeInTheDocument();
    expect(sent(asked, 'PUT /api/worklogs')).toEqual([]);
    const kept = onDevice.names().map((name) => [name, onDevice.get(name) ?? ''] as const);
    expect(JSON.stringify(kept)).toContain('w5:3');
    expect(JSON.stringify(kept)).not.toContain('Anna');
    await leave();
    for (const [name, value] of kept) onDevice.set(name, value);
    await opened({ entries: [long], step: 'odd', session: off });
    expect(await screen.findByText('All have ended, none overlap.')).toBeInTheDocument();
    await leave();
    await opened({ entries: [{ ...long, version: 4 }], step: 'odd', session: off });
    expect(await screen.findByRole('button', { name: /^It is right/ })).toBeInTheDocument();
  });

  it('without a kennitala takes it in the row, as people write it', async () => {
    const findings = [
      { code: 'kennitala_missing', severity: 'blocks', employee: { id: anna.id, name: anna.name } },
    ] as const;
    const { user, asked } = await opened({
      step: 'odd',
      answers: {
        'GET /api/payroll/check': { body: aCheck({ findings: [...findings] }) },
        'GET /api/employees': { body: [anna, bjarki] },
        'PUT /api/employees': { body: anna },
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Kennitala of Anna' });
    await user.clear(field);
    await user.type(field, '1201');
    await user.click(screen.getByRole('button', { name: 'Save: Anna' }));
    expect(sent(asked, 'PUT /api/employees')).toEqual([]);
    await user.clear(field);
    await user.type(field, '010190-2149');
    expect(screen.getByText('Already the kennitala of Bjarki')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save: Anna' }));
    expect(sent(asked, 'PUT /api/employees')).toEqual([]);
    await user.clear(field);
    await user.type(field, '1234567890');
    await user.click(screen.getByRole('button', { name: 'Save: Anna' }));
    expect(await screen.findByText('Looks unusual. Save again if it is right.')).toBeInTheDocument();
    expect(sent(asked, 'PUT /api/employees')).toEqual([]);
    await user.clear(field);
    await user.type(field, '120160-3389');
    expect(screen.queryByText('Looks unusual. Save again if it is right.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save: Anna' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/employees')).toEqual([
        { id: 'e0000001', version: 1, integrations: { regla: { kt: '1201603389' } } },
      ]),
    );
  });

  it('cannot be changed in a month that is closed', async () => {
    await opened({ entries: [long], step: 'odd', period: aPeriod({ state: 'locked', version: 3 }) });
    expect(await screen.findByText(/^The month is closed/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /It is right|Apply/ })).toBeNull();
  });
});

describe('approval', () => {
  it('is one press for all, but leaves out entries that overlap and those with an assumed end', async () => {
    const others = [
      ended('2026-10-07T07:00:00Z', '2026-10-07T13:00:00Z', { id: 'w6' }),
      ended('2026-10-07T12:00:00Z', '2026-10-07T16:00:00Z', { id: 'w7' }),
      ended('2026-10-08T07:00:00Z', '2026-10-08T16:00:00Z', { id: 'w8', assumed_end: true }),
    ];
    const { user, asked } = await opened({
      entries: [monday, ...others],
      step: 'approve',
      answers: { 'PUT /api/worklogs': { body: { ...monday, approved: true, version: 2 } } },
    });
    expect(await screen.findByText(/^3 are left out: fix them under Odd/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve 1 entry' }));
    expect(await screen.findByText('1 entry approved', { selector: '[role=status] *' })).toBeInTheDocument();
    expect(sent(asked, 'PUT /api/worklogs')).toEqual([{ id: 'w1', approved: true, version: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/worklogs').at(-1)).toEqual({ id: 'w1', approved: false, version: 2 }),
    );
  });
});

describe('approval of what somebody else has changed since the month was read', () => {
  const tuesday = ended('2026-10-06T08:00:00Z', '2026-10-06T16:00:00Z', { id: 'w2' });
  const openedThenChanged = async () => {
    let rows = [monday, tuesday];
    const page = await opened({
      step: 'approve',
      answers: {
        'GET /api/worklogs': () => ({ body: rows }),
        'PUT /api/worklogs': { body: { ...monday, approved: true, version: 2 } },
      },
    });
    const press = await screen.findByRole('button', { name: 'Approve all 2' });
    return { ...page, press, change: (now: typeof rows) => (rows = now) };
  };

  it('approves the rest, as it is now, and names what stays', async () => {
    const { user, asked, press, change } = await openedThenChanged();
    change([
      { ...monday, version: 7 },
      { ...tuesday, approved: true, version: 2 },
    ]);
    await user.click(press);
    expect(
      await screen.findByText('1 entry approved · Already approved: 1', { selector: '[role=status] *' }),
    ).toBeInTheDocument();
    expect(sent(asked, 'PUT /api/worklogs')).toEqual([{ id: 'w1', approved: true, version: 7 }]);
  });

  it('goes back by Undo but for what somebody has changed since, which stays in the list', async () => {
    const rows = [monday, tuesday];
    const { user, asked } = await opened({
      entries: rows,
      step: 'approve',
      answers: {
        'PUT /api/worklogs': () => {
          const { id, approved } = z
            .object({ id: z.string(), approved: z.boolean() })
            .parse(asked.at(-1)?.body);
          if (!approved && id === 'w2') return problem(409, 'work_log_changed');
          return { body: { ...rows.find((one) => one.id === id), approved, version: approved ? 2 : 3 } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Approve all 2' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findAllByText(/^1 of 2 not put back\. /)).not.toEqual([]);
    await user.click(await screen.findByRole('button', { name: /^1 done/ }));
    expect(screen.getByText('1 entry approved')).toBeInTheDocument();
  });

  it('sends nothing where nothing is left to approve', async () => {
    const { user, asked, press, change } = await openedThenChanged();
    change([monday, tuesday].map((one) => ({ ...one, approved: true, version: 2 })));
    await user.click(press);
    expect(await screen.findByText('Already approved: 2')).toBeInTheDocument();
    expect(sent(asked, 'PUT /api/worklogs')).toEqual([]);
  });
});

describe('what will be paid', () => {
  it('adds up downwards, beside the month before', async () => {
    const sums = { id: anna.id, regular_time: 280_800, over_time: 36_000, lunch_deduction: 7200, dates: {} };
    const report = aReport({ employees: { [anna.id]: { ...sums, logs: [] } } });
    await opened({ entries: [monday], answers: { 'GET /api/report': { body: report } } });
    const card = await screen.findByRole('region', { name: 'What will be paid' });
    await within(card).findByText('Worked');
    expect(card).toHaveTextContent(
      /Worked90.00Lunch−2.00Hours in the file88.00Normal hours78.00Overtime10.00The same as September \(88.00\)\./,
    );
    expect(within(card).getByRole('img')).toHaveAccessibleName('Normal 78.00 h, overtime 10.00 h');
  });

  it('is not compared with a month that had hardly any hours', async () => {
    const of = (regular: number) => {
      const sums = { id: anna.id, regular_time: regular, over_time: 0, lunch_deduction: 0, dates: {} };
      return { body: aReport({ employees: { [anna.id]: { ...sums, logs: [] } } }) };
    };
    const report = (url: URL) => of(url.searchParams.get('from') === '2026-10-01' ? 280_800 : 3600);
    await opened({ entries: [monday], answers: { 'GET /api/report': report } });
    const card = await screen.findByRole('region', { name: 'What will be paid' });
    await within(card).findByText('Worked');
    expect(card).toHaveTextContent(/78\.00Overtime0\.00$/);
  });
});

describe('a month that is done', () => {
  const history = [
    {
      at: '2026-11-02T10:02:00Z',
      by,
      from_state: 'approved' as const,
      to_state: 'locked' as const,
      from: '2026-10-01',
      to: '2026-10-31',
      entries: 1,
      seconds: 28_800,
    },
  ];
  const locked = aPeriod({ state: 'locked', version: 3, history });
  const done = (over: object = {}) => ({
    period: locked,
    entries: [{ ...monday, approved: true }],
    answers: {
      'GET /api/payroll/exports': {
        body: [aRecord({ sent: { at: '2026-11-02T10:24:00Z', by }, ...over })],
      },
      'GET /api/payroll/exports/1793520000x1/changes': { body: unchanged },
    },
  });

  it.each([
    ['en', 'October is done', 'Who did what'],
    ['is', 'Uppgjöri lokið: október', 'Hver gerði hvað'],
    ['pt', 'Mês fechado: outubro', 'Quem fez o quê'],
    ['pl', 'Gotowe: październik', 'Kto co zrobił'],
  ] as const)('says so in one sentence, and who did what and when, in %s', async (language, heading, who) => {
    await opened({ ...done(), language });
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: who }));
    expect(table.getAllByRole('row')).toHaveLength(7);
    // Lock, file and sent: the file keeps the address of the same login.
    expect(table.getAllByText(by.name)).toHaveLength(3);
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|NaN|Invalid/);
  });

  it('says who answered on another device as far as it is known, and names a login once', async () => {
    const mail = { kind: 'Company' as const, name: manager().email ?? '' };
    const given = done({ by: mail, sent: { at: '2026-11-02T10:24:00Z', by: mail } });
    const note = (date: string, noted: string) => ({ employee_id: anna.id, date, kind: 'off', noted });
    const notes = [note('2026-10-06', '2026-11-01T09:12:00Z'), note('2026-10-07', '2026-11-01T09:15:00Z')];
    await opened({ ...given, answers: { ...given.answers, 'GET /api/day_notes': { body: notes } } });
    const table = within(await screen.findByRole('table', { name: 'Who did what' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'StepWhatByWhen',
      'Missing2 days answeredOffice01.11. 09:15',
      'OddNothing odd',
      'Approve1 entryOffice',
      expect.stringMatching(/^Lock/),
      expect.stringContaining(`employees${manager().name}`),
      expect.stringContaining(`Regla${manager().name}`),
    ]);
    expect((await said()).at(0)).toMatch(/2 answered/);
  });

  it('asks for a reason before it opens again', async () => {
    const { user } = await opened(done());
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByRole('dialog', { name: 'Reopen this period?' })).toBeInTheDocument();
  });

  it('waits for the office to say that the file was sent, which can be undone', async () => {
    const given = done({ sent: undefined });
    const { user, asked } = await opened({
      ...given,
      answers: {
        ...given.answers,
        'PUT /api/payroll/exports/1793520000x1/sent': { body: aRecord() },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Regla has read it' }));
    expect(await screen.findByText('October is sent')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/payroll/exports/1793520000x1/sent')).toEqual([
        { sent: true },
        { sent: false },
      ]),
    );
  });

  it('needs a new file when its hours have changed since', async () => {
    const given = done();
    const changed = { ...unchanged, has_changed: true };
    await opened({
      ...given,
      answers: {
        ...given.answers,
        'GET /api/payroll/exports/1793520000x1/changes': { body: changed },
      },
    });
    await waitFor(async () => expect((await said())[4]).toContain('Hours changed since'));
    expect(screen.queryByRole('heading', { name: 'October is done' })).toBeNull();
  });
});

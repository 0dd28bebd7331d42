// Proves the week on a phone: a day of everybody with what needs a look first, a person's week, approval with the thumb.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { anEmployee, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answers, leave, visit } from '#test/web/front/visit.ts';

const narrow = 'screen and (max-width: 760px)';
beforeEach(() => {
  const real = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = real(query);
    return query === narrow ? Object.assign(media, { matches: true }) : media;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

const anna = { id: 'e0000001', name: 'Anna' };
const bjorn = { id: 'e0000002', name: 'Björn' };
const entry = (id: string, employee: typeof anna, day: string, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({ id, employee, start_time: `${day}T08:00:00Z`, end_time: `${day}T16:00:00Z`, ...over });
const rows = [
  entry('w1', anna, '2025-11-17', { approved: true }),
  entry('w2', anna, '2025-11-18'),
  entry('w3', bjorn, '2025-11-17'),
  ...['2025-11-11', '2025-11-04', '2025-10-28'].map((day) => entry(`w-${day}`, bjorn, day)),
];
const settings = { ...firstSettings('en', 'Atlantic/Reykjavik'), features: { approve_work_logs: true } };

async function open(over: Partial<Session> = {}, answers: Readonly<Record<string, Answers>> = {}) {
  const sent: unknown[] = [];
  const opened = await visit('/app?day=2025-11-17#week', {
    session: manager({ settings, ...over }),
    answers: {
      'GET /api/worklogs': { body: rows },
      'GET /api/day_notes': { body: [] },
      'GET /api/employees': { body: [anEmployee(anna), anEmployee(bjorn)] },
      'GET /api/projects': { body: [] },
      'PUT /api/worklogs': () => {
        const body = opened.asked.at(-1)?.body;
        sent.push(body);
        const before = rows.find(({ id }) => JSON.stringify(body).includes(id)) ?? expect.fail();
        return { body: { ...before, approved: true, version: before.version + 1 } };
      },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Week 47' });
  return { ...opened, sent };
}
const list = () => screen.findByRole('list', { name: 'Hours by employee and day' });
const texts = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const rowOf = async (name: string) =>
  within(await list()).getByRole('button', { name: new RegExp(`^${name}`) });

/** `leaves`: the row on which the finger is taken off. */
async function held(name: string, leaves = name): Promise<void> {
  const row = await rowOf(name);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.pointerDown(row, { clientX: 5, clientY: 5 });
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  const last = await rowOf(leaves);
  fireEvent.pointerUp(last);
  fireEvent.click(last);
}

describe('the week on a phone', () => {
  it('shows a day of everybody, what waits before what is approved, and another day by its button', async () => {
    const { user } = await open();
    await waitFor(async () => expect(await texts()).toEqual(['Björn8.00', 'Anna✓ approved8.00']));
    await user.click(screen.getByRole('button', { name: /^Tue/ }));
    // Björn usually works on Tuesdays, and not now: that stands first.
    await waitFor(async () => expect(await texts()).toEqual(['BjörnmissingAdd', 'Anna8.00']));
    expect(location.search).toBe('?day=2025-11-18');
  });

  it('draws of a long list what is near the screen, and more when its end comes near', async () => {
    let comesNear = (): void => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (seen: readonly { readonly isIntersecting: boolean }[]) => void) {
          comesNear = () => tell([{ isIntersecting: true }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const people = Array.from({ length: 90 }, (_, at) => ({
      id: `e${1_000_000 + at}`,
      name: `Person ${at}`,
    }));
    await open(
      {},
      {
        'GET /api/employees': { body: people.map((one) => anEmployee(one)) },
        'GET /api/worklogs': { body: people.map((one) => entry(`w${one.id}`, one, '2025-11-17')) },
      },
    );
    await waitFor(async () => expect(await texts()).toHaveLength(40));
    act(() => comesNear());
    expect(await texts()).toHaveLength(80);
    act(() => comesNear());
    expect(await texts()).toHaveLength(90);
    vi.unstubAllGlobals();
  });

  it('that cannot be read keeps its title and the way back to the week before it', async () => {
    const { user } = await open(
      {},
      {
        'GET /api/worklogs': ({ searchParams }) =>
          (searchParams.get('from') ?? '') < '2025-11-10' ? new TypeError('offline') : { body: rows },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Week before' }));
    await user.click(await screen.findByRole('button', { name: 'Week before' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { level: 1, name: 'Week 45' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Week after' }));
    await list();
    expect(screen.getByRole('heading', { level: 1, name: 'Week 46' })).toBeInTheDocument();
  });

  it('counts more than six people without hours, and names fewer', async () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) =>
      anEmployee({ id: `e000010${letter}`, name: `Crew ${letter}` }),
    );
    const opened = await open({}, { 'GET /api/employees': { body: [anEmployee(anna), ...many] } });
    await list();
    expect(screen.getByText('7 employees').closest('p')).toHaveTextContent('7 employeesno hours');
    await opened.user.click(screen.getByRole('button', { name: /Tue/ }));
    expect(screen.getByText('8 employees')).toBeInTheDocument();
  });

  it('is the whole week on paper', async () => {
    await open();
    await list();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(await screen.findByRole('columnheader', { name: /Mon/ })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Person' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await list();
  });

  it('selects by a held press, or everything that waits, and approves it', async () => {
    const { user, sent } = await open();
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    await held('Björn');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('1 day selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select none' }));
    await user.click(screen.getByRole('button', { name: '1 waiting' }));
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 entry approved')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 'w3', approved: true, version: 1 }]);
  });

  it('selects one row by a held press, also when another comes to lie under the finger', async () => {
    await open();
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    await held('Björn', 'Anna');
    expect(await screen.findByText('1 day selected')).toBeInTheDocument();
    fireEvent.pointerDown(await rowOf('Anna'));
    fireEvent.click(await rowOf('Anna'));
    expect(await screen.findByText('2 days selected')).toBeInTheDocument();
  });

  it('shows a person’s week with the waiting days selected, and the next person', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Person' }));
    expect(await screen.findByText('1 of 2 employees')).toBeInTheDocument();
    expect(await texts()).toEqual(['Mon 17.11.✓ approved8.00', 'Tue 18.11.8.00']);
    expect(screen.getByText('1 day selected')).toBeInTheDocument();
    expect(screen.getByText(/^Wed 19\.11\., .*Sun 23\.11\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Person after' }));
    expect(screen.getByText('2 of 2 employees')).toBeInTheDocument();
    expect(await texts()).toEqual(['Mon 17.11.8.00', 'Tue 18.11.missingAdd']);
  });

  it('of a locked period says so, leads to reopening, and offers nothing else', async () => {
    await open({ closed_days: [{ from: '2025-11-01', to: '2025-11-30', state: 'locked' }] });
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    const bar = within(await screen.findByRole('group', { name: 'Selected days' }));
    expect(bar.getByText('These days are locked')).toBeInTheDocument();
    expect(await bar.findByRole('link', { name: /^Reopen/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/step=lock#payroll$/),
    );
    await held('Björn');
    expect(await screen.findByText('1 day selected')).toBeInTheDocument();
    expect(bar.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(bar.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('changes the project of what is selected, also where nothing is approved', async () => {
    const { user } = await open({ settings: { ...settings, features: { approve_work_logs: false } } });
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    expect(screen.getByText('Hold a row to select it')).toBeInTheDocument();
    await held('Björn');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('button', { name: 'Change project' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

// Proves the poll for changes: every half minute while the page is seen, merged into the list, its errors never shown.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refreshPollSeconds } from '#shared/limits.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answers, leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
});

const poll = 'GET /api/worklogs/w1/refresh';
const first = aWorkLog({ id: 'w1' });
const later = aWorkLog({ id: 'w2', start_time: '2026-11-18T17:00:00Z', end_time: '2026-11-18T18:00:00Z' });

/** The list with a movable clock: `tick` passes half a minute. */
async function polled(answer: Answers, over: Parameters<typeof visit>[1] = {}) {
  const every = vi.spyOn(globalThis, 'setInterval');
  const opened = await visit('/app#all-entries', {
    session: manager(),
    ...over,
    answers: {
      ...over.answers,
      'GET /api/worklogs': { body: [first] },
      'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
      'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
      [poll]: answer,
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Time entries' }));
  const started = every.mock.calls.filter(([, ms]) => ms === refreshPollSeconds * 1000);
  const tick = () => {
    for (const [run] of started) run();
  };
  return { ...opened, table, tick, started };
}

describe('the refresh', () => {
  it('asks every 30 seconds what changed since the newest entry held, and puts it in the list', async () => {
    const { asked, table, tick, started } = await polled({
      body: { changed: [later], gone: [], now: '2026-11-18T18:00:01Z' },
    });
    expect(started.length).toBeGreaterThan(0);
    expect(table.getAllByRole('row')).toHaveLength(2);
    tick();
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
    expect(asked.filter(({ call }) => call === poll)).toHaveLength(1);
  });

  it('asks nothing while the page is hidden [refresh.polled-while-visible]', async () => {
    const { asked, tick } = await polled({ body: { changed: [], gone: [], now: '2026-11-18T18:00:01Z' } });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    tick();
    expect(asked.filter(({ call }) => call === poll)).toEqual([]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    tick();
    expect(asked.filter(({ call }) => call === poll)).toHaveLength(1);
  });

  it.each([
    ['a server in trouble', problem(500, 'unexpected')],
    ['an entry that is gone', problem(404, 'work_log_missing')],
    ['a network that is down', new TypeError('Failed to fetch')],
  ] as const)(
    'shows nothing of %s, and tries again [errors.refresh-not-shown refresh.errors-never-shown]',
    async (_, answer) => {
      const { asked, table, tick } = await polled(answer);
      tick();
      await waitFor(() => expect(asked.filter(({ call }) => call === poll)).toHaveLength(1));
      tick();
      await waitFor(() => expect(asked.filter(({ call }) => call === poll)).toHaveLength(2));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(table.getAllByRole('row')).toHaveLength(2);
    },
  );

  it('asks first whether the access is the same, and names no entry where it is not', async () => {
    const keptTo = (id: string) =>
      manager({
        manager: {
          id: 'm1',
          name: 'Bára',
          email: 'bara@example.is',
          office_role: 'projects',
          project_ids: [id],
        },
      });
    let self = keptTo('p0000001');
    const { asked, tick } = await polled(
      { body: { changed: [], gone: [], now: '2026-11-18T18:00:01Z' } },
      {
        session: self,
        answers: { 'POST /api/self': () => ({ body: self }), 'GET /api/corrections': { body: [] } },
      },
    );
    const count = (of: string) => asked.filter(({ call }) => call === of).length;
    const asksOfSelf = count('POST /api/self');
    await waitFor(() => {
      tick();
      expect(count('POST /api/self')).toBeGreaterThan(asksOfSelf);
    });
    await waitFor(() => expect(count(poll)).toBeGreaterThan(0));
    const [polls, lists] = [count(poll), count('GET /api/worklogs')];
    self = keptTo('p0000002');
    tick();
    await waitFor(() => expect(count('GET /api/worklogs')).toBeGreaterThan(lists));
    expect(count(poll)).toBe(polls);
  });
});

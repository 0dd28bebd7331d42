// Proves the first steps of a new company: which are done, which can be skipped, and when the list is hidden.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import type { Language } from '#web/text.ts';
import { leave, visit } from '#test/web/front/visit.ts';
import { anEmployee, manager } from '#test/web/desk/desk.ts';

afterEach(leave);

const startedHoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('the first steps of a new company', () => {
  const created = startedHoursAgo(1);
  const answers = {
    'GET /api/worklogs/overview': () => ({
      body: { open: [], waiting: null, time: new Date().toISOString() },
    }),
    'GET /api/worklogs': { body: [] },
    'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna', latest_work_log: null })] },
    'GET /api/projects': { body: [] },
  };
  const opened = (session: Session, language: Language = 'en') =>
    visit('/app', { language, session, answers });

  it.each([
    ['en', 'Get started', '1 of 5 done', '0 of 1 employee'],
    ['is', 'Fyrstu skrefin', '1 af 5 lokið', '0 af 1 starfsmanni'],
    ['pt', 'Primeiros passos', '1 de 5 feitos', '0 de 1 colaborador'],
  ] as const)('are listed in %s, with the finished ones marked', async (language, name, progress, noneIn) => {
    await opened(manager({ created }), language);
    const card = within(await screen.findByRole('region', { name }));
    expect(card.getByText(progress)).toBeInTheDocument();
    expect(card.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText(noneIn)).toBeInTheDocument();
  });

  it.each([
    ['has an entry that the office wrote', { latest_work_log: '2026-11-20T08:00:00Z' }, '1 of 5 done'],
    ['got the log-in or used it', { latest_work_log: null, has_login: true }, '2 of 5 done'],
  ])('tick ‘Send the login’ by what the employee got: one who %s', async (_, over, progress) => {
    await visit('/app', {
      session: manager({ created }),
      answers: { ...answers, 'GET /api/employees': { body: [anEmployee({ name: 'Anna', ...over })] } },
    });
    const card = within(await screen.findByRole('region', { name: 'Get started' }));
    expect(card.getByText(progress)).toBeInTheDocument();
  });

  it('lead where each is done, and what was decided against is ticked off', async () => {
    const { user } = await opened(manager({ created }));
    const card = within(await screen.findByRole('region', { name: 'Get started' }));
    await user.click(card.getByRole('button', { name: 'Skip: Turn location on or off' }));
    expect(card.getByText('2 of 5 done')).toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('list')).toHaveFocus());
    await user.click(card.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByRole('dialog', { name: 'Create project' })).toBeInTheDocument();
    expect(location.hash).toBe('#projects');
  });

  it('stay away once they were hidden', async () => {
    const { user } = await opened(manager({ created, id: 'c0000009' }));
    await user.click(await screen.findByRole('button', { name: 'Hide this list' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull());
    await waitFor(() => expect(document.querySelector('#content')).toHaveFocus());
    const key = 'stund-first-steps c0000009';
    const kept = localStorage.getItem(key) ?? expect.fail('nothing was remembered');
    await leave();
    localStorage.setItem(key, kept);
    await opened(manager({ created, id: 'c0000009' }));
    await screen.findByText('0 of 1 employee');
    expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  });

  it.each([
    ['has been here for a month', { created: startedHoursAgo(24 * 31) }],
    ['may not write', { created, disabled: true }],
  ])('are no matter of a company that %s', async (_, company) => {
    await opened(manager(company));
    await screen.findByText('0 of 1 employee');
    expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  });
});

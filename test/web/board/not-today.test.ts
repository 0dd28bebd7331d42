// Proves the overview's search for names without hours today, and for unknown names.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#web/text.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const { end_time: _end, total_time: _total, ...running } = aWorkLog({ start_time: new Date().toISOString() });

const open = (language: Language) =>
  visit('/app', {
    language,
    session: manager(),
    answers: {
      'GET /api/worklogs/overview': () => ({
        body: { open: [], waiting: null, time: new Date().toISOString() },
      }),
      'GET /api/worklogs': { body: [running] },
      'GET /api/employees': {
        body: [
          anEmployee({ id: 'e0000001', name: 'Anna' }),
          anEmployee({ id: 'e0000002', name: 'Zofia' }),
          anEmployee({ id: 'e0000003', name: 'Steinþór' }),
          anEmployee({ id: 'e0000004', name: 'Þórdís' }),
        ],
      },
      'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
    },
  });

describe('the search of who is on the clock', () => {
  it.each([
    [
      'en',
      'Clocked in now',
      'Name or project',
      'No hours today',
      'Time entries: Zofia',
      'No employee or project with that name',
    ],
    [
      'is',
      'Í vinnu núna',
      'Starfsmaður eða verk',
      'Engir tímar í dag',
      'Tímafærslur: Zofia',
      'Enginn starfsmaður og ekkert verk heitir þetta',
    ],
    [
      'pt',
      'A trabalhar agora',
      'Nome ou obra',
      'Sem horas hoje',
      'Registos de horas: Zofia',
      'Não há colaborador nem obra com esse nome',
    ],
  ] as const)(
    'says in %s ‘no hours today’ for an employee, and ‘no such name’ otherwise',
    async (language, heading, find, notToday, entries, noneIn) => {
      const { user } = await open(language);
      const card = within(await screen.findByRole('region', { name: heading }));
      await user.type(card.getByLabelText(find), 'zof');
      expect(await card.findByText(notToday)).toBeInTheDocument();
      expect(card.getByRole('link', { name: entries })).toHaveAttribute(
        'href',
        expect.stringContaining('employee_id=e0000002'),
      );
      await user.type(card.getByLabelText(find), 'x');
      expect(await card.findByText(noneIn)).toBeInTheDocument();
    },
  );

  it('asks for no accents, and names first whose name begins so', async () => {
    const { user } = await open('en');
    const card = within(await screen.findByRole('region', { name: 'Clocked in now' }));
    await user.type(card.getByLabelText('Name or project'), 'thor');
    await card.findByText('No hours today');
    const links = card.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Time entries: Þórdís', 'Time entries: Steinþór']);
    await user.clear(card.getByLabelText('Name or project'));
    await user.type(card.getByLabelText('Name or project'), 'ánna');
    expect(await card.findByText('Anna')).toBeInTheDocument();
  });
});

// Proves that the history of an entry names who made each change; a press at the time clock counts as the time clock's.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const at = '2026-11-18T08:00:00Z';
const by = (kind: string) => ({ kind, name: kind === 'Employee' ? 'Anna' : 'Múrverk ehf.' });

describe('the history of an entry', () => {
  it.each([
    ['en', 'History', 'Time clock'],
    ['is', 'Breytingasaga', 'Stimpilklukka'],
    ['pt', 'Histórico', 'Relógio de ponto'],
  ] as const)(
    'says in %s that the time clock was pressed, not that the company did it',
    async (language, word, clock) => {
      const { user } = await visit('/app?from=2026-11-18&to=2026-11-18#all-entries', {
        language,
        session: manager(),
        answers: {
          'GET /api/worklogs': { body: [aWorkLog({ id: 'w9', created_by: 'CompanyTimeClock' })] },
          'GET /api/employees': { body: [] },
          'GET /api/projects': { body: [] },
          'GET /api/worklogs/w9/history': {
            body: [
              { at, by: by('CompanyTimeClock'), action: 'created', changes: [] },
              { at, by: by('Company'), action: 'approved', changes: [] },
            ],
          },
        },
      });
      await user.click(
        (await screen.findAllByRole('button', { name: /^(Edit|Breyta|Editar): Anna/ }))[0] ??
          expect.fail('no row'),
      );
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: new RegExp(word) }));
      const [created, approved] = await dialog.findAllByRole('listitem');
      expect(created).toHaveTextContent(clock);
      expect(created).not.toHaveTextContent('Múrverk');
      expect(approved).toHaveTextContent('Múrverk ehf.');
    },
  );
});

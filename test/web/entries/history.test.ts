// Proves that the history of an entry names who made each change; a press at the time clock counts as the time clock's.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aWorkLog, manager } from '#test/web/desk/desk.ts';
import { sent } from '#test/web/people/crew.ts';
import { leave, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const at = '2026-11-18T08:00:00Z';
const by = (kind: string) => ({ kind, name: kind === 'Employee' ? 'Anna' : 'Múrverk ehf.' });

const call = 'PUT /api/worklogs';
const moved = aWorkLog({
  id: 'w9',
  start_time: '2026-11-18T08:00:00Z',
  end_time: '2026-11-18T17:00:00Z',
  version: 3,
});
const rows = [
  { at, by: by('Employee'), action: 'created', changes: [] },
  {
    at,
    by: by('Company'),
    action: 'changed',
    changes: [
      { field: 'end_time', from: '2026-11-18T16:00:00Z', to: '2026-11-18T17:00:00Z' },
      { field: 'approved', from: 'true', to: 'false' },
    ],
  },
];

async function historyOf(entry: object, history: readonly object[]) {
  const opened = await visit('/app?from=2026-11-18&to=2026-11-18#all-entries', {
    language: 'en',
    session: manager(),
    answers: {
      'GET /api/worklogs': { body: [entry] },
      'GET /api/employees': { body: [] },
      'GET /api/projects': { body: [] },
      'GET /api/worklogs/w9/history': { body: history },
      [call]: { body: { ...moved, version: 4 } },
    },
  });
  const [edit] = await screen.findAllByRole('button', { name: /^Edit: Anna/ });
  await opened.user.click(edit ?? expect.fail('no row'));
  const dialog = within(await screen.findByRole('dialog'));
  await opened.user.click(dialog.getByRole('button', { name: /History/ }));
  await dialog.findAllByRole('listitem');
  return { ...opened, dialog };
}

describe('the newest change of an entry', () => {
  it('is put back from the history, with the approval that it cleared', async () => {
    const said = { at, by: by('Employee'), action: 'commented', changes: [] };
    const { user, dialog, asked } = await historyOf(moved, [...rows, said]);
    await user.click(dialog.getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText(/^Undone/)).toBeInTheDocument();
    expect(sent(asked, call)).toEqual([
      { id: 'w9', version: 3, new_end_time: '2026-11-18T16:00:00Z', approved: true },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['the entry has another time by now', { ...moved, end_time: '2026-11-18T17:30:00Z' }, rows],
    ['something came after it', moved, [...rows, { at, by: by('Company'), action: 'approved', changes: [] }]],
    [
      'it gave a running entry its end',
      moved,
      [
        {
          at,
          by: by('Company'),
          action: 'changed',
          changes: [{ field: 'end_time', from: null, to: moved.end_time }],
        },
      ],
    ],
  ])('is not where %s', async (_, entry, history) => {
    const { dialog } = await historyOf(entry, history);
    expect(dialog.queryByRole('button', { name: 'Put back' })).toBeNull();
  });
});

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

  it.each([
    ['en', 'History', 'declined the request', '‘left later’', 'Reason: Gate says 16:05'],
    ['is', 'Breytingasaga', 'hafnaði beiðninni', '„left later“', 'Ástæða: Gate says 16:05'],
    ['pt', 'Histórico', 'recusou o pedido', '«left later»', 'Motivo: Gate says 16:05'],
    ['pl', 'Historia', 'odrzucenie prośby', '„left later”', 'Powód: Gate says 16:05'],
  ] as const)(
    'says in %s who declined a request, what it asked for, the word and the reason',
    async (language, title, did, word, reason) => {
      const changes = [{ field: 'end_time', from: at, to: '2026-11-18T17:10:00Z' }];
      const answer = { at, by: by('Company'), action: 'declined', changes };
      const { user } = await visit('/app?from=2026-11-18&to=2026-11-18#all-entries', {
        language,
        session: manager(),
        answers: {
          'GET /api/worklogs': { body: [aWorkLog({ id: 'w9' })] },
          'GET /api/employees': { body: [] },
          'GET /api/projects': { body: [] },
          'GET /api/worklogs/w9/history': {
            body: [{ ...answer, word: 'left later', reason: 'Gate says 16:05' }],
          },
        },
      });
      await user.click(
        (await screen.findAllByRole('button', { name: /^(Edit|Breyta|Editar|Edytuj): Anna/ }))[0] ??
          expect.fail('no row'),
      );
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: new RegExp(title) }));
      const [line] = await dialog.findAllByRole('listitem');
      for (const text of ['Múrverk ehf.', did, word, reason, '17:10']) expect(line).toHaveTextContent(text);
    },
  );
});

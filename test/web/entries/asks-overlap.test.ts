// Proves that the office is asked before times are saved that overlap another entry of the same employee.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { overlappedEntries } from '#web/entry/overlaps/overlapped.ts';
import type { Language } from '#web/text.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const at = (clock: string) => `2026-11-18T${clock}:00Z`;
const morning = aWorkLog({ id: 'w1', start_time: at('08:00'), end_time: at('12:00'), total_time: 4 * 3600 });
const wall = { id: 'p0000002', name: 'Wall' };
const afternoon = aWorkLog({
  id: 'w2',
  project: wall,
  start_time: at('13:00'),
  end_time: at('17:00'),
  total_time: 4 * 3600,
});
const {
  end_time: _,
  total_time: __,
  ...running
} = aWorkLog({
  id: 'w3',
  project: wall,
  start_time: at('18:00'),
});
const words = {
  en: {
    save: 'Save changes',
    heading: 'These hours overlap another entry',
    yes: 'Save anyway',
    no: 'Cancel',
  },
  is: {
    save: 'Vista breytingar',
    heading: 'Þessir tímar skarast við aðra færslu',
    yes: 'Vista samt',
    no: 'Hætta við',
  },
  pt: {
    save: 'Guardar alterações',
    heading: 'Estas horas sobrepõem-se a outro registo',
    yes: 'Guardar mesmo assim',
    no: 'Cancelar',
  },
  pl: {
    save: 'Zapisz zmiany',
    heading: 'Te godziny nakładają się na inny wpis',
    yes: 'Mimo to zapisz',
    no: 'Anuluj',
  },
} as const;

async function openList(open: readonly object[] = [], language: Language = 'en') {
  const page = await visit('/app#all-entries', {
    language,
    session: manager(),
    answers: {
      'GET /api/worklogs': { body: [afternoon, morning] },
      'GET /api/worklogs/overview': { body: { open, waiting: null, time: at('19:00') } },
      'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
      'GET /api/projects': { body: [aProject({ id: 'p0000001' }), aProject(wall)] },
      'PUT /api/worklogs': { body: morning },
    },
  });
  const puts = () => page.asked.filter(({ call }) => call === 'PUT /api/worklogs').map(({ body }) => body);
  const table = within(
    await screen.findByRole('table', { name: /Time entries|Tímaskráning|Tímafærslur|Registos|Wpisy/ }),
  );
  return { ...page, t: words[language], puts, table };
}
/** The morning's entry with another out time, saved. */
async function savedUntil(clock: string, ...about: Parameters<typeof openList>) {
  const page = await openList(...about);
  const { user, t } = page;
  await user.click(
    page.table.getAllByRole('button', { name: /: Anna, / }).findLast(isEdit) ?? expect.fail('no edit'),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const out = await waitFor(() => dialog.getAllByRole('textbox').at(-1) ?? expect.fail('no out time'));
  await user.clear(out);
  await user.type(out, clock);
  await user.click(dialog.getByRole('button', { name: t.save }));
  return page;
}
const isEdit = (button: HTMLElement) => /^(Edit|Breyta|Editar)/.test(button.getAttribute('aria-label') ?? '');

describe('an edit', () => {
  it.each(['en', 'is', 'pt'] as const)(
    'that lies over another entry is saved only after yes, and no leaves the dialog as it was: %s',
    async (language) => {
      const { user, t, puts } = await savedUntil('1400', [], language);
      const question = within(await screen.findByRole('dialog', { name: t.heading }));
      expect(question.getByRole('listitem')).toHaveTextContent(/13:00–17:00 · Wall$/);
      await user.click(question.getByRole('button', { name: t.no }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: t.heading })).toBeNull());
      expect(puts()).toEqual([]);
      await user.click(screen.getByRole('button', { name: t.save }));
      await user.click(await screen.findByRole('button', { name: t.yes }));
      await waitFor(() => expect(puts()).toMatchObject([{ id: 'w1', new_end_time: at('14:00') }]));
    },
  );

  it('until the second at which the next one begins is saved without a question, though it overlaps its own old times', async () => {
    const { puts } = await savedUntil('1300');
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(screen.queryByText(words.en.heading)).toBeNull();
  });

  it('asks about a running entry too, however far the list reaches', async () => {
    const early = { ...running, start_time: '2026-10-02T09:00:00Z' };
    const { puts } = await savedUntil('1230', [early]);
    const question = within(await screen.findByRole('dialog', { name: words.en.heading }));
    expect(question.getByRole('listitem')).toHaveTextContent(/09:00– \(running\) · Wall$/);
    expect(puts()).toEqual([]);
  });
});

describe('times put on many entries', () => {
  it('are asked about once, with the entries that they will overlap: here each other', async () => {
    const { user, puts, table } = await openList();
    for (const box of table.getAllByRole('checkbox', { name: /^Select Anna/ })) await user.click(box);
    const bar = within(await screen.findByRole('group', { name: 'Selected entries' }));
    await user.click(bar.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit the times of 2 entries/ }));
    await user.type(dialog.getByLabelText('In'), '0700');
    await user.click(dialog.getByRole('button', { name: 'Change 2 entries' }));
    const question = within(await screen.findByRole('dialog', { name: 'Are you certain?' }));
    expect(question.getByText('These hours overlap other entries')).toBeInTheDocument();
    expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/07:00–17:00 · Wall$/),
      expect.stringMatching(/07:00–12:00 · Roof$/),
    ]);
    expect(puts()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Change 2 entries' }));
    await waitFor(() => expect(puts()).toHaveLength(2));
  });
});

describe('the entries that overlap hours', () => {
  const hours = { employeeId: 'e0000001', startAt: Date.parse(at('12:00')) / 1000, endAt: Infinity };
  it('is what shares a second with them: not what ends as they begin, nor another employee’s, nor their own entry', () => {
    const other = { ...afternoon, id: 'w4', employee: { id: 'e0000009', name: 'Björn' } };
    expect(overlappedEntries([morning, afternoon, other], [hours]).map(({ entry }) => entry.id)).toEqual([
      'w2',
    ]);
    expect(overlappedEntries([morning, afternoon], [{ ...hours, id: 'w2' }])).toEqual([]);
    expect(overlappedEntries([morning], [{ ...hours, startAt: hours.startAt - 1 }])).toHaveLength(1);
  });
});

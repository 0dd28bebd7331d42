// Proves that hours are not added twice after a lost reply, and that existing hours are reported.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { Language } from '#web/text.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answer, leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const anna = anEmployee({ name: 'Anna' });
const roof = aProject({ name: 'Roof' });
const words = {
  en: { add: 'Add time entry', out: 'Out', send: 'Add entry', leave: 'Cancel' },
  is: {
    add: 'Bæta við tímafærslu',
    out: 'Út',
    send: 'Bæta við 1 færslu',
    leave: 'Hætta við',
  },
  pt: { add: 'Adicionar registo', out: 'Saída', send: 'Adicionar registo', leave: 'Cancelar' },
  pl: { add: 'Dodaj wpis', out: 'Koniec', send: 'Dodaj wpis', leave: 'Anuluj' },
} as const;

async function openList(reply: () => Answer, language: Language = 'en', marks = false) {
  const kept: WorkLog[] = [];
  const page = await visit('/app#all-entries', {
    language,
    session: manager({
      settings: { ...firstSettings('en', 'Atlantic/Reykjavik'), worked_through_lunch: marks },
    }),
    answers: {
      'GET /api/worklogs': () => ({ body: kept }),
      'GET /api/employees': { body: [anna] },
      'GET /api/projects': { body: [roof] },
      'POST /api/worklogs': reply,
    },
  });
  const t = words[language];
  const { user } = page;
  /** Anna on the roof on the proposed day, from 8 to 16. */
  const fill = async () => {
    await user.click(await screen.findByRole('button', { name: t.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText(t.out);
    const fields = dialog.getAllByRole('button', { expanded: false });
    for (const [index, name] of [/Anna/, /Roof/].entries()) {
      await user.click(fields[index] ?? expect.fail('no field'));
      await user.click(await screen.findByRole('option', { name }));
    }
    return dialog;
  };
  const send = async (dialog: Awaited<ReturnType<typeof fill>>) =>
    user.click(dialog.getByRole('button', { name: t.send }));
  const posts = () => page.asked.filter(({ call }) => call === 'POST /api/worklogs');
  return { ...page, t, kept, fill, send, posts };
}

const day = new Date().toISOString().slice(0, 10);
const added = () =>
  aWorkLog({
    employee: { id: anna.id, name: 'Anna' },
    project: { id: roof.id, name: 'Roof' },
    start_time: `${day}T08:00:00Z`,
    end_time: `${day}T16:00:00Z`,
  });

describe('hours that are added by hand', () => {
  it('may have the mark of a worked lunch, where the company allows it', async () => {
    const { fill, send, posts } = await openList(() => ({ body: [added()] }), 'en', true);
    const dialog = await fill();
    const mark = dialog.getByRole('checkbox', { name: 'Worked through lunch' });
    await userEvent.click(mark);
    await send(dialog);
    await waitFor(() => expect(posts()[0]?.body).toMatchObject([{ worked_through_lunch: true }]));
  });

  it('have none elsewhere', async () => {
    const { fill } = await openList(() => ({ body: [added()] }));
    expect((await fill()).queryByRole('checkbox', { name: 'Worked through lunch' })).toBeNull();
  });
});

describe('hours that were added without an answer', () => {
  it.each([
    ['the network broke', () => new TypeError('fetch failed')],
    ['the server was in trouble', () => problem(500, 'unexpected')],
  ])('are the same when they are sent from a dialog opened again: %s', async (_, fault) => {
    const list = await openList(() => (list.posts().length === 1 ? fault() : { body: [added()] }));
    const dialog = await list.fill();
    await list.send(dialog);
    await dialog.findByText(/It may have been saved/);
    await list.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await list.user.click(dialog.getByRole('button', { name: 'Discard' }));
    await list.send(await list.fill());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = list.posts();
    expect(second?.body).toEqual(first?.body);
    expect(second?.key).toBe(first?.key);
    // It has had its effect: the same hours once more are others.
    await list.send(await list.fill());
    await waitFor(() => expect(list.posts()).toHaveLength(3));
    expect(list.posts()[2]?.key).not.toBe(first?.key);
  });

  it('and were deleted since are shown as deleted, and added again by the next press', async () => {
    const list = await openList(() => {
      const tries = list.posts().length;
      if (tries === 1) return new TypeError('fetch failed');
      return tries === 2 ? problem(409, 'undone_since') : { body: [added()] };
    });
    const dialog = await list.fill();
    await list.send(dialog);
    await dialog.findByText(/It may have been saved/);
    await list.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await list.user.click(dialog.getByRole('button', { name: 'Discard' }));
    const dialogAgain = await list.fill();
    await list.send(dialogAgain);
    expect(await dialogAgain.findByRole('alert')).toHaveTextContent(/then changed or deleted/);
    await list.send(dialogAgain);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second, third] = list.posts().map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('are looked for at once, in the list and in the dialog', async () => {
    const list = await openList(() => {
      list.kept.push(added());
      return new TypeError('fetch failed');
    });
    const dialog = await list.fill();
    expect(dialog.queryByText('Already recorded at the same time:')).toBeNull();
    await list.send(dialog);
    expect(await dialog.findByText('Already recorded at the same time:')).toBeInTheDocument();
    expect(dialog.getByRole('listitem')).toHaveTextContent(/08:00–16:00 · Roof/);
    // Above the list, and in the dialog's sum of the new entries.
    await waitFor(() => expect(screen.getAllByText('1 entry · 8.00 h')).toHaveLength(2));
  });

  it('refused for good are others when they are sent again', async () => {
    const list = await openList(() => problem(409, 'limit_reached', { params: { max: 3 } }));
    const dialog = await list.fill();
    await list.send(dialog);
    await dialog.findByRole('alert');
    expect(dialog.queryByText(/It may have been saved/)).toBeNull();
    await list.send(dialog);
    await waitFor(() => expect(list.posts()).toHaveLength(2));
    expect(list.posts()[1]?.key).not.toBe(list.posts()[0]?.key);
  });

  it.each([
    ['is', 'Þetta gæti samt hafa vistast', 'Þegar skráð á sama tíma:'],
    ['pt', 'Pode ter ficado guardado na mesma', 'Já registado à mesma hora:'],
  ] as const)('are explained in %s', async (language, unsure, there) => {
    const list = await openList(() => {
      list.kept.push(added());
      return problem(503, 'unexpected');
    }, language);
    const dialog = await list.fill();
    await list.send(dialog);
    expect(await dialog.findByText(new RegExp(unsure))).toBeInTheDocument();
    expect(await dialog.findByText(there)).toBeInTheDocument();
  });
});

// Proves that a dialog asks before typed text is lost, in every language.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProject, manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';
import { anna, openEdit, sent } from './crew.ts';

afterEach(leave);

type Opened = Awaited<ReturnType<typeof openEdit>>;
const typeName = async ({ user, dialog }: Opened): Promise<HTMLElement> => {
  const name = dialog.getByLabelText(/^Name/);
  await user.type(name, ' Karlsdóttir');
  return name;
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog with something typed', () => {
  it('asks at Escape with the focus on going on, and Escape again goes on where one was', async () => {
    const page = await openEdit(anna);
    const name = await typeName(page);
    await page.user.keyboard('{Escape}');
    expect(page.dialog.getByRole('alert')).toHaveTextContent('Discard changes?');
    expect(page.dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    expect(page.dialog.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await page.user.keyboard('{Escape}');
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Anna Karlsdóttir');
    expect(page.dialog.queryByText('Discard changes?')).toBeNull();
    expect(page.dialog.getByRole('button', { name: 'Save changes' })).toBeInTheDocument();
  });

  it('asks at Cancel and at ×, and closes without sending once that is confirmed', async () => {
    const page = await openEdit(anna);
    await typeName(page);
    await page.user.click(page.dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(page.dialog.getByRole('button', { name: 'Keep editing' }));
    expect(page.dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await page.user.click(page.dialog.getByRole('button', { name: 'Close' }));
    await page.user.click(page.dialog.getByRole('button', { name: 'Discard' }));
    await isGone();
    expect(sent(page.asked, 'PUT /api/employees')).toEqual([]);
  });

  it('takes it for an answer when one types on', async () => {
    const page = await openEdit(anna);
    const name = await typeName(page);
    await page.user.keyboard('{Escape}');
    await page.user.type(name, ' Blöndal');
    expect(page.dialog.queryByText('Discard changes?')).toBeNull();
    expect(name).toHaveFocus();
    await page.user.keyboard('{Escape}');
    expect(page.dialog.getByRole('alert')).toHaveTextContent('Discard changes?');
  });

  it('closes at once where nothing was typed, or all of it was taken back', async () => {
    const page = await openEdit(anna);
    const name = await typeName(page);
    await page.user.clear(name);
    await page.user.type(name, 'Anna');
    await page.user.keyboard('{Escape}');
    await isGone();
  });

  it('stays for the answer while it is sending: a sent change can no longer be discarded', async () => {
    const page = await openEdit(anna, { 'PUT /api/employees': { body: { ...anna, version: 2 } } });
    const { promise: answer, resolve: arrive } = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (call[1]?.method === 'PUT') await answer;
      return fetch(...call);
    });
    const name = await typeName(page);
    await page.user.click(page.dialog.getByRole('button', { name: 'Save changes' }));
    // Nothing more is taken that would be gone with the dialog.
    await page.user.type(name, ' Blöndal');
    expect(name).toHaveValue('Anna Karlsdóttir');
    await page.user.keyboard('{Escape}');
    await page.user.click(page.dialog.getByRole('button', { name: 'Close' }));
    expect(page.dialog.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(page.dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    arrive();
    await isGone();
  });

  it('stays open with it when the employee is deactivated beside it', async () => {
    const call = `PUT /api/employees/${anna.id}/disable`;
    const page = await openEdit(anna, {
      [call]: { body: { ...anna, disabled: true, version: 2, login_token: 'ghjk' } },
      'PUT /api/employees': { body: { ...anna, name: 'Anna Karlsdóttir', disabled: true, version: 3 } },
    });
    const name = await typeName(page);
    await page.user.click(page.dialog.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('dialog', { name: 'Deactivate Anna?' }));
    await page.user.click(question.getByRole('button', { name: 'Deactivate' }));
    expect(await page.dialog.findByRole('button', { name: 'Activate' })).toBeInTheDocument();
    expect(name).toHaveValue('Anna Karlsdóttir');
    await page.user.click(page.dialog.getByRole('button', { name: 'Save changes' }));
    await isGone();
    expect(sent(page.asked, 'PUT /api/employees')).toEqual([
      { id: anna.id, version: 2, new_name: 'Anna Karlsdóttir' },
    ]);
  });

  it.each([
    ['is', 'Stofna verk', 'Fleygja breytingum?', 'Halda áfram að breyta', 'Fleygja'],
    ['pt', 'Nova obra', 'Descartar as alterações?', 'Continuar a editar', 'Descartar'],
  ] as const)('asks in %s', async (language, create, question, stay, discard) => {
    const { user } = await visit('/app#projects', {
      language,
      session: manager(),
      answers: { 'GET /api/projects': { body: [aProject({})] } },
    });
    await user.click(await screen.findByRole('button', { name: create }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await waitFor(() => dialog.getAllByRole('textbox')[0] ?? expect.fail('no field')), 'Hús');
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('alert')).toHaveTextContent(question);
    expect(dialog.getByRole('button', { name: stay })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: discard }));
    await isGone();
  });
});

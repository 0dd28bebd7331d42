// Proves the dialogs of an employee or project that another manager changed meanwhile, in every language.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProject, manager } from '#test/web/desk/desk.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { anna, openEdit, sent } from './crew.ts';

afterEach(leave);

describe('an employee whom another manager changed meanwhile', () => {
  const newer = { ...anna, version: 2, phone_number: '+3546115678', login_token: 'ghjk' };
  const opened = () => {
    let tries = 0;
    return openEdit(anna, {
      'PUT /api/employees': () => {
        tries += 1;
        return tries === 1
          ? problem(409, 'employee_changed', { params: { employee: newer } })
          : { body: { ...newer, name: 'Hanna', version: 3 } };
      },
    });
  };
  const rename = async ({ user, dialog }: Awaited<ReturnType<typeof opened>>) => {
    const name = dialog.getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Hanna');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Someone else has changed this employee')).toBeInTheDocument();
    return alert;
  };

  it('is shown with the newer values; typed ones stay, the rest is taken over, and saving sends the typed ones', async () => {
    const page = await opened();
    const { user, dialog, asked } = page;
    const alert = await rename(page);
    expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Login password: ghjk',
      'Phone number: +3546115678',
    ]);
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Hanna');
    expect(dialog.getByLabelText(/^Login password/)).toHaveValue('ghjk');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save changes' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/employees').at(-1)).toEqual({
        id: anna.id,
        version: 2,
        new_name: 'Hanna',
      }),
    );
  });

  it('can be left as the other one made it, and is brought into sight from wherever the dialog stands', async () => {
    const page = await opened();
    const brought = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const alert = await rename(page);
    expect(brought).toHaveBeenCalledWith({ block: 'nearest' });
    await page.user.click(alert.getByRole('button', { name: 'Use the newer values' }));
    expect(page.dialog.getByLabelText(/^Name/)).toHaveValue('Anna');
    expect(page.dialog.queryByRole('alert')).toBeNull();
  });
});

describe('a project that another manager changed meanwhile', () => {
  const roof = aProject({ id: 'p0000001', name: 'Roof', description: 'Old tiles' });
  const newer = { ...roof, version: 2, description: 'New tiles' };

  it.each([
    ['en', 'Edit: Roof', 'Save changes', 'Someone else has changed this project', 'Use the newer values'],
    ['is', 'Breyta: Roof', 'Vista breytingar', 'Einhver annar hefur breytt þessu verki', 'Nota nýrri gildin'],
    [
      'pt',
      'Editar: Roof',
      'Guardar alterações',
      'Outra pessoa alterou esta obra',
      'Usar os valores mais recentes',
    ],
  ] as const)('is shown in %s with the newer values', async (language, edit, save, heading, take) => {
    const { user } = await visit('/app#projects', {
      language,
      session: manager(),
      answers: {
        'GET /api/projects': { body: [roof] },
        'GET /api/employees': { body: [] },
        'PUT /api/projects': problem(409, 'project_changed', { params: { project: newer } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: edit }));
    const dialog = within(await screen.findByRole('dialog'));
    const [name] = await dialog.findAllByRole('textbox');
    if (!name) throw new Error('the dialog has no field');
    await user.type(name, ' 12');
    await user.click(dialog.getByRole('button', { name: save }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText(heading)).toBeInTheDocument();
    expect(alert.getByRole('listitem')).toHaveTextContent('New tiles');
    expect(name).toHaveValue('Roof 12');
    expect(dialog.getByDisplayValue('New tiles')).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: take }));
    expect(name).toHaveValue('Roof');
  });
});

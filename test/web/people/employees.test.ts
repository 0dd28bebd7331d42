// Proves the employees list and the dialogs that create, change, deactivate and send an employee the login.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Employee } from '#shared/model/employee.ts';
import { type Answers, leave, visit } from '../front/visit.ts';
import { anEmployee, manager } from '../desk/desk.ts';

afterEach(leave);

const today = new Date().toISOString();
const anna = anEmployee({
  name: 'Anna',
  login_token: 'bcdf',
  latest_work_log: today,
  phone_number: '+3546111234',
});
const bjorn = anEmployee({
  name: 'Björn',
  login_token: 'ghjk',
  latest_work_log: '2026-01-05T08:00:00Z',
  created: '2026-06-01T08:00:00Z',
});
const clara = anEmployee({ name: 'Clara', login_token: 'lmnp' });
const gone = anEmployee({ name: 'Dagur', disabled: true });

async function employees(
  rows: readonly Employee[],
  answers: Readonly<Record<string, Answers>> = {},
  session = manager(),
) {
  const opened = await visit('/app#employees', {
    session,
    answers: { 'GET /api/employees': { body: rows }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Employees' });
  return opened;
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const namesIn = async (name: string) =>
  (await table(name)).getAllByRole('rowheader').map((cell) => cell.textContent);
const sent = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);

describe('the employees list', () => {
  it('shows name, created, last entry, login password, Send SMS and edit of the active ones', async () => {
    await employees([anna, bjorn, clara]);
    const active = await table('Active employees');
    const heads = active.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Name', 'Created', 'Last entry', 'Login password', 'Editing']);
    expect(active.getByText('bcdf')).toBeInTheDocument();
    expect(active.getByRole('button', { name: 'Send SMS: Anna' })).toBeInTheDocument();
    expect(active.getByRole('button', { name: 'Edit: Anna' })).toBeInTheDocument();
    expect(active.getByText('01.06.2026')).toBeInTheDocument();
  });

  it('writes the last entry bold on the day itself, normal before, and says No entry yet', async () => {
    await employees([anna, bjorn, clara]);
    const active = await table('Active employees');
    const rowOf = (name: string) =>
      within(active.getByRole('rowheader', { name }).closest('tr') ?? expect.fail(name));
    expect(rowOf('Clara').getByText('No entry yet')).toBeInTheDocument();
    expect(rowOf('Björn').getByText('05.01.2026')).not.toHaveClass('strong');
    const [day, month, year] = [today.slice(8, 10), today.slice(5, 7), today.slice(0, 4)];
    expect(rowOf('Anna').getByText(`${day}.${month}.${year}`)).toHaveClass('strong');
  });

  it('is sorted by name, and by created and last entry when asked', async () => {
    const { user } = await employees([clara, bjorn, anna]);
    expect(await namesIn('Active employees')).toEqual(['Anna', 'Björn', 'Clara']);
    const active = await table('Active employees');
    await user.click(active.getByRole('button', { name: 'Created' }));
    await waitFor(async () => expect((await namesIn('Active employees'))[0]).toBe('Björn'));
    await user.click(active.getByRole('button', { name: 'Last entry' }));
    await waitFor(async () => expect(await namesIn('Active employees')).toEqual(['Anna', 'Björn', 'Clara']));
    await user.click(active.getByRole('button', { name: 'Name' }));
    await user.click(active.getByRole('button', { name: 'Name' }));
    await waitFor(async () => expect(await namesIn('Active employees')).toEqual(['Clara', 'Björn', 'Anna']));
  });

  it('has a table of the inactive ones only if there are any', async () => {
    await employees([anna]);
    await table('Active employees');
    expect(screen.queryByRole('table', { name: 'Inactive employees' })).toBeNull();
    await leave();
    await employees([anna, gone]);
    expect(await namesIn('Inactive employees')).toEqual(['Dagur']);
    expect(await namesIn('Active employees')).toEqual(['Anna']);
  });

  it('says No employees have been created when there are none', async () => {
    await employees([]);
    expect(await screen.findByText('No employees have been created')).toBeInTheDocument();
  });

  it('activates an inactive employee at once', async () => {
    const call = `PUT /api/employees/${gone.id}/enable`;
    const { user, asked } = await employees([anna, gone], { [call]: { body: { ...gone, disabled: false } } });
    await user.click(await screen.findByRole('button', { name: 'Activate: Dagur' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('editing an employee', () => {
  const opened = async (who: Employee, answers: Readonly<Record<string, Answers>> = {}) => {
    const page = await employees([who], answers);
    await page.user.click(await screen.findByRole('button', { name: `Edit: ${who.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit employee/ }));
    await dialog.findByLabelText(/^Name/);
    return { ...page, dialog };
  };

  it('asks before it deactivates, says what that means, and deactivates when told so', async () => {
    const call = `PUT /api/employees/${anna.id}/disable`;
    const { user, dialog, asked } = await opened(anna, { [call]: { body: { ...anna, disabled: true } } });
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    const title = await screen.findByRole('heading', { name: 'Deactivate Anna?' });
    const question = within(
      title.closest<HTMLElement>('section, dialog, [role]') ?? expect.fail('no dialog'),
    );
    expect(
      question.getByText(
        /can no longer clock in, view projects or change anything.*see past entries\. No data is deleted/,
      ),
    ).toBeInTheDocument();
    expect(sent(asked, call)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
  });

  it('counts a changed name only when it is not empty, and sends only what changed', async () => {
    const { user, dialog, asked } = await opened(anna, {
      'PUT /api/employees': { body: { ...anna, name: 'Hanna' } },
    });
    const name = dialog.getByLabelText(/^Name/);
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('No changes have been made')).toBeInTheDocument();
    await user.type(name, 'Hanna');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/employees')).toEqual([{ id: anna.id, new_name: 'Hanna' }]),
    );
  });

  it('offers the SMS while the phone is valid and nothing else changed, or when the phone changed', async () => {
    const { user, dialog } = await opened(anna);
    expect(await dialog.findByRole('button', { name: 'Send login SMS' })).toBeEnabled();
    await user.click(dialog.getByLabelText('create projects'));
    await waitFor(() => expect(dialog.queryByRole('button', { name: /SMS/ })).toBeNull());
    await user.clear(dialog.getByLabelText(/Phone number/));
    await user.type(dialog.getByLabelText(/Phone number/), '6115678');
    expect(await dialog.findByRole('button', { name: /SMS/ })).toBeInTheDocument();
  });

  it('sends no SMS to a phone that is not valid', async () => {
    const { user, dialog } = await opened(anna);
    await user.clear(dialog.getByLabelText(/Phone number/));
    await user.type(dialog.getByLabelText(/Phone number/), '12');
    expect(await dialog.findByText('This is not a valid phone number')).toBeInTheDocument();
    for (const button of dialog.queryAllByRole('button', { name: /SMS/ })) expect(button).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });
});

describe('creating an employee', () => {
  const opened = async (session = manager(), answers: Readonly<Record<string, Answers>> = {}) => {
    const page = await employees([bjorn], { 'POST /api/employees': { body: anna }, ...answers }, session);
    await page.user.click(await screen.findByRole('button', { name: 'Create employee' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create employee' }));
    await dialog.findByLabelText(/^Name/);
    return { ...page, dialog };
  };

  it('begins with a password of four consonants and both permissions off', async () => {
    const { dialog } = await opened();
    const password = dialog.getByLabelText<HTMLInputElement>('Login password');
    expect(password.value).toMatch(/^[bcdfghjklmnpqrstvwxz]{4}$/);
    expect(dialog.getByLabelText('add and edit time entries manually')).not.toBeChecked();
    expect(dialog.getByLabelText('create projects')).not.toBeChecked();
  });

  it('needs a name', async () => {
    const { user, dialog, asked } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toBeInvalid());
    expect(sent(asked, 'POST /api/employees')).toEqual([]);
  });

  it('takes no phone, and with a valid one says Add employee & send SMS', async () => {
    const { user, dialog, asked } = await opened();
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    expect(dialog.getByRole('button', { name: 'Add employee' })).toBeEnabled();
    await user.type(dialog.getByLabelText(/Phone number/), '12');
    expect(await dialog.findByText('This is not a valid phone number')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/Phone number/));
    await user.type(dialog.getByLabelText(/Phone number/), '6111234');
    await user.click(await dialog.findByRole('button', { name: 'Add employee & send SMS' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/employees')).toMatchObject([{ name: 'Anna', send_sms: true, needs: [] }]),
    );
  });

  it('shows kennitala fields of active integrations only, with their warnings', async () => {
    const integrations = { payday: { active: true }, regla: { active: false } };
    const { user, dialog } = await opened(manager({ integrations }));
    expect(dialog.queryByLabelText('Kennitala (Regla)')).toBeNull();
    expect(dialog.queryByLabelText('Kennitala (DK)')).toBeNull();
    const kennitala = dialog.getByLabelText('Kennitala (Payday)');
    await user.type(kennitala, '120160-3389');
    expect(await dialog.findByText('Without a hyphen')).toBeInTheDocument();
    await user.clear(kennitala);
    await user.type(kennitala, '12016033891');
    expect(await dialog.findByText('10 digits, no hyphen')).toBeInTheDocument();
    await user.clear(kennitala);
    await user.type(kennitala, '12016x');
    expect(await dialog.findByText('10 digits, no hyphen')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add employee' })).toBeDisabled();
    await user.clear(kennitala);
    await user.type(kennitala, '9999999999');
    await waitFor(() => expect(dialog.queryByText('10 digits, no hyphen')).toBeNull());
  });

  it('sends kennitala and trimmed department of DK, which may be left out', async () => {
    const integrations = { dk: { active: true } };
    const { user, dialog, asked } = await opened(manager({ integrations }));
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    await user.type(dialog.getByLabelText('Kennitala (DK)'), '1201603389');
    await user.type(dialog.getByLabelText(/Department \(DK\)/), '  12 ');
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/employees')).toMatchObject([
        { integrations: { dk: { kt: '1201603389', deild: '12' } } },
      ]),
    );
  });

  it('shows a kennitala that is set although its integration is off', async () => {
    const set = anEmployee({ name: 'Eva', integrations: { regla: { kt: '1201603389' } } });
    const { user } = await employees([set]);
    await user.click(await screen.findByRole('button', { name: 'Edit: Eva' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit employee/ }));
    expect(await dialog.findByLabelText('Kennitala (Regla)')).toHaveValue('1201603389');
    expect(dialog.queryByLabelText('Kennitala (Payday)')).toBeNull();
  });
});

describe('the login SMS', () => {
  it('has a dialog of its own that sends it', async () => {
    const call = `POST /api/employees/${anna.id}/send_login_sms`;
    const { user, asked } = await employees([anna], { [call]: { status: 204 } });
    await user.click(await screen.findByRole('button', { name: 'Send SMS: Anna' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Send login SMS/ }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
  });
});

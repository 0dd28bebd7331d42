// Proves the dialog that creates an employee, and its payroll identities.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anEmployee, manager } from '#test/web/desk/desk.ts';
import { leave, problem } from '#test/web/front/visit.ts';
import { openCreate, openEmployees, sent } from './crew.ts';

afterEach(leave);

describe('creating an employee', () => {
  it('begins with a password of four consonants and both permissions off [modals.create-employee employee-token.four-characters needs.both-off]', async () => {
    const { dialog } = await openCreate();
    const password = dialog.getByLabelText<HTMLInputElement>('Login password');
    expect(password.value).toMatch(/^[bcdfghjklmnpqrstvwxz]{4}$/);
    expect(dialog.getByLabelText('add and edit time entries manually')).not.toBeChecked();
    expect(dialog.getByLabelText('create projects')).not.toBeChecked();
  });

  it('needs a name [employee-form.name-required]', async () => {
    const { user, dialog, asked } = await openCreate();
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toBeInvalid());
    expect(sent(asked, 'POST /api/employees')).toEqual([]);
  });

  it.each([
    ['the same', {}, 'An employee with that name already exists'],
    ['one that looks alike, and names it', { name: 'Þórdís' }, /^Too close to the employee ‘Þórdís’/],
  ])('says that the name is taken by %s', async (_, params, words) => {
    const { user, dialog } = await openCreate(manager(), {
      'POST /api/employees': problem(409, 'employee_exists', { params }),
    });
    await user.type(dialog.getByLabelText(/^Name/), 'Thordis');
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    expect(await dialog.findByText(words)).toBeInTheDocument();
  });

  it('takes no phone, and with a valid one says Add employee & send SMS [employee-form.phone-optional employee-form.message.add-and-sms]', async () => {
    const { user, dialog, asked } = await openCreate();
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    expect(dialog.getByRole('button', { name: 'Add employee' })).toBeEnabled();
    await user.type(dialog.getByLabelText(/Phone number/), '12');
    expect(await dialog.findByText('Enter a valid phone number')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/Phone number/));
    await user.type(dialog.getByLabelText(/Phone number/), '6111234');
    await user.click(await dialog.findByRole('button', { name: 'Add employee & send SMS' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/employees')).toMatchObject([{ name: 'Anna', send_sms: true, needs: [] }]),
    );
  });

  it('with an invalid phone is not sent, and says so at the field [employee-form.phone-valid]', async () => {
    const { user, dialog, asked } = await openCreate();
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    await user.type(dialog.getByLabelText(/Phone number/), '12');
    await dialog.findByText('Enter a valid phone number');
    await user.click(dialog.getByRole('button', { name: /^Add employee/ }));
    await waitFor(() => expect(dialog.getByLabelText(/Phone number/)).toBeInvalid());
    expect(sent(asked, 'POST /api/employees')).toEqual([]);
  });

  it('keeps a landline, says at the field that no SMS goes to it, and asks for none', async () => {
    const { user, dialog, asked } = await openCreate();
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    await user.type(dialog.getByLabelText(/Phone number/), '5512345');
    expect(await dialog.findByText(/^We cannot send SMS to this number/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/Phone number/)).toBeValid();
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    await waitFor(() => expect(sent(asked, 'POST /api/employees')).toHaveLength(1));
    const [body] = sent(asked, 'POST /api/employees');
    expect(body).toMatchObject({ name: 'Anna', phone_number: '5512345' });
    expect(body).not.toHaveProperty('send_sms');
  });

  it('shows kennitala fields of active integrations only, with their warnings [needs.integrations-decide-fields employee-form.kennitala.* kennitala.warning.*]', async () => {
    const integrations = { payday: { active: true }, regla: { active: false } };
    const { user, dialog } = await openCreate(manager({ integrations }));
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

  it('sends kennitala and trimmed department of DK, which may be left out [employee-create.dk.*]', async () => {
    const integrations = { dk: { active: true } };
    const { user, dialog, asked } = await openCreate(manager({ integrations }));
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

  it('asks once for the kennitala of several systems', async () => {
    const integrations = { payday: { active: true }, dk: { active: true } };
    const { user, dialog, asked } = await openCreate(manager({ integrations }));
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    await user.type(dialog.getByLabelText('Kennitala (Payday, DK)'), '1201603389');
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/employees')).toMatchObject([
        { integrations: { payday: { kt: '1201603389' }, dk: { kt: '1201603389' } } },
      ]),
    );
  });

  it('does not ask for the department of DK, nor strip a kennitala of its spaces [employee-form.department-optional kennitala.no-space-stripping]', async () => {
    const { user, dialog, asked } = await openCreate(manager({ integrations: { dk: { active: true } } }));
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    const kennitala = dialog.getByLabelText('Kennitala (DK)');
    await user.type(kennitala, '120160 3389');
    expect(dialog.getByText('10 digits, no hyphen')).toBeInTheDocument();
    expect(kennitala).toHaveValue('120160 3389');
    expect(dialog.getByRole('button', { name: 'Add employee' })).toBeDisabled();
    await user.clear(kennitala);
    await user.type(kennitala, '1201603389');
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    await waitFor(() =>
      expect(sent(asked, 'POST /api/employees')).toMatchObject([
        { integrations: { dk: { kt: '1201603389' } } },
      ]),
    );
  });

  it('takes a kennitala of fewer digits, with a word that it looks unfinished', async () => {
    const { user, dialog } = await openCreate(manager({ integrations: { payday: { active: true } } }));
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    await user.type(dialog.getByLabelText('Kennitala (Payday)'), '120160');
    expect(dialog.getByText('A kennitala has 10 digits: please check it')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add employee' })).toBeEnabled();
  });

  it('shows a kennitala that is set although its integration is off [employee-form.kennitala-visible]', async () => {
    const set = anEmployee({ name: 'Eva', integrations: { regla: { kt: '1201603389' } } });
    const { user } = await openEmployees([set]);
    await user.click(await screen.findByRole('button', { name: 'Edit: Eva' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit employee/ }));
    expect(await dialog.findByLabelText('Kennitala (Regla)')).toHaveValue('1201603389');
    expect(dialog.queryByLabelText('Kennitala (Payday)')).toBeNull();
  });
});

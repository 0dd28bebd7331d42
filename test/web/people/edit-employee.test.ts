// Proves the dialogs that change an employee, deactivate one, and send the login by SMS.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { anEmployee, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { anna, openEdit, openEmployees, sent } from './crew.ts';

afterEach(leave);

describe('editing an employee', () => {
  it('asks before it deactivates, says what that means, and deactivates on confirmation [employee.deactivating-needs-confirmation]', async () => {
    const call = `PUT /api/employees/${anna.id}/disable`;
    const { user, dialog, asked } = await openEdit(anna, { [call]: { body: { ...anna, disabled: true } } });
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    const title = await screen.findByRole('heading', { name: 'Deactivate Anna?' });
    const question = within(
      title.closest<HTMLElement>('section, dialog, [role]') ?? expect.fail('no dialog'),
    );
    expect(question.getByText(/still log in and see their entries\. No data is deleted/)).toBeInTheDocument();
    expect(sent(asked, call)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
  });

  it('says before deactivating a clocked-in employee that the entry runs on', async () => {
    const running = aWorkLog({ employee: { id: anna.id, name: 'Anna' }, end_time: undefined });
    const { user, dialog } = await openEdit(anna, { 'GET /api/worklogs': { body: [running] } });
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(
      await screen.findByText(/^Anna is clocked in now\. The entry keeps running until you end it\./),
    ).toBeInTheDocument();
  });

  it('offers a read-only company what protects its people alone: other letters, and deactivating', async () => {
    const over = manager({ paying_customer: false, created: '2020-01-01T08:00:00Z' });
    const standing = { should_become_customer: true, read_only: true, trial_days_left: 0 };
    const call = 'PUT /api/employees';
    const { user, asked } = await openEmployees(
      [anna],
      { 'GET /api/billing/status': { body: standing }, [call]: { body: { ...anna, login_token: 'bbbb' } } },
      over,
    );
    // The question of a company whose trial is over comes by itself, over whatever is open.
    await user.click(await screen.findByRole('button', { name: 'Confirm subscription later' }));
    await user.click(await screen.findByRole('button', { name: `Edit: ${anna.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit employee/ }));
    expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
    const letters = dialog.getByRole('textbox');
    await user.clear(letters);
    await user.type(letters, 'bbbb');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, call)).toEqual([{ id: anna.id, version: anna.version, new_token: 'bbbb' }]),
    );
  });

  it('counts a changed name only when it is not empty, and sends only what changed [employees.dialog-edit employee-form.name-change-non-empty]', async () => {
    const { user, dialog, asked } = await openEdit(anna, {
      'PUT /api/employees': { body: { ...anna, name: 'Hanna' } },
    });
    const name = dialog.getByLabelText(/^Name/);
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('No changes have been made')).toBeInTheDocument();
    await user.type(name, 'Hanna');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/employees')).toEqual([
        { id: anna.id, version: anna.version, new_name: 'Hanna' },
      ]),
    );
  });

  it('offers the SMS while the phone is valid and nothing else changed, or when the phone changed [employee-form.sms-button-phone-changed]', async () => {
    const { user, dialog } = await openEdit(anna);
    expect(await dialog.findByRole('button', { name: 'Send login SMS' })).toBeEnabled();
    await user.click(dialog.getByLabelText('create projects'));
    await waitFor(() => expect(dialog.queryByRole('button', { name: /SMS/ })).toBeNull());
    await user.clear(dialog.getByLabelText(/Phone number/));
    await user.type(dialog.getByLabelText(/Phone number/), '6115678');
    expect(await dialog.findByRole('button', { name: /SMS/ })).toBeInTheDocument();
  });

  it('offers the SMS for a valid phone when the login details change as well [employee-form.sms-button-login-changed]', async () => {
    const { user, dialog } = await openEdit(anna);
    await dialog.findByRole('button', { name: 'Send login SMS' });
    await user.click(dialog.getByLabelText('create projects'));
    await waitFor(() => expect(dialog.queryByRole('button', { name: /SMS/ })).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Generate new password' }));
    expect(await dialog.findByRole('button', { name: 'Save & send SMS' })).toBeInTheDocument();
  });

  it('gives an employee a lunch of its own where the company takes one off, and takes it back', async () => {
    const lunch = { minutes: 30, from_hours: 6 };
    const settings = { ...firstSettings('en', 'Atlantic/Reykjavik'), lunch };
    const call = 'PUT /api/employees';
    const own = anEmployee({ name: 'Eva', lunch: { minutes: 45, from_hours: 5 } });
    const { user, asked } = await openEmployees(
      [anna, own],
      { [call]: { body: anna } },
      manager({ settings }),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit: Anna' }));
    let dialog = within(await screen.findByRole('dialog', { name: /Edit employee/ }));
    expect(await dialog.findByRole('radio', { name: 'Company rule' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Custom' }));
    const minutes = dialog.getByLabelText('Minutes');
    expect(minutes).toHaveValue('30');
    await user.clear(minutes);
    expect(dialog.getByText('Enter a whole number from 1 to 240')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.type(minutes, '20');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, call)).toEqual([
        { id: anna.id, version: anna.version, lunch: { minutes: 20, from_hours: 6 } },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit: Eva' }));
    dialog = within(await screen.findByRole('dialog', { name: /Edit employee/ }));
    await user.click(await dialog.findByRole('radio', { name: 'Company rule' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(asked, call).at(-1)).toEqual({ id: own.id, version: own.version, lunch: 'company' }),
    );
  });

  it('sends no SMS to a phone that is not valid [employee-form.phone-check-before-sms]', async () => {
    const { user, dialog } = await openEdit(anna);
    await user.clear(dialog.getByLabelText(/Phone number/));
    await user.type(dialog.getByLabelText(/Phone number/), '12');
    expect(await dialog.findByText('Enter a valid phone number')).toBeInTheDocument();
    for (const button of dialog.queryAllByRole('button', { name: /SMS/ })) expect(button).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });
});

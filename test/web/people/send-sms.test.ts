// Proves the dialog that sends the login by SMS: to the number that is seen there, and to its end after a failure.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Employee } from '#shared/model/employee.ts';
import { type Answers, leave, problem } from '#test/web/front/visit.ts';
import { anna, openEdit, openEmployees, sent } from './crew.ts';

afterEach(leave);

const call = `POST /api/employees/${anna.id}/send_login_sms`;
const put = 'PUT /api/employees';
/** Answers one after the other, the last one again and again. */
const inTurn = (...answers: Answers[]): Answers => {
  let asked = 0;
  return (url) => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? expect.fail('no answer');
    asked += 1;
    return typeof answer === 'function' ? answer(url) : answer;
  };
};
const changed = (employee: Employee) => problem(409, 'employee_changed', { params: { employee } });
const versions = (asked: readonly { call: string; url: string }[]) =>
  asked.filter((one) => one.call === call).map(({ url }) => new URL(url).searchParams.get('version'));

async function opened(answers: Readonly<Record<string, Answers>>, who = anna) {
  const page = await openEmployees([who], answers);
  await page.user.click(await screen.findByRole('button', { name: 'Send SMS: Anna' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Send login SMS/ }));
  const press = async () => {
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send SMS' })).toBeEnabled());
    await page.user.click(dialog.getByRole('button', { name: 'Send SMS' }));
  };
  const type = async (number: string) => {
    await page.user.clear(dialog.getByLabelText(/Phone number/));
    await page.user.type(dialog.getByLabelText(/Phone number/), number);
  };
  return { ...page, dialog, press, type };
}

describe('the dialog of the login SMS', () => {
  it('says that the message holds a link, and that the password is the manager’s to give [employees.dialog-send-sms]', async () => {
    const { dialog, asked, press } = await opened({ [call]: { status: 204 } });
    expect(
      dialog.getByText(/The link works once, within 3 days\. Tell them the password yourself: bdgk\./),
    ).toBeInTheDocument();
    await press();
    expect(await screen.findByText('Login SMS sent to Anna')).toBeInTheDocument();
    expect(versions(asked)).toEqual(['1']);
    expect(sent(asked, put)).toEqual([]);
  });

  it('asks for another number than a landline, in words at the field', async () => {
    const { dialog, asked, type } = await opened({ [call]: { status: 204 } });
    await type('551 2345');
    expect(await dialog.findByText(/^We cannot send SMS to this number/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/Phone number/)).toBeInvalid();
    expect(dialog.getByRole('button', { name: 'Send SMS' })).toBeDisabled();
    expect(versions(asked)).toEqual([]);
  });

  it('sends the SMS at the second press where the new number was saved and the SMS failed', async () => {
    const saved = { ...anna, phone_number: '+3546115678', version: 2 };
    const { dialog, asked, press, type } = await opened({
      [put]: { body: saved },
      [call]: inTurn(problem(500, 'internal'), { status: 204 }),
    });
    await type('611 5678');
    await press();
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Phone number/)).toHaveValue('+3546115678');
    await press();
    expect(await screen.findByText('Login SMS sent to Anna')).toBeInTheDocument();
    expect(sent(asked, put)).toEqual([{ id: anna.id, version: 1, phone_number: '611 5678' }]);
    expect(versions(asked)).toEqual(['2', '2']);
  });

  it('shows a number that another manager wrote meanwhile before anything goes to it', async () => {
    const { dialog, asked, press } = await opened({
      [call]: inTurn(changed({ ...anna, phone_number: '+3546115678', version: 2 }), { status: 204 }),
    });
    await press();
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Someone else has changed this employee')).toBeInTheDocument();
    expect(alert.getByRole('listitem')).toHaveTextContent('Phone number: +3546115678');
    expect(dialog.getByLabelText(/Phone number/)).toHaveValue('+3546115678');
    await press();
    expect(await screen.findByText('Login SMS sent to Anna')).toBeInTheDocument();
    expect(versions(asked)).toEqual(['1', '2']);
  });

  it('overwrites no newer number unseen; the typed one stays in the field, or gives way at a press', async () => {
    const newer = { ...anna, phone_number: '+3546115678', version: 2 };
    const { user, dialog, asked, press, type } = await opened({
      [put]: inTurn(changed(newer), { body: { ...newer, phone_number: '+3546119999', version: 3 } }),
      [call]: { status: 204 },
    });
    await type('+3546119999');
    await press();
    await user.click(await dialog.findByRole('button', { name: 'Use the newer values' }));
    expect(dialog.getByLabelText(/Phone number/)).toHaveValue('+3546115678');
    await type('+3546119999');
    await press();
    await waitFor(() => expect(versions(asked)).toEqual(['3']));
    expect(sent(asked, put).at(-1)).toEqual({ id: anna.id, version: 2, phone_number: '+3546119999' });
  });

  it('is not held up by a change that does not concern the number', async () => {
    const { asked, press } = await opened({
      [call]: inTurn(changed({ ...anna, name: 'Hanna', version: 2 }), { status: 204 }),
    });
    await press();
    expect(await screen.findByText(/Login SMS sent to/)).toBeInTheDocument();
    expect(versions(asked)).toEqual(['1', '2']);
  });
});

describe('the form of an employee', () => {
  it('has only the SMS left to send where the change was saved and the SMS failed', async () => {
    const saved = { ...anna, phone_number: '+3546115678', version: 2 };
    const { user, dialog, asked } = await openEdit(anna, {
      [put]: { body: saved },
      [call]: inTurn(problem(500, 'internal'), { status: 204 }),
    });
    await user.clear(dialog.getByLabelText(/Phone number/));
    await user.type(dialog.getByLabelText(/Phone number/), '611 5678');
    const press = async (name: string) => {
      await waitFor(() => expect(dialog.getByRole('button', { name })).toBeEnabled());
      await user.click(dialog.getByRole('button', { name }));
    };
    await press('Save & send SMS');
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await press('Send login SMS');
    expect(await screen.findByText(/login/i, { selector: '[role=status] *' })).toBeInTheDocument();
    expect(sent(asked, put)).toHaveLength(1);
    expect(versions(asked)).toEqual(['2', '2']);
  });
});

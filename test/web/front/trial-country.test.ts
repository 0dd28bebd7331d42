// Proves that the trial asks where the company works, with a guess that can be changed.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leave, problem, visit } from './visit.ts';

afterEach(leave);

const trialForm = async () => {
  const name = await screen.findByLabelText('Company name', { selector: '#trial *' });
  return within(name.closest('form') ?? expect.fail('no form'));
};

it('the trial asks the country, guessed from where the clock is, and sends what was chosen', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Europe/London',
  });
  const { user, asked } = await visit('/', {
    answers: { 'POST /api/request-trial': problem(409, 'company_exists') },
  });
  const form = await trialForm();
  vi.restoreAllMocks();
  const country = form.getByRole('button', { name: /^Country/ });
  expect(country).toHaveAccessibleName('Country United Kingdom');
  await user.type(form.getByLabelText('Company name'), 'Leeds Roofing');
  await user.type(form.getByLabelText('E-mail'), 'a@example.com');
  const send = () => user.click(form.getByRole('button', { name: 'Start the trial' }));
  await send();
  await user.click(await form.findByRole('button', { name: /^Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Portugal' }));
  await send();
  const sent = () => asked.filter(({ call }) => call === 'POST /api/request-trial');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toMatchObject([{ country: 'GB' }, { country: 'PT' }]);
});

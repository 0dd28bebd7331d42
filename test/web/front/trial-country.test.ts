// Proves that the trial asks where the company works, with a guess that can be changed.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api as apiOrigin, leave, problem, visit } from './visit.ts';

type Form = Awaited<ReturnType<typeof trialForm>>;
type User = Awaited<ReturnType<typeof visit>>['user'];

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
  await user.type(form.getByLabelText('Email'), 'a@example.com');
  const send = () => user.click(form.getByRole('button', { name: 'Start free trial' }));
  await send();
  await user.click(await form.findByRole('button', { name: /^Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Portugal' }));
  await send();
  const sent = () => asked.filter(({ call }) => call === 'POST /api/request-trial');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toMatchObject([{ country: 'GB' }, { country: 'PT' }]);
});

describe('the trial’s language and time zone', () => {
  const sentBy = async (change: (form: Form, user: User) => Promise<void>, timeZone = 'Atlantic/Azores') => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone,
    });
    const { user, asked } = await visit('/', {
      answers: { 'POST /api/request-trial': problem(409, 'company_exists') },
    });
    const form = await trialForm();
    await change(form, user);
    await user.type(form.getByLabelText('Company name'), 'Obras do Pico');
    await user.type(form.getByLabelText('Email'), 'a@example.com');
    await user.click(form.getByRole('button', { name: 'Start free trial' }));
    await form.findByText('Whoops! Something went wrong');
    vi.restoreAllMocks();
    return asked.find(({ call }) => call === 'POST /api/request-trial')?.body;
  };

  it('are guessed, shown in a line and sent', async () => {
    const body = await sentBy(async (form) => {
      expect(form.getByText('Language: English. Time zone: Atlantic/Azores.')).toBeInTheDocument();
    });
    expect(body).toMatchObject({ country: 'PT', language: 'en', time_zone: 'Atlantic/Azores' });
    expect(body).not.toHaveProperty('phone');
  });

  it.each(['America/Boise', 'Europe/Berlin', 'Europe/Kyiv'])(
    'begin with the browser’s own zone, and offer it after another country was chosen: %s',
    async (own) => {
      const body = await sentBy(async (form, user) => {
        expect(form.getByText(`Language: English. Time zone: ${own}.`)).toBeInTheDocument();
        await user.click(form.getByRole('button', { name: /^Country/ }));
        await user.click(await screen.findByRole('option', { name: 'Iceland' }));
        await user.click(form.getByRole('button', { name: 'Change language or time zone' }));
        await user.click(await form.findByRole('button', { name: /^Time zone/ }));
        await user.click(await screen.findByRole('option', { name: own }));
      }, own);
      expect(body).toMatchObject({ country: 'IS', time_zone: own });
    },
  );

  it('are changed where that is asked', async () => {
    const body = await sentBy(async (form, user) => {
      await user.click(form.getByRole('button', { name: 'Change language or time zone' }));
      await user.click(await form.findByRole('button', { name: /^Language/ }));
      await user.click(await screen.findByRole('option', { name: 'Português' }));
      await user.click(form.getByRole('button', { name: /^Time zone/ }));
      await user.click(await screen.findByRole('option', { name: 'Atlantic/Madeira' }));
    });
    expect(body).toMatchObject({ country: 'PT', language: 'pt', time_zone: 'Atlantic/Madeira' });
  });

  it('follow another country: its clocks are not those of before', async () => {
    const body = await sentBy(async (form, user) => {
      await user.click(form.getByRole('button', { name: /^Country/ }));
      await user.click(await screen.findByRole('option', { name: 'Iceland' }));
      expect(await form.findByText('Language: English. Time zone: Atlantic/Reykjavik.')).toBeInTheDocument();
    });
    expect(body).toMatchObject({ country: 'IS', time_zone: 'Atlantic/Reykjavik' });
  });
});

describe('a trial whose place the server refuses', () => {
  it.each([
    ['time_zone', 'This time zone is not known. Choose another with the button above.'],
    ['language', 'This language is not known. Choose another with the button above.'],
  ])('says that %s is wrong, and no more than that', async (field, words) => {
    const refused = problem(400, 'invalid_input', {
      errors: [{ field, message: 'no', code: 'wrong_value' }],
    });
    const { user } = await visit('/', { answers: { 'POST /api/request-trial': refused } });
    const form = await trialForm();
    await user.type(form.getByLabelText('Company name'), 'Múrverk');
    await user.type(form.getByLabelText('Email'), 'a@example.com');
    await user.click(form.getByRole('button', { name: 'Start free trial' }));
    expect(await form.findByRole('alert')).toHaveTextContent(words);
    expect(form.queryByText('Something is missing or wrong. Check the form.')).toBeNull();
  });
});

describe('the trial’s phone field', () => {
  const withFlag = (trial_phone: boolean | undefined, answer = problem(409, 'company_exists')) =>
    visit('/', {
      answers: {
        'GET /config.json': { body: { api: apiOrigin, photos: '', trial_phone } },
        'POST /api/request-trial': answer,
      },
    });

  it.each([false, undefined])('is not there with the flag %s [trial.phone-behind-flag]', async (flag) => {
    await withFlag(flag);
    const form = await trialForm();
    expect(form.queryByLabelText(/Phone/)).toBeNull();
  });

  it('is there with the flag, and optional: left empty, no phone is sent [trial.form.phone]', async () => {
    const { user, asked } = await withFlag(true);
    const form = await trialForm();
    await user.type(form.getByLabelText('Company name'), 'Múrverk');
    await user.type(form.getByLabelText('Email'), 'a@example.com');
    const send = () => user.click(form.getByRole('button', { name: 'Start free trial' }));
    await send();
    await form.findByText('Whoops! Something went wrong');
    await user.type(form.getByLabelText('Phone number, optional'), 'call me');
    await send();
    expect(await form.findByText('Enter a valid phone number')).toBeInTheDocument();
    await user.clear(form.getByLabelText('Phone number, optional'));
    await user.type(form.getByLabelText('Phone number, optional'), '123');
    await send();
    expect(await form.findByText('Enter a valid phone number')).toBeInTheDocument();
    await user.clear(form.getByLabelText('Phone number, optional'));
    await user.type(form.getByLabelText('Phone number, optional'), '+354 611 1234');
    await send();
    const sent = () => asked.filter(({ call }) => call === 'POST /api/request-trial').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]).not.toHaveProperty('phone');
    expect(sent()[1]).toMatchObject({ phone: '+354 611 1234' });
  });

  it('a field that the server refuses is named on the field, not in a list', async () => {
    const { user } = await withFlag(
      true,
      problem(422, 'invalid_input', { errors: [{ field: 'phone', message: 'no', code: 'wrong_format' }] }),
    );
    const form = await trialForm();
    await user.type(form.getByLabelText('Company name'), 'Múrverk');
    await user.type(form.getByLabelText('Email'), 'a@example.com');
    await user.click(form.getByRole('button', { name: 'Start free trial' }));
    await waitFor(() =>
      expect(form.getByLabelText('Phone number, optional')).toHaveAccessibleDescription(
        expect.stringContaining('Enter a valid phone number'),
      ),
    );
    expect(form.queryByText('Whoops! Something went wrong')).toBeNull();
  });
});

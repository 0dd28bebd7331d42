// Proves the page of a mailed link that no longer works: it shows so before anybody types, in every language.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { arrivesAt, leave, problem, sessionOf, tooMany, visit } from './visit.ts';

afterEach(leave);

const look = 'POST /api/change_password_token/company';
const set = 'POST /api/change_password_token';
const found = { body: { company: 'Múrverk ehf.' } };
const over = problem(401, 'link_over');
const anna = sessionOf({
  role: 'EMPLOYEE',
  id: 'e1',
  name: 'Anna',
  needs: [],
  company: { id: 'c000000001', name: 'Múrverk ehf.' },
});
const alert = async () => within(await screen.findByRole('alert'));
const words = {
  en: ['This link does not work', 'It has expired or was already used.', 'Ask for a new link'],
  is: [
    'Þessi hlekkur virkar ekki',
    'Hann er útrunninn eða hefur þegar verið notaður.',
    'Biðja um nýjan hlekk',
  ],
  pt: ['Este link não funciona', 'Expirou ou já foi usado.', 'Pedir um novo link'],
  pl: ['Ten link nie działa', 'Wygasł albo został już użyty.', 'Poproś o nowy link'],
} as const;

describe('the page of a link that sets the password', () => {
  it.each(['en', 'is', 'pt', 'pl'] as const)(
    'says in %s at once that the link is over, and leads to a new one: no password is typed for nothing',
    async (language) => {
      const [heading, why, again] = words[language];
      const { asked } = await visit('/change_password_link?token=abc', {
        language,
        answers: { [look]: over },
      });
      const shown = await alert();
      expect(shown.getByText(heading)).toBeInTheDocument();
      expect(shown.getByText(why)).toBeInTheDocument();
      expect(shown.getByRole('link', { name: again })).toHaveAttribute('href', '/forgot_password');
      expect(document.querySelector('input, form')).toBeNull();
      expect(location.search).toBe('');
      expect(asked.filter(({ call }) => call.startsWith(set))).toMatchObject([
        { call: look, body: { token: 'abc' } },
      ]);
    },
  );

  it('says so of an address without a token, and sends no request', async () => {
    const { asked } = await visit('/change_password_link');
    const shown = await alert();
    expect(shown.getByText(/^The link is incomplete/)).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
    expect(asked.filter(({ call }) => call.startsWith(set))).toEqual([]);
  });

  it('names the company whose password it sets, and uses the link up only when it is sent', async () => {
    const { user, asked } = await visit('/change_password_link?token=abc', {
      answers: { [look]: found, [set]: { body: sessionOf({ latest_work_log: '2026-11-18T08:00:00Z' }) } },
    });
    expect(await screen.findByText(/^For Múrverk ehf\.: use it with the company name/)).toBeInTheDocument();
    expect(asked.some(({ call }) => call === set)).toBe(false);
    await user.type(screen.getByLabelText('New password'), 'krani við bryggju');
    await user.type(screen.getByLabelText('Confirm new password'), 'krani við bryggju');
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    await arrivesAt('/app');
    expect(asked.filter(({ call }) => call === set).map(({ body }) => body)).toEqual([
      { token: 'abc', new_password: 'krani við bryggju' },
    ]);
  });

  it('that could not ask says why, and asks again on request', async () => {
    const answers = [{ status: 502, body: 'oops' }, found];
    const { user } = await visit('/change_password_link?token=abc', {
      answers: { [look]: () => answers.shift() ?? expect.fail('asked too often') },
    });
    expect((await alert()).getByText(/^The servers had a hiccup/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
  });

  it('whose link ran out during typing says so in the place of the form', async () => {
    const { user } = await visit('/change_password_link?token=abc', {
      answers: { [look]: found, [set]: over },
    });
    await user.type(await screen.findByLabelText('New password'), 'krani við bryggju');
    await user.type(screen.getByLabelText('Confirm new password'), 'krani við bryggju');
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe.each([
  [
    '/login_link',
    'POST /api/login_token',
    words.en[1],
    /Employees: ask the office .* Company account: log in with its password/,
  ],
  [
    '/login_link_time_clock',
    'POST /api/time_clock/login_token',
    'It has been replaced by a newer one or is incomplete.',
    /Ask the office for a new link/,
  ],
] as const)('a link at %s', (path, redeem, why, ask) => {
  it('that is over says why and what to do, each once', async () => {
    await visit(`${path}?token=abc`, { answers: { [redeem]: over } });
    const shown = await screen.findByRole('alert');
    expect(shown).toHaveTextContent(why);
    expect(shown).toHaveTextContent('This link does not work');
    expect(shown).toHaveTextContent(ask);
    expect(shown.textContent?.match(/new link/g)).toHaveLength(1);
  });

  const inside = { 'POST /api/self': { body: anna } };
  const named = 'Logged in on this device: Anna, Múrverk ehf.';

  it.each(['that works', 'that is over'])(
    '%s is not used while somebody is in on the device: it names them and asks',
    async (which) => {
      const { user, asked } = await visit(`${path}?token=abc`, {
        answers: { [redeem]: which === 'that works' ? { body: anna } : over, ...inside },
      });
      expect(await screen.findByText(`${named} That login ends if you use the link.`)).toBeInTheDocument();
      expect(location.pathname).toBe(path);
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Continue as Anna' }));
      await arrivesAt('/employee/app');
      expect(asked.map(({ call }) => call)).not.toContain(redeem);
    },
  );

  it('is used once they have chosen it', async () => {
    const { user, asked } = await visit(`${path}?token=abc`, {
      answers: { [redeem]: { body: anna }, ...inside },
    });
    await user.click(await screen.findByRole('button', { name: 'Log in with the link' }));
    await waitFor(() => expect(location.pathname).not.toBe(path));
    expect(asked.filter(({ call }) => call === redeem)).toHaveLength(1);
  });

  it('that is over, once chosen, says so and never goes on as who is in: it names them and waits', async () => {
    const { user } = await visit(`${path}?token=abc`, { answers: { [redeem]: over, ...inside } });
    await user.click(await screen.findByRole('button', { name: 'Log in with the link' }));
    expect((await alert()).getByText(/^It (?:has expired|has been replaced)/)).toBeInTheDocument();
    expect(screen.getByText(named)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log in with the link' })).toBeNull();
    expect(location.pathname).toBe(path);
    await user.click(screen.getByRole('button', { name: 'Continue as Anna' }));
    await arrivesAt('/employee/app');
  });

  it('is not used while the server cannot say who is in', async () => {
    const { asked } = await visit(`${path}?token=abc`, {
      answers: { 'POST /api/self': new TypeError('Failed to fetch'), [redeem]: { body: anna } },
    });
    expect((await alert()).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(asked.map(({ call }) => call)).not.toContain(redeem);
  });

  it.each([
    ['the network is gone', new TypeError('Failed to fetch'), /You may already be logged in/],
    ['the server fails', { status: 502, body: 'oops' }, /^The servers had a hiccup/],
  ])('is not called a bad one when %s', async (_, answer, said) => {
    await visit(`${path}?token=abc`, {
      answers: { [redeem]: () => answer },
    });
    const shown = await alert();
    expect(shown.getByText(said)).toBeInTheDocument();
    expect(shown.queryByText('This link does not work')).toBeNull();
    expect(shown.queryByText(ask)).toBeNull();
    expect(shown.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it.each([
    ['the network is gone', new TypeError('Failed to fetch'), '?token=abc'],
    ['the server fails', { status: 502, body: 'oops' }, '?token=abc'],
    ['too many have asked', tooMany(60), '?token=abc'],
    ['it is over', over, ''],
  ])('keeps its token in the address, for the next load, until it is judged: %s', async (_, answer, left) => {
    await visit(`${path}?token=abc`, {
      answers: { [redeem]: () => answer, 'POST /api/self': problem(401, 'session_missing') },
    });
    await alert();
    expect(location.search).toBe(left);
  });

  it('whose answer was lost can be sent again', async () => {
    const answers = [new TypeError('Failed to fetch'), { body: anna }];
    const { user } = await visit(`${path}?token=abc`, {
      answers: {
        [redeem]: () => answers.shift() ?? expect.fail('sent too often'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location.pathname).not.toBe(path));
  });
});

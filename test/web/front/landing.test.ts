// Proves the landing page: what stands on it, the counters that tick, the trial form and its states.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { secondsPerYear } from '#shared/limits.ts';
import { site } from '#shared/site.ts';
import { arrivesAt, leave, problem, sessionOf, visit } from './visit.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const statistic = { companies: 512, totalSeconds: 20_000_000_000, rate: 70 };
const counted = { 'GET /social_statistic': { body: statistic } };
const numberOf = (text: string) => Number(text.replaceAll(',', ''));
const trialForm = async () => {
  const name = await screen.findByLabelText('Company name', { selector: '#trial *' });
  return within(name.closest('form') ?? expect.fail('no form'));
};

describe('the landing page', () => {
  it('begins with a start-trial button that names the length of the trial', async () => {
    await visit('/');
    expect(await screen.findByRole('link', { name: 'Start 14 day free trial' })).toHaveAttribute(
      'href',
      '/#trial',
    );
    expect(screen.getByText('No payment up front')).toBeInTheDocument();
  });

  it('lists six features', async () => {
    await visit('/');
    await screen.findByRole('heading', { name: 'What it does' });
    const section = document.querySelector('#about') ?? expect.fail('no #about');
    expect(section.querySelectorAll('h3')).toHaveLength(6);
  });

  it('has the anchors about, trial, login and contact', async () => {
    await visit('/');
    await screen.findByRole('link', { name: 'About' });
    for (const id of ['about', 'trial', 'contact', 'login'])
      expect(document.getElementById(id)).not.toBeNull();
    const nav = within(screen.getByRole('navigation', { name: /main/i }));
    expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('href', '#about');
    expect(nav.getByRole('link', { name: 'Trial' })).toHaveAttribute('href', '#trial');
    expect(nav.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact');
  });

  it('says how to reach us: the support e-mail', async () => {
    await visit('/');
    expect(await screen.findByRole('link', { name: site.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${site.supportEmail}`,
    );
  });

  it('has the company login with a forgotten-password link and a way to the trial, and the employee login', async () => {
    await visit('/');
    const section = within(await screen.findByRole('region', { name: 'Log in' }));
    expect(section.getByRole('heading', { name: 'Company login' })).toBeInTheDocument();
    expect(section.getByRole('heading', { name: 'Employee login' })).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot_password',
    );
    expect(section.getByRole('link', { name: 'Start a trial' })).toHaveAttribute('href', '#trial');
    expect(section.getAllByLabelText('Company name')).toHaveLength(2);
    expect(section.getAllByLabelText('Password')).toHaveLength(2);
    expect(section.getByLabelText('Employee name')).toBeInTheDocument();
  });

  it.each([
    ['en', 'The day as it was worked.'],
    ['is', undefined],
    ['pt', undefined],
  ] as const)('speaks %s', async (language, claim) => {
    await visit('/', { language });
    const head = await screen.findByRole('heading', { level: 1 });
    if (claim) expect(head).toHaveTextContent(claim);
    else expect(head).not.toHaveTextContent('The day as it was worked.');
    expect(document.documentElement.lang.slice(0, 2)).toBe(language);
  });
});

describe('the counters', () => {
  it('fall back on 403 companies, 17745944303 seconds and 61 a second when the server does not answer', async () => {
    await visit('/', { answers: { 'GET /social_statistic': { status: 500 } } });
    expect(await screen.findByText('403')).toBeInTheDocument();
    expect(screen.getByText('562')).toBeInTheDocument();
    expect(screen.getByText(/^17,745,944,\d{3}$/)).toBeInTheDocument();
    expect(screen.getByText('seconds, and 61 more every second')).toBeInTheDocument();
  });

  it('show what the server counted: companies, whole years and seconds', async () => {
    await visit('/', { answers: counted });
    expect(await screen.findByText('512')).toBeInTheDocument();
    expect(screen.getByText(String(Math.floor(statistic.totalSeconds / secondsPerYear)))).toBeInTheDocument();
    expect(screen.getByText('companies use Stund')).toBeInTheDocument();
  });

  it('tick on every 100 ms by a tenth of the rate', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await visit('/', { answers: counted });
    const seconds = () => numberOf(screen.getByText(/^20,000,0\d\d,\d{3}$/).textContent ?? '');
    await screen.findByText('512');
    const [before, startedAt] = [seconds(), Date.now()];
    await act(() => vi.advanceTimersByTimeAsync(1000));
    // A busy machine makes it longer than a second; a tick more or less is in the air at both ends.
    const ticks = (Date.now() - startedAt) / 100;
    expect((seconds() - before) / (statistic.rate / 10)).toBeGreaterThanOrEqual(ticks - 2);
    expect((seconds() - before) / (statistic.rate / 10)).toBeLessThanOrEqual(ticks + 2);
  });

  it('are asked for again after a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = await visit('/', { answers: counted });
    const times = () => asked.filter(({ call }) => call === 'GET /social_statistic').length;
    await screen.findByText('512');
    const before = times();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(60_500);
    });
    expect(times()).toBe(before + 1);
  });
});

describe('the trial form', () => {
  it('is quiet until it is sent for the first time, then names both faults and sends nothing', async () => {
    const { user, asked } = await visit('/');
    const form = await trialForm();
    await user.type(form.getByLabelText('E-mail'), 'nobody');
    await user.tab();
    const faults = () => [
      form.queryByText('Company name can not be empty, it will become the account name.'),
      form.queryByText('A valid email is required so we can send the login credentials.'),
    ];
    expect(faults()).toEqual([null, null]);
    await user.click(form.getByRole('button', { name: 'Start the trial' }));
    await waitFor(() => expect(faults()).not.toContain(null));
    expect(asked.filter(({ call }) => call === 'POST /api/request-trial')).toEqual([]);
  });

  it('shows a creating-account label in place of its button while the account is made, then logs in', async () => {
    let answer: (value: unknown) => void = () => {};
    const made = new Promise((done) => {
      answer = done;
    });
    const { user } = await visit('/', {
      answers: { 'POST /api/request-trial': { body: sessionOf() } },
    });
    const slow = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
      if (url.endsWith('/api/request-trial')) await made;
      return slow(url, request);
    });
    const form = await trialForm();
    await user.type(form.getByLabelText('Company name'), 'Múrverk ehf.');
    await user.type(form.getByLabelText('E-mail'), 'garðar@example.is'.replace('ð', 'd'));
    await user.click(form.getByRole('button', { name: 'Start the trial' }));
    expect(await form.findByText('creating account')).toBeInTheDocument();
    expect(form.queryByRole('button', { name: 'Start the trial' })).toBeNull();
    answer(undefined);
    await arrivesAt('/app/setup');
  });

  it('lists what went wrong under its heading and can be sent again', async () => {
    const { user } = await visit('/', {
      answers: { 'POST /api/request-trial': problem(409, 'company_exists') },
    });
    const form = await trialForm();
    await user.type(form.getByLabelText('Company name'), 'Múrverk ehf.');
    await user.type(form.getByLabelText('E-mail'), 'a@example.is');
    await user.click(form.getByRole('button', { name: 'Start the trial' }));
    expect(await form.findByText('Whoops! Something went wrong')).toBeInTheDocument();
    expect(form.getByRole('listitem')).toHaveTextContent(
      'The account name "Múrverk ehf." already exists. Please pick a different name.',
    );
    expect(form.getByRole('button', { name: 'Start the trial' })).toBeEnabled();
  });
});

describe('the country of a trial', () => {
  it.each([
    ['is', 'Iceland', 'IS'],
    ['en', 'United States', 'US'],
    ['en-gb', 'United Kingdom', 'GB'],
    ['en-ie', 'Ireland', 'IE'],
    ['pt', 'Portugal', 'PT'],
  ])('is that of the site’s region, %s, shown in the form and sent', async (region, shown, sent) => {
    document.documentElement.dataset['region'] = region;
    localStorage.setItem('stund-language', 'en');
    onTestFinished(() => {
      delete document.documentElement.dataset['region'];
      localStorage.clear();
    });
    const { user, asked } = await visit('/', {
      answers: { 'POST /api/request-trial': { body: sessionOf() } },
    });
    const form = await trialForm();
    expect(form.getByLabelText(/Country/)).toHaveTextContent(shown);
    await user.type(form.getByLabelText('Company name'), 'Kilbride Ltd');
    await user.type(form.getByLabelText('E-mail'), 'a@example.ie');
    await user.click(form.getByRole('button', { name: 'Start the trial' }));
    await arrivesAt('/app/setup');
    expect(asked.find(({ call }) => call === 'POST /api/request-trial')?.body).toMatchObject({
      country: sent,
    });
  });
});

describe('the language switch', () => {
  it('stores the choice, so that the page opens in it', async () => {
    const { user } = await visit('/');
    const reload = vi.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Íslenska' }));
    expect(localStorage.getItem('stund-language')).toBe('is');
    reload.mockRestore();
  });
});

// Proves pages in a browser that refuses storage or cookies, or whose storage is full: they work and name what is missing.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { wasSignedIn } from '#web/first-move.ts';
import { adoptLanguage, chooseLanguage, chosenLanguage, startTexts } from '#web/text.ts';
import { sayer } from '#web/text-plain.ts';
import { onDevice } from '#web/ui/page/storage.ts';
import { arrivesAt, leave, problem, sessionOf, visit } from './visit.ts';

const company = sessionOf({ latest_work_log: '2026-11-18T08:00:00Z', settings: firstSettings('en', 'UTC') });
const refusal = new DOMException('The operation is insecure.', 'SecurityError');

/** Browsers throw as soon as the storage is named. */
const refuse = () =>
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw refusal;
  });
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room is left', 'QuotaExceededError');
  });

afterEach(async () => {
  vi.restoreAllMocks();
  window.name = '';
  await leave();
});

async function logIn(options: Parameters<typeof visit>[1] = {}) {
  const answers = { 'POST /api/login': { body: company }, ...options.answers };
  const visited = await visit('/login', { ...options, answers });
  const name = await screen.findByLabelText('Company name');
  await visited.user.type(name, 'Múrverk ehf.');
  await visited.user.type(screen.getByLabelText('Password'), 'three words');
  await visited.user.click(screen.getByRole('button', { name: 'Log in' }));
  return visited;
}

describe.each([
  ['refused', refuse],
  ['full', fill],
])('a storage that is %s', (_, inTheWay) => {
  beforeEach(() => void inTheWay());

  it('gives back what it was given as long as the page lives', () => {
    expect(onDevice.set('stund-test', 'one')).toBe(false);
    expect(onDevice.get('stund-test')).toBe('one');
    onDevice.remove('stund-test');
    expect(onDevice.get('stund-test')).toBeNull();
  });

  it('lets a company log in', async () => {
    await logIn();
    await arrivesAt('/app');
  });

  it('leaves the chosen language with the tab, over the account’s and back', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IE']);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    chooseLanguage('is');
    vi.restoreAllMocks();
    inTheWay();
    expect(chosenLanguage()).toBe('is');
    expect(window.name).toBe('stund-language is');
  });

  it('loads the page no second time for an account whose language the tab already knows', async () => {
    await startTexts('en', sayer);
    expect(adoptLanguage('pt')).toBe(true);
    await startTexts('pt', sayer);
    expect(adoptLanguage('pt')).toBe(false);
    expect(window.name).toBe('stund-language pt');
    await startTexts('en', sayer);
  });
});

describe('a storage that is full', () => {
  it('keeps no older value, which a reload would bring back as the newest', () => {
    localStorage.setItem('stund-test', 'of somebody else');
    fill();
    onDevice.set('stund-test', 'own');
    expect(localStorage.getItem('stund-test')).toBeNull();
    expect(onDevice.get('stund-test')).toBe('own');
  });
});

describe('a browser that keeps no cookie', () => {
  const refused = /^Your browser blocks the login cookie\. Allow cookies for this site/;
  const isOut = { 'POST /api/self': problem(401, 'session_missing') };

  it('is named above the form after a right log-in, which opens nothing', async () => {
    await logIn({ refusesCookies: true, answers: isOut });
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
    expect(screen.getByLabelText('Company name')).toHaveValue('Múrverk ehf.');
    expect(wasSignedIn()).toBe(false);
  });

  it('is named above the trial’s form', async () => {
    const { user } = await visit('/#trial', {
      refusesCookies: true,
      answers: { ...isOut, 'POST /api/request-trial': { body: sessionOf() } },
    });
    const submit = await screen.findByRole('button', { name: 'Start free trial' });
    const form = submit.closest('form') ?? expect.fail('no form');
    const [name = expect.fail('no field')] = within(form).getAllByRole('textbox');
    await user.type(name, 'Múrverk');
    await user.type(screen.getByLabelText('Email'), 'anna@example.is');
    await user.click(submit);
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  it('is named where a log-in link was opened', async () => {
    await visit('/login_link?token=abc', {
      refusesCookies: true,
      answers: { ...isOut, 'POST /api/login_token': { body: company } },
    });
    expect(await screen.findByText(refused)).toBeInTheDocument();
  });

  it('is not suspected where only the cookie for pages is missing', async () => {
    await logIn({ refusesCookies: true, answers: { 'POST /api/self': { body: company } } });
    await arrivesAt('/app');
  });

  it('costs no other visitor a call: a browser with the cookie for pages is not asked about again', async () => {
    const { asked } = await logIn();
    await arrivesAt('/app');
    // The office is a page of its own, which begins with the stage's settings and asks who is in.
    const calls = asked.map(({ call }) => call);
    const before = calls.slice(0, calls.lastIndexOf('GET /config.json'));
    expect(before).toContain('POST /api/login');
    expect(before).not.toContain('POST /api/self');
  });
});

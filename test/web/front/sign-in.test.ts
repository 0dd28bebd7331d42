// Proves the log-in forms: each refusal at its field or above the form, and the sentence for unknown errors.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeAfterLogIn } from '#web/door/place-after-log-in.ts';
import { type Answers, arrivesAt, leave, problem, sessionOf, tooMany, visit } from './visit.ts';

afterEach(leave);

async function companyLogin(answer: Answers, path = '/login', call = 'POST /api/login') {
  const opened = await visit(path, { answers: { [call]: answer } });
  await opened.user.type(await screen.findByLabelText('Company name'), 'Múrverk');
  await opened.user.type(screen.getByLabelText('Password'), 'leyndarmál');
  await opened.user.click(screen.getByRole('button', { name: 'Log in' }));
  return opened;
}
async function employeeLogin(answer: Answers) {
  const opened = await visit('/login_employee', { answers: { 'POST /employee/v2/login': answer } });
  await opened.user.type(await screen.findByLabelText('Company name'), 'Múrverk');
  await opened.user.type(screen.getByLabelText('Employee name'), 'Anna');
  await opened.user.type(screen.getByLabelText('Password'), 'bdgk');
  await opened.user.click(screen.getByRole('button', { name: 'Log in' }));
  return opened;
}
const described = (label: string, words: string) =>
  waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words)),
  );
const above = async (words: string) =>
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeInTheDocument();

describe('the company login', () => {
  it('sends name and password and goes home', async () => {
    const { asked } = await companyLogin({ body: sessionOf({ latest_work_log: '2026-11-18T08:00:00Z' }) });
    await arrivesAt('/app');
    expect(asked.find(({ call }) => call === 'POST /api/login')?.body).toEqual({
      username: 'Múrverk',
      password: 'leyndarmál',
    });
  });

  const withEntries = sessionOf({ latest_work_log: '2026-11-18T08:00:00Z' });
  const address = () => `${location.pathname}${location.search}${location.hash}`;
  const logIn = async ({ user }: Awaited<ReturnType<typeof visit>>) => {
    await arrivesAt('/login');
    await user.type(await screen.findByLabelText('Company name'), 'Múrverk');
    await user.type(screen.getByLabelText('Password'), 'leyndarmál');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  const answers = { 'POST /api/login': { body: withEntries } };

  it.each([
    ['/app#requests', '/app#requests'],
    ['/app/report?from=2026-10-01&to=2026-10-31', '/app/report?from=2026-10-01&to=2026-10-31'],
    ['/app?day=2026-10-01&view=day#week', '/app?day=2026-10-01&view=day#week'],
    ['/app/setup', '/app'],
  ])('opens the page that was asked for, once: %s leads to %s', async (asked, place) => {
    await logIn(await visit(asked, { answers }));
    await waitFor(() => expect(address()).toBe(place));
    await waitFor(() => expect(sessionStorage.getItem('stund-wanted')).toBeNull());
  });

  const keep = (place: string, minutesAgo = 0) =>
    sessionStorage.setItem('stund-wanted', `${Date.now() - minutesAgo * 60_000} ${place}`);
  const here = (place: string) => `${location.origin}${place}`;

  it.each([
    '//evil.example/app',
    'https://evil.example/app#requests',
    'https://evil.example#/app',
    here('.evil.example/app#requests'),
    here('@evil.example/app#requests'),
    here('//evil.example/app#requests'),
    here('/app.evil.example'),
    here('/app/../login'),
    here('/app/setup#x'),
    here('/admin/app'),
    '/app#requests',
    'javascript:0',
    '',
  ])('leads home, whatever else the tab holds: %s', (kept) => {
    history.replaceState(null, '', '/login');
    keep(kept);
    expect(placeAfterLogIn(withEntries)).toBe('/app');
  });

  it('leads to a kept page for an hour, from a log-in page, and people of the office alone', () => {
    history.replaceState(null, '', '/login');
    keep(here('/app#requests'), 59);
    expect(placeAfterLogIn(withEntries)).toBe('/app#requests');
    expect(placeAfterLogIn(sessionOf())).toBe('/app#requests');
    expect(placeAfterLogIn(sessionOf({ role: 'EMPLOYEE' }))).toBe('/employee/app');
    history.replaceState(null, '', '/');
    expect(placeAfterLogIn(sessionOf())).toBe('/app/setup');
    history.replaceState(null, '', '/login');
    keep(here('/app#requests'), 61);
    expect(placeAfterLogIn(withEntries)).toBe('/app');
    keep(here('/app#requests'), -1);
    expect(placeAfterLogIn(withEntries)).toBe('/app');
  });

  it('has no rules of its own: an empty form is sent too [login.company-no-client-rules]', async () => {
    const { user, asked } = await visit('/login', {
      answers: { 'POST /api/login': problem(401, 'wrong_company_name') },
    });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await described('Company name', 'Wrong company name');
    expect(asked.filter(({ call }) => call === 'POST /api/login').map(({ body }) => body)).toEqual([
      { username: '', password: '' },
    ]);
  });

  it("says 'Wrong company name' on the name field [errors.wrong-company-name]", async () => {
    await companyLogin(problem(401, 'wrong_company_name'));
    await described('Company name', 'Wrong company name');
  });

  it("says 'Wrong company password' on the password field [errors.wrong-company-password]", async () => {
    await companyLogin(problem(401, 'wrong_company_password'));
    await described('Password', 'Wrong company password');
  });

  it('asks for the company where an email and its password open several, and only then', async () => {
    const { user, asked } = await companyLogin(problem(422, 'company_ambiguous'));
    await above('More than one company found for email');
    await user.type(await screen.findByLabelText('Company'), 'Málarar');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const typed = { username: 'Múrverk', password: 'leyndarmál' };
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === 'POST /api/login').map(({ body }) => body)).toEqual([
        typed,
        { ...typed, company_name: 'Málarar' },
      ]),
    );
  });

  it("says 'Wrong username or password' of a 401 that nothing explains [employee-login.message.generic errors.login-unexplained-401]", async () => {
    await companyLogin({ status: 401, body: 'no' });
    await above('Wrong username or password');
  });

  it.each([
    ['company', companyLogin, ['Company name', 'Password']],
    ['employee', employeeLogin, ['Company name', 'Employee name', 'Password']],
  ] as const)(
    "says 'Wrong username or password' above the %s's form, and on no field, once exact answers are spent",
    async (_, attempt, labels) => {
      await attempt(problem(401, 'wrong_credentials'));
      await above('Wrong username or password');
      for (const label of labels) expect(screen.getByLabelText(label)).not.toBeInvalid();
    },
  );

  it("says 'Network error' of whatever else nothing explains [errors.login-default]", async () => {
    await companyLogin({ status: 418, body: 'no' });
    await above('Network error');
  });

  it('leads to the forgotten password and to the trial', async () => {
    await visit('/login');
    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot_password',
    );
    expect(screen.getByRole('link', { name: 'Start a trial' })).toHaveAttribute('href', '/#trial');
  });
});

describe('the time-clock login', () => {
  it('asks for company name and password and opens the time clock', async () => {
    const kiosk = sessionOf({ role: 'COMPANY_TIME_CLOCK' });
    await companyLogin({ body: kiosk }, '/login_time_clock', 'POST /api/time_clock/login');
    await arrivesAt('/time_clock');
  });
});

describe('the employee login', () => {
  it('has the company’s name from the address that the code of the set-up opens, and none without it', async () => {
    await visit('/login_employee?company=M%C3%BArverk+ehf.');
    expect(await screen.findByLabelText('Company name')).toHaveValue('Múrverk ehf.');
    expect(screen.getByLabelText('Employee name')).toHaveValue('');
    await leave();
    await visit('/login_employee');
    expect(await screen.findByLabelText('Company name')).toHaveValue('');
  });

  it.each([
    ['wrong_company_name', 'Company name', 'Wrong company name'],
    ['wrong_employee_name', 'Employee name', 'Wrong employee name'],
    ['wrong_employee_password', 'Password', 'Wrong employee password'],
  ])('says %s on the field %s [employee-login.message.wrong-company]', async (code, label, words) => {
    await employeeLogin(problem(401, code));
    await described(label, words);
  });

  it("says 'Wrong employee name' and 'Wrong employee password' in the specification's words [employee-login.wrong.* errors.wrong-employee.*]", async () => {
    await employeeLogin(problem(401, 'wrong_employee_name'));
    await described('Employee name', 'Wrong employee name');
    await leave();
    await employeeLogin(problem(401, 'wrong_employee_password'));
    await described('Password', 'Wrong employee password');
  });

  it('lets an employee in who has been disabled, as the server does', async () => {
    await employeeLogin({ body: sessionOf({ role: 'EMPLOYEE', id: 'e1', needs: [], disabled: true }) });
    await arrivesAt('/employee/app');
  });

  it('opens the employee app', async () => {
    await employeeLogin({ body: sessionOf({ role: 'EMPLOYEE', id: 'e1', name: 'Anna', needs: [] }) });
    await arrivesAt('/employee/app');
  });
});

describe('the forgotten password', () => {
  const ask = async (answer: Answers) => {
    const opened = await visit('/forgot_password', { answers: { 'POST /api/forgot_password': answer } });
    await opened.user.type(await screen.findByLabelText('Email'), 'a@example.is');
    await opened.user.click(screen.getByRole('button', { name: 'Send link' }));
    return opened;
  };

  it("says 'Company not found' of an unknown e-mail [errors.company-not-found]", async () => {
    await ask(problem(404, 'company_missing'));
    await above('Company not found');
  });

  it("says 'More than one company found for email', then asks for the name [errors.more-than-one-company forgot-password.name-after-422]", async () => {
    const { user, asked } = await ask(problem(422, 'company_ambiguous'));
    await above('More than one company found for email');
    await user.type(await screen.findByLabelText('Company name'), 'Múrverk');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() =>
      expect(
        asked.filter(({ call }) => call === 'POST /api/forgot_password').map(({ body }) => body),
      ).toEqual([{ email: 'a@example.is' }, { email: 'a@example.is', name: 'Múrverk' }]),
    );
  });
});

describe('what the network does to a log-in', () => {
  const down = new TypeError('Failed to fetch');
  const status = (value: number, code: string) => problem(value, code);

  it('offline: the browser says so [errors.offline errors.offline-when-browser-offline]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await companyLogin(down);
    await above('Internet connectivity may be down.');
    vi.restoreAllMocks();
  });

  it('unreachable: the site answers and the API does not [calls.reachability-after-network-error errors.unreachable.*]', async () => {
    await visitBroken({ site: true, api: false });
    await above('Could not connect to Stund servers. We have been notified.');
  });

  it('neither answers: the no-internet message [errors.no-internet-otherwise errors.otherwise-no-internet]', async () => {
    await visitBroken({ site: false, api: false });
    await above('Internet connectivity may be down.');
  });

  it('both answer: the network message, and the no-internet message on a line of its own [errors.network]', async () => {
    await visitBroken({ site: true, api: true });
    await above('Network connectivity issue. Could not complete the network request.');
    await above('Internet connectivity may be down.');
  });

  it('a timeout: the servers did not respond [errors.timeout]', async () => {
    await companyLogin(new DOMException('late', 'TimeoutError'));
    await above('The Stund servers did not respond. Please try again.');
  });

  it.each([500, 502, 599])(
    'a status %i: the servers had a hiccup [errors.server errors.status-500-599]',
    async (value) => {
      await companyLogin({ status: value, body: 'oops' });
      await above('The servers had a hiccup. Sorry about that! We have been notified...');
    },
  );

  it('a 429: retry after 1 minute [errors.rate-limit.*]', async () => {
    await companyLogin(status(429, 'too_many_requests'));
    await above('Too many requests in a short amount of time. Please retry after 1 minute...');
  });

  const sentence = 'Too many requests in a short amount of time. Please retry after 1 minute...';
  it.each([
    [1, sentence],
    [60, sentence],
    [61, 'Too many tries. Please retry in 2 minutes.'],
    [7199, 'Too many tries. Please retry in 120 minutes.'],
    [7201, 'Too many tries. Please retry in 3 hours.'],
    [2 * 86_400 - 1, 'Too many tries. Please retry in 48 hours.'],
    [12 * 86_400, 'Too many tries. Please retry in 12 days.'],
  ])(
    'a 429 that lasts %i seconds: when to come back, and up to a minute as specified',
    async (seconds, words) => {
      await companyLogin(tooMany(seconds));
      await above(words);
    },
  );

  it.each([
    ['en', 21 * 60, 'Too many tries. Please retry in 21 minutes.'],
    ['is', 21 * 60, 'Of margar tilraunir. Reyndu aftur eftir 21 mínútu.'],
    ['is', 3 * 3600, 'Of margar tilraunir. Reyndu aftur eftir 3 klukkustundir.'],
    ['is', 12 * 86_400, 'Of margar tilraunir. Reyndu aftur eftir 12 daga.'],
    ['pt', 3 * 3600, 'Demasiadas tentativas. Tente de novo dentro de 3 horas.'],
    ['pt', 12 * 86_400, 'Demasiadas tentativas. Tente de novo dentro de 12 dias.'],
  ] as const)('a long 429 in %s, %i seconds', async (language, seconds, words) => {
    const { user } = await visit('/login', { language, answers: { 'POST /api/login': tooMany(seconds) } });
    await user.click(await screen.findByRole('button', { name: /^(Log in|Skrá inn|Iniciar sessão)$/ }));
    await above(words);
  });

  async function visitBroken(up: { site: boolean; api: boolean }) {
    const opened = await visit('/login', {
      answers: {
        'GET /': up.site ? { body: '' } : down,
        'GET /social_statistic': up.api ? { body: {} } : down,
        'POST /api/login': down,
      },
    });
    await opened.user.type(await screen.findByLabelText('Company name'), 'M');
    await opened.user.type(screen.getByLabelText('Password'), 'x');
    await opened.user.click(screen.getByRole('button', { name: 'Log in' }));
    return opened;
  }
});

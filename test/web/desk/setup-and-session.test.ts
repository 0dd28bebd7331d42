// Proves the set-up and leaving it, the end of a session, and the sentences for unknown errors.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toWire } from '#shared/time/instant.ts';
import type { Language } from '#web/text.ts';
import { type Answer, type Answers, arrivesAt, leave, problem, visit } from '#test/web/front/visit.ts';
import { anEmployee, aProject, manager } from './desk.ts';

afterEach(leave);

const fresh = manager({ latest_work_log: null });
const setUp = async (answers: NonNullable<Parameters<typeof visit>[1]>['answers'] = {}) => {
  const opened = await visit('/app/setup', { session: fresh, answers });
  await screen.findByRole('heading', { level: 1, name: 'Setup' });
  return opened;
};
const skip = async (user: Awaited<ReturnType<typeof visit>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Skip this step' }));

describe('the set-up', () => {
  it('has three steps, each of which can be skipped: project, employee, SMS; and a way back [setup.steps.*]', async () => {
    const { user } = await setUp();
    expect(await screen.findByText('Your first project')).toBeInTheDocument();
    await skip(user);
    expect(await screen.findByText('Your first employee')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Your first project')).toBeInTheDocument();
    await skip(user);
    await screen.findByText('Your first employee');
    await skip(user);
    expect(await screen.findByText('Send the login link')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to Overview' }));
    await arrivesAt('/app');
  });

  it('keeps its step and whom it added over a reload, and the back button goes a step back', async () => {
    const eva = anEmployee({ name: 'Eva', phone_number: '+3546111234' });
    const answers = { 'POST /api/employees': { body: eva }, 'GET /api/employees': { body: [eva] } };
    const { user } = await setUp(answers);
    await skip(user);
    const add = await screen.findByRole('button', { name: 'Add employee' });
    await user.type(screen.getByLabelText(/^Name/), 'Eva');
    await user.click(add);
    await screen.findByRole('button', { name: 'Send SMS' });
    const address = `${location.pathname}${location.search}`;
    await leave();
    await visit(address, { session: fresh, answers });
    expect(await screen.findByRole('button', { name: 'Send SMS' })).toBeInTheDocument();
    expect(screen.getByText(/^Eva opens the link/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Another employee')).toBeInTheDocument();
  });

  it('names no first project and no missing employee where the company has them already', async () => {
    const answers = {
      'GET /api/employees': { body: [anEmployee()] },
      'GET /api/projects': { body: [aProject()] },
    };
    const { user } = await setUp(answers);
    expect(await screen.findByText('Another project')).toBeInTheDocument();
    await skip(user);
    expect(await screen.findByText('Another employee')).toBeInTheDocument();
    await skip(user);
    expect(await screen.findByText(/any time under Employees/)).toBeInTheDocument();
    await leave();
    const alone = await setUp({ 'GET /api/employees': { body: [] } });
    await skip(alone.user);
    await screen.findByText('Your first employee');
    await skip(alone.user);
    expect(await screen.findByText(/^No employees yet/)).toBeInTheDocument();
  });

  it('opens the billing dialog in the grace after a trial, and goes on behind it', async () => {
    const created = toWire(Math.floor(Date.now() / 1000) - 15 * 86_400);
    const { user } = await visit('/app/setup', {
      session: manager({ latest_work_log: null, paying_customer: false, created }),
      answers: {
        'GET /api/employees': { body: [] },
        'GET /api/billing/status': {
          body: { should_become_customer: true, trial_days_left: 0, read_only: false },
        },
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Trial period over' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm subscription later' }));
    expect(await screen.findByRole('button', { name: 'Skip this step' })).toBeInTheDocument();
    expect(screen.getByText('Your trial is over')).toBeInTheDocument();
  });

  it.each([
    ['whose trial is over', { paying_customer: false, created: '2026-01-05T08:00:00Z' }, 'Choose a plan'],
    ['that is closed', { disabled: true }, 'Email us'],
  ])(
    'offers a company %s no form that would be refused, but the way on and in',
    async (_which, over, way) => {
      await visit('/app/setup', {
        session: manager({ latest_work_log: null, ...over }),
        answers: {
          'GET /api/billing/status': {
            body: { should_become_customer: false, trial_days_left: 0, read_only: true },
          },
        },
      });
      expect(await screen.findByText(way)).toBeInTheDocument();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('link', { name: 'Go to Overview' })).toHaveAttribute('href', '/app');
    },
  );

  it('takes the phone numbers that the server takes, by the whole rules of the country', async () => {
    const { user } = await visit('/app/setup?step=employee', {
      session: manager({ latest_work_log: null, country: 'IE' }),
    });
    const phone = await screen.findByLabelText(/^Phone number/);
    await user.type(phone, '611 2233');
    expect(await screen.findByText('Enter a valid phone number')).toBeInTheDocument();
    await user.clear(phone);
    await user.type(phone, '085 123 4567');
    expect(await screen.findByRole('button', { name: 'Add employee & send SMS' })).toBeEnabled();
  });

  it('waits with its focus on staying when it asks whether to leave', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Close setup' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue setup' })).toHaveFocus());
  });

  it('asks before it is closed: Continue setup stays, Exit setup goes to /app and does not come back [routes.setup-from-signing-in-only setup.exit.*]', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Close setup' }));
    await user.click(await screen.findByRole('button', { name: 'Continue setup' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Exit setup' })).toBeNull());
    expect(location.pathname).toBe('/app/setup');
    await user.click(screen.getByRole('button', { name: 'Close setup' }));
    await user.click(await screen.findByRole('button', { name: 'Exit setup' }));
    await arrivesAt('/app');
    expect(location.pathname).toBe('/app');
  });

  it('lists what went wrong of sending the SMS under Error, with the advice to refresh and to write to us [errors.setup.* error-alert.text.*]', async () => {
    const eva = anEmployee({ name: 'Eva', phone_number: '+3546111234' });
    const { user } = await setUp({
      'POST /api/employees': { body: eva },
      [`POST /api/employees/${eva.id}/send_login_sms`]: { status: 418, body: 'no' },
    });
    await skip(user);
    const add = await screen.findByRole('button', { name: 'Add employee' });
    await user.type(screen.getByLabelText(/^Name/), 'Eva');
    await user.click(add);
    await user.click(await screen.findByRole('button', { name: 'Send SMS' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error')).toBeInTheDocument();
    expect(
      alert.getByText(/^Refresh the page and try again\. Still not working\? Email /),
    ).toBeInTheDocument();
    expect(alert.getByText('We ran into an unknown error...')).toBeInTheDocument();
  });
});

describe('a project that was sent without a network', () => {
  it('shows as one error with what may have become of it, without the advice to refresh, which loses typed text', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => line.mockRestore());
    const { user } = await setUp({ 'POST /api/projects': new TypeError('Failed to fetch') });
    await user.type(await screen.findByLabelText(/^Name/), 'Roof');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error')).toBeInTheDocument();
    expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Internet connectivity may be down.',
    ]);
    expect(alert.getByText('It may have been saved. Check before you try again.')).toBeInTheDocument();
    expect(alert.queryByText(/Refresh the page/)).toBeNull();
  });
});

describe('a refusal whose own words say enough', () => {
  it('is shown without the advice to refresh, which would change nothing', async () => {
    const { user } = await setUp({ 'POST /api/projects': problem(409, 'project_exists') });
    await user.type(await screen.findByLabelText(/^Name/), 'Roof');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('A project with that name already exists')).toBeInTheDocument();
    expect(alert.queryByText(/Refresh the page/)).toBeNull();
  });
});

describe('several sentences of what went wrong', () => {
  it('are listed in the set-up under Errors [errors.setup-heading]', async () => {
    const eva = anEmployee({ name: 'Eva', phone_number: '+3546111234' });
    const { user } = await setUp({
      'POST /api/employees': { body: eva },
      [`POST /api/employees/${eva.id}/send_login_sms`]: new TypeError('Failed to fetch'),
      'GET /': { body: '' },
      'GET /social_statistic': { body: {} },
    });
    await skip(user);
    const add = await screen.findByRole('button', { name: 'Add employee' });
    await user.type(screen.getByLabelText(/^Name/), 'Eva');
    await user.click(add);
    await user.click(await screen.findByRole('button', { name: 'Send SMS' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Errors')).toBeInTheDocument();
    expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Network connectivity issue. Could not complete the network request.',
      'Internet connectivity may be down.',
    ]);
  });
});

describe('a call that fails without a reason', () => {
  const failing = (answer: Answers) =>
    visit('/app#employees', { session: manager(), answers: { 'GET /api/employees': answer } });

  it("says on the signed-in screens the specification's long sentence, and it is recorded [session.rejected-call-records-error errors.unknown-signed-in errors.unknown-by-place]", async () => {
    const { asked } = await failing({ status: 418, body: { teapot: true } });
    expect(
      await screen.findByText(
        'Unknown error. It has been recorded and we will investigate as soon as we can. We are sorry for the inconvenience. Please get in touch if it is urgent.',
      ),
    ).toBeInTheDocument();
    expect(asked.filter(({ call }) => call === 'POST /api/se').map(({ body }) => body)).toMatchObject([
      { kind: 'call', what: 'unknown', status: 418, route: 'GET /api/employees', page: '/app' },
    ]);
  });

  it('is shown in the words of the server where it answered a string [errors.string-is-displayed]', async () => {
    await failing({ status: 418, body: 'The kettle is on' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The kettle is on');
  });
});

describe('a call that fails for a common reason', () => {
  const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asEver = { 'GET /api/projects': { body: [] }, 'GET /api/worklogs': { body: [] } };
  const saying = async (answer: Answers, language: Language = 'en') => {
    await visit('/app', {
      language,
      session: manager(),
      answers: { ...asEver, 'GET /api/employees': answer },
    });
    return (await screen.findByRole('alert')).textContent;
  };

  it.each([
    ['en', 'Internet connectivity may be down.'],
    ['is', 'Nettengingin gæti legið niðri.'],
    ['pt', 'A ligação à Internet pode estar em baixo.'],
  ] as const)('says in %s that the network is down', async (language, sentence) => {
    const isOnline = offline();
    expect(await saying(new TypeError('Failed to fetch'), language)).toContain(sentence);
    isOnline.mockRestore();
  });

  it.each([
    [
      'a server that takes too long',
      new DOMException('slow', 'TimeoutError'),
      'did not respond. Please try again.',
    ],
    ['a server in trouble', { status: 502, body: { message: 'Bad gateway' } }, 'The servers had a hiccup.'],
    [
      'too many requests',
      problem(429, 'too_many_requests'),
      'Too many requests in a short amount of time. Please retry after 1 minute...',
    ],
  ] as const)('says so of %s', async (_, answer, sentence) => {
    expect(await saying(answer)).toContain(sentence);
  });
});

describe('asking who is logged in', () => {
  it('shows nothing of its errors: the page is that of a visitor [errors.authentication-not-shown]', async () => {
    await visit('/app', { answers: { 'POST /api/self': { status: 500, body: { message: 'down' } } } });
    await arrivesAt('/login');
    await screen.findByLabelText('Company name');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/hiccup/)).toBeNull();
  });
});

describe('the session', () => {
  /** `renewed` is what the server says of the session from then on. */
  const lost = async (
    code: string,
    { logout = { status: 204 }, renewed = problem(401, code) }: { logout?: Answer; renewed?: Answer } = {},
  ) => {
    let isOver = false;
    const opened = await visit('/app#projects', {
      session: manager(),
      answers: {
        'GET /api/projects': () => {
          isOver = true;
          return problem(401, code);
        },
        'GET /api/employees': { body: [] },
        'POST /api/self': () => (isOver ? renewed : { body: manager() }),
        'POST /api/logout': logout,
      },
    });
    return { ...opened, title: await screen.findByText('You have been logged out').catch(() => undefined) };
  };

  it.each(['session_over', 'session_missing'])(
    'that ended with %s shows a modal whose confirm logs out [modals.session-expired errors.401-logs-out session.over.*]',
    async (code) => {
      const { user, asked, title } = await lost(code);
      expect(title).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/logout'));
      await arrivesAt('/login');
      expect(screen.queryByText('You have been logged out')).toBeNull();
    },
  );

  it('that is there again, by another tab, is over no more', async () => {
    const { title } = await lost('session_over', { renewed: { body: manager() } });
    expect(title).toBeInTheDocument();
    window.dispatchEvent(new StorageEvent('storage', { key: 'stund-desk', newValue: '{"id":"another"}' }));
    await waitFor(() => expect(screen.queryByText('You have been logged out')).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeInTheDocument();
  });

  it('that ended needs no network to be left', async () => {
    const { user } = await lost('session_over', { logout: new TypeError('fetch failed') });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await arrivesAt('/login');
    expect(screen.queryByText('You have been logged out')).toBeNull();
  });

  it('says that it ended by its modal alone when an action finds out', async () => {
    const answers = {
      'GET /api/projects': { body: [aProject({ id: 'p0000009', name: 'Roof' })] },
      'GET /api/employees': { body: [] },
      'PUT /api/projects/p0000009/close': problem(401, 'session_over'),
    };
    const { user } = await visit('/app#projects', { session: manager(), answers });
    await user.click(await screen.findByRole('button', { name: 'Close: Roof' }));
    await screen.findByText('You have been logged out');
    expect(screen.queryByText('Log in to continue')).toBeNull();
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  });

  it('does not end with a 401 of wrong credentials or of a disabled employee [session.stays.*]', async () => {
    const call = `PUT /api/projects/p0000009/close`;
    const rows = [aProject({ id: 'p0000009', name: 'Roof' })];
    for (const code of ['wrong_credentials', 'employee_disabled']) {
      const answers = {
        'GET /api/projects': { body: rows },
        'GET /api/employees': { body: [] },
        [call]: problem(401, code),
      };
      const { user, asked } = await visit('/app#projects', { session: manager(), answers });
      await user.click(await screen.findByRole('button', { name: 'Close: Roof' }));
      await waitFor(() => expect(asked.map((one) => one.call)).toContain(call));
      await new Promise((done) => setTimeout(done, 100));
      expect(screen.queryByText('You have been logged out')).toBeNull();
      await leave();
    }
  });
});

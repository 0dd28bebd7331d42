// Proves which screen an address opens: its own, the landing page, or the home screen of a logged-in visitor.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#shared/limits.ts';
import { builtRoutes } from '#test/rules/ledger/spec-paths.ts';
import { wasSignedIn } from '#web/first-move.ts';
import { type Screen, screens } from '#web/screens.ts';
import { readArea } from '#web/text.ts';
import { sayer } from '#web/text-plain.ts';
import { arrivesAt, leave, markSignedIn, sessionOf, visit } from './visit.ts';

afterEach(leave);

const worked = sessionOf({ latest_work_log: '2026-11-18T08:00:00Z' });
const kiosk = sessionOf({ role: 'COMPANY_TIME_CLOCK' });
const anna = sessionOf({ role: 'EMPLOYEE', id: 'e0000001', name: 'Anna', needs: [] });

describe('an address that is no screen', () => {
  it.each(['/nowhere', '/app/nowhere', '/login/employee', '/changelog/2020-01-01', '/LOGIN', '/login/'])(
    'leads from %s to / [routes.exact-match routes.other-path-redirects]',
    async (path) => {
      await visit(path);
      await arrivesAt('/');
      expect(await screen.findByRole('link', { name: 'Start 14 day free trial' })).toBeInTheDocument();
    },
  );
});

describe('who is logged in already goes from the landing page', () => {
  it('as COMPANY without a work log to /app/setup [routes.company-without-work-log-to-setup]', async () => {
    await visit('/', { session: sessionOf() });
    await arrivesAt('/app/setup');
  });

  it('as COMPANY with a work log to /app [routes.company-to-app]', async () => {
    await visit('/', { session: worked });
    await arrivesAt('/app');
  });

  it('as COMPANY_TIME_CLOCK to /time_clock [routes.time-clock-to-time-clock]', async () => {
    await visit('/', { session: kiosk });
    await arrivesAt('/time_clock');
  });

  it('as EMPLOYEE to /employee/app [routes.employee-to-employee-app session.fulfilled-sets-role]', async () => {
    await visit('/', { session: anna });
    await arrivesAt('/employee/app');
  });

  it('and as EMPLOYEE from the employee login form too [routes.logged-in-employee-leaves-login]', async () => {
    await visit('/login_employee', { session: anna });
    await arrivesAt('/employee/app');
  });
});

describe('a wrong role', () => {
  it.each([
    ['/app', 'EMPLOYEE', anna, '/employee/app'],
    ['/app/report', 'COMPANY_TIME_CLOCK', kiosk, '/time_clock'],
    ['/admin/app', 'COMPANY', worked, '/app'],
    ['/time_clock', 'COMPANY', worked, '/app'],
  ] as const)(
    'goes from %s as %s to its own home [routes.wrong-role-goes-home]',
    async (path, _, session, home) => {
      await visit(path, { session });
      await arrivesAt(home);
    },
  );

  it.each([
    ['/app', '/login'],
    ['/app/report', '/login'],
    ['/app/setup', '/login'],
    ['/time_clock', '/login_time_clock'],
    ['/employee/app', '/login_employee'],
    ['/admin/app', '/admin'],
    ['/admin/security', '/admin'],
  ])('and a visitor from %s to a log-in [session.rejected-clears]', async (path, door) => {
    await visit(path);
    await arrivesAt(door);
  });
});

const visitors = {
  'a visitor': undefined,
  ADMIN: sessionOf({ role: 'ADMIN' }),
  COMPANY: worked,
  COMPANY_TIME_CLOCK: kiosk,
  EMPLOYEE: anna,
};
const isDrawn = () => waitFor(() => expect(document.querySelector('h1')).not.toBeNull());

describe('the route table', () => {
  it.each(builtRoutes.filter(([, access]) => access === 'anyone').map(([path]) => path))(
    'draws %s for a visitor, who stays there [routes.anyone.*]',
    async (path) => {
      await visit(path);
      await isDrawn();
      expect(location.pathname).toBe(path);
    },
  );

  it.each(builtRoutes.filter(([, access]) => access !== 'anyone'))(
    'draws %s for %s, and sends everybody else away [routes.by-role.* roles.pages.*]',
    async (path, role) => {
      for (const [who, session] of Object.entries(visitors)) {
        await visit(path, session ? { session } : {});
        if (who === role) {
          await isDrawn();
          expect(location.pathname, who).toBe(path);
        } else await waitFor(() => expect(location.pathname, who).not.toBe(path));
        await leave();
      }
    },
  );
});

describe('the session', () => {
  const askings = ({ asked }: Awaited<ReturnType<typeof visit>>) =>
    asked.filter(({ call }) => call === 'POST /api/self').length;

  it('is asked for when the application opens, on the landing page too [session.self-on-app-load session.self-on-landing-page]', async () => {
    markSignedIn(true);
    expect(askings(await visit('/'))).toBe(1);
    await leave();
    expect(askings(await visit('/app'))).toBe(1);
  });

  it.each(['/', '/a', '/login', '/login_employee', '/admin', '/forgot_password', '/nowhere'])(
    'is not asked for at %s of a browser without a login so far: a refusal is an error in its console',
    async (address) => {
      expect(askings(await visit(address))).toBe(0);
      expect(await screen.findAllByRole('heading')).not.toEqual([]);
    },
  );

  it('that no server answers for keeps what the browser knew: the next log-in asks who is in, and leads home', async () => {
    let isCut = true;
    const session = worked;
    const self = () => (isCut ? new TypeError('Failed to fetch') : { body: session });
    await visit('/app', { session, answers: { 'POST /api/self': self } });
    await arrivesAt('/login');
    expect(await screen.findByLabelText('Company name')).toBeEnabled();
    expect(wasSignedIn()).toBe(true);
    isCut = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await arrivesAt('/app');
  });

  it('that is over is asked for once, and no more at the next public page', async () => {
    markSignedIn(true);
    await visit('/login');
    await waitFor(() => expect(wasSignedIn()).toBe(false));
  });

  it('of the shared time clock is asked for by its own call when its page is loaded, and by no other', async () => {
    const { asked } = await visit('/time_clock', { session: kiosk });
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /api/time_clock/employees'));
    expect(asked.find(({ call }) => call.endsWith('self'))?.call).toBe('POST /api/time_clock/self');
    expect(asked.map(({ call }) => call)).not.toContain('POST /api/self');
  });
});

describe('/a', () => {
  it('is the landing page [routes.a-is-landing-under-another-address]', async () => {
    await visit('/a');
    expect(await screen.findByRole('link', { name: 'Start 14 day free trial' })).toBeInTheDocument();
    expect(location.pathname).toBe('/a');
  });
});

describe('each way to log in has its own page, in every language', () => {
  it.each([
    ['/login', 'Company login'],
    ['/login_employee', 'Employee login'],
    ['/login_time_clock', 'Time clock login'],
    ['/forgot_password', 'Forgot password?'],
    ['/admin', 'Administration'],
    ['/login_link', 'Log in by link'],
    ['/login_link_time_clock', 'Time clock login by link'],
    ['/change_password_link', 'Choose a password'],
    ['/report_consent', 'Monthly reports by email?'],
    ['/report_unsubscribe', 'Unsubscribe from monthly reports?'],
  ])('%s is headed %s [pages.log-in.*]', async (path, english) => {
    const heads = new Set([english]);
    for (const language of languages) {
      await visit(path, { language });
      const { textContent } = await screen.findByRole('heading', { level: 1 });
      heads.add(textContent ?? '');
      // The tab is called the same.
      await waitFor(() => expect(document.title).toBe(`${textContent} · Stund`));
      await leave();
    }
    expect(heads.size).toBe(languages.length);
  });

  it.each(languages)('no two pages that anyone may see have one title in %s', async (language) => {
    const titles = new Map<string, string>();
    for (const { path, title, key = 'title' } of Object.values<Screen>(screens)) {
      // The campaign's page is the landing page.
      if (path === screens.campaign.path || new Map(builtRoutes).get(path) !== 'anyone') continue;
      const said = sayer(await readArea(language, title), language, title)(key);
      expect(said, path).not.toBe(key);
      expect(titles.get(said), `${path} is called ${said}`).toBeUndefined();
      titles.set(said, path);
    }
    expect(titles.size).toBe(builtRoutes.filter(([, access]) => access === 'anyone').length - 1);
  });
});

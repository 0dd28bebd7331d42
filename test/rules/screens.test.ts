// The screens against the route table of the specification: every address and who may see it.
import { describe, expect, it } from 'vitest';
import { drawnScreens } from '#web/app/screen-files.ts';
import { homeOf, type Screen, screens } from '#web/screens.ts';
import { specRoutes } from './ledger/spec-paths.ts';

const all: readonly Screen[] = Object.values<Screen>(screens);
const access = new Map(all.map((screen) => [screen.path, screen.access]));

describe('the screens', () => {
  it('have an address each, and no address that the route table does not know', () => {
    expect(access.size).toBe(all.length);
    // Issue 5: the links of a mailed report. Issue 10: the administrator's second factor, consent to reports.
    const known = [
      ...specRoutes,
      '/report_file',
      '/report_consent',
      '/report_unsubscribe',
      '/admin/security',
    ];
    expect(all.filter(({ path }) => !known.includes(path))).toEqual([]);
  });

  it('that are public: /', () => expect(access.get('/')).toBe('anyone'));
  it('that are public: /a', () => expect(access.get('/a')).toBe('anyone'));
  it('that are public: /login', () => expect(access.get('/login')).toBe('anyone'));
  it('that are public: /login_link', () => expect(access.get('/login_link')).toBe('anyone'));
  it('that are public: /change_password_link', () =>
    expect(access.get('/change_password_link')).toBe('anyone'));
  it('that are public: /login_time_clock', () => expect(access.get('/login_time_clock')).toBe('anyone'));
  it('that are public: /login_link_time_clock', () =>
    expect(access.get('/login_link_time_clock')).toBe('anyone'));
  it('that are public: /login_employee', () => expect(access.get('/login_employee')).toBe('anyone'));
  it('that are public: /forgot_password', () => expect(access.get('/forgot_password')).toBe('anyone'));
  it('that are public: /report_file', () => expect(access.get('/report_file')).toBe('anyone'));
  it('that are public: /report_consent', () => expect(access.get('/report_consent')).toBe('anyone'));
  it('that are public: /report_unsubscribe', () => expect(access.get('/report_unsubscribe')).toBe('anyone'));
  it('that are public: /download', () => expect(access.get('/download')).toBe('anyone'));
  it('that are public: /privacy', () => expect(access.get('/privacy')).toBe('anyone'));
  it('that are public: /terms', () => expect(access.get('/terms')).toBe('anyone'));
  it('that are public: /cookies', () => expect(access.get('/cookies')).toBe('anyone'));
  it('that are public: /changelog', () => expect(access.get('/changelog')).toBe('anyone'));
  it('that are public: /changelog/2025-05-02', () =>
    expect(access.get('/changelog/2025-05-02')).toBe('anyone'));
  it('that are public: /changelog/2025-02-23', () =>
    expect(access.get('/changelog/2025-02-23')).toBe('anyone'));
  it('that are public: /admin', () => expect(access.get('/admin')).toBe('anyone'));
  it('of an ADMIN: /admin/app', () => expect(access.get('/admin/app')).toBe('ADMIN'));
  it('of an ADMIN: /admin/security', () => expect(access.get('/admin/security')).toBe('ADMIN'));
  it('of a COMPANY: /app', () => expect(access.get('/app')).toBe('COMPANY'));
  it('of a COMPANY: /app/report', () => expect(access.get('/app/report')).toBe('COMPANY'));
  it('of a COMPANY: /app/setup', () => expect(access.get('/app/setup')).toBe('COMPANY'));
  it('of a COMPANY_TIME_CLOCK: /time_clock', () =>
    expect(access.get('/time_clock')).toBe('COMPANY_TIME_CLOCK'));
  it('of an EMPLOYEE: /employee/app', () => expect(access.get('/employee/app')).toBe('EMPLOYEE'));

  it('have a file each', () => {
    expect(drawnScreens.map(({ screen }) => screen)).toEqual(all);
  });

  it.each(drawnScreens.map((one) => [one.screen.path, one] as const))(
    'load their file at %s',
    async (_, { load }) => {
      expect(await load()).toHaveProperty('Screen', expect.any(Function));
    },
  );
});

describe('the home of a role', () => {
  it('is the set-up for a company without a work log', () => {
    expect(homeOf({ role: 'COMPANY', latest_work_log: null })).toBe('/app/setup');
  });

  it('is the dashboard for a company with one', () => {
    expect(homeOf({ role: 'COMPANY', latest_work_log: '2026-11-18T08:00:00Z' })).toBe('/app');
  });

  it('is the shared time clock, the employee app or the administrator’s list for the others', () => {
    expect(homeOf({ role: 'COMPANY_TIME_CLOCK' })).toBe('/time_clock');
    expect(homeOf({ role: 'EMPLOYEE' })).toBe('/employee/app');
    expect(homeOf({ role: 'ADMIN' })).toBe('/admin/app');
  });
});

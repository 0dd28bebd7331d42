// Every screen: its path, who may see it, and its title. app/screen-files.ts names the file that draws it.

import type { OfficeRole, Role } from '#shared/access.ts';
import type { ScreenPath } from '#shared/drawn-pages.ts';

/** The text of the page's title: an area of texts, and a key if it is not `title`. */
type Title =
  | {
      readonly title:
        | 'landing'
        | 'download'
        | 'privacy'
        | 'terms'
        | 'cookies'
        | 'changelog'
        | 'release-reports'
        | 'release-time-clock'
        | 'report'
        | 'setup'
        | 'kiosk'
        | 'phone'
        | 'second-factor';
      readonly key?: undefined;
    }
  | {
      readonly title: 'sign-in';
      readonly key:
        | 'companyTitle'
        | 'employeeTitle'
        | 'timeClockTitle'
        | 'adminTitle'
        | 'link.title'
        | 'link.clockTitle'
        | 'newPassword.title'
        | 'forgotten.title';
    }
  | { readonly title: 'shell'; readonly key: 'nav.overview' }
  | { readonly title: 'administration'; readonly key: 'companies.title' | 'scripts.title' | 'trail.title' }
  | { readonly title: 'mailed-report'; readonly key: 'title' | 'consentTitle' | 'stopTitle' };

export type Screen = Title & {
  readonly path: ScreenPath;
  /** 'anyone', or the only role that may see the screen; others are sent to their own home screen. */
  readonly access: 'anyone' | Role;
};

export const screens = {
  landing: { path: '/', access: 'anyone', title: 'landing' },
  campaign: { path: '/a', access: 'anyone', title: 'landing' },
  login: { path: '/login', access: 'anyone', title: 'sign-in', key: 'companyTitle' },
  loginEmployee: { path: '/login_employee', access: 'anyone', title: 'sign-in', key: 'employeeTitle' },
  loginTimeClock: { path: '/login_time_clock', access: 'anyone', title: 'sign-in', key: 'timeClockTitle' },
  loginLink: { path: '/login_link', access: 'anyone', title: 'sign-in', key: 'link.title' },
  loginLinkTimeClock: {
    path: '/login_link_time_clock',
    access: 'anyone',
    title: 'sign-in',
    key: 'link.clockTitle',
  },
  changePasswordLink: {
    path: '/change_password_link',
    access: 'anyone',
    title: 'sign-in',
    key: 'newPassword.title',
  },
  forgotPassword: { path: '/forgot_password', access: 'anyone', title: 'sign-in', key: 'forgotten.title' },
  reportFile: { path: '/report_file', access: 'anyone', title: 'mailed-report', key: 'title' },
  reportConsent: { path: '/report_consent', access: 'anyone', title: 'mailed-report', key: 'consentTitle' },
  reportStop: { path: '/report_unsubscribe', access: 'anyone', title: 'mailed-report', key: 'stopTitle' },
  download: { path: '/download', access: 'anyone', title: 'download' },
  privacy: { path: '/privacy', access: 'anyone', title: 'privacy' },
  terms: { path: '/terms', access: 'anyone', title: 'terms' },
  cookies: { path: '/cookies', access: 'anyone', title: 'cookies' },
  changelog: { path: '/changelog', access: 'anyone', title: 'changelog' },
  changelogReports: { path: '/changelog/2025-05-02', access: 'anyone', title: 'release-reports' },
  changelogTimeClock: { path: '/changelog/2025-02-23', access: 'anyone', title: 'release-time-clock' },
  admin: { path: '/admin', access: 'anyone', title: 'sign-in', key: 'adminTitle' },
  adminApp: { path: '/admin/app', access: 'ADMIN', title: 'administration', key: 'companies.title' },
  adminScripts: { path: '/admin/scripts', access: 'ADMIN', title: 'administration', key: 'scripts.title' },
  adminAudit: { path: '/admin/audit', access: 'ADMIN', title: 'administration', key: 'trail.title' },
  adminSecurity: { path: '/admin/security', access: 'ADMIN', title: 'second-factor' },
  desk: { path: '/app', access: 'COMPANY', title: 'shell', key: 'nav.overview' },
  report: { path: '/app/report', access: 'COMPANY', title: 'report' },
  setup: { path: '/app/setup', access: 'COMPANY', title: 'setup' },
  timeClock: { path: '/time_clock', access: 'COMPANY_TIME_CLOCK', title: 'kiosk' },
  employee: { path: '/employee/app', access: 'EMPLOYEE', title: 'phone' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** The address of a screen: `href('desk', { hash: 'employees' })` → '/app#employees'. */
export function href(name: ScreenName, parts: { hash?: string; query?: URLSearchParams } = {}): string {
  const query = parts.query?.toString();
  return `${screens[name].path}${query ? `?${query}` : ''}${parts.hash ? `#${parts.hash}` : ''}`;
}

type Home = {
  readonly role: Role;
  readonly latest_work_log?: string | null | undefined;
  readonly manager?: { readonly office_role: OfficeRole } | undefined;
};

/**
 * The home screen of a role; a company without a work log starts with the set-up (3-decisions, Redirects), but for
 * people of the office with a limited role, who set nothing up.
 */
export function homeOf(session: Home): string {
  switch (session.role) {
    case 'ADMIN':
      return href('adminApp');
    case 'COMPANY':
      return session.latest_work_log === null && (session.manager?.office_role ?? 'everything') === 'everything'
        ? href('setup')
        : href('desk');
    case 'COMPANY_TIME_CLOCK':
      return href('timeClock');
    case 'EMPLOYEE':
      return href('employee');
  }
}

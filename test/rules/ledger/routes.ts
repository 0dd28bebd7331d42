// The route table of the specification, and what happens on an address that is not in it.
import { type Row, rows, unbuilt } from './row.ts';

export const routes: readonly Row[] = [
  ...rows('route', 'spec/1 §2', {
    'routes.root': unbuilt('/ — public: the landing page'),
    'routes.a': unbuilt('/a — public'),
    'routes.download': unbuilt('/download — public'),
    'routes.login': unbuilt('/login — public'),
    'routes.login-link': unbuilt('/login_link — public'),
    'routes.change-password-link': unbuilt('/change_password_link — public'),
    'routes.login-time-clock': unbuilt('/login_time_clock — public'),
    'routes.login-link-time-clock': unbuilt('/login_link_time_clock — public, takes a token query parameter'),
    'routes.login-employee': unbuilt('/login_employee — public'),
    'routes.forgot-password': unbuilt('/forgot_password — public'),
    'routes.admin': unbuilt('/admin — public'),
    'routes.privacy': unbuilt('/privacy — public'),
    'routes.terms': unbuilt('/terms — public'),
    'routes.cookies': unbuilt('/cookies — public'),
    'routes.changelog': unbuilt('/changelog — public'),
    'routes.changelog-2025-05-02': unbuilt('/changelog/2025-05-02 — public'),
    'routes.changelog-2025-02-23': unbuilt('/changelog/2025-02-23 — public'),
    'routes.admin-app': unbuilt('/admin/app — ADMIN only'),
    'routes.admin-scripts': unbuilt('/admin/scripts — ADMIN only'),
    'routes.app': unbuilt('/app — COMPANY only: dashboard'),
    'routes.app-report': unbuilt('/app/report — COMPANY only'),
    'routes.app-setup': unbuilt('/app/setup — COMPANY only: onboarding'),
    'routes.time-clock': unbuilt('/time_clock — COMPANY_TIME_CLOCK only'),
    'routes.employee-app': unbuilt('/employee/app — EMPLOYEE only'),
  }),
  ...rows('rule', 'spec/1 §2', {
    'routes.exact-match': unbuilt('Routes use exact match'),
    'routes.other-path-redirects': unbuilt('Any other path redirects to /'),
  }),
  ...rows('rule', 'spec/1 §2, already logged in on the landing page', {
    'routes.company-without-work-log-to-setup': unbuilt(
      'COMPANY goes to /app/setup when the latest work log is null',
    ),
    'routes.company-to-app': unbuilt('COMPANY with a work log goes to /app'),
    'routes.time-clock-to-time-clock': unbuilt('COMPANY_TIME_CLOCK goes to /time_clock'),
    'routes.employee-to-employee-app': unbuilt('EMPLOYEE goes to /employee/app'),
  }),
  ...rows('rule', 'spec/2 §2', {
    'routes.logged-in-employee-leaves-login': unbuilt(
      'An employee already logged in is redirected to /employee/app from the employee login form',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'routes.setup-from-signing-in-only': unbuilt(
      "COMPANY without any work log goes to /app/setup from signing in only ('Exit setup' does not bounce back)",
    ),
    'routes.wrong-role-goes-home': unbuilt('A wrong role goes to its own home'),
    'routes.app-sections-by-hash': unbuilt(
      'Sections of the company application are parts of /app, addressed by hash',
    ),
    'routes.hash-overview': unbuilt('/app#overview is a section of the company application'),
    'routes.hash-employees': unbuilt('/app#employees is a section of the company application'),
    'routes.hash-projects': unbuilt('/app#projects is a section of the company application'),
    'routes.hash-all-entries': unbuilt('/app#all-entries is a section of the company application'),
    'routes.hash-settings': unbuilt('/app#settings is a section of the company application'),
    'routes.filters-and-sort-in-query': unbuilt('Filters and sort of the /app sections are in the query'),
    'routes.report-is-its-own': unbuilt('/app/report is its own route'),
  }),
  ...rows('rule', 'spec/3 public site', {
    'routes.a-is-landing-under-another-address': unbuilt(
      '/a is the landing page under another address for campaigns',
    ),
    'routes.a-noindex': unbuilt('/a is noindex'),
    'routes.a-canonical': unbuilt('/a names / as canonical'),
    'routes.admin-is-the-login': unbuilt("/admin is the administrator's login"),
    'routes.admin-pages-need-admin': unbuilt('/admin/app and /admin/scripts need ADMIN'),
  }),
];

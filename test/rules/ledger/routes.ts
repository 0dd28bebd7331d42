// The route table of the specification, and what happens on an address that is not in it.
import { proven, type Row, rows } from './row.ts';

export const routes: readonly Row[] = [
  ...rows('route', 'spec/1 §2', {
    'routes.root': proven(
      '/ — public: the landing page',
      'test/web/front/addresses.test.ts',
      'the route table > draws / for a visitor, who stays there',
    ),
    'routes.a': proven(
      '/a — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /a for a visitor, who stays there',
    ),
    'routes.download': proven(
      '/download — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /download for a visitor, who stays there',
    ),
    'routes.login': proven(
      '/login — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /login for a visitor, who stays there',
    ),
    'routes.login-link': proven(
      '/login_link — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /login_link for a visitor, who stays there',
    ),
    'routes.change-password-link': proven(
      '/change_password_link — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /change_password_link for a visitor, who stays there',
    ),
    'routes.login-time-clock': proven(
      '/login_time_clock — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /login_time_clock for a visitor, who stays there',
    ),
    'routes.login-link-time-clock': proven(
      '/login_link_time_clock — public, takes a token query parameter',
      'test/web/front/addresses.test.ts',
      'the route table > draws /login_link_time_clock for a visitor, who stays there',
    ),
    'routes.login-employee': proven(
      '/login_employee — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /login_employee for a visitor, who stays there',
    ),
    'routes.forgot-password': proven(
      '/forgot_password — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /forgot_password for a visitor, who stays there',
    ),
    'routes.admin': proven(
      '/admin — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /admin for a visitor, who stays there',
    ),
    'routes.privacy': proven(
      '/privacy — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /privacy for a visitor, who stays there',
    ),
    'routes.terms': proven(
      '/terms — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /terms for a visitor, who stays there',
    ),
    'routes.cookies': proven(
      '/cookies — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /cookies for a visitor, who stays there',
    ),
    'routes.changelog': proven(
      '/changelog — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /changelog for a visitor, who stays there',
    ),
    'routes.changelog-2025-05-02': proven(
      '/changelog/2025-05-02 — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /changelog/2025-05-02 for a visitor, who stays there',
    ),
    'routes.changelog-2025-02-23': proven(
      '/changelog/2025-02-23 — public',
      'test/web/front/addresses.test.ts',
      'the route table > draws /changelog/2025-02-23 for a visitor, who stays there',
    ),
    'routes.admin-app': proven(
      '/admin/app — ADMIN only',
      'test/web/front/addresses.test.ts',
      'the route table > draws /admin/app for ADMIN, and sends everybody else away',
    ),
    'routes.admin-scripts': proven(
      '/admin/scripts — ADMIN only',
      'test/web/front/addresses.test.ts',
      'the route table > draws /admin/scripts for ADMIN, and sends everybody else away',
    ),
    'routes.app': proven(
      '/app — COMPANY only: dashboard',
      'test/web/front/addresses.test.ts',
      'the route table > draws /app for COMPANY, and sends everybody else away',
    ),
    'routes.app-report': proven(
      '/app/report — COMPANY only',
      'test/web/front/addresses.test.ts',
      'the route table > draws /app/report for COMPANY, and sends everybody else away',
    ),
    'routes.app-setup': proven(
      '/app/setup — COMPANY only: onboarding',
      'test/web/front/addresses.test.ts',
      'the route table > draws /app/setup for COMPANY, and sends everybody else away',
    ),
    'routes.time-clock': proven(
      '/time_clock — COMPANY_TIME_CLOCK only',
      'test/web/front/addresses.test.ts',
      'the route table > draws /time_clock for COMPANY_TIME_CLOCK, and sends everybody else away',
    ),
    'routes.employee-app': proven(
      '/employee/app — EMPLOYEE only',
      'test/web/front/addresses.test.ts',
      'the route table > draws /employee/app for EMPLOYEE, and sends everybody else away',
    ),
  }),
  ...rows('rule', 'spec/1 §2', {
    'routes.exact-match': proven(
      'Routes use exact match',
      'test/web/front/addresses.test.ts',
      'an address that is no screen > leads from /app/nowhere to /',
    ),
    'routes.other-path-redirects': proven(
      'Any other path redirects to /',
      'test/web/front/addresses.test.ts',
      'an address that is no screen > leads from /nowhere to /',
    ),
  }),
  ...rows('rule', 'spec/1 §2, already logged in on the landing page', {
    'routes.company-without-work-log-to-setup': proven(
      'COMPANY goes to /app/setup when the latest work log is null',
      'test/web/front/addresses.test.ts',
      'who is logged in already goes from the landing page > as COMPANY without a work log to /app/setup',
    ),
    'routes.company-to-app': proven(
      'COMPANY with a work log goes to /app',
      'test/web/front/addresses.test.ts',
      'who is logged in already goes from the landing page > as COMPANY with a work log to /app',
    ),
    'routes.time-clock-to-time-clock': proven(
      'COMPANY_TIME_CLOCK goes to /time_clock',
      'test/web/front/addresses.test.ts',
      'who is logged in already goes from the landing page > as COMPANY_TIME_CLOCK to /time_clock',
    ),
    'routes.employee-to-employee-app': proven(
      'EMPLOYEE goes to /employee/app',
      'test/web/front/addresses.test.ts',
      'who is logged in already goes from the landing page > as EMPLOYEE to /employee/app',
    ),
  }),
  ...rows('rule', 'spec/2 §2', {
    'routes.logged-in-employee-leaves-login': proven(
      'An employee already logged in is redirected to /employee/app from the employee login form',
      'test/web/front/addresses.test.ts',
      'who is logged in already goes from the landing page > and as EMPLOYEE from the employee login form too',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'routes.setup-from-signing-in-only': proven(
      "COMPANY without any work log goes to /app/setup from signing in only ('Exit setup' does not bounce back)",
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > asks before it is closed: Continue setup stays, Exit setup goes to /app and does not come back',
    ),
    'routes.wrong-role-goes-home': proven(
      'A wrong role goes to its own home',
      'test/web/front/addresses.test.ts',
      'a wrong role > goes from /app as EMPLOYEE to its own home',
    ),
    'routes.app-sections-by-hash': proven(
      'Sections of the company application are parts of /app, addressed by hash',
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
    'routes.hash-overview': proven(
      '/app#overview is a section of the company application',
      'test/web/desk/places.test.ts',
      'a part of /app > is the overview at #overview, as it is without a hash',
    ),
    'routes.hash-employees': proven(
      '/app#employees is a section of the company application',
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
    'routes.hash-projects': proven(
      '/app#projects is a section of the company application',
      'test/web/people/projects.test.ts',
      'the projects list > shows name, total hours, created, last entry, description, open or close, and edit',
    ),
    'routes.hash-all-entries': proven(
      '/app#all-entries is a section of the company application',
      'test/web/desk/entries.test.ts',
      'the list of time entries > shows employee, project, in and out, hours, comments, location and editing',
    ),
    'routes.hash-settings': proven(
      '/app#settings is a section of the company application',
      'test/journeys/desk.test.ts',
      'the desk > changes settings: approval off hides it everywhere, on brings it back; the password needs the current one',
    ),
    'routes.filters-and-sort-in-query': proven(
      'Filters and sort of the /app sections are in the query',
      'test/journeys/desk.test.ts',
      'the desk > keeps filters and order in the address, and the back button takes them back',
    ),
    'routes.report-is-its-own': proven(
      '/app/report is its own route',
      'test/web/front/addresses.test.ts',
      'the route table > draws /app/report for COMPANY, and sends everybody else away',
    ),
  }),
  ...rows('rule', 'spec/3 public site', {
    'routes.a-is-landing-under-another-address': proven(
      '/a is the landing page under another address for campaigns',
      'test/web/front/addresses.test.ts',
      '/a > is the landing page',
    ),
    'routes.a-noindex': proven(
      '/a is noindex',
      'test/journeys/public-pages.test.ts',
      'the campaign’s page is kept out of searches with one canonical address, with and without a script',
    ),
    'routes.a-canonical': proven(
      '/a names / as canonical',
      'test/journeys/public-pages.test.ts',
      'the campaign’s page is kept out of searches with one canonical address, with and without a script',
    ),
    'routes.admin-is-the-login': proven(
      "/admin is the administrator's login",
      'test/web/front/addresses.test.ts',
      'each way to log in has its own page, in three languages > /admin is headed Administration',
    ),
    'routes.admin-pages-need-admin': proven(
      '/admin/app and /admin/scripts need ADMIN',
      'test/web/front/addresses.test.ts',
      'the route table > draws /admin/scripts for ADMIN, and sends everybody else away',
    ),
  }),
];

// Signing in and out: the login forms, the session record, links, passwords, the expired session.
import { proven, type Row, rows } from './row.ts';

export const signIn: readonly Row[] = [
  ...rows('field', 'spec/1 §3 user session', {
    'session.role': proven(
      'role',
      'test/api/wire.test.ts',
      'the wire carries > of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings',
    ),
    'session.data': proven(
      'data',
      'test/web/desk/session.test.tsx',
      'who is logged in > is known with its data once that was fetched',
    ),
    'session.fetched': proven(
      'fetched',
      'test/web/desk/session.test.tsx',
      'who is logged in > is known with its data once that was fetched',
    ),
    'session.fetching': proven(
      'fetching',
      'test/web/desk/session.test.tsx',
      'who is logged in > is not known while it is being fetched',
    ),
    'session.error': proven(
      'error',
      'test/web/desk/session.test.tsx',
      'who is logged in > is empty, and no error is shown, when asking fails',
    ),
    'session.data.latest-work-log': proven(
      'data.latest_work_log',
      'test/api/wire.test.ts',
      'the wire carries > of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings',
    ),
    'session.data.country': proven(
      'data.country',
      'test/api/wire.test.ts',
      'the wire carries > of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings',
    ),
    'session.data.time-clock-token': proven(
      'data.time_clock_token',
      'test/api/wire.test.ts',
      'the wire carries > of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings',
    ),
    'session.data.integrations-payday': proven(
      'data.integrations.payday with an active flag',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
    'session.data.integrations-regla': proven(
      'data.integrations.regla with an active flag',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
    'session.data.integrations-dk': proven(
      'data.integrations.dk with an active flag',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
  }),
  ...rows('field', 'spec/2 §3 user session', {
    'session.settings': proven(
      'settings',
      'test/api/wire.test.ts',
      'the wire carries > of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings',
    ),
    'session.sorting': proven(
      'Local state also holds sorting (attribute, direction) per list',
      'test/web/desk/places.test.ts',
      'the order of a list > is kept for each list by itself, for the way back to it',
    ),
  }),
  ...rows('field', 'spec/1 §3 change password', {
    'password.current-password': proven(
      'current_password',
      'test/api/wire.test.ts',
      'the wire carries > to change the password: current_password, new_password',
    ),
    'password.new-password': proven(
      'new_password',
      'test/api/wire.test.ts',
      'the wire carries > to change the password: current_password, new_password',
    ),
    'password.confirmation': proven(
      'A confirmation field',
      'test/journeys/day.test.ts',
      'a company’s first day > mails a link that sets the password and leads to the set-up',
    ),
  }),
  ...rows('state', 'spec/1 §4', {
    'session.expired-flag-shows-modal': proven(
      'A login-expired flag in the error state shows the session-expired modal',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_over shows a modal whose confirm logs out',
    ),
    'session.expired-confirm-logs-out': proven(
      'The confirm action of the session-expired modal logs out',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_over shows a modal whose confirm logs out',
    ),
  }),
  ...rows('state', 'spec/2 §4 session', {
    'session.fulfilled-sets-role': proven(
      'Authentication fetch, then fulfilled: the role is set',
      'test/web/front/addresses.test.ts',
      'who is logged in already goes from the landing page > as EMPLOYEE to /employee/app',
    ),
    'session.rejected-clears': proven(
      'Authentication fetch, then rejected: the session is cleared',
      'test/web/front/addresses.test.ts',
      'a wrong role > and a visitor from /app to a log-in',
    ),
    'session.logout-clears': proven(
      'Logout clears data',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_over shows a modal whose confirm logs out',
    ),
    'session.rejected-call-records-error': proven(
      'Any rejected call other than authentication ones records an error message',
      'test/web/desk/setup-and-session.test.ts',
      "a call that fails without a reason > says on the signed-in screens the specification's long sentence",
    ),
    'session.401-sets-log-out-flag': proven(
      'A 401 response sets a log-out flag',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_over shows a modal whose confirm logs out',
    ),
    'session.clearing-resets-flag': proven(
      'Clearing or logging out resets the log-out flag',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_over shows a modal whose confirm logs out',
    ),
  }),
  ...rows('screen', 'spec/1 §2 modals', {
    'modals.session-expired': proven(
      'Session expired',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_over shows a modal whose confirm logs out',
    ),
    'modals.change-password': proven(
      'Change password',
      'test/journeys/desk.test.ts',
      'the desk > changes settings: approval off hides it everywhere, on brings it back; the password needs the current one',
    ),
  }),
  ...rows('rule', 'spec/1 §5 change password', {
    'password.submit-when-filled': proven(
      'Submit is enabled only when current password and new password are non-empty',
      'test/web/settings/password.test.ts',
      'changing the password > can be sent only with both passwords, the new one the same twice',
    ),
    'password.submit-when-equal': proven(
      'Submit is enabled only when the new password equals the confirmation',
      'test/web/settings/password.test.ts',
      'changing the password > can be sent only with both passwords, the new one the same twice',
    ),
  }),
  ...rows('message', 'spec/1 §5 change password', {
    'password.message.mismatch': proven(
      "'New password and confirmed new password do not match'",
      'test/web/settings/password.test.ts',
      'says that they do not match, but not while the same letters are still typed',
    ),
  }),
  ...rows('rule', 'spec/1 §5', {
    'login.company-no-client-rules': proven(
      'Company login: no client-side rules',
      'test/web/front/sign-in.test.ts',
      'the company login > has no rules of its own: an empty form is sent too',
    ),
  }),
  ...rows('rule', 'spec/1 §7', {
    'session.self-on-app-load': proven(
      'self is called on app load',
      'test/web/front/addresses.test.ts',
      'the session > is asked for when the application opens, on the landing page too',
    ),
    'session.self-on-landing-page': proven(
      'self is called on the landing page',
      'test/web/front/addresses.test.ts',
      'the session > is asked for when the application opens, on the landing page too',
    ),
  }),
  ...rows('field', 'spec/2 §3 location of employee login response', {
    'employee-login.reply-id': proven(
      'id',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
    'employee-login.reply-name': proven(
      'name',
      'test/domain/sessions/sessions-sign-in.test.ts',
      'signing in > as an employee names which of the three values is wrong, and folds the case of all of them',
    ),
    'employee-login.reply-company-id': proven(
      'company.id',
      'test/api/wire.test.ts',
      'the wire carries > of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings',
    ),
    'employee-login.reply-company-name': proven(
      'company.name',
      'test/domain/sessions/sessions-sign-in.test.ts',
      'signing in > as an employee names which of the three values is wrong, and folds the case of all of them',
    ),
  }),
  ...rows('message', 'spec/2 §5 employee login', {
    'employee-login.message.wrong-company': proven(
      "'Wrong company name'",
      'test/web/front/sign-in.test.ts',
      'the employee login > says wrong_company_name on the field Company name',
    ),
    'employee-login.message.wrong-employee': proven(
      "'Wrong employee name'",
      'test/web/front/sign-in.test.ts',
      "the employee login > says 'Wrong employee name' and 'Wrong employee password' in the specification's words",
    ),
    'employee-login.message.wrong-password': proven(
      "'Wrong employee password'",
      'test/web/front/sign-in.test.ts',
      "the employee login > says 'Wrong employee name' and 'Wrong employee password' in the specification's words",
    ),
    'employee-login.message.generic': proven(
      "'Wrong username or password'",
      'test/web/front/sign-in.test.ts',
      "the company login > says 'Wrong username or password' of a 401 that nothing explains",
    ),
  }),
  ...rows('rule', 'spec/3 wire', {
    'session.401-missing-ends': proven(
      '401 session_missing ends the session in the client (modal, its confirm logs out)',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_missing shows a modal whose confirm logs out',
    ),
    'session.401-over-ends': proven(
      '401 session_over ends the session in the client',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_over shows a modal whose confirm logs out',
    ),
    'session.401-credentials-does-not-end': proven(
      'A 401 for wrong credentials does not end the session',
      'test/web/desk/setup-and-session.test.ts',
      'the session > does not end with a 401 of wrong credentials or of a disabled employee',
    ),
    'session.401-disabled-does-not-end': proven(
      "A 401 'Employee has been disabled' does not end the session",
      'test/web/desk/setup-and-session.test.ts',
      'the session > does not end with a 401 of wrong credentials or of a disabled employee',
    ),
    'session.phone-app-cookie-or-bearer': proven(
      'Phone apps: cookie, or Authorization: Bearer with the session_token of the login reply',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > in a browser sets a cookie that scripts cannot read, and returns no secret',
    ),
    'session.token-only-without-browser-headers': proven(
      'The login reply carries session_token when the request has no browser headers',
      'test/domain/sessions/sessions-sign-in.test.ts',
      'signing in > returns its secrets to the company alone, and to a browser no session token',
    ),
    'links.token-in-query': proven(
      'Links in mail and SMS carry ?token=',
      'test/journeys/day.test.ts',
      'a company’s first day > mails a link that sets the password and leads to the set-up',
    ),
    'links.opened-page-posts': proven(
      'Opened link pages POST the token',
      'test/journeys/day.test.ts',
      'a company’s first day > mails a link that sets the password and leads to the set-up',
    ),
    'links.token-leaves-address': proven(
      'Opened link pages drop the token from the address',
      'test/journeys/day.test.ts',
      'a company’s first day > mails a link that sets the password and leads to the set-up',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'links.named-link-token-inside': proven(
      "The token of a link is called linkToken inside the code; login_token is the employee's password",
      'test/rules/contract.test.ts',
      'the contract > calls the token of a link linkToken inside the code, and an employee’s password login_token: neither is the other',
    ),
    'session.without-role-is-company': proven(
      'A session without a role is COMPANY',
      'test/web/front/calls.test.ts',
      'a call > takes a session without a role for a company’s',
    ),
    'session.self-returns-facts': proven(
      'self returns latest_work_log, country, time_clock_token, integrations, settings',
      'test/domain/sessions/sessions.test.ts',
      'a session > of a company has its newest entry, country, time-clock token, integrations and settings',
    ),
    'time-clock-login.company-credentials': proven(
      'Time-clock login: company name and password',
      'test/domain/sessions/sessions-sign-in.test.ts',
      'signing in > returns its secrets to the company alone, and to a browser no session token',
    ),
    'time-clock-token.reusable-until-rotated': proven(
      'time_clock_token is reusable until rotated in settings',
      'test/domain/company-data/settings.test.ts',
      'settings > renew the time-clock link: the old one stops working at once',
    ),
  }),
];

// From the trial form to the end of set-up: fields, states, messages, the welcome mail and the three steps.
import { proven, type Row, rows } from './row.ts';

export const trialAndSetup: readonly Row[] = [
  ...rows('screen', 'spec/1 §2 trial signup', {
    'trial.form': proven(
      'A trial signup form',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
  }),
  ...rows('field', 'spec/1 §2, §3 company signup', {
    'trial.form.name': proven(
      'Company name',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'trial.form.email': proven(
      'Email',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'trial.form.phone': proven(
      'Phone, optional',
      'test/web/front/trial-country.test.ts',
      'the trial’s phone field > is there with the flag, and optional: left empty, no phone is sent',
    ),
  }),
  ...rows('rule', 'spec/1 §2 trial signup', {
    'trial.phone-behind-flag': proven(
      'The phone field is visible only when a feature flag is on',
      'test/web/front/trial-country.test.ts',
      'the trial’s phone field > is not there with the flag false',
    ),
    'trial.error-list': proven(
      "On error a 'Whoops! Something went wrong' heading and a list of messages are shown",
      'test/journeys/day.test.ts',
      'a company’s first day > refuses the same account name with the specification’s words',
    ),
    'trial.success-logs-in': proven(
      'On success the new company is logged in',
      'test/domain/sessions/sessions-trial.test.ts',
      'a trial > creates the company, logs it in at once and mails the link that sets its password',
    ),
  }),
  ...rows('message', 'spec/1 §2 trial signup', {
    'trial.creating-account': proven(
      "On submit the button is replaced by a 'creating account' label",
      'test/web/front/landing.test.ts',
      'the trial form > shows a creating-account label in place of its button while the account is made, then logs in',
    ),
  }),
  ...rows('state', 'spec/1 §4', {
    'trial.state.authenticated': proven(
      'A successful trial request triggers an authentication-fulfilled change that logs the new company in',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'trial.state.idle': proven(
      'Trial form: idle',
      'test/web/front/landing.test.ts',
      'the trial form > is quiet until it is sent for the first time, then names both faults and sends nothing',
    ),
    'trial.state.loading': proven(
      'Trial form: loading',
      'test/web/front/landing.test.ts',
      'the trial form > shows a creating-account label in place of its button while the account is made, then logs in',
    ),
    'trial.state.success': proven(
      'Trial form: success (logged in)',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'trial.state.error': proven(
      'Trial form: error (messages shown)',
      'test/journeys/day.test.ts',
      'a company’s first day > refuses the same account name with the specification’s words',
    ),
    'trial.state.errors-after-first-submit': proven(
      'Errors are shown only after the first submit attempt',
      'test/web/front/landing.test.ts',
      'the trial form > is quiet until it is sent for the first time, then names both faults and sends nothing',
    ),
  }),
  ...rows('message', 'spec/1 §5 trial form', {
    'trial.message.name-empty': proven(
      "'Company name can not be empty, it will become the account name.'",
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'trial.message.email-invalid': proven(
      "'A valid email is required so we can send the login credentials.'",
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
  }),
  ...rows('rule', 'spec/1 §5 trial form', {
    'trial.name-not-empty': proven(
      'Company name must not be empty',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'trial.email-valid': proven(
      'Email must be valid',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'trial.phone-optional': proven(
      'Phone is optional',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
    'trial.invalid-email-reported': proven(
      'A typed but invalid email is also reported to error monitoring',
      'test/web/front/broken.test.tsx',
      'a trial with a typed but invalid e-mail > is reported to error monitoring, without the e-mail; an empty one is not',
    ),
  }),
  ...rows('constant', 'spec/1 §9; spec/2 §9', {
    'trial.length-days': proven(
      'Free trial length is 14 days',
      'test/domain/sessions/sessions-trial.test.ts',
      'a trial > creates the company, logs it in at once and mails the link that sets its password',
    ),
  }),
  ...rows('format', 'spec/1 §9', {
    'trial.length-text': proven(
      "The trial length is shown as 'N day free trial'",
      'test/web/front/landing.test.ts',
      'the landing page > begins with a start-trial button that names the length of the trial',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'trial.welcome-mail-account-name': proven(
      'The welcome mail of a trial holds the account name',
      'test/domain/monthly-reports/notices.test.ts',
      'a mail > of welcome shows the account name and how long the link works',
    ),
    'trial.welcome-mail-link-72-hours': proven(
      'The welcome mail of a trial holds a 72-hour link to set the password',
      'test/domain/monthly-reports/notices.test.ts',
      'a mail > of welcome shows the account name and how long the link works',
    ),
    'trial.welcome-link-verifies-email': proven(
      'Setting the password by that link also verifies the e-mail',
      'test/domain/sessions/sessions-password.test.ts',
      'a company password > set by the mailed link proves the e-mail and ends the sessions of the person who signed up with it',
    ),
    'trial.sms-five-until-verified': proven(
      'SMS from a trial: allowed at once, 5 until the e-mail is verified, then the budgets of the security document',
      'test/domain/people/employees-login.test.ts',
      'the login SMS > leaves a company five times before its e-mail is verified',
    ),
    'trial.country-from-region': proven(
      'Company country comes from the region at sign-up',
      'test/web/front/landing.test.ts',
      'the country of a trial > is that of the site’s region, en-ie, shown in the form and sent',
    ),
    'trial.expired-shows-billing': proven(
      'An expired trial: the billing dialog shows',
      'test/web/settings/billing.test.ts',
      'the end of a trial > opens the billing dialog when the server says so; put off, it stays away for the session',
    ),
    'trial.expired-clocking-goes-on': proven(
      "An expired trial: clocking in and out is never blocked, nobody's hours are held hostage",
      'test/api/people.test.ts',
      'a company over HTTP > past its trial and the days of grace: its crew clocks in and out, at the time clock too, and it exports',
    ),
    'trial.expired-read-only-after-grace': proven(
      "An expired trial: after a stated grace the company's own screens are read-only until it subscribes",
      'test/api/people.test.ts',
      'a company over HTTP > past its trial and the days of grace may read and change its password, and write nothing else',
    ),
    'trial.expired-export-works': proven(
      'An expired trial: export always works',
      'test/api/people.test.ts',
      'a company over HTTP > past its trial and the days of grace: its crew clocks in and out, at the time clock too, and it exports',
    ),
    'setup.three-steps': proven(
      'Set-up has three steps: project, employee, send the SMS',
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > has three steps, each of which can be skipped: project, employee, SMS; and a way back',
    ),
    'setup.any-step-skipped': proven(
      'Any step of set-up can be skipped',
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > has three steps, each of which can be skipped: project, employee, SMS; and a way back',
    ),
  }),
  ...rows('screen', 'spec/1 §2 setup screen', {
    'setup.heading': proven(
      "A 'Setup' heading",
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > has three steps, each of which can be skipped: project, employee, SMS; and a way back',
    ),
    'setup.back': proven(
      'A back button',
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > has three steps, each of which can be skipped: project, employee, SMS; and a way back',
    ),
    'setup.close': proven(
      'A close button',
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > asks before it is closed: Continue setup stays, Exit setup goes to /app and does not come back',
    ),
    'setup.error-list': proven(
      'An error list',
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > lists what went wrong of sending the SMS under Error, with the advice to refresh and to write to us',
    ),
    'setup.exit-modal': proven(
      'Closing opens an exit confirmation modal',
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > asks before it is closed: Continue setup stays, Exit setup goes to /app and does not come back',
    ),
    'setup.exit-modal.continue': proven(
      "The exit modal offers 'Continue setup'",
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > asks before it is closed: Continue setup stays, Exit setup goes to /app and does not come back',
    ),
    'setup.exit-modal.exit': proven(
      "The exit modal offers 'Exit setup'",
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > asks before it is closed: Continue setup stays, Exit setup goes to /app and does not come back',
    ),
  }),
  ...rows('rule', 'spec/1 §2 setup screen', {
    'setup.exit-goes-to-app': proven(
      "'Exit setup' goes to /app",
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > asks before it is closed: Continue setup stays, Exit setup goes to /app and does not come back',
    ),
  }),
];

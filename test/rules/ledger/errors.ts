// The error catalogues of both specifications and where each message is shown.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const errors: readonly Row[] = [
  ...rows('message', 'spec/1 §8 generic mapping', {
    'errors.offline': unbuilt("'Internet connectivity may be down.'"),
    'errors.network': unbuilt("'Network connectivity issue. Could not complete the network request.'"),
    'errors.api-unreachable': unbuilt("'Could not connect to {provider} servers. We have been notified.'"),
    'errors.timeout': unbuilt("'The {provider} servers did not respond. Please try again.'"),
    'errors.server': unbuilt("'The servers had a hiccup. Sorry about that! We have been notified...'"),
    'errors.rate-limited': unbuilt(
      "'Too many requests in a short amount of time. Please retry after 1 minute...'",
    ),
    'errors.unknown-public': unbuilt("'We ran into an unknown error...'"),
  }),
  ...rows('rule', 'spec/1 §8 generic mapping', {
    'errors.offline-when-browser-offline': unbuilt('Browser offline maps to the offline message'),
    'errors.no-internet-otherwise': unbuilt(
      'If the API is not the unreachable part, the no-internet message is shown',
    ),
    'errors.status-500-599': unbuilt('Status 500-599 maps to the hiccup message'),
    'errors.status-429': unbuilt('429 maps to the rate-limit message'),
  }),
  ...rows('message', 'spec/1 §8 specific cases', {
    'errors.company-exists-body': proven(
      "409 company exists: 'A company with that name already exists'",
      'test/api/sign-up.test.ts',
      'a trial over HTTP > of a taken name says the specification’s words, as plain text or as a problem',
    ),
    'errors.company-exists-shown': proven(
      'It is shown as \'The account name "X" already exists. Please pick a different name.\'',
      'test/journeys/day.test.ts',
      'a company’s first day > refuses the same account name with the specification’s words',
    ),
    'errors.wrong-company-name': unbuilt("401 'Wrong company name', shown on the name field"),
    'errors.wrong-company-password': unbuilt("401 'Wrong company password', shown on the password field"),
    'errors.wrong-employee-name': unbuilt("401 'Wrong employee name'"),
    'errors.wrong-employee-password': unbuilt("401 'Wrong employee password'"),
    'errors.employee-disabled': unbuilt("401 'Employee has been disabled'"),
    'errors.company-not-found': unbuilt("404 'Company not found'"),
    'errors.more-than-one-company': unbuilt("422 'More than one company found for email'"),
  }),
  ...rows('message', 'spec/1 §8; spec/3 wire', {
    'errors.project-exists': proven(
      "409 'A project with that name already exists'",
      'test/api/people.test.ts',
      'a company over HTTP > makes, changes and closes projects, and a second one of a name is refused',
    ),
    'errors.employee-exists': unbuilt("409 'An employee with that name already exists'"),
  }),
  ...rows('rule', 'spec/1 §8 display', {
    'errors.login-default': unbuilt("The login form shows 'Network error' by default for unhandled errors"),
    'errors.setup-heading': unbuilt("Setup shows 'Error' or 'Errors'"),
    'errors.setup-advice': unbuilt('Setup adds advice to refresh and contact support'),
  }),
  ...rows('constant', 'spec/1 §9', {
    'errors.rate-limit-minutes': proven(
      'Rate-limit advice: retry after 1 minute',
      'test/rules/constants.test.ts',
      'business constants > retryAfterSeconds is what the specification says, and the code reads it',
    ),
  }),
  ...rows('screen', 'spec/2 §2 error alert', {
    'error-alert.heading': unbuilt("A heading 'Error'"),
    'error-alert.message': unbuilt('The message'),
    'error-alert.hide': unbuilt('A Hide button'),
  }),
  ...rows('rule', 'spec/2 §8 rejected call', {
    'errors.401-logs-out': unbuilt('A 401 response logs the user out'),
    'errors.string-is-displayed': unbuilt('If the error text is a string it is displayed'),
    'errors.authentication-not-shown': unbuilt('Errors from authentication actions are not shown'),
    'errors.refresh-not-shown': unbuilt('Errors from the refresh poll are not shown'),
  }),
  ...rows('message', 'spec/2 §8 rejected call', {
    'errors.unknown-signed-in': unbuilt(
      "'Unknown error. It has been recorded and we will investigate as soon as we can. We are sorry for the inconvenience. Please get in touch if it is urgent.'",
    ),
  }),
  ...rows('rule', 'spec/3 public site', {
    'errors.unknown-by-place': unbuilt(
      "Unknown error: the first specification's text on public and set-up screens, the second's when signed in",
    ),
    'errors.login-unexplained-401': unbuilt("An unexplained 401 at login is 'Wrong username or password'"),
    'errors.reachability-two-hosts': unbuilt('Reachability check: API and site root, 2 s'),
    'errors.only-api-dead': unbuilt("Only the API dead: 'Could not connect to Stund servers...'"),
    'errors.otherwise-no-internet': unbuilt('Otherwise the no-internet message'),
    'errors.ellipsis-word-for-word': unbuilt(
      "Messages that end in '...': word for word as far as shown, nothing added",
    ),
  }),
];

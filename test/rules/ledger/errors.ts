// The error catalogues of both specifications and where each message is shown.
import { proven, type Row, rows } from './row.ts';

export const errors: readonly Row[] = [
  ...rows('message', 'spec/1 §8 generic mapping', {
    'errors.offline': proven(
      "'Internet connectivity may be down.'",
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > offline: the browser says so',
    ),
    'errors.network': proven(
      "'Network connectivity issue. Could not complete the network request.'",
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > both answer: the network message, and the no-internet message on a line of its own',
    ),
    'errors.api-unreachable': proven(
      "'Could not connect to {provider} servers. We have been notified.'",
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > unreachable: the site answers and the API does not',
    ),
    'errors.timeout': proven(
      "'The {provider} servers did not respond. Please try again.'",
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > a timeout: the servers did not respond',
    ),
    'errors.server': proven(
      "'The servers had a hiccup. Sorry about that! We have been notified...'",
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > a status 500: the servers had a hiccup',
    ),
    'errors.rate-limited': proven(
      "'Too many requests in a short amount of time. Please retry after 1 minute...'",
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > a 429: retry after 1 minute',
    ),
    'errors.unknown-public': proven(
      "'We ran into an unknown error...'",
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > lists what went wrong of sending the SMS under Error, with the advice to refresh and to write to us',
    ),
  }),
  ...rows('rule', 'spec/1 §8 generic mapping', {
    'errors.offline-when-browser-offline': proven(
      'Browser offline maps to the offline message',
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > offline: the browser says so',
    ),
    'errors.no-internet-otherwise': proven(
      'If the API is not the unreachable part, the no-internet message is shown',
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > neither answers: the no-internet message',
    ),
    'errors.status-500-599': proven(
      'Status 500-599 maps to the hiccup message',
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > a status 599: the servers had a hiccup',
    ),
    'errors.status-429': proven(
      '429 maps to the rate-limit message',
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > a 429: retry after 1 minute',
    ),
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
    'errors.wrong-company-name': proven(
      "401 'Wrong company name', shown on the name field",
      'test/web/front/sign-in.test.ts',
      "the company login > says 'Wrong company name' on the name field",
    ),
    'errors.wrong-company-password': proven(
      "401 'Wrong company password', shown on the password field",
      'test/web/front/sign-in.test.ts',
      "the company login > says 'Wrong company password' on the password field",
    ),
    'errors.wrong-employee-name': proven(
      "401 'Wrong employee name'",
      'test/web/front/sign-in.test.ts',
      "the employee login > says 'Wrong employee name' and 'Wrong employee password' in the specification's words",
    ),
    'errors.wrong-employee-password': proven(
      "401 'Wrong employee password'",
      'test/web/front/sign-in.test.ts',
      "the employee login > says 'Wrong employee name' and 'Wrong employee password' in the specification's words",
    ),
    'errors.employee-disabled': proven(
      "401 'Employee has been disabled'",
      'test/web/phone/conflicts.test.ts',
      'an employee who was deactivated while a press waited > sees the specification’s words',
    ),
    'errors.company-not-found': proven(
      "404 'Company not found'",
      'test/web/front/sign-in.test.ts',
      "the forgotten password > says 'Company not found' of an unknown e-mail",
    ),
    'errors.more-than-one-company': proven(
      "422 'More than one company found for email'",
      'test/web/front/sign-in.test.ts',
      "the forgotten password > says 'More than one company found for email', then asks for the name",
    ),
  }),
  ...rows('message', 'spec/1 §8; spec/3 wire', {
    'errors.project-exists': proven(
      "409 'A project with that name already exists'",
      'test/api/people.test.ts',
      'a company over HTTP > makes, changes and closes projects, and a second one of a name is refused',
    ),
    'errors.employee-exists': proven(
      "409 'An employee with that name already exists'",
      'test/api/wire.test.ts',
      'the wire carries > the sentence of a taken employee name: 409',
    ),
  }),
  ...rows('rule', 'spec/1 §8 display', {
    'errors.login-default': proven(
      "The login form shows 'Network error' by default for unhandled errors",
      'test/web/front/sign-in.test.ts',
      "the company login > says 'Network error' of whatever else nothing explains",
    ),
    'errors.setup-heading': proven(
      "Setup shows 'Error' or 'Errors'",
      'test/web/desk/setup-and-session.test.ts',
      'several sentences of what went wrong > are listed in the set-up under Errors',
    ),
    'errors.setup-advice': proven(
      'Setup adds advice to refresh and contact support',
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > lists what went wrong of sending the SMS under Error, with the advice to refresh and to write to us',
    ),
  }),
  ...rows('constant', 'spec/1 §9', {
    'errors.rate-limit-minutes': proven(
      'Rate-limit advice: retry after 1 minute',
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > a 429: retry after 1 minute',
    ),
  }),
  ...rows('screen', 'spec/2 §2 error alert', {
    'error-alert.heading': proven(
      "A heading 'Error'",
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > lists what went wrong of sending the SMS under Error, with the advice to refresh and to write to us',
    ),
    'error-alert.message': proven(
      'The message',
      'test/web/desk/setup-and-session.test.ts',
      'the set-up > lists what went wrong of sending the SMS under Error, with the advice to refresh and to write to us',
    ),
    'error-alert.hide': proven(
      'A Hide button',
      'test/web/ui/pieces.test.tsx',
      'alert > is read out at once and can be hidden',
    ),
  }),
  ...rows('rule', 'spec/2 §8 rejected call', {
    'errors.401-logs-out': proven(
      'A 401 response logs the user out',
      'test/web/desk/setup-and-session.test.ts',
      'the session > that ended with session_over shows a modal whose confirm logs out',
    ),
    'errors.string-is-displayed': proven(
      'If the error text is a string it is displayed',
      'test/web/desk/setup-and-session.test.ts',
      'a call that fails without a reason > is shown in the words of the server where it answered a string',
    ),
    'errors.authentication-not-shown': proven(
      'Errors from authentication actions are not shown',
      'test/web/desk/setup-and-session.test.ts',
      'asking who is logged in > shows nothing of its errors: the page is that of a visitor',
    ),
    'errors.refresh-not-shown': proven(
      'Errors from the refresh poll are not shown',
      'test/web/entries/refresh.test.ts',
      'the refresh > shows nothing of a server in trouble, and tries again',
    ),
  }),
  ...rows('message', 'spec/2 §8 rejected call', {
    'errors.unknown-signed-in': proven(
      "'Unknown error. It has been recorded and we will investigate as soon as we can. We are sorry for the inconvenience. Please get in touch if it is urgent.'",
      'test/web/desk/setup-and-session.test.ts',
      "a call that fails without a reason > says on the signed-in screens the specification's long sentence, and it is recorded",
    ),
  }),
  ...rows('rule', 'spec/3 public site', {
    'errors.unknown-by-place': proven(
      "Unknown error: the first specification's text on public and set-up screens, the second's when signed in",
      'test/web/desk/setup-and-session.test.ts',
      "a call that fails without a reason > says on the signed-in screens the specification's long sentence, and it is recorded",
    ),
    'errors.login-unexplained-401': proven(
      "An unexplained 401 at login is 'Wrong username or password'",
      'test/web/front/sign-in.test.ts',
      "the company login > says 'Wrong username or password' of a 401 that nothing explains",
    ),
    'errors.reachability-two-hosts': proven(
      'Reachability check: API and site root, 2 s',
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > unreachable: the site answers and the API does not',
    ),
    'errors.only-api-dead': proven(
      "Only the API dead: 'Could not connect to Stund servers...'",
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > unreachable: the site answers and the API does not',
    ),
    'errors.otherwise-no-internet': proven(
      'Otherwise the no-internet message',
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > neither answers: the no-internet message',
    ),
    'errors.ellipsis-word-for-word': proven(
      "Messages that end in '...': word for word as far as shown, nothing added",
      'test/web/front/sign-in.test.ts',
      'what the network does to a log-in > a 429: retry after 1 minute',
    ),
  }),
];

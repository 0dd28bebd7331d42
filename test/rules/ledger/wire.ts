// The decisions on the wire: names, instants, ids, money, lists, filters, errors, retries.
import { proven, type Row, rows } from './row.ts';

export const wire: readonly Row[] = [
  ...rows('format', 'spec/3 wire, names', {
    'wire.specification-names': proven(
      "The wire keeps the specification's names (start_time, login_token)",
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'wire.over-time-and-overtime': proven(
      'over_time in the report call, overtime in export rows',
      'test/domain/exports/exports-paper.test.ts',
      'an export’s row > calls overtime what the report call calls over_time',
    ),
    'wire.lat-lon-strings': proven(
      'lat and lon stay strings',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
  }),
  ...rows('format', 'spec/3 wire, instants and days', {
    'wire.instants-any-offset': proven(
      'Instants are accepted with any RFC 3339 offset',
      'test/time/instant.test.ts',
      'text with any offset means the same instant to Temporal',
    ),
    'wire.instants-answered-utc': proven(
      'Instants are answered in UTC (2026-11-18T08:00:00Z)',
      'test/time/instant.test.ts',
      'instants on the wire > 2026-11-18T09:00:00+01:00 is read as 2026-11-18T08:00:00Z',
    ),
    'wire.instants-whole-seconds': proven(
      'Instants are whole seconds',
      'test/time/instant.test.ts',
      'instants on the wire > 2026-11-18T08:00:00.999Z is read as 2026-11-18T08:00:00Z',
    ),
    'wire.multi-edit-local-times': proven(
      'Multi-edit times are local HH:MM',
      'test/api/wire.test.ts',
      'the wire carries > in a multi-edit local times HH:MM only',
    ),
    'wire.gap-moves-forward': proven(
      'A local time in a daylight-saving gap moves forward',
      'test/time/zone.test.ts',
      'a wall-clock time becomes an instant > Europe/Dublin 2026-03-29 01:30 is 2026-03-29T01:30:00Z',
    ),
    'wire.overlap-first-offset': proven(
      'A local time in an overlap takes the first offset',
      'test/time/zone.test.ts',
      'a wall-clock time becomes an instant > Europe/Dublin 2026-10-25 01:30 is 2026-10-25T00:30:00Z',
    ),
    'wire.days-in-company-zone': proven(
      "Days are YYYY-MM-DD in the company's time zone",
      'test/domain/worklogs/worklogs-list.test.ts',
      'the list of work logs > shows the current local month without dates, newest start first',
    ),
    'wire.total-time-seconds': proven(
      'total_time is whole seconds',
      'test/domain/worklogs/worklogs-clock-out.test.ts',
      'clocking out > ends the entry, frees the employee and adds to the project',
    ),
  }),
  ...rows('rule', 'spec/3 wire, ids', {
    'ids.opaque': proven(
      'Ids are opaque strings; nothing may be read from them by a client',
      'test/rules/contract.test.ts',
      'an id > is opaque to every screen: none takes one apart but those that it made itself',
    ),
    'ids.worklog-holds-bucket': proven(
      "Inside: a work log's id holds its bucket (UTC month), employee, day and a random part",
      'test/domain/worklogs/worklogs-clock-in.test.ts',
      'clocking in > makes an id that holds the UTC month, the employee, the day and a random part',
    ),
    'ids.moved-month-forwards': proven(
      'An entry whose start moves to another month leaves a forwarding row',
      'test/domain/worklogs/worklogs-edit.test.ts',
      'editing > into another month and back keeps the id, the comments and one row',
    ),
    'ids.public-id-never-changes': proven(
      'Its public id never changes',
      'test/domain/worklogs/worklogs-edit.test.ts',
      'editing > into another month and back keeps the id, the comments and one row',
    ),
    'ids.range-reads-neighbours': proven(
      'A range of local days reads one neighbouring bucket on each side',
      'test/domain/worklogs/worklogs-list.test.ts',
      'the list of work logs > shows the current local month without dates, newest start first',
    ),
  }),
  ...rows('format', 'spec/3 wire, money', {
    'money.minor-units': proven(
      'Money: integer minor units and ISO 4217 code',
      'test/domain/billing/plans.test.ts',
      'prices > are 50, 100, 200 and 400 a month in EUR, in cents',
    ),
    'money.isk-no-minor': proven(
      'ISK has no minor unit',
      'test/domain/billing/plans.test.ts',
      'prices > are 8, 14, 30 and 60 thousand ISK a month, which has no minor unit',
    ),
  }),
  ...rows('rule', 'spec/3 wire, lists', {
    'lists.bare-arrays': proven(
      'Lists are bare arrays',
      'test/api/worklogs.test.ts',
      'the company > turns the pages of a list by the address the reply names',
    ),
    'lists.limit-and-cursor': proven(
      'More than a page: ?limit=, ?cursor=',
      'test/domain/worklogs/worklogs-list.test.ts',
      'the list of work logs > comes page by page, each entry once, over months and equal starts',
    ),
    'lists.link-header': proven(
      'Next page in Link',
      'test/api/worklogs.test.ts',
      'the company > turns the pages of a list by the address the reply names',
    ),
    'lists.next-cursor-header': proven(
      'Next page in X-Next-Cursor',
      'test/api/phone-app-offline.test.ts',
      'a phone app without a network > reads its past page by page',
    ),
  }),
  ...rows('rule', 'spec/3 wire, worklog and report filters', {
    'filters.from-to-inclusive': proven(
      'from, to (inclusive local days)',
      'test/domain/report/report.test.ts',
      'a report > counts a week’s hours before the range against the week’s threshold',
    ),
    'filters.employee-id-repeatable': proven(
      'employee_id, repeatable',
      'test/api/wire.test.ts',
      'the wire carries > of filters: employee_id and project_id once or several times',
    ),
    'filters.project-id-repeatable': proven(
      'project_id, repeatable',
      'test/api/wire.test.ts',
      'the wire carries > of filters: employee_id and project_id once or several times',
    ),
    'filters.approved': proven(
      'approved',
      'test/domain/report/report.test.ts',
      'a report > is of the employees that are asked for, and of approved entries only while approval is on',
    ),
    'filters.empty-dropped-by-client': proven(
      'Empty values are dropped by the client',
      'test/web/front/calls.test.ts',
      'a call > drops the empty values of its filters',
    ),
    'filters.empty-ignored-by-server': proven(
      'Empty values are ignored by the server',
      'test/api/worklogs.test.ts',
      'the company > turns the pages of a list by the address the reply names',
    ),
  }),
  ...rows('default', 'spec/3 wire, worklog and report filters', {
    'filters.default-current-month': proven(
      'Without dates the current month',
      'test/domain/report/report-forms.test.ts',
      'a report > is of the current local month when no days are given',
    ),
  }),
  ...rows('constant', 'spec/3 wire, worklog and report filters', {
    'filters.at-most-366-days': proven(
      'At most 366 days',
      'test/domain/report/report-forms.test.ts',
      'a report > refuses a range that is turned around or longer than a year',
    ),
  }),
  ...rows('rule', 'spec/3 wire, errors', {
    'wire.problem-json': proven(
      'Errors: RFC 9457 for clients that accept it',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > of a taken name says the specification’s words, as plain text or as a problem',
    ),
    'wire.plain-json-string': proven(
      'else the plain JSON string',
      'test/api/sign-up.test.ts',
      'a trial over HTTP > of a taken name says the specification’s words, as plain text or as a problem',
    ),
  }),
  ...rows('rule', 'spec/3 wire, retries', {
    'retries.idempotency-key': proven(
      'Idempotency-Key header on everything that creates',
      'test/rules/contract.test.ts',
      'the contract > lets everything that creates take an idempotency key, or an id that the client made',
    ),
    'retries.same-key-other-body': proven(
      'Same key with another body: 422',
      'test/domain/people/employees.test.ts',
      'an employee > is created once per idempotency key, and the receipt does not hold its password',
    ),
    'retries.client-ids-for-ever': proven(
      'Ids made by a client (clock events, photos) are for ever',
      'test/domain/worklogs/worklogs-clock-in.test.ts',
      'clocking in > is answered with the entry as it is now from the seventh day on, and still starts nothing',
    ),
  }),
  ...rows('constant', 'spec/3 wire, retries', {
    'retries.key-kept-days': proven(
      'Idempotency keys are kept 7 days',
      'test/domain/runtime/once-scope.test.ts',
      'an idempotency key > is kept for seven days: until then a repeat gets the first answer, and then its row is due to be deleted',
    ),
  }),
];

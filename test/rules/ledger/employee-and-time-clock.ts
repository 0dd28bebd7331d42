// The employee's phone application and the shared time clock.
import { proven, type Row, rows } from './row.ts';

export const employeeAndTimeClock: readonly Row[] = [
  ...rows('screen', 'spec/1 §6; spec/2 §2', {
    'employee-app.screen': proven(
      'Employee app at /employee/app',
      'test/journeys/day.test.ts',
      'a company’s first day > clocks in with a comment, a photo and a location; a lost reply has one effect',
    ),
    'time-clock.screen': proven(
      'Shared time-clock page at /time_clock',
      'test/web/kiosk/kiosk-names.test.ts',
      'the names of the shared time clock > stand A to Ö, with who is in, since when and where, and how many are at work',
    ),
  }),
  ...rows('rule', 'spec/1 §1; spec/2 §1', {
    'employee-app.clock-in': proven(
      'Employees clock in against projects',
      'test/domain/worklogs/worklogs-clock-in.test.ts',
      'clocking in > starts an entry, shows it as open and points the employee at it',
    ),
    'employee-app.clock-out': proven(
      'Employees clock out',
      'test/domain/worklogs/worklogs-clock-out.test.ts',
      'clocking out > ends the entry, frees the employee and adds to the project',
    ),
    'employee-app.comments-optional': proven(
      'Clocking takes optional comments on work logs',
      'test/domain/worklogs/worklogs-clock-in.test.ts',
      'clocking in > starts an entry, shows it as open and points the employee at it',
    ),
    'employee-app.location-optional': proven(
      'Clocking takes an optional location',
      'test/domain/worklogs/worklogs-clock-in.test.ts',
      'clocking in > keeps a location only when the company has switched locations on',
    ),
    'employee-app.photos': proven(
      'Employees can upload images',
      'test/domain/photos/photos.test.ts',
      'a photo > attached before it is made ready is shown under a signed address',
    ),
    'employee-app.own-login': proven(
      'Employees have their own login and app',
      'test/journeys/day.test.ts',
      'a company’s first day > refuses a second clock-in on another device and shows the open entry',
    ),
    'time-clock.many-on-one-computer': proven(
      'A shared time-clock website account lets all employees clock in on one computer',
      'test/web/kiosk/kiosk-names.test.ts',
      'the names of the shared time clock > stand A to Ö, with who is in, since when and where, and how many are at work',
    ),
  }),
  ...rows('rule', 'spec/2 §6', {
    'employee-app.own-comments': proven(
      'EMPLOYEE: own comments',
      'test/domain/worklogs/worklogs-comments.test.ts',
      'a comment > says who wrote it, follows an entry that moved and does not count the version up',
    ),
    'employee-app.own-locations': proven(
      'EMPLOYEE: own locations',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'employee-app.adds-and-changes-own': proven(
      'EMPLOYEE: adding and changing own entries (per permissions)',
      'test/domain/worklogs/worklogs-edit.test.ts',
      'an employee who may > adds own ended entries, on open projects only',
    ),
    'employee-app.disabled-read-only': proven(
      'A disabled employee has limited read-only access',
      'test/api/people.test.ts',
      'an employee over HTTP > that is disabled is out at once, may come back to read, and may write nothing',
    ),
    'time-clock.creates-work-logs': proven(
      'COMPANY_TIME_CLOCK: creates work logs',
      'test/domain/worklogs/worklogs-comments.test.ts',
      'the shared time clock > clocks in and out as itself, and answers repeats as the first time',
    ),
    'time-clock.closes-work-logs': proven(
      'COMPANY_TIME_CLOCK: closes work logs',
      'test/domain/worklogs/worklogs-comments.test.ts',
      'the shared time clock > clocks in and out as itself, and answers repeats as the first time',
    ),
    'time-clock.creates-comments': proven(
      'COMPANY_TIME_CLOCK: creates comments',
      'test/domain/worklogs/worklogs-comments.test.ts',
      'the shared time clock > ends what the phone started and comments on it',
    ),
  }),
  ...rows('field', 'spec/3 calls implied, clock events', {
    'clock-event.id': proven(
      'client-made id',
      'test/api/wire.test.ts',
      'the wire carries > of a clock event: id, project_id, at, comment, location',
    ),
    'clock-event.project-id': proven(
      'project_id',
      'test/api/wire.test.ts',
      'the wire carries > of a clock event: id, project_id, at, comment, location',
    ),
    'clock-event.at': proven(
      'at (device time)',
      'test/api/wire.test.ts',
      'the wire carries > of a clock event: id, project_id, at, comment, location',
    ),
    'clock-event.comment': proven(
      'optional comment',
      'test/api/wire.test.ts',
      'the wire carries > of a clock event: id, project_id, at, comment, location',
    ),
    'clock-event.location': proven(
      'location {lat, lon, accuracy, timestamp}',
      'test/api/wire.test.ts',
      'the wire carries > of a clock event: id, project_id, at, comment, location',
    ),
  }),
  ...rows('rule', 'spec/3 calls implied', {
    'employee-projects.create-needs-permission': proven(
      'POST /employee/v2/projects needs create_projects',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'employee-projects.choose': proven(
      'GET /employee/v2/projects serves to choose a project',
      'test/domain/people/projects.test.ts',
      'a project > made by an employee shows who made it; employees and the time clock see the open ones by name',
    ),
    'employee-worklogs.add-needs-permission': proven(
      'worklogs/add needs manage_worklogs',
      'test/api/access.test.ts',
      'a refused caller > of POST /employee/worklogs/add is refused with its reason, and changes nothing',
    ),
    'employee-worklogs.edit-needs-permission': proven(
      'worklogs/edit needs manage_worklogs',
      'test/api/access.test.ts',
      'a refused caller > of PUT /employee/worklogs/edit is refused with its reason, and changes nothing',
    ),
    'photos.begin': proven(
      'Photos begin with type and bytes, answered with an id and an upload address',
      'test/domain/photos/photos.test.ts',
      'a photo > is one photo and one comment however often it is announced, uploaded and attached',
    ),
    'photos.upload': proven(
      'then the upload',
      'test/domain/photos/photos.test.ts',
      'a photo > attached before it is made ready is shown under a signed address',
    ),
    'photos.comment-names-it': proven(
      'then the comment that names it',
      'test/domain/photos/photos.test.ts',
      'a photo > attached before it is made ready is shown under a signed address',
    ),
    'photos.company-same': proven(
      'Photos work the same for the company',
      'test/workers/photos.test.ts',
      'the photos worker > makes an upload ready, and signed addresses show it in both sizes, in quality 80 and 60: of Company',
    ),
    'photos.time-clock-same': proven(
      'Photos work the same for the time clock',
      'test/workers/photos.test.ts',
      'the photos worker > makes an upload ready, and signed addresses show it in both sizes, in quality 80 and 60: of CompanyTimeClock',
    ),
    'time-clock.names-only': proven(
      "The shared time clock's tiles: names only, never tokens or phones",
      'test/domain/people/employees-login.test.ts',
      'the time clock > shows active employees by name with what they work on, and no secret of theirs',
    ),
    'time-clock.calls-return-the-work-log': proven(
      'Each time-clock call returns the work log',
      'test/domain/worklogs/time-clock.test.ts',
      'every call of the time clock that changes a work log > answers the work log',
    ),
    'notifications.server-time': proven(
      'update_last_seen: the unread mark of the change log and notices, server time',
      'test/domain/company-data/settings.test.ts',
      'settings > remember when notices were seen',
    ),
    'refresh.id-is-newest-held': proven(
      'refresh: {id} is the newest entry the client holds',
      'test/domain/worklogs/worklogs-refresh.test.ts',
      'the poll > brings the entries that changed since the newest one was made, and names the deleted ones',
    ),
    'refresh.returns-changed-since': proven(
      'refresh returns the entries changed since then that match the filters',
      'test/domain/worklogs/worklogs-refresh.test.ts',
      'the poll > brings the entries that changed since the newest one was made, and names the deleted ones',
    ),
    'refresh.polled-while-visible': proven(
      'refresh is polled every 30 s while the tab is visible',
      'test/web/entries/refresh.test.ts',
      'the refresh > asks nothing while the page is hidden',
    ),
    'refresh.errors-never-shown': proven(
      'refresh: its errors are never shown',
      'test/web/entries/refresh.test.ts',
      'the refresh > shows nothing of a network that is down, and tries again',
    ),
    'forgot-password.name-after-422': proven(
      'forgot_password: name is asked for after the 422',
      'test/web/front/sign-in.test.ts',
      "the forgotten password > says 'More than one company found for email', then asks for the name",
    ),
  }),
];

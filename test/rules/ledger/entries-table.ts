// The time entries table: columns, formats, flags, the bulk bar, and what a work log holds.
import { proven, type Row, rows } from './row.ts';

export const entriesTable: readonly Row[] = [
  ...rows('column', 'spec/2 §2 time entries table', {
    'entries.column-employee': proven(
      'employee (can be hidden per view)',
      'test/web/desk/entries.test.ts',
      'a view of the entries > hides columns one by one, which its address remembers',
    ),
    'entries.column-project': proven(
      'project',
      'test/web/desk/entries.test.ts',
      'the list of time entries > shows employee, project, in and out, hours, comments, location and editing',
    ),
    'entries.column-start': proven(
      'start',
      'test/web/desk/entries.test.ts',
      'the list of time entries > shows employee, project, in and out, hours, comments, location and editing',
    ),
    'entries.column-end': proven(
      'end',
      'test/web/desk/entries.test.ts',
      'the list of time entries > shows employee, project, in and out, hours, comments, location and editing',
    ),
    'entries.column-hours': proven(
      'hours',
      'test/web/desk/entries.test.ts',
      'the list of time entries > shows employee, project, in and out, hours, comments, location and editing',
    ),
    'entries.column-comments': proven(
      'comments',
      'test/web/desk/entries.test.ts',
      'the list of time entries > shows employee, project, in and out, hours, comments, location and editing',
    ),
    'entries.column-location': proven(
      'location',
      'test/web/desk/entries.test.ts',
      'the list of time entries > shows employee, project, in and out, hours, comments, location and editing',
    ),
    'entries.column-editing': proven(
      'An editing column (can be hidden)',
      'test/web/desk/entries.test.ts',
      'comments and locations > hides the comment box and says None while the company is disabled',
    ),
  }),
  ...rows('default', 'spec/2 §2, §9', {
    'entries.default-sort': proven(
      'Default sort: start_time descending',
      'test/api/wire.test.ts',
      'the wire carries > work logs newest start first, whatever the order in which they were added',
    ),
  }),
  ...rows('format', 'spec/2 §2, §9', {
    'entries.hours-format': proven(
      'Hours are total_time seconds divided by 3600, shown to 2 decimals',
      'test/web/desk/entries.test.ts',
      'the list of time entries > writes hours with two decimals, bold from 10 hours, bold and red from 16',
    ),
    'entries.hours-bold': proven(
      'Entries of 10 hours or more are bold',
      'test/web/desk/entries.test.ts',
      'the list of time entries > writes hours with two decimals, bold from 10 hours, bold and red from 16',
    ),
    'entries.hours-bold-red': proven(
      'Entries of 16 hours or more are bold and red',
      'test/web/desk/entries.test.ts',
      'the list of time entries > writes hours with two decimals, bold from 10 hours, bold and red from 16',
    ),
  }),
  ...rows('rule', 'spec/2 §2 time entries table', {
    'entries.edited-flag': proven(
      'An entry with original_start_time or original_end_time set was edited and is shown with a flag',
      'test/web/desk/entries.test.ts',
      'the list of time entries > flags an edited entry with its original time',
    ),
    'entries.approved-highlight': proven(
      'Approved rows are highlighted (only when the approval feature is on)',
      'test/web/desk/entries.test.ts',
      'the list of time entries > marks approved rows only while approval is on',
    ),
    'entries.comments-add': proven(
      "Comments cell: 'Add' for companies that are active",
      'test/web/desk/entries.test.ts',
      'the list of time entries > offers Add where no comment has text',
    ),
    'entries.comments-none': proven(
      "A disabled employee sees the label 'None' when there are no comments instead of 'Add'",
      'test/web/phone/phone.test.ts',
      'a disabled employee > sees the own entries with None instead of Add, and cannot clock in',
    ),
    'entries.comments-presence': proven(
      'Comment presence counts only non-empty string comments',
      'test/web/desk/entries.test.ts',
      'the list of time entries > offers Add where no comment has text',
    ),
  }),
  ...rows('screen', 'spec/2 §2 time entries table', {
    'entries.bulk-bar': proven(
      'A bulk-selection bar',
      'test/web/desk/entries.test.ts',
      'the selection bar > selects all and none, and offers its actions only then',
    ),
    'entries.modal-comments': proven(
      'Comment modal',
      'test/web/desk/entries.test.ts',
      'comments and locations > has a dialog of comments that needs text to add one',
    ),
    'entries.modal-location': proven(
      'Location map modal (large)',
      'test/journeys/desk.test.ts',
      'the desk > shows where an entry began on a map, and why another has no place',
    ),
    'entries.modal-edit': proven(
      'Edit-entry modal',
      'test/web/desk/entries.test.ts',
      "the edit dialog of an entry > says 'No changes have been made' and sends nothing",
    ),
    'entries.modal-multi-edit': proven(
      'Multi-edit modal',
      'test/web/desk/entries.test.ts',
      'the selection bar > edits the times of many: no project, no date, no status, each on its own date, the day after by its box',
    ),
  }),
  ...rows('state', 'spec/2 §2, §4 bulk selection', {
    'entries.bulk-toggle': proven(
      'Select all / select none toggle',
      'test/web/desk/entries.test.ts',
      'the selection bar > selects all and none, and offers its actions only then',
    ),
    'entries.bulk-approve': proven(
      'Bulk action approve',
      'test/web/desk/entries.test.ts',
      'the selection bar > asks before it does Approve: Are you certain?',
    ),
    'entries.bulk-clear-approval': proven(
      'Bulk action clear approval',
      'test/web/desk/entries.test.ts',
      'the selection bar > asks before it does Clear approval: Are you certain?',
    ),
    'entries.bulk-edit': proven(
      'Bulk action edit',
      'test/web/desk/entries.test.ts',
      'the selection bar > edits the times of many: no project, no date, no status, each on its own date, the day after by its box',
    ),
    'entries.bulk-delete': proven(
      'Bulk action delete',
      'test/web/desk/entries.test.ts',
      'the selection bar > deletes after asking, one call each, and says which failed',
    ),
    'entries.bulk-confirmation': proven(
      'Each bulk action needs a confirmation step with cancel',
      'test/web/desk/entries.test.ts',
      'the selection bar > does none of its actions without being asked for it: each can be cancelled',
    ),
  }),
  ...rows('message', 'spec/2 §2 time entries table', {
    'entries.message.certain': proven(
      "'Are you certain?'",
      'test/web/desk/entries.test.ts',
      'the selection bar > asks before it does Approve: Are you certain?',
    ),
  }),
  ...rows('constant', 'spec/2 §2, §9', {
    'entries.bulk-bar-repeated': proven(
      'The bar is repeated under the table when more than 10 entries are shown',
      'test/web/desk/entries.test.ts',
      'the selection bar > stands again under more than 10 entries, and not under 10',
    ),
    'map.age-note-minutes': proven(
      'The marker shows an age note when the location was created more than 5 minutes after its timestamp',
      'test/web/entries/location-age.test.ts',
      'a position older than five minutes when it came has a note of its age, and one of five minutes has none',
    ),
    'map.max-zoom': proven(
      'Zoom is capped at 12',
      'test/web/entries/draw-map.test.ts',
      'opens around the place at zoom 10 and comes no nearer than zoom 12',
    ),
    'map.default-zoom': proven(
      'Default zoom 10',
      'test/web/entries/draw-map.test.ts',
      'opens around the place at zoom 10 and comes no nearer than zoom 12',
    ),
  }),
  ...rows('field', 'spec/2 §3 work log', {
    'worklog.id': proven(
      'id',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.project-id': proven(
      'project (id)',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.project-name': proven(
      'project (name when shown)',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.employee-name': proven(
      'employee (with name)',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.start-time': proven(
      'start_time',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.end-time': proven(
      'end_time (absent while open)',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.total-time': proven(
      'total_time (seconds)',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.original-start-time': proven(
      'original_start_time',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.original-end-time': proven(
      'original_end_time',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.approved': proven(
      'approved (bool)',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.has-location': proven(
      'has_location (bool)',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.created-by-employee': proven(
      'created_by Employee',
      'test/api/wire.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'worklog.created-by-company': proven(
      'created_by Company',
      'test/api/wire.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'worklog.created-by-time-clock': proven(
      'created_by CompanyTimeClock',
      'test/api/wire.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'worklog.comments': proven(
      'work_log_comments',
      'test/api/wire.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
  }),
  ...rows('field', 'spec/2 §3 location', {
    'location.lat': proven(
      'lat (string parsed as a number)',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'location.lon': proven(
      'lon (string parsed as a number)',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'location.created': proven(
      'created',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'location.timestamp': proven(
      'timestamp',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'location.accuracy': proven(
      'accuracy',
      'test/api/wire.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
  }),
  ...rows('screen', 'spec/2 §2 missing-location dialog', {
    'missing-location.dialog': proven(
      'A missing-location explanation dialog',
      'test/web/desk/entries.test.ts',
      'comments and locations > explains a missing location by its four possible reasons',
    ),
    'missing-location.manual': proven(
      'Reason: the entry was added manually on the website',
      'test/web/desk/entries.test.ts',
      'comments and locations > explains a missing location by its four possible reasons',
    ),
    'missing-location.no-fix': proven(
      'Reason: the phone could not get a reliable fix in time',
      'test/web/desk/entries.test.ts',
      'comments and locations > explains a missing location by its four possible reasons',
    ),
    'missing-location.permission': proven(
      'Reason: location permission was denied',
      'test/web/desk/entries.test.ts',
      'comments and locations > explains a missing location by its four possible reasons',
    ),
    'missing-location.gps-off': proven(
      'Reason: GPS was switched off',
      'test/web/desk/entries.test.ts',
      'comments and locations > explains a missing location by its four possible reasons',
    ),
  }),
];

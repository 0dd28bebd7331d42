// The time entries table: columns, formats, flags, the bulk bar, and what a work log holds.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const entriesTable: readonly Row[] = [
  ...rows('column', 'spec/2 §2 time entries table', {
    'entries.column-employee': unbuilt('employee (can be hidden per view)'),
    'entries.column-project': unbuilt('project'),
    'entries.column-start': unbuilt('start'),
    'entries.column-end': unbuilt('end'),
    'entries.column-hours': unbuilt('hours'),
    'entries.column-comments': unbuilt('comments'),
    'entries.column-location': unbuilt('location'),
    'entries.column-editing': unbuilt('An editing column (can be hidden)'),
  }),
  ...rows('default', 'spec/2 §2, §9', {
    'entries.default-sort': unbuilt('Default sort: start_time descending'),
  }),
  ...rows('format', 'spec/2 §2, §9', {
    'entries.hours-format': unbuilt('Hours are total_time seconds divided by 3600, shown to 2 decimals'),
    'entries.hours-bold': unbuilt('Entries of 10 hours or more are bold'),
    'entries.hours-bold-red': unbuilt('Entries of 16 hours or more are bold and red'),
  }),
  ...rows('rule', 'spec/2 §2 time entries table', {
    'entries.edited-flag': unbuilt(
      'An entry with original_start_time or original_end_time set was edited and is shown with a flag',
    ),
    'entries.approved-highlight': unbuilt(
      'Approved rows are highlighted (only when the approval feature is on)',
    ),
    'entries.comments-add': unbuilt("Comments cell: 'Add' for companies that are active"),
    'entries.comments-none': unbuilt(
      "A disabled employee sees the label 'None' when there are no comments instead of 'Add'",
    ),
    'entries.comments-presence': unbuilt('Comment presence counts only non-empty string comments'),
  }),
  ...rows('screen', 'spec/2 §2 time entries table', {
    'entries.bulk-bar': unbuilt('A bulk-selection bar'),
    'entries.modal-comments': unbuilt('Comment modal'),
    'entries.modal-location': unbuilt('Location map modal (large)'),
    'entries.modal-edit': unbuilt('Edit-entry modal'),
    'entries.modal-multi-edit': unbuilt('Multi-edit modal'),
  }),
  ...rows('state', 'spec/2 §2, §4 bulk selection', {
    'entries.bulk-toggle': unbuilt('Select all / select none toggle'),
    'entries.bulk-approve': unbuilt('Bulk action approve'),
    'entries.bulk-clear-approval': unbuilt('Bulk action clear approval'),
    'entries.bulk-edit': unbuilt('Bulk action edit'),
    'entries.bulk-delete': unbuilt('Bulk action delete'),
    'entries.bulk-confirmation': unbuilt('Each bulk action needs a confirmation step with cancel'),
  }),
  ...rows('message', 'spec/2 §2 time entries table', {
    'entries.message.certain': unbuilt("'Are you certain?'"),
  }),
  ...rows('constant', 'spec/2 §2, §9', {
    'entries.bulk-bar-repeated': unbuilt(
      'The bar is repeated under the table when more than 10 entries are shown',
    ),
    'map.age-note-minutes': unbuilt(
      'The marker shows an age note when the location was created more than 5 minutes after its timestamp',
    ),
    'map.max-zoom': unbuilt('Zoom is capped at 12'),
    'map.default-zoom': unbuilt('Default zoom 10'),
  }),
  ...rows('field', 'spec/2 §3 work log', {
    'worklog.id': proven(
      'id',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.project-id': proven(
      'project (id)',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.project-name': proven(
      'project (name when shown)',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.employee-name': proven(
      'employee (with name)',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.start-time': proven(
      'start_time',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.end-time': proven(
      'end_time (absent while open)',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.total-time': proven(
      'total_time (seconds)',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.original-start-time': proven(
      'original_start_time',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.original-end-time': proven(
      'original_end_time',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.approved': proven(
      'approved (bool)',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.has-location': proven(
      'has_location (bool)',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
    'worklog.created-by-employee': proven(
      'created_by Employee',
      'test/rules/fields.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'worklog.created-by-company': proven(
      'created_by Company',
      'test/rules/fields.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'worklog.created-by-time-clock': proven(
      'created_by CompanyTimeClock',
      'test/rules/fields.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'worklog.comments': proven(
      'work_log_comments',
      'test/rules/fields.test.ts',
      'the wire carries > of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments',
    ),
  }),
  ...rows('field', 'spec/2 §3 location', {
    'location.lat': proven(
      'lat (string parsed as a number)',
      'test/rules/fields.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'location.lon': proven(
      'lon (string parsed as a number)',
      'test/rules/fields.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'location.created': proven(
      'created',
      'test/rules/fields.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'location.timestamp': proven(
      'timestamp',
      'test/rules/fields.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
    'location.accuracy': proven(
      'accuracy',
      'test/rules/fields.test.ts',
      'the wire carries > of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings',
    ),
  }),
  ...rows('screen', 'spec/2 §2 missing-location dialog', {
    'missing-location.dialog': unbuilt('A missing-location explanation dialog'),
    'missing-location.manual': unbuilt('Reason: the entry was added manually on the website'),
    'missing-location.no-fix': unbuilt('Reason: the phone could not get a reliable fix in time'),
    'missing-location.permission': unbuilt('Reason: location permission was denied'),
    'missing-location.gps-off': unbuilt('Reason: GPS was switched off'),
  }),
];

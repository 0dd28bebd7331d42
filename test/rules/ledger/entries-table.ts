// The time entries table: columns, formats, flags, the bulk bar, and what a work log holds.
import { type Row, rows, unbuilt } from './row.ts';

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
    'worklog.id': unbuilt('id'),
    'worklog.project-id': unbuilt('project (id)'),
    'worklog.project-name': unbuilt('project (name when shown)'),
    'worklog.employee-name': unbuilt('employee (with name)'),
    'worklog.start-time': unbuilt('start_time'),
    'worklog.end-time': unbuilt('end_time (absent while open)'),
    'worklog.total-time': unbuilt('total_time (seconds)'),
    'worklog.original-start-time': unbuilt('original_start_time'),
    'worklog.original-end-time': unbuilt('original_end_time'),
    'worklog.approved': unbuilt('approved (bool)'),
    'worklog.has-location': unbuilt('has_location (bool)'),
    'worklog.created-by-employee': unbuilt('created_by Employee'),
    'worklog.created-by-company': unbuilt('created_by Company'),
    'worklog.created-by-time-clock': unbuilt('created_by CompanyTimeClock'),
    'worklog.comments': unbuilt('work_log_comments'),
  }),
  ...rows('field', 'spec/2 §3 location', {
    'location.lat': unbuilt('lat (string parsed as a number)'),
    'location.lon': unbuilt('lon (string parsed as a number)'),
    'location.created': unbuilt('created'),
    'location.timestamp': unbuilt('timestamp'),
    'location.accuracy': unbuilt('accuracy'),
  }),
  ...rows('screen', 'spec/2 §2 missing-location dialog', {
    'missing-location.dialog': unbuilt('A missing-location explanation dialog'),
    'missing-location.manual': unbuilt('Reason: the entry was added manually on the website'),
    'missing-location.no-fix': unbuilt('Reason: the phone could not get a reliable fix in time'),
    'missing-location.permission': unbuilt('Reason: location permission was denied'),
    'missing-location.gps-off': unbuilt('Reason: GPS was switched off'),
  }),
];

// Changing time entries: edit, manual add, multi-edit, comments, approval, delete, and the history of each.
import { proven, type Row, rows } from './row.ts';

export const entriesEditing: readonly Row[] = [
  ...rows('state', 'spec/2 §4 time entry', {
    'worklog.open-or-closed': proven(
      'A time entry is open (no end) or closed',
      'test/domain/worklogs/worklogs-clock-out.test.ts',
      'clocking out > ends the entry, frees the employee and adds to the project',
    ),
    'worklog.approved-with-feature': proven(
      'An approved flag applies when the approval feature is on',
      'test/domain/worklogs/worklogs-edit.test.ts',
      'editing > approves only while the company has approval on; flags are kept and hidden meanwhile',
    ),
    'worklog.project-change-clears-approved': proven(
      'Changing the project clears approved',
      'test/api/wire.test.ts',
      'the wire carries > no approval over a change of project, in time or out time',
    ),
    'worklog.in-time-change-clears-approved': proven(
      'Changing the in time clears approved',
      'test/api/wire.test.ts',
      'the wire carries > no approval over a change of project, in time or out time',
    ),
    'worklog.out-time-change-clears-approved': proven(
      'Changing the out time clears approved',
      'test/api/wire.test.ts',
      'the wire carries > no approval over a change of project, in time or out time',
    ),
    'worklog.open-closed-by-out-time': proven(
      'An open entry can be closed by selecting an out time, which defaults to the in time',
      'test/web/desk/entries.test.ts',
      'the edit dialog of an entry > ends an open entry at an out time that begins as its in time',
    ),
    'worklog.can-be-added': proven(
      'Entries can be added',
      'test/domain/worklogs/worklogs-add-remove.test.ts',
      'adding by hand > adds all or none',
    ),
    'worklog.can-be-changed': proven(
      'Entries can be changed',
      'test/domain/worklogs/worklogs-edit.test.ts',
      'editing > keeps the first times for ever and counts the version up',
    ),
    'worklog.can-be-deleted': proven(
      'Entries can be deleted',
      'test/domain/worklogs/worklogs-add-remove.test.ts',
      'deleting > takes the entry out of every list and sum, and frees an employee who was in',
    ),
    'worklog.can-be-commented': proven(
      'Entries can be commented',
      'test/domain/worklogs/worklogs-comments.test.ts',
      'a comment > says who wrote it, follows an entry that moved and does not count the version up',
    ),
    'worklog.can-be-approved': proven(
      'Entries can be approved (only when approve_work_logs is on)',
      'test/domain/worklogs/worklogs-edit.test.ts',
      'editing > approves only while the company has approval on; flags are kept and hidden meanwhile',
    ),
    'worklog.can-be-unapproved': proven(
      'Entries can be unapproved (only when approve_work_logs is on)',
      'test/web/desk/entries.test.ts',
      'the selection bar > asks before it does Clear approval: Are you certain?',
    ),
  }),
  ...rows('rule', 'spec/2 §5 edit time entry', {
    'edit-entry.something-changed': proven(
      'Save is allowed only if something changed (project, start, end or approved)',
      'test/web/desk/entries.test.ts',
      "the edit dialog of an entry > says 'No changes have been made' and sends nothing",
    ),
    'edit-entry.out-after-in': proven(
      "Out time must be after in time unless the 'The day after' box is ticked",
      'test/web/desk/entries.test.ts',
      "the edit dialog of an entry > says 'Out time has to be after In time' unless The day after is ticked",
    ),
  }),
  ...rows('field', 'spec/2 §5 edit time entry', {
    'edit-entry.the-day-after': proven(
      "A 'The day after' box",
      'test/web/desk/entries.test.ts',
      "the edit dialog of an entry > says 'Out time has to be after In time' unless The day after is ticked",
    ),
  }),
  ...rows('message', 'spec/2 §5, §8', {
    'edit-entry.message.no-changes': proven(
      "'No changes have been made'",
      'test/web/desk/entries.test.ts',
      "the edit dialog of an entry > says 'No changes have been made' and sends nothing",
    ),
    'edit-entry.message.out-after-in': proven(
      "'Out time has to be after In time'",
      'test/web/desk/entries.test.ts',
      "the edit dialog of an entry > says 'Out time has to be after In time' unless The day after is ticked",
    ),
    'manual-entry.message.select-a-day': proven(
      "'Select at least one day'",
      'test/web/desk/entries.test.ts',
      "adding entries by hand > says 'Select at least one day' and 'Out time has to be after In time', and sends nothing",
    ),
  }),
  ...rows('rule', 'spec/2 §5 manual time entry', {
    'manual-entry.at-least-one-date': proven(
      'At least one date must be selected',
      'test/web/desk/entries.test.ts',
      "adding entries by hand > says 'Select at least one day' and 'Out time has to be after In time', and sends nothing",
    ),
    'manual-entry.out-after-in': proven(
      'The same out-after-in rule holds',
      'test/web/desk/entries.test.ts',
      "adding entries by hand > says 'Select at least one day' and 'Out time has to be after In time', and sends nothing",
    ),
  }),
  ...rows('rule', 'spec/2 §5 multi-edit', {
    'multi-edit.hides-project': proven(
      'Hides the project field',
      'test/web/desk/entries.test.ts',
      'the selection bar > edits the times of many: no project, no date, no status, each on its own date, the day after by its box',
    ),
    'multi-edit.hides-date': proven(
      'Hides the date field',
      'test/web/desk/entries.test.ts',
      'the selection bar > edits the times of many: no project, no date, no status, each on its own date, the day after by its box',
    ),
    'multi-edit.hides-status': proven(
      'Hides the status field',
      'test/web/desk/entries.test.ts',
      'the selection bar > edits the times of many: no project, no date, no status, each on its own date, the day after by its box',
    ),
    'multi-edit.own-date': proven(
      "The new start and end times are applied to each entry's own date",
      'test/domain/worklogs/worklogs-multiple-edit.test.ts',
      'editing several entries',
    ),
    'multi-edit.day-after': proven(
      "The 'out time the day after' flag adds or removes one day so the end matches",
      'test/domain/worklogs/worklogs-multiple-edit.test.ts',
      'editing several entries',
    ),
  }),
  ...rows('rule', 'spec/2 §5', {
    'entries.delete-only-with-handler': proven(
      'The delete button shows only if a delete handler is given',
      'test/web/board/board.test.ts',
      'the overview > hands the dialog that ends an entry no way to delete it, so that shows no such button',
    ),
  }),
  ...rows('screen', 'spec/2 §2 dialogs in the list screens', {
    'entries.dialog-add': proven(
      'Add time entry dialog',
      'test/web/desk/entries.test.ts',
      "adding entries by hand > says 'Select at least one day' and 'Out time has to be after In time', and sends nothing",
    ),
  }),
  ...rows('screen', 'spec/1 §2 modals', {
    'modals.add-comment': proven(
      'Add comment',
      'test/web/desk/entries.test.ts',
      'comments and locations > has a dialog of comments that needs text to add one',
    ),
  }),
  ...rows('field', 'spec/1 §3', {
    'comment-form.text': proven(
      'Comment: text',
      'test/web/desk/entries.test.ts',
      'comments and locations > has a dialog of comments that needs text to add one',
    ),
  }),
  ...rows('rule', 'spec/1 §5; spec/2 §5', {
    'comment.non-empty': proven(
      'Add comment needs non-empty text',
      'test/web/desk/entries.test.ts',
      'comments and locations > has a dialog of comments that needs text to add one',
    ),
    'comment.box-when-not-disabled': proven(
      'The comment box is shown only when the company account is not disabled',
      'test/web/desk/entries.test.ts',
      'comments and locations > hides the comment box and says None while the company is disabled',
    ),
  }),
  ...rows('field', 'spec/2 §3 comment', {
    'comment.id': proven(
      'id',
      'test/api/wire.test.ts',
      'the wire carries > of a comment: id, comment, created, created_by',
    ),
    'comment.comment': proven(
      'comment (text, or an image URL)',
      'test/api/wire.test.ts',
      'the wire carries > of a comment: id, comment, created, created_by',
    ),
    'comment.created': proven(
      'created',
      'test/api/wire.test.ts',
      'the wire carries > of a comment: id, comment, created, created_by',
    ),
    'comment.created-by-employee': proven(
      'created_by Employee',
      'test/api/wire.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'comment.created-by-company': proven(
      'created_by Company',
      'test/api/wire.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
    'comment.created-by-time-clock': proven(
      'created_by CompanyTimeClock',
      'test/api/wire.test.ts',
      'the wire carries > as the author of a work log or comment: Employee, Company or CompanyTimeClock',
    ),
  }),
  ...rows('rule', 'spec/2 §3 comment, §9', {
    'comment.photo-by-url-prefix': proven(
      "Photos are distinguished by a URL prefix of the provider's image storage",
      'test/domain/worklogs/worklogs-comments.test.ts',
      'a comment > that is the address of no photo of the company is refused; any other address is text',
    ),
    'images.cdn-quality-80': proven(
      'Images are served through an image CDN at quality 80',
      'test/workers/photos.test.ts',
      'the photos worker > makes an upload ready, and signed addresses show it in both sizes, in quality 80 and 60: of Employee',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'photos.stored-1600-quality-80': proven(
      'Photos are stored at 1600 px, quality 80',
      'test/domain/photos/photos.test.ts',
      'a photo > attached before it is made ready is shown under a signed address',
    ),
    'photos.100-px-variant': proven(
      'The image host also answers ?fm=jpg&q=60 with the 100 px variant',
      'test/domain/photos/photos.test.ts',
      'a photo > attached before it is made ready is shown under a signed address',
    ),
    'approval.switched-off-keeps-flags': proven(
      'Approval switched off: flags are kept and hidden',
      'test/domain/worklogs/worklogs-edit.test.ts',
      'editing > approves only while the company has approval on; flags are kept and hidden meanwhile',
    ),
  }),
  ...rows('rule', 'spec/3 wire; calls implied', {
    'worklogs.put-takes-one-id': proven(
      'PUT /api/worklogs takes one id',
      'test/api/wire.test.ts',
      'the wire carries > to change a work log: new_start_time, new_end_time, new_project_id, approved, multiple_edit',
    ),
    'entries.bulk-one-call-each': proven(
      'Bulk actions send one call each, in parallel, and say which failed',
      'test/web/desk/entries.test.ts',
      'the selection bar > deletes after asking, one call each, and says which failed',
    ),
    'worklogs.history-who-changed-what': proven(
      'The history of an entry says who changed what',
      'test/domain/worklogs/worklogs-list.test.ts',
      'the history of an entry > names who did what, oldest first',
    ),
  }),
];

// Projects: the two tables, the record, create and edit, open and close.
import { proven, type Row, rows } from './row.ts';

export const projects: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 projects list', {
    'projects.open-table': proven(
      'A table of open projects',
      'test/web/people/projects.test.ts',
      'the projects list > shows name, total hours, created, last entry, description, open or close, and edit',
    ),
    'projects.closed-table': proven(
      'A table of closed projects',
      'test/web/people/projects.test.ts',
      'the projects list > has a table of the closed ones only if there are any, and opens one with its button',
    ),
    'projects.description-dialog': proven(
      'A read-only description dialog',
      'test/web/people/projects.test.ts',
      'the projects list > shows a description in a dialog to read, where there is one',
    ),
  }),
  ...rows('rule', 'spec/2 §2 projects list', {
    'projects.closed-only-if-any': proven(
      'The closed table is shown only if any closed project exists',
      'test/web/people/projects.test.ts',
      'the projects list > has a table of the closed ones only if there are any, and opens one with its button',
    ),
    'projects.description-only-if-any': proven(
      'The description button is shown only when a description exists',
      'test/web/people/projects.test.ts',
      'the projects list > shows a description in a dialog to read, where there is one',
    ),
    'projects.created-by-only-if-any': proven(
      "A 'created by' column appears only if at least one project was not created by the company",
      'test/web/people/projects.test.ts',
      'the projects list > says who made a project only if one was not made by the company: Company, a name, or Unknown',
    ),
    'projects.sort-name': proven(
      'Sortable by name',
      'test/web/people/projects.test.ts',
      'the projects list > is sorted by the last entry, newest first, and by every other column when asked',
    ),
    'projects.sort-total-working-hours': proven(
      'Sortable by total_working_hours',
      'test/web/people/projects.test.ts',
      'the projects list > is sorted by the last entry, newest first, and by every other column when asked',
    ),
    'projects.sort-created': proven(
      'Sortable by created',
      'test/web/people/projects.test.ts',
      'the projects list > is sorted by the last entry, newest first, and by every other column when asked',
    ),
    'projects.sort-latest-work-log': proven(
      'Sortable by latest_work_log',
      'test/web/people/projects.test.ts',
      'the projects list > is sorted by the last entry, newest first, and by every other column when asked',
    ),
    'projects.sort-created-by': proven(
      'Sortable by created_by',
      'test/web/people/projects.test.ts',
      'the projects list > is sorted by the last entry, newest first, and by every other column when asked',
    ),
  }),
  ...rows('column', 'spec/2 §2 projects list', {
    'projects.column-name': proven(
      'name',
      'test/web/people/projects.test.ts',
      'the projects list > shows name, total hours, created, last entry, description, open or close, and edit',
    ),
    'projects.column-total-hours': proven(
      'total hours (total_working_hours)',
      'test/web/people/projects.test.ts',
      'the projects list > shows name, total hours, created, last entry, description, open or close, and edit',
    ),
    'projects.column-created': proven(
      'created',
      'test/web/people/projects.test.ts',
      'the projects list > shows name, total hours, created, last entry, description, open or close, and edit',
    ),
    'projects.column-last-entry': proven(
      'last entry',
      'test/web/people/projects.test.ts',
      'the projects list > shows name, total hours, created, last entry, description, open or close, and edit',
    ),
    'projects.column-description': proven(
      'A description button',
      'test/web/people/projects.test.ts',
      'the projects list > shows a description in a dialog to read, where there is one',
    ),
    'projects.column-edit': proven(
      'edit',
      'test/web/people/projects.test.ts',
      'the projects list > shows name, total hours, created, last entry, description, open or close, and edit',
    ),
    'projects.column-open-close': proven(
      'An open/close button',
      'test/web/people/projects.test.ts',
      'the projects list > shows name, total hours, created, last entry, description, open or close, and edit',
    ),
    'projects.column-created-by': proven(
      'created by',
      'test/web/people/projects.test.ts',
      'the projects list > says who made a project only if one was not made by the company: Company, a name, or Unknown',
    ),
  }),
  ...rows('message', 'spec/2 §2 projects list', {
    'projects.message.created-by-company': proven(
      "'Company' in the created-by column",
      'test/web/people/projects.test.ts',
      'the projects list > says who made a project only if one was not made by the company: Company, a name, or Unknown',
    ),
    'projects.message.created-by-unknown': proven(
      "'Unknown' in the created-by column",
      'test/web/people/projects.test.ts',
      'the projects list > says who made a project only if one was not made by the company: Company, a name, or Unknown',
    ),
    'projects.message.empty': proven(
      "'No projects have been created'",
      'test/web/people/projects.test.ts',
      'the projects list > says No projects have been created when there are none',
    ),
  }),
  ...rows('rule', 'spec/2 §2 projects list', {
    'projects.created-by-employee-name': proven(
      "The created-by column shows the employee's name",
      'test/web/people/projects.test.ts',
      'the projects list > says who made a project only if one was not made by the company: Company, a name, or Unknown',
    ),
  }),
  ...rows('constant', 'spec/2 §2, §9', {
    'projects.long-name': proven(
      'Project names longer than 20 characters switch the alignment of the name cell',
      'test/web/people/projects.test.ts',
      'the projects list > sets a name of more than 20 characters in another alignment',
    ),
  }),
  ...rows('default', 'spec/2 §2, §9', {
    'projects.default-sort': proven(
      'Default sort for projects: latest_work_log descending',
      'test/web/people/projects.test.ts',
      'the projects list > is sorted by the last entry, newest first, and by every other column when asked',
    ),
  }),
  ...rows('field', 'spec/2 §3 project', {
    'project.id': proven(
      'id',
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.name': proven(
      'name',
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.description': proven(
      'description (optional)',
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.is-open': proven(
      'is_open',
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.created': proven(
      'created',
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.latest-work-log': proven(
      'latest_work_log',
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.total-working-hours': proven(
      'total_working_hours',
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.created-by': proven(
      "created_by ('Company' or an employee id)",
      'test/api/wire.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
  }),
  ...rows('screen', 'spec/1 §2 modals', {
    'modals.create-project': proven(
      'Create project',
      'test/web/people/projects.test.ts',
      'creating and editing a project > needs a name, and takes a description that need not be there',
    ),
  }),
  ...rows('field', 'spec/1 §3 project create', {
    'project-create.name': proven(
      'name',
      'test/api/wire.test.ts',
      'the wire carries > to create a project: name, description; to change one: id, new_name, new_description',
    ),
    'project-create.description': proven(
      'description (optional)',
      'test/api/wire.test.ts',
      'the wire carries > to create a project: name, description; to change one: id, new_name, new_description',
    ),
  }),
  ...rows('rule', 'spec/1 §5 create project', {
    'project-form.name-required': proven(
      'Name must be non-empty',
      'test/web/people/projects.test.ts',
      'creating and editing a project > needs a name, and takes a description that need not be there',
    ),
  }),
  ...rows('constant', 'spec/1 §5, §9; spec/2 §5, §9', {
    'project-form.description-rows': proven(
      'The description textarea grows from 3 to 10 rows',
      'test/web/people/projects.test.ts',
      'has a row of the description for every 50 characters, three at least and ten at most',
    ),
    'project-form.characters-per-row': proven(
      'One row per 50 characters',
      'test/web/people/projects.test.ts',
      'creating and editing a project > has a row of the description for every 50 characters, three at least and ten at most',
    ),
  }),
  ...rows('state', 'spec/2 §4 project', {
    'project.open-or-closed': proven(
      'A project is open or closed, toggled by a button',
      'test/web/people/projects.test.ts',
      'the projects list > closes an open one with its button',
    ),
  }),
  ...rows('rule', 'spec/2 §5 project edit', {
    'project-edit.name-not-empty': proven(
      'The name must not be empty',
      'test/web/people/projects.test.ts',
      'creating and editing a project > refuses an empty name and what changes nothing, and sends only what changed',
    ),
    'project-edit.something-differs': proven(
      'Something must differ',
      'test/web/people/projects.test.ts',
      'creating and editing a project > refuses an empty name and what changes nothing, and sends only what changed',
    ),
    'project-edit.only-changed-sent': proven(
      'Only changed fields are sent',
      'test/web/people/projects.test.ts',
      'creating and editing a project > refuses an empty name and what changes nothing, and sends only what changed',
    ),
  }),
  ...rows('screen', 'spec/2 §2 dialogs in the list screens', {
    'projects.dialog-edit': proven(
      'Edit project dialog',
      'test/web/people/projects.test.ts',
      'creating and editing a project > refuses an empty name and what changes nothing, and sends only what changed',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'projects.running-entry-survives-closing': proven(
      'A running entry survives the closing of its project; it may still be ended by the employee',
      'test/domain/worklogs/worklogs-clock-out.test.ts',
      'clocking out > works on a project that was closed meanwhile, but not for an employee who was disabled',
    ),
  }),
];

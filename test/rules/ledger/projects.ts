// Projects: the two tables, the record, create and edit, open and close.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const projects: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 projects list', {
    'projects.open-table': unbuilt('A table of open projects'),
    'projects.closed-table': unbuilt('A table of closed projects'),
    'projects.description-dialog': unbuilt('A read-only description dialog'),
  }),
  ...rows('rule', 'spec/2 §2 projects list', {
    'projects.closed-only-if-any': unbuilt('The closed table is shown only if any closed project exists'),
    'projects.description-only-if-any': unbuilt(
      'The description button is shown only when a description exists',
    ),
    'projects.created-by-only-if-any': unbuilt(
      "A 'created by' column appears only if at least one project was not created by the company",
    ),
    'projects.sort-name': unbuilt('Sortable by name'),
    'projects.sort-total-working-hours': unbuilt('Sortable by total_working_hours'),
    'projects.sort-created': unbuilt('Sortable by created'),
    'projects.sort-latest-work-log': unbuilt('Sortable by latest_work_log'),
    'projects.sort-created-by': unbuilt('Sortable by created_by'),
  }),
  ...rows('column', 'spec/2 §2 projects list', {
    'projects.column-name': unbuilt('name'),
    'projects.column-total-hours': unbuilt('total hours (total_working_hours)'),
    'projects.column-created': unbuilt('created'),
    'projects.column-last-entry': unbuilt('last entry'),
    'projects.column-description': unbuilt('A description button'),
    'projects.column-edit': unbuilt('edit'),
    'projects.column-open-close': unbuilt('An open/close button'),
    'projects.column-created-by': unbuilt('created by'),
  }),
  ...rows('message', 'spec/2 §2 projects list', {
    'projects.message.created-by-company': unbuilt("'Company' in the created-by column"),
    'projects.message.created-by-unknown': unbuilt("'Unknown' in the created-by column"),
    'projects.message.empty': unbuilt("'No projects have been created'"),
  }),
  ...rows('rule', 'spec/2 §2 projects list', {
    'projects.created-by-employee-name': unbuilt("The created-by column shows the employee's name"),
  }),
  ...rows('constant', 'spec/2 §2, §9', {
    'projects.long-name': unbuilt(
      'Project names longer than 20 characters switch the alignment of the name cell',
    ),
  }),
  ...rows('default', 'spec/2 §2, §9', {
    'projects.default-sort': unbuilt('Default sort for projects: latest_work_log descending'),
  }),
  ...rows('field', 'spec/2 §3 project', {
    'project.id': proven(
      'id',
      'test/rules/fields.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.name': proven(
      'name',
      'test/rules/fields.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.description': proven(
      'description (optional)',
      'test/rules/fields.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.is-open': proven(
      'is_open',
      'test/rules/fields.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.created': proven(
      'created',
      'test/rules/fields.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.latest-work-log': proven(
      'latest_work_log',
      'test/rules/fields.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.total-working-hours': proven(
      'total_working_hours',
      'test/rules/fields.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
    'project.created-by': proven(
      "created_by ('Company' or an employee id)",
      'test/rules/fields.test.ts',
      'the wire carries > of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by',
    ),
  }),
  ...rows('screen', 'spec/1 §2 modals', {
    'modals.create-project': unbuilt('Create project'),
  }),
  ...rows('field', 'spec/1 §3 project create', {
    'project-create.name': proven(
      'name',
      'test/rules/fields.test.ts',
      'the wire carries > to create a project: name, description; to change one: id, new_name, new_description',
    ),
    'project-create.description': proven(
      'description (optional)',
      'test/rules/fields.test.ts',
      'the wire carries > to create a project: name, description; to change one: id, new_name, new_description',
    ),
  }),
  ...rows('rule', 'spec/1 §5 create project', {
    'project-form.name-required': unbuilt('Name must be non-empty'),
  }),
  ...rows('constant', 'spec/1 §5, §9; spec/2 §5, §9', {
    'project-form.description-rows': proven(
      'The description textarea grows from 3 to 10 rows',
      'test/rules/constants.test.ts',
      'business constants > descriptionRowsMax is what the specification says, and the code reads it',
    ),
    'project-form.characters-per-row': unbuilt('One row per 50 characters'),
  }),
  ...rows('state', 'spec/2 §4 project', {
    'project.open-or-closed': unbuilt('A project is open or closed, toggled by a button'),
  }),
  ...rows('rule', 'spec/2 §5 project edit', {
    'project-edit.name-not-empty': unbuilt('The name must not be empty'),
    'project-edit.something-differs': unbuilt('Something must differ'),
    'project-edit.only-changed-sent': unbuilt('Only changed fields are sent'),
  }),
  ...rows('screen', 'spec/2 §2 dialogs in the list screens', {
    'projects.dialog-edit': unbuilt('Edit project dialog'),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'projects.running-entry-survives-closing': proven(
      'A running entry survives the closing of its project; it may still be ended by the employee',
      'test/domain/worklogs-clock-out.test.ts',
      'clocking out > works on a project that was closed meanwhile, but not for an employee who was disabled',
    ),
  }),
];

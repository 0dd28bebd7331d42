// The employees list, the filter dropdown and what an employee record holds.
import { proven, type Row, rows } from './row.ts';

export const employeesList: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 employees list', {
    'employees.active-table': proven(
      'A table of active employees',
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
    'employees.inactive-table': proven(
      'A table of inactive employees',
      'test/web/people/employees.test.ts',
      'the employees list > has a table of the inactive ones only if there are any',
    ),
  }),
  ...rows('rule', 'spec/2 §2 employees list', {
    'employees.inactive-only-if-any': proven(
      'The inactive table is shown only if any inactive employee exists',
      'test/web/people/employees.test.ts',
      'the employees list > has a table of the inactive ones only if there are any',
    ),
    'employees.last-entry-bold-today': proven(
      'Last entry is bold if the entry is on the current day',
      'test/web/people/employees.test.ts',
      'the employees list > writes the last entry bold on the day itself, normal before, and says No entry yet',
    ),
    'employees.last-entry-normal-else': proven(
      'Last entry is otherwise normal',
      'test/web/people/employees.test.ts',
      'the employees list > writes the last entry bold on the day itself, normal before, and says No entry yet',
    ),
    'employees.sort-name': proven(
      'Sortable by name',
      'test/web/people/employees.test.ts',
      'the employees list > is sorted by name, and by created and last entry when asked',
    ),
    'employees.sort-created': proven(
      'Sortable by created',
      'test/web/people/employees.test.ts',
      'the employees list > is sorted by name, and by created and last entry when asked',
    ),
    'employees.sort-latest-work-log': proven(
      'Sortable by latest_work_log',
      'test/web/people/employees.test.ts',
      'the employees list > is sorted by name, and by created and last entry when asked',
    ),
  }),
  ...rows('column', 'spec/2 §2 employees list', {
    'employees.column-name': proven(
      'name',
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
    'employees.column-created': proven(
      'created',
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
    'employees.column-last-entry': proven(
      'last entry',
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
    'employees.column-edit': proven(
      'An edit button',
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
    'employees.column-login-password': proven(
      'The login password (login_token)',
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
    'employees.column-send-sms': proven(
      "A 'Send SMS' button",
      'test/web/people/employees.test.ts',
      'the employees list > shows name, created, last entry, login password, Send SMS and edit of the active ones',
    ),
  }),
  ...rows('message', 'spec/2 §2 employees list', {
    'employees.message.no-entry-yet': proven(
      "'No entry yet'",
      'test/web/people/employees.test.ts',
      'the employees list > writes the last entry bold on the day itself, normal before, and says No entry yet',
    ),
    'employees.message.empty': proven(
      "'No employees have been created'",
      'test/web/people/employees.test.ts',
      'the employees list > says No employees have been created when there are none',
    ),
  }),
  ...rows('default', 'spec/2 §2, §9', {
    'employees.default-sort': proven(
      'Default sort for employees: name ascending',
      'test/web/people/employees.test.ts',
      'the employees list > is sorted by name, and by created and last entry when asked',
    ),
  }),
  ...rows('screen', 'spec/2 §2 filter dropdown', {
    'filter.dropdown': proven(
      'A searchable filter dropdown',
      'test/web/ui/select-filter.test.tsx',
      'select filter > is set by the keyboard alone',
    ),
  }),
  ...rows('rule', 'spec/2 §2 filter dropdown', {
    'filter.fuzzy': proven(
      'Searchable with fuzzy matching',
      'test/web/ui/select-filter.test.tsx',
      'fuzzy search > thordis finds Þórdís Ólafsdóttir',
    ),
    'filter.groups-employees': proven(
      'Grouped as active / inactive employees',
      'test/web/desk/entries.test.ts',
      'a view of the entries > groups its filters by active and inactive employees, open and closed projects, all first',
    ),
    'filter.groups-projects': proven(
      'Grouped as open / closed projects',
      'test/web/desk/entries.test.ts',
      'a view of the entries > groups its filters by active and inactive employees, open and closed projects, all first',
    ),
    'filter.show-all-first': proven(
      "With a first 'show all' item",
      'test/web/ui/select-filter.test.tsx',
      'select filter > shows all first, outside the groups',
    ),
  }),
  ...rows('constant', 'spec/2 §2, §9', {
    'filter.threshold': proven(
      'Dropdown fuzzy threshold 0.4',
      'test/web/ui/select-filter.test.tsx',
      'fuzzy search > forgives up to the threshold of 0.4, only where no name holds what was typed',
    ),
  }),
  ...rows('field', 'spec/2 §3 employee', {
    'employee.id': proven(
      'id',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'employee.name': proven(
      'name',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'employee.created': proven(
      'created',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'employee.latest-work-log': proven(
      'latest_work_log',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'employee.disabled': proven(
      'disabled (bool)',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'employee.login-token': proven(
      'login_token (the employee password)',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'employee.phone-number': proven(
      'phone_number',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'employee.needs': proven(
      'needs (permission list)',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs',
    ),
    'employee.integrations-payday-kt': proven(
      'integrations.payday.kt',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: integrations payday.kt, regla.kt, dk.kt and dk.deild',
    ),
    'employee.integrations-regla-kt': proven(
      'integrations.regla.kt',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: integrations payday.kt, regla.kt, dk.kt and dk.deild',
    ),
    'employee.integrations-dk-kt': proven(
      'integrations.dk.kt',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: integrations payday.kt, regla.kt, dk.kt and dk.deild',
    ),
    'employee.integrations-dk-deild': proven(
      'integrations.dk.deild',
      'test/api/wire.test.ts',
      'the wire carries > of an employee: integrations payday.kt, regla.kt, dk.kt and dk.deild',
    ),
    'employee.role': proven(
      'role value EMPLOYEE',
      'test/api/wire.test.ts',
      'the wire carries > of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings',
    ),
    'employee.company-in-session': proven(
      'company {id, name} in the employee session',
      'test/api/wire.test.ts',
      'the wire carries > of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings',
    ),
  }),
  ...rows('state', 'spec/2 §4 employee', {
    'employee.active-or-disabled': proven(
      'An employee is active or disabled',
      'test/domain/people/employees.test.ts',
      'an employee > that is disabled and enabled again keeps everything but its sessions',
    ),
    'employee.deactivating-needs-confirmation': proven(
      'Deactivating needs confirmation',
      'test/web/people/edit-employee.test.ts',
      'editing an employee > asks before it deactivates, says what that means, and deactivates on confirmation',
    ),
    'employee.activating-immediate': proven(
      'Activating is immediate',
      'test/web/people/employees.test.ts',
      'the employees list > activates an inactive employee at once',
    ),
    'employee.disabled-cannot-clock-in': proven(
      'A deactivated employee cannot clock in',
      'test/domain/worklogs/worklogs-clock-in.test.ts',
      'clocking in > is refused to an employee who was disabled after the request began',
    ),
    'employee.disabled-cannot-view-projects': proven(
      'A deactivated employee cannot view projects',
      'test/api/people.test.ts',
      'an employee over HTTP > that is disabled is out at once, may come back to read, and may write nothing',
    ),
    'employee.disabled-cannot-change': proven(
      'A deactivated employee cannot change things',
      'test/api/access.test.ts',
      'a refused caller > of PUT /employee/worklogs/edit is refused with its reason, and changes nothing',
    ),
    'employee.disabled-can-log-in': proven(
      'A deactivated employee can still log in to see past entries',
      'test/domain/sessions/sessions.test.ts',
      'a session > of a disabled employee ends at once; a new one may read',
    ),
    'employee.disabled-deletes-nothing': proven(
      'Deactivating deletes no data',
      'test/domain/people/employees.test.ts',
      'an employee > that is disabled and enabled again keeps everything but its sessions',
    ),
  }),
  ...rows('screen', 'spec/2 §2 dialogs in the list screens', {
    'employees.dialog-edit': proven(
      'Edit employee dialog',
      'test/web/people/edit-employee.test.ts',
      'editing an employee > counts a changed name only when it is not empty, and sends only what changed',
    ),
    'employees.dialog-send-sms': proven(
      'Send login SMS dialog',
      'test/web/people/send-sms.test.ts',
      'the dialog of the login SMS > says that the message holds a link, and that the password is the manager’s to give',
    ),
  }),
];

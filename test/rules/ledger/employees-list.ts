// The employees list, the filter dropdown and what an employee record holds.
import { type Row, rows, unbuilt } from './row.ts';

export const employeesList: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 employees list', {
    'employees.active-table': unbuilt('A table of active employees'),
    'employees.inactive-table': unbuilt('A table of inactive employees'),
  }),
  ...rows('rule', 'spec/2 §2 employees list', {
    'employees.inactive-only-if-any': unbuilt(
      'The inactive table is shown only if any inactive employee exists',
    ),
    'employees.last-entry-bold-today': unbuilt('Last entry is bold if the entry is on the current day'),
    'employees.last-entry-normal-else': unbuilt('Last entry is otherwise normal'),
    'employees.sort-name': unbuilt('Sortable by name'),
    'employees.sort-created': unbuilt('Sortable by created'),
    'employees.sort-latest-work-log': unbuilt('Sortable by latest_work_log'),
  }),
  ...rows('column', 'spec/2 §2 employees list', {
    'employees.column-name': unbuilt('name'),
    'employees.column-created': unbuilt('created'),
    'employees.column-last-entry': unbuilt('last entry'),
    'employees.column-edit': unbuilt('An edit button'),
    'employees.column-login-password': unbuilt('The login password (login_token)'),
    'employees.column-send-sms': unbuilt("A 'Send SMS' button"),
  }),
  ...rows('message', 'spec/2 §2 employees list', {
    'employees.message.no-entry-yet': unbuilt("'No entry yet'"),
    'employees.message.empty': unbuilt("'No employees have been created'"),
  }),
  ...rows('default', 'spec/2 §2, §9', {
    'employees.default-sort': unbuilt('Default sort for employees: name ascending'),
  }),
  ...rows('screen', 'spec/2 §2 filter dropdown', {
    'filter.dropdown': unbuilt('A searchable filter dropdown'),
  }),
  ...rows('rule', 'spec/2 §2 filter dropdown', {
    'filter.fuzzy': unbuilt('Searchable with fuzzy matching'),
    'filter.groups-employees': unbuilt('Grouped as active / inactive employees'),
    'filter.groups-projects': unbuilt('Grouped as open / closed projects'),
    'filter.show-all-first': unbuilt("With a first 'show all' item"),
  }),
  ...rows('constant', 'spec/2 §2, §9', {
    'filter.threshold': unbuilt('Dropdown fuzzy threshold 0.4'),
  }),
  ...rows('field', 'spec/2 §3 employee', {
    'employee.id': unbuilt('id'),
    'employee.name': unbuilt('name'),
    'employee.created': unbuilt('created'),
    'employee.latest-work-log': unbuilt('latest_work_log'),
    'employee.disabled': unbuilt('disabled (bool)'),
    'employee.login-token': unbuilt('login_token (the employee password)'),
    'employee.phone-number': unbuilt('phone_number'),
    'employee.needs': unbuilt('needs (permission list)'),
    'employee.integrations-payday-kt': unbuilt('integrations.payday.kt'),
    'employee.integrations-regla-kt': unbuilt('integrations.regla.kt'),
    'employee.integrations-dk-kt': unbuilt('integrations.dk.kt'),
    'employee.integrations-dk-deild': unbuilt('integrations.dk.deild'),
    'employee.role': unbuilt('role value EMPLOYEE'),
    'employee.company-in-session': unbuilt('company {id, name} in the employee session'),
  }),
  ...rows('state', 'spec/2 §4 employee', {
    'employee.active-or-disabled': unbuilt('An employee is active or disabled'),
    'employee.deactivating-needs-confirmation': unbuilt('Deactivating needs confirmation'),
    'employee.activating-immediate': unbuilt('Activating is immediate'),
    'employee.disabled-cannot-clock-in': unbuilt('A deactivated employee cannot clock in'),
    'employee.disabled-cannot-view-projects': unbuilt('A deactivated employee cannot view projects'),
    'employee.disabled-cannot-change': unbuilt('A deactivated employee cannot change things'),
    'employee.disabled-can-log-in': unbuilt('A deactivated employee can still log in to see past entries'),
    'employee.disabled-deletes-nothing': unbuilt('Deactivating deletes no data'),
  }),
  ...rows('screen', 'spec/2 §2 dialogs in the list screens', {
    'employees.dialog-edit': unbuilt('Edit employee dialog'),
    'employees.dialog-send-sms': unbuilt('Send login SMS dialog'),
  }),
];

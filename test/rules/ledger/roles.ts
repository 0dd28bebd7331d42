// Roles: who may do what.
import { proven, type Row, rows } from './row.ts';

export const roles: readonly Row[] = [
  ...rows('role', 'spec/1 §6', {
    'roles.admin-pages': proven(
      'ADMIN: admin app and scripts',
      'test/web/front/addresses.test.ts',
      'the route table > draws /admin/scripts for ADMIN, and sends everybody else away',
    ),
    'roles.company-pages': proven(
      'COMPANY: dashboard, report, setup',
      'test/web/front/addresses.test.ts',
      'the route table > draws /app/setup for COMPANY, and sends everybody else away',
    ),
    'roles.time-clock-page': proven(
      'COMPANY_TIME_CLOCK: shared time-clock page',
      'test/web/front/addresses.test.ts',
      'the route table > draws /time_clock for COMPANY_TIME_CLOCK, and sends everybody else away',
    ),
    'roles.employee-page': proven(
      'EMPLOYEE: employee app',
      'test/web/front/addresses.test.ts',
      'the route table > draws /employee/app for EMPLOYEE, and sends everybody else away',
    ),
  }),
  ...rows('role', 'spec/2 §6 ADMIN', {
    'roles.admin-login': proven(
      'ADMIN: admin login',
      'test/domain/platform/platform.test.ts',
      'the platform administrator > logs in by name and password, and a refusal does not say which of them was wrong',
    ),
    'roles.admin-login-as': proven(
      'ADMIN: login as a company',
      'test/domain/platform/login-as.test.ts',
      'an administrator who logs in as a company > has a session of that company, marked with the name of the administrator',
    ),
    'roles.admin-notes': proven(
      'ADMIN: list and edit company notes',
      'test/domain/platform/platform.test.ts',
      'notes about a company > are kept for administrators, shown to no other role, and deleted when emptied',
    ),
    'roles.admin-scripts': proven(
      'ADMIN: list and run admin scripts',
      'test/domain/platform/scripts.test.ts',
      'the audit of scripts > says of each run who, which script, which company, its parameters, dry or real, and the result',
    ),
    'roles.admin-companies': proven(
      'ADMIN: list and create companies',
      'test/domain/platform/platform.test.ts',
      'the platform administrator > creates a company with a password, whose mailed link logs it in once, and lists all, newest first',
    ),
  }),
  ...rows('role', 'spec/2 §6 COMPANY', {
    'roles.company-default': proven(
      'COMPANY is the default when no role is given',
      'test/web/front/calls.test.ts',
      'a call > takes a session without a role for a company’s',
    ),
    'roles.company-employees': proven(
      'COMPANY manages employees',
      'test/api/people.test.ts',
      'an employee over HTTP > is created once, is refused by field, and logs in by the SMS',
    ),
    'roles.company-projects': proven(
      'COMPANY manages projects',
      'test/api/people.test.ts',
      'a company over HTTP > makes, changes and closes projects, and a second one of a name is refused',
    ),
    'roles.company-entries': proven(
      'COMPANY manages entries',
      'test/api/wire.test.ts',
      'the wire carries > to change a work log: new_start_time, new_end_time, new_project_id, approved, multiple_edit',
    ),
    'roles.company-reports': proven(
      'COMPANY manages reports',
      'test/api/wire.test.ts',
      'the wire carries > of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs',
    ),
    'roles.company-billing': proven(
      'COMPANY manages billing',
      'test/api/billing.test.ts',
      'a company in Iceland > goes from its trial past the grace, subscribes by bank claim, and cancels',
    ),
    'roles.company-settings': proven(
      'COMPANY manages settings',
      'test/api/wire.test.ts',
      'the wire carries > of a company: settings.language and settings.features.approve_work_logs',
    ),
    'roles.company-integrations': proven(
      'COMPANY manages integrations',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
  }),
  ...rows('role', 'spec/2 §6', {
    'roles.employee-logs-in': proven(
      'EMPLOYEE logs in with company, employee and password',
      'test/domain/sessions/sessions-sign-in.test.ts',
      'signing in > as an employee names which of the three values is wrong, and folds the case of all of them',
    ),
    'roles.only-company-approves': proven(
      'Only company admins can toggle approvals',
      'test/api/access.test.ts',
      'a refused caller > of PUT /api/worklogs is refused with its reason, and changes nothing',
    ),
    'roles.only-company-integrations': proven(
      'Only company admins can manage integrations and billing',
      'test/api/access.test.ts',
      'a refused caller > of POST /api/billing/payday is refused with its reason, and changes nothing',
    ),
    'roles.only-company-deletes': proven(
      'Only company admins can delete time entries',
      'test/api/access.test.ts',
      'a refused caller > of POST /api/worklogs/{id}/delete is refused with its reason, and changes nothing',
    ),
  }),
];

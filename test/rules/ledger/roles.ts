// Roles: who may do what.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const roles: readonly Row[] = [
  ...rows('role', 'spec/1 §6', {
    'roles.admin-pages': unbuilt('ADMIN: admin app and scripts'),
    'roles.company-pages': unbuilt('COMPANY: dashboard, report, setup'),
    'roles.time-clock-page': unbuilt('COMPANY_TIME_CLOCK: shared time-clock page'),
    'roles.employee-page': unbuilt('EMPLOYEE: employee app'),
  }),
  ...rows('role', 'spec/2 §6 ADMIN', {
    'roles.admin-login': proven(
      'ADMIN: admin login',
      'test/domain/platform.test.ts',
      'the platform administrator > logs in by name and password, and is told no more than that something was wrong',
    ),
    'roles.admin-login-as': unbuilt('ADMIN: login as a company'),
    'roles.admin-notes': unbuilt('ADMIN: list and edit company notes'),
    'roles.admin-scripts': unbuilt('ADMIN: list and run admin scripts'),
    'roles.admin-companies': proven(
      'ADMIN: list and create companies',
      'test/domain/platform.test.ts',
      'the platform administrator > creates a company with a password, whose mailed link logs it in once, and lists all, newest first',
    ),
  }),
  ...rows('role', 'spec/2 §6 COMPANY', {
    'roles.company-default': unbuilt('COMPANY is the default when no role is given'),
    'roles.company-employees': proven(
      'COMPANY manages employees',
      'test/api/people.test.ts',
      'an employee over HTTP > is created once, told apart by field, and let in by the SMS',
    ),
    'roles.company-projects': proven(
      'COMPANY manages projects',
      'test/api/people.test.ts',
      'a company over HTTP > makes, changes and closes projects, and a second one of a name is refused',
    ),
    'roles.company-entries': unbuilt('COMPANY manages entries'),
    'roles.company-reports': unbuilt('COMPANY manages reports'),
    'roles.company-billing': unbuilt('COMPANY manages billing'),
    'roles.company-settings': unbuilt('COMPANY manages settings'),
    'roles.company-integrations': unbuilt('COMPANY manages integrations'),
  }),
  ...rows('role', 'spec/2 §6', {
    'roles.employee-logs-in': proven(
      'EMPLOYEE logs in with company, employee and password',
      'test/domain/sessions-sign-in.test.ts',
      'signing in > as an employee tells the three wrong values apart and folds the case of all of them',
    ),
    'roles.only-company-approves': unbuilt('Only company admins can toggle approvals'),
    'roles.only-company-integrations': unbuilt('Only company admins can manage integrations and billing'),
    'roles.only-company-deletes': unbuilt('Only company admins can delete time entries'),
  }),
];

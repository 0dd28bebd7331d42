// The platform administrator: companies, notes, login-as, scripts.
import { proven, type Row, rows } from './row.ts';

export const admin: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 platform admin screens', {
    'admin.login': proven(
      'Admin login',
      'test/web/front/addresses.test.ts',
      'each way to log in has its own page, in three languages > /admin is headed Administration',
    ),
    'admin.companies': proven(
      'List of companies',
      'test/web/desk/platform.test.ts',
      'the administrator > sees the companies, newest first, and sorts them',
    ),
    'admin.login-as': proven(
      'Login-as a company',
      'test/web/desk/platform.test.ts',
      'the administrator > logs in as a company, with a reason, and every screen says so and has a way back',
    ),
    'admin.view-notes': proven(
      'View company notes',
      'test/web/desk/platform.test.ts',
      'the administrator > reads and writes notes about a company',
    ),
    'admin.edit-notes': proven(
      'Edit company notes',
      'test/web/desk/platform.test.ts',
      'the administrator > reads and writes notes about a company',
    ),
    'admin.create-company': proven(
      'Create company',
      'test/web/desk/platform.test.ts',
      'the administrator > adds a company with name, valid e-mail, and a password that is confirmed',
    ),
    'admin.scripts': proven(
      '/admin/scripts: list of scripts',
      'test/web/desk/admin-scripts.test.ts',
      'the administrator’s scripts > are listed by name with their parameters, in each language',
    ),
    'admin.run-script': proven(
      '/admin/scripts: running a script by name with parameters',
      'test/web/desk/admin-scripts.test.ts',
      'the administrator’s scripts > run dry first; for real only after that, for the same parameters, naming what was seen',
    ),
  }),
  ...rows('rule', 'spec/2 §2 platform admin screens', {
    'admin.companies-sortable': proven(
      'The list of companies is sortable',
      'test/web/desk/platform.test.ts',
      'the administrator > sees the companies, newest first, and sorts them',
    ),
  }),
  ...rows('default', 'spec/2 §2, §9', {
    'admin.companies-default-sort': proven(
      'Default sort for companies: created descending',
      'test/web/desk/platform.test.ts',
      'the administrator > sees the companies, newest first, and sorts them',
    ),
  }),
  ...rows('screen', 'spec/1 §2 modals', {
    'modals.add-company': proven(
      'Add company (admin only, Icelandic labels)',
      'test/web/desk/platform.test.ts',
      'the administrator > adds a company with name, valid e-mail, and a password that is confirmed',
    ),
  }),
  ...rows('field', 'spec/1 §3 company creation by admin', {
    'admin.company-name': proven(
      'name',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
    'admin.company-email': proven(
      'email',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
    'admin.company-password': proven(
      'password',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
  }),
  ...rows('rule', 'spec/1 §5 add company (admin)', {
    'admin.company-name-non-empty': proven(
      'Name non-empty',
      'test/web/desk/platform.test.ts',
      'the administrator > adds a company with name, valid e-mail, and a password that is confirmed',
    ),
    'admin.company-email-valid': proven(
      'Email valid',
      'test/web/desk/platform.test.ts',
      'the administrator > adds a company with name, valid e-mail, and a password that is confirmed',
    ),
    'admin.company-password-non-empty': proven(
      'Password non-empty',
      'test/web/desk/platform.test.ts',
      'the administrator > adds a company with name, valid e-mail, and a password that is confirmed',
    ),
    'admin.company-password-confirmed': proven(
      'Password equal to its confirmation',
      'test/web/desk/platform.test.ts',
      'the administrator > adds a company with name, valid e-mail, and a password that is confirmed',
    ),
  }),
  ...rows('rule', 'spec/3 calls implied', {
    'admin.scripts-take-params-and-dry-run': proven(
      'POST /admin/scripts/{name} takes {params, dry_run}',
      'test/api/access.test.ts',
      'the right caller > of POST /admin/scripts/{name} is let in',
    ),
    'admin.login-as-reason': proven(
      'GET /admin/login-as/{id} takes an optional reason',
      'test/domain/platform/login-as.test.ts',
      'an administrator who logs in as a company > stands in both audits with the reason; the company reads no name of an administrator',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'admin.script-country': proven(
      'Admin scripts change country',
      'test/domain/platform/scripts.test.ts',
      'a script > change_country shows in a dry run what it would do, does it once, and then has nothing to do',
    ),
    'admin.script-plan': proven(
      'Admin scripts change plan',
      'test/domain/platform/scripts.test.ts',
      'a script > change_plan shows in a dry run what it would do, does it once, and then has nothing to do',
    ),
    'admin.script-temp-can-see-dk': proven(
      'Admin scripts change temp_can_see_dk',
      'test/domain/platform/scripts.test.ts',
      'a script > change_temp_can_see_dk shows in a dry run what it would do, does it once, and then has nothing to do',
    ),
    'admin.script-disabled': proven(
      'Admin scripts change disabled',
      'test/domain/platform/scripts.test.ts',
      'a script > disable_company shows in a dry run what it would do, does it once, and then has nothing to do',
    ),
  }),
];

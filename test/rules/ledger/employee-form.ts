// Creating and editing an employee: fields, permissions, the generated password, phone and kennitala rules.
import { proven, type Row, rows } from './row.ts';

export const employeeForm: readonly Row[] = [
  ...rows('screen', 'spec/1 §2 modals', {
    'modals.create-employee': proven(
      'Create employee',
      'test/web/people/create-employee.test.ts',
      'creating an employee > begins with a password of four consonants and both permissions off',
    ),
  }),
  ...rows('field', 'spec/1 §3 employee create', {
    'employee-create.name': proven(
      'name',
      'test/api/wire.test.ts',
      'the wire carries > to create an employee: name, token, needs, phone_number, integrations of payday, regla and dk',
    ),
    'employee-create.token': proven(
      "token (the employee's password)",
      'test/api/wire.test.ts',
      'the wire carries > to create an employee: name, token, needs, phone_number, integrations of payday, regla and dk',
    ),
    'employee-create.needs': proven(
      'needs (list of permissions)',
      'test/api/wire.test.ts',
      'the wire carries > to create an employee: name, token, needs, phone_number, integrations of payday, regla and dk',
    ),
    'employee-create.phone-number': proven(
      'phone_number (optional, used to send a login SMS)',
      'test/api/wire.test.ts',
      'the wire carries > to create an employee: name, token, needs, phone_number, integrations of payday, regla and dk',
    ),
    'employee-create.integrations-payday-kt': proven(
      'integrations.payday.kt',
      'test/api/wire.test.ts',
      'the wire carries > to create an employee: name, token, needs, phone_number, integrations of payday, regla and dk',
    ),
    'employee-create.integrations-regla-kt': proven(
      'integrations.regla.kt',
      'test/api/wire.test.ts',
      'the wire carries > to create an employee: name, token, needs, phone_number, integrations of payday, regla and dk',
    ),
    'employee-create.dk-kennitala': proven(
      'The form also keeps a DK kennitala',
      'test/web/people/create-employee.test.ts',
      'creating an employee > sends kennitala and trimmed department of DK, which may be left out',
    ),
    'employee-create.dk-department': proven(
      'The form also keeps a DK department',
      'test/web/people/create-employee.test.ts',
      'creating an employee > sends kennitala and trimmed department of DK, which may be left out',
    ),
  }),
  ...rows('constant', 'spec/1 §3, §9', {
    'employee-token.four-characters': proven(
      'The employee password is a generated 4-character string',
      'test/web/people/create-employee.test.ts',
      'creating an employee > begins with a password of four consonants and both permissions off',
    ),
    'employee-token.consonants': proven(
      'The employee password is drawn from a fixed set of consonants',
      'test/domain/people/employees-login.test.ts',
      'an employee’s password > given by the client is four of the twenty consonants',
    ),
  }),
  ...rows('rule', 'spec/1 §5 create employee', {
    'employee-form.name-required': proven(
      'Name is required',
      'test/web/people/create-employee.test.ts',
      'creating an employee > needs a name',
    ),
    'employee-form.phone-optional': proven(
      'Phone is optional',
      'test/web/people/create-employee.test.ts',
      'creating an employee > takes no phone, and with a valid one says Add employee & send SMS',
    ),
    'employee-form.phone-valid': proven(
      'If a phone is present it must be valid',
      'test/web/people/create-employee.test.ts',
      'creating an employee > with an invalid phone is not sent, and says so at the field',
    ),
    'employee-form.kennitala-digits': proven(
      'Kennitala fields accept digits only',
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows kennitala fields of active integrations only, with their warnings',
    ),
    'employee-form.kennitala-ten': proven(
      'Kennitala fields accept at most 10',
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows kennitala fields of active integrations only, with their warnings',
    ),
    'employee-form.kennitala-visible': proven(
      'Kennitala fields are visible only when that integration is active or the value is already set',
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows a kennitala that is set although its integration is off',
    ),
    'employee-form.department-trimmed': proven(
      'The DK department is trimmed',
      'test/web/people/create-employee.test.ts',
      'creating an employee > sends kennitala and trimmed department of DK, which may be left out',
    ),
    'employee-form.department-optional': proven(
      'The DK department is optional',
      'test/web/people/create-employee.test.ts',
      'creating an employee > does not ask for the department of DK, nor strip a kennitala of its spaces',
    ),
  }),
  ...rows('message', 'spec/1 §5 create employee', {
    'employee-form.message.add-and-sms': proven(
      "'Add employee & send SMS'",
      'test/web/people/create-employee.test.ts',
      'creating an employee > takes no phone, and with a valid one says Add employee & send SMS',
    ),
    'employee-form.message.without-hyphen': proven(
      "'Without a hyphen'",
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows kennitala fields of active integrations only, with their warnings',
    ),
    'employee-form.message.ten-digits': proven(
      "'10 digits, no hyphen'",
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows kennitala fields of active integrations only, with their warnings',
    ),
  }),
  ...rows('rule', 'spec/1 §6; spec/2 §6', {
    'needs.manage-worklogs': proven(
      'manage_worklogs: add and edit time entries manually in the app',
      'test/api/access.test.ts',
      'a refused caller > of POST /employee/worklogs/add is refused with its reason, and changes nothing',
    ),
    'needs.create-projects': proven(
      'create_projects: manually add projects',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'needs.granted-by-manager': proven(
      'Managers can grant employees the two extra permissions',
      'test/api/people.test.ts',
      'an employee over HTTP > may not use the company’s calls, nor the time clock’s, and a missing session none',
    ),
    'needs.integrations-decide-fields': proven(
      'Integrations (Payday, Regla, DK) are per company; their active flags decide which employee fields are shown',
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows kennitala fields of active integrations only, with their warnings',
    ),
  }),
  ...rows('default', 'spec/1 §6; spec/2 §9', {
    'needs.both-off': proven(
      'Both permissions are off by default',
      'test/web/people/create-employee.test.ts',
      'creating an employee > begins with a password of four consonants and both permissions off',
    ),
  }),
  ...rows('default', 'spec/3 meaning', {
    'needs.array-default-empty': proven(
      'Needs: an array of strings, default []',
      'test/domain/people/employees.test.ts',
      'an employee > is created active, without needs, phone or entries, and the company sees its password',
    ),
  }),
  ...rows('rule', 'spec/2 §5 employee edit', {
    'employee-form.name-change-non-empty': proven(
      'A name change counts only if non-empty',
      'test/web/people/edit-employee.test.ts',
      'editing an employee > counts a changed name only when it is not empty, and sends only what changed',
    ),
    'employee-form.phone-check-before-sms': proven(
      'The phone number must pass a phone check before SMS can be sent',
      'test/web/people/edit-employee.test.ts',
      'editing an employee > sends no SMS to a phone that is not valid',
    ),
    'employee-form.sms-button-phone-changed': proven(
      'The SMS button appears when the phone changed',
      'test/web/people/edit-employee.test.ts',
      'editing an employee > offers the SMS while the phone is valid and nothing else changed, or when the phone changed',
    ),
    'employee-form.sms-button-login-changed': proven(
      'The SMS button appears when the phone is valid and nothing else changed or the login details changed',
      'test/web/people/edit-employee.test.ts',
      'editing an employee > offers the SMS for a valid phone when the login details change as well',
    ),
  }),
  ...rows('constant', 'spec/1 §9', {
    'kennitala.ten-digits': proven(
      'Kennitala is 10 digits',
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows kennitala fields of active integrations only, with their warnings',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'kennitala.exact-warnings': proven(
      'Employee kennitala: digits only, at most 10, with the exact warnings',
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows kennitala fields of active integrations only, with their warnings',
    ),
    'kennitala.checksum-soft': proven(
      'A failed old checksum is at most a soft note',
      'test/web/people/create-employee.test.ts',
      'creating an employee > shows kennitala fields of active integrations only, with their warnings',
    ),
    'kennitala.no-space-stripping': proven(
      'Only the billing ssn strips spaces',
      'test/web/people/create-employee.test.ts',
      'creating an employee > does not ask for the department of DK, nor strip a kennitala of its spaces',
    ),
    'dk.sent-on-create': proven(
      'integrations.dk {kt, deild} is sent and accepted on create',
      'test/domain/people/employees.test.ts',
      'an employee > keeps payroll identities per system: fields that are not sent stay, empty ones are removed',
    ),
    'dk.sent-on-edit': proven(
      'integrations.dk {kt, deild} is sent and accepted on edit',
      'test/domain/people/employees.test.ts',
      'an employee > keeps payroll identities per system: fields that are not sent stay, empty ones are removed',
    ),
  }),
  ...rows('rule', 'spec/3 meaning; security document §2', {
    'employee.disabled-login-read-only': proven(
      'A disabled employee: login succeeds and is read-only',
      'test/api/people.test.ts',
      'an employee over HTTP > that is disabled is out at once, may come back to read, and may write nothing',
    ),
    'employee.disabled-write-401': proven(
      'A disabled employee: every write answers 401 employee_disabled, which the client does not treat as an ended session',
      'test/web/desk/setup-and-session.test.ts',
      'the session > does not end with a 401 of wrong credentials or of a disabled employee',
    ),
    'employee.disabled-running-entry-company-ends': proven(
      'A running entry survives the disabling of its employee; it may be ended only by the company',
      'test/domain/worklogs/worklogs-edit.test.ts',
      'editing > ends an open entry and frees its employee, also a disabled one',
    ),
  }),
];

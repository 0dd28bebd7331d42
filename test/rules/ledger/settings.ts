// The account and settings screen, and the integrations it manages.
import { proven, type Row, rows } from './row.ts';

export const settings: readonly Row[] = [
  ...rows('screen', 'spec/2 §2 account / settings screen', {
    'settings.account': proven(
      'Section Account (name and email; changes are made by emailing the provider)',
      'test/web/settings/settings.test.ts',
      'the settings > show name and e-mail of the account, changed by writing to us',
    ),
    'settings.billing': proven(
      'Section Billing',
      'test/web/settings/settings.test.ts',
      'the settings > have the sections Account, Billing, Security, Time clock website, General settings and Integrations',
    ),
    'settings.security': proven(
      'Section Security (change company password)',
      'test/journeys/desk.test.ts',
      'the desk > changes settings: approval off hides it everywhere, on brings it back; the password needs the current one',
    ),
    'settings.time-clock-website': proven(
      'Section Time clock website (switch to the time-clock account)',
      'test/web/settings/settings.test.ts',
      'the settings > have the sections Account, Billing, Security, Time clock website, General settings and Integrations',
    ),
    'settings.general': proven(
      'Section General settings (approve time entries toggle)',
      'test/journeys/desk.test.ts',
      'the desk > changes settings: approval off hides it everywhere, on brings it back; the password needs the current one',
    ),
    'settings.integrations': proven(
      'Section Integrations',
      'test/web/settings/settings.test.ts',
      'the settings > have the sections Account, Billing, Security, Time clock website, General settings and Integrations',
    ),
  }),
  ...rows('screen', 'spec/1 §2 modals', {
    'modals.switch-to-time-clock': proven(
      'Switch-to-time-clock confirmation',
      'test/web/settings/settings.test.ts',
      'the settings > switch to the time clock only after asking',
    ),
  }),
  ...rows('field', 'spec/2 §3 company user', {
    'company.id': proven(
      'id',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
    'company.name': proven(
      'name',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
    'company.email': proven(
      'email',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
    'company.country': proven(
      'country',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
    'company.created': proven(
      'created',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
    'company.paying-customer': proven(
      'paying_customer',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
    'company.billing-plan': proven(
      'billing_plan',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
    'company.notes': proven(
      'notes',
      'test/domain/platform/platform.test.ts',
      'notes about a company > are kept for administrators, shown to no other role, and deleted when emptied',
    ),
    'company.settings-language': proven(
      'settings.language',
      'test/api/wire.test.ts',
      'the wire carries > of a company: settings.language and settings.features.approve_work_logs',
    ),
    'company.settings-approve-work-logs': proven(
      'settings.features.approve_work_logs',
      'test/api/wire.test.ts',
      'the wire carries > of a company: settings.language and settings.features.approve_work_logs',
    ),
    'company.integrations-map': proven(
      'integrations map keyed payday, regla, dk, each with an active flag',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
    'company.temp-can-see-dk': proven(
      'integrations.temp_can_see_dk',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
    'company.disabled': proven(
      'A disabled flag on user data',
      'test/api/wire.test.ts',
      'the wire carries > of a company: id, name, email, country, created, paying_customer, billing_plan, disabled',
    ),
  }),
  ...rows('constant', 'spec/2 §9', {
    'integrations.key-payday': proven(
      'Integration key payday',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
    'integrations.key-regla': proven(
      'Integration key regla',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
    'integrations.key-dk': proven(
      'Integration key dk',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
  }),
  ...rows('state', 'spec/2 §4 integration', {
    'integration.absent': proven(
      'Integration: absent',
      'test/domain/company-data/settings.test.ts',
      'an integration > is added active, merged by default, replaced on request and deleted',
    ),
    'integration.active': proven(
      'Integration: active',
      'test/domain/company-data/settings.test.ts',
      'an integration > is added active, merged by default, replaced on request and deleted',
    ),
    'integration.inactive': proven(
      'Integration: inactive',
      'test/domain/company-data/settings.test.ts',
      'an integration > is added active, merged by default, replaced on request and deleted',
    ),
    'integration.can-be-added': proven(
      'An integration can be added',
      'test/domain/company-data/settings.test.ts',
      'an integration > is added active, merged by default, replaced on request and deleted',
    ),
    'integration.can-be-switched': proven(
      'An integration can be switched',
      'test/domain/company-data/settings.test.ts',
      'an integration > is added active, merged by default, replaced on request and deleted',
    ),
    'integration.can-be-deleted': proven(
      'An integration can be deleted after confirmation',
      'test/web/settings/integrations.test.ts',
      'integrations > can be deleted after asking',
    ),
  }),
  ...rows('screen', 'spec/2 §2 dialogs in the list screens', {
    'integrations.dialog': proven(
      'Add/edit integration dialog',
      'test/web/settings/integrations.test.ts',
      'integrations > can be deleted after asking',
    ),
  }),
  ...rows('rule', 'spec/2 §5 integration add', {
    'integrations.needs-selection': proven(
      "Needs a selection other than empty or 'other'",
      'test/web/settings/integrations.test.ts',
      'integrations > are added only when one of ours is chosen, not before and not for another system',
    ),
    'integrations.save-when-changed': proven(
      'The save button is enabled only if the status changed',
      'test/web/settings/integrations.test.ts',
      'integrations > are saved only when something changed',
    ),
    'integrations.icelandic-only': proven(
      'Choices show only for Icelandic accounts',
      'test/web/settings/integrations.test.ts',
      'integrations > are offered to Icelandic companies only',
    ),
    'integrations.not-twice': proven(
      'Choices show only if that integration does not already exist',
      'test/web/settings/integrations.test.ts',
      'integrations > are offered once each, and DK only to whom it was opened',
    ),
    'integrations.dk-needs-flag': proven(
      'DK only if temp_can_see_dk is set',
      'test/domain/company-data/settings.test.ts',
      'an integration > that is unknown, or DK before it was opened to the company, is missing',
    ),
  }),
  ...rows('rule', 'spec/2 §7', {
    'integrations.payload': proven(
      'The payload carries the active flag and fields',
      'test/domain/company-data/settings.test.ts',
      'an integration > is added active, merged by default, replaced on request and deleted',
    ),
  }),
  ...rows('rule', 'spec/3 calls implied', {
    'integrations.replace-all-query': proven(
      '?replace_all=true replaces',
      'test/domain/company-data/settings.test.ts',
      'an integration > is added active, merged by default, replaced on request and deleted',
    ),
    'settings.partial-merge': proven(
      'POST /api/settings is a partial merge',
      'test/domain/company-data/settings.test.ts',
      'settings > change only where something is sent',
    ),
  }),
  ...rows('rule', 'spec/3 meaning', {
    'time-clock.token-per-punch-setting': proven(
      'Token per punch at the time clock is a company setting',
      'test/domain/worklogs/worklogs-comments.test.ts',
      'the shared time clock > asks for the employee’s own password when the company wants it',
    ),
    'company.disabled-can-read': proven(
      'A disabled company can sign in and read',
      'test/api/people.test.ts',
      'a company over HTTP > that is disabled may read and not write',
    ),
    'company.disabled-writes-refused': proven(
      'A disabled company: writes are refused',
      'test/api/people.test.ts',
      'a company over HTTP > that is disabled may read and not write',
    ),
    'company.disabled-comment-box-hidden': proven(
      'A disabled company: the comment box is hidden',
      'test/web/desk/entries.test.ts',
      'comments and locations > hides the comment box and says None while the company is disabled',
    ),
  }),
  ...rows('default', 'spec/3 meaning', {
    'time-clock.token-per-punch-off': proven(
      'Token per punch at the time clock is off by default',
      'test/api/wire.test.ts',
      'the wire carries > to sign a company up: name, email, phone; to have one made by an administrator: name, email, password',
    ),
  }),
];

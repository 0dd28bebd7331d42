// Who may call what, written down a second time from the specification: the access table is held against it.

import type { Role } from '#shared/access.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import type { Tenant } from '#test/kit/system/tenant.ts';

const open = new Set([
  'POST /api/request-trial',
  'POST /api/login',
  'POST /api/login_token',
  'POST /api/forgot_password',
  'POST /api/change_password_token',
  'POST /api/change_password_token/company',
  'POST /api/passkeys/question',
  'POST /api/passkeys/login',
  'POST /api/passkeys/invitation/order',
  'POST /api/passkeys/invitation',
  'POST /api/time_clock/login',
  'POST /api/time_clock/login_token',
  'POST /employee/v2/login',
  'POST /employee/v2/login_token',
  'POST /admin/login',
  'GET /social_statistic',
  'POST /api/report_file',
  'POST /api/report_consent',
  'POST /api/report_unsubscribe',
]);
const anyRole = new Set(['POST /api/self', 'POST /api/logout']);
const withNeed = new Set([
  'POST /employee/v2/projects',
  'POST /employee/worklogs/add',
  'GET /employee/v2/crew',
  'POST /employee/v2/crew/press',
  'PUT /employee/worklogs/edit',
]);
/** Past entries stay visible to a disabled employee; the rest is a write, or a list for writing. */
const leftToDisabled = new Set([
  'POST /api/self',
  'POST /api/logout',
  'POST /employee/v2/self',
  'POST /employee/v2/logout',
  'GET /employee/v2/clock',
  'GET /employee/worklogs',
  'GET /employee/v2/average_week',
  'GET /employee/worklogs/{id}/locations',
  'GET /employee/worklogs/{id}/history',
  'GET /employee/corrections',
  'GET /employee/day_note',
  'POST /employee/exports',
  'GET /employee/exports/{id}',
]);
const leftToDisabledCompany = new Set([
  'POST /api/self',
  'POST /api/logout',
  'POST /api/exports',
  'POST /api/exports/everything',
  'POST /api/billing/delete',
  'POST /api/deletion',
  'DELETE /api/deletion',
  'PUT /api/exports/{id}/cancel',
  'DELETE /api/exports/{id}',
  'PUT /api/notifications/update_last_seen',
  'DELETE /api/managers/{id}/sessions',
  'DELETE /api/passkeys/{id}',
]);
/** What each person of the office may do, whatever their role: their own log-in, lists and entries. */
const leftToEachOfOffice = [
  'POST /api/self',
  'POST /api/logout',
  'PUT /api/password',
  'GET /api/passkeys',
  'POST /api/passkeys/order',
  'POST /api/passkeys',
  'DELETE /api/passkeys/{id}',
  'GET /api/managers/{id}/sessions',
  'DELETE /api/managers/{id}/sessions',
  'GET /api/employees',
  'GET /api/projects',
  'GET /api/billing/status',
  'PUT /api/notifications/update_last_seen',
  'GET /api/worklogs',
  'GET /api/worklogs/{id}/refresh',
  'GET /api/worklogs/overview',
  'GET /api/worklogs/{id}/locations',
  'GET /api/worklogs/{id}/history',
  'GET /api/corrections',
  'GET /api/report',
];
/** What a person of the office may do who is kept to some projects. */
const leftToProjects = new Set([
  ...leftToEachOfOffice,
  'POST /api/worklogs',
  'PUT /api/worklogs',
  'POST /api/worklogs/{id}/delete',
  'PUT /api/worklogs/{id}/restore',
  'POST /api/worklogs/comments',
  'POST /api/photos',
  'PUT /api/corrections/{id}/take',
  'PUT /api/corrections/{id}/decline',
]);
/** What a person of the office may do who only reads: an accountant. Their own password and sessions too. */
const leftToReaders = new Set([
  ...leftToEachOfOffice,
  'GET /api/day_notes',
  'GET /api/report/employees/{id}/explain',
  'GET /api/pay_periods',
  'POST /api/exports',
  'GET /api/exports',
  'GET /api/exports/{id}',
  'PUT /api/exports/{id}/cancel',
  'DELETE /api/exports/{id}',
]);
/** Reports, payroll and locks. */
const leftToPay = new Set([
  ...leftToReaders,
  'PUT /api/pay_periods/{start}',
  'GET /api/payroll/check',
  'GET /api/payroll/exports',
  'GET /api/payroll/exports/{id}/changes',
  'PUT /api/payroll/exports/{id}/sent',
]);
/** What an API key with every scope may do: default deny, so each is named here. */
const leftToKeys = new Set([
  'GET /api/worklogs',
  'GET /api/worklogs/{id}/refresh',
  'GET /api/worklogs/overview',
  'GET /api/worklogs/{id}/history',
  'POST /api/worklogs',
  'PUT /api/worklogs',
  'POST /api/worklogs/{id}/delete',
  'PUT /api/worklogs/{id}/restore',
  'POST /api/worklogs/comments',
  'GET /api/report',
  'GET /api/employees',
  'GET /api/projects',
]);
const keyOnly = (routes: ReadonlySet<string>, also?: Parameters<typeof only>[1]) => (endpoint: Endpoint) => {
  const route = routeKey(endpoint);
  return routes.has(route) ? also?.(route, endpoint) : '403 forbidden';
};
/** What an administrator who acts as the company would leave behind them, or take from it (T15): by the bodies of `inputs`. */
const refusedToActing = new Set([
  'PUT /api/password',
  'PUT /api/time_clock/login',
  'PUT /api/employees',
  'POST /api/employees/{id}/send_login_sms',
  'POST /api/settings',
  'POST /api/managers',
  'PUT /api/managers',
  'POST /api/managers/{id}/invite',
  'POST /api/keys',
  'POST /api/webhooks',
  'POST /api/deletion',
  'DELETE /api/deletion',
]);
/** Deleting the company would end its own log-in: that one alone may. */
const ownLogInOnly = new Set(['POST /api/deletion', 'DELETE /api/deletion']);

/** What protects, whatever the body; more is left while the body only protects (after-trial.test.ts). */
const protecting = [
  'DELETE /api/example_crew',
  'PUT /api/password',
  'POST /api/passkeys/order',
  'POST /api/passkeys',
  'PUT /api/employees/{id}/disable',
  'PUT /api/monthly_reports/{id}/revoke',
  'PUT /api/managers/{id}/remove',
  'PUT /api/keys/{id}/revoke',
  'DELETE /api/webhooks/{id}',
];
/** Who has stopped paying may begin again. */
const paying = ['POST /api/billing/payday', 'POST /api/billing/card'];
/** A company that does not pay keeps its hours, its time clock, and what protects it. */
const leftAfterTrial = new Set([
  ...leftToDisabledCompany,
  ...protecting,
  ...paying,
  'PUT /api/time_clock/login',
]);

export const isOpen = (endpoint: Endpoint): boolean => open.has(routeKey(endpoint));

/** The only role that may call an endpoint that is not open; undefined when every role may. */
export function roleOf(endpoint: Endpoint): Role | undefined {
  const { path } = endpoint;
  if (anyRole.has(routeKey(endpoint))) return undefined;
  if (path.startsWith('/admin/')) return 'ADMIN';
  if (path.startsWith('/employee/')) return 'EMPLOYEE';
  if (routeKey(endpoint) === 'PUT /api/time_clock/login') return 'COMPANY';
  return path.startsWith('/api/time_clock/') ? 'COMPANY_TIME_CLOCK' : 'COMPANY';
}

export type Principal = {
  readonly name: string;
  readonly token: string | undefined;
  /** Status and code of the refusal, or undefined when the call is let in. */
  readonly refused: (endpoint: Endpoint) => string | undefined;
};

const only =
  (role: Role, also: (route: string, endpoint: Endpoint) => string | undefined = () => undefined) =>
  (endpoint: Endpoint): string | undefined => {
    const wanted = roleOf(endpoint);
    if (wanted !== undefined && wanted !== role) return '403 forbidden';
    return also(routeKey(endpoint), endpoint);
  };
const unless = (kept: ReadonlySet<string>, says: string) => (route: string, endpoint: Endpoint) =>
  endpoint.method === 'GET' && !route.startsWith('GET /employee/')
    ? undefined
    : kept.has(route)
      ? undefined
      : says;

const onlyOf = (routes: ReadonlySet<string>) =>
  only('COMPANY', (route) => (routes.has(route) ? undefined : '403 forbidden'));

/** Every kind of caller, with the answer each gets. */
export function principalsOf(at: {
  ours: Tenant;
  trialOver: Tenant;
  disabled: Tenant;
  admin: string;
}): readonly Principal[] {
  const { ours, trialOver, disabled } = at;
  const stranger = () => '401 session_missing';
  return [
    { name: 'a visitor without a session', token: undefined, refused: stranger },
    { name: 'a made-up token', token: `${ours.id}.COMPANY.${'A'.repeat(43)}`, refused: stranger },
    { name: 'no token at all', token: 'nonsense', refused: stranger },
    {
      name: 'a session of ours under another company',
      token: ours.tokens.company.replace(ours.id, trialOver.id),
      refused: stranger,
    },
    {
      name: 'a company token passed off as the time clock’s',
      token: ours.tokens.company.replace('.COMPANY.', '.COMPANY_TIME_CLOCK.'),
      refused: stranger,
    },
    { name: 'an expired session', token: ours.tokens.over, refused: () => '401 session_over' },
    { name: 'the administrator', token: at.admin, refused: only('ADMIN') },
    { name: 'the company', token: ours.tokens.company, refused: only('COMPANY') },
    {
      name: 'an administrator acting as the company',
      token: ours.tokens.acting,
      refused: only('COMPANY', (route) => (refusedToActing.has(route) ? '403 forbidden' : undefined)),
    },
    {
      name: 'a person of the office with everything',
      token: ours.office.everything,
      refused: only('COMPANY', (route) => (ownLogInOnly.has(route) ? '403 forbidden' : undefined)),
    },
    {
      name: 'a person of the office for projects',
      token: ours.office.projects,
      refused: onlyOf(leftToProjects),
    },
    { name: 'a person of the office for pay', token: ours.office.pay, refused: onlyOf(leftToPay) },
    { name: 'a person of the office who reads', token: ours.office.read, refused: onlyOf(leftToReaders) },
    {
      name: 'a person of the office of a disabled company',
      token: disabled.office.read,
      refused: only('COMPANY', (route, endpoint) =>
        leftToReaders.has(route)
          ? unless(leftToDisabledCompany, '403 company_disabled')(route, endpoint)
          : '403 forbidden',
      ),
    },
    { name: 'an API key with every scope', token: ours.keys.everyScope, refused: keyOnly(leftToKeys) },
    {
      name: 'an API key with one scope',
      token: ours.keys.reading,
      refused: keyOnly(new Set(['GET /api/projects'])),
    },
    {
      name: 'an API key of a company whose trial is over',
      token: trialOver.keys.everyScope,
      refused: keyOnly(leftToKeys, unless(leftAfterTrial, '403 trial_over')),
    },
    {
      name: 'an API key of a disabled company',
      token: disabled.keys.everyScope,
      refused: keyOnly(leftToKeys, unless(leftToDisabledCompany, '403 company_disabled')),
    },
    { name: 'the time clock', token: ours.tokens.kiosk, refused: only('COMPANY_TIME_CLOCK') },
    { name: 'an employee', token: ours.tokens.anna, refused: only('EMPLOYEE') },
    {
      name: 'an employee without extra rights',
      token: ours.tokens.plain,
      refused: only('EMPLOYEE', (route) => (withNeed.has(route) ? '403 forbidden' : undefined)),
    },
    {
      name: 'a disabled employee',
      token: ours.tokens.gone,
      refused: only('EMPLOYEE', unless(leftToDisabled, '401 employee_disabled')),
    },
    {
      name: 'a company whose trial is over',
      token: trialOver.tokens.company,
      refused: only('COMPANY', unless(leftAfterTrial, '403 trial_over')),
    },
    {
      name: 'a disabled company',
      token: disabled.tokens.company,
      refused: only('COMPANY', unless(leftToDisabledCompany, '403 company_disabled')),
    },
    {
      name: 'the time clock of a disabled company',
      token: disabled.tokens.kiosk,
      refused: only(
        'COMPANY_TIME_CLOCK',
        unless(
          new Set([
            'POST /api/self',
            'POST /api/logout',
            'POST /api/time_clock/self',
            // A read that carries a password, which has no place in an address.
            'POST /api/time_clock/own_day',
          ]),
          '403 company_disabled',
        ),
      ),
    },
  ];
}

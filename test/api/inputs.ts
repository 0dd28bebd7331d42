// A valid request of every endpoint, written by hand: tests of the API's limits start from it.

import { toWire } from '#shared/time/instant.ts';
import { reportAddress } from '#test/kit/world/mailed-report.ts';
import { aPress, employeePassword, password, secrets, type Tenant } from '#test/kit/system/tenant.ts';

export type Sent = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
/** What a request names of a company. */
export type Named = Tenant['ids'];

const month = { from: '2026-11-01', to: '2026-11-30' };
const harbour = { lat: 64.1504, lon: -21.9327, radius: 150 };
/** The first day of the month that is over. */
const monthBefore = (now: number): string => {
  const today = new Date(now * 1000);
  return toWire(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1) / 1000).slice(0, 10);
};

/** In form; what a device signs is in test/domain/people/passkeys.test.ts. */
const credential = { id: 'AAAA', client_data: 'AAAA', attestation: 'AAAA', transports: ['internal'] };

/** Route key → the request; `named` may be another company's, `tenant` is the caller's. */
export const inputs: Readonly<Record<string, (named: Named, tenant: Tenant) => Sent>> = {
  'POST /api/request-trial': () => ({ body: { name: `New ${aPress()}`, email: 'new@example.com' } }),
  'POST /api/login': (_, { name }) => ({ body: { username: name, password } }),
  'POST /api/login_token': (_, { links }) => ({ body: { token: links.company } }),
  'POST /api/self': () => ({}),
  'POST /api/logout': () => ({}),
  'POST /api/forgot_password': (_, { email }) => ({ body: { email } }),
  'POST /api/change_password_token': (_, { links }) => ({
    body: { token: links.password, new_password: 'a new long password' },
  }),
  'POST /api/change_password_token/company': (_, { links }) => ({ body: { token: links.password } }),
  'PUT /api/password': () => ({
    body: { current_password: password, new_password: 'a new long password' },
  }),
  'POST /api/time_clock/login': (_, { name }) => ({ body: { username: name, password } }),
  'POST /api/time_clock/login_token': (_, { links }) => ({ body: { token: links.timeClock } }),
  'POST /api/time_clock/self': () => ({}),
  'PUT /api/time_clock/login': () => ({}),
  'POST /employee/v2/login': (_, { name }) => ({
    body: { company_name: name, employee_name: 'Anna', password: employeePassword },
  }),
  'POST /employee/v2/login_token': (_, { links }) => ({ body: { token: links.employee } }),
  'POST /employee/v2/self': () => ({}),
  'POST /employee/v2/logout': () => ({}),

  'GET /api/employees': () => ({}),
  'POST /api/employees': () => ({ body: { name: `Someone ${aPress()}`, token: employeePassword } }),
  'PUT /api/employees': ({ employee }) => ({
    body: { id: employee, new_name: `Renamed ${aPress()}`, phone_number: secrets.phone },
  }),
  'PUT /api/employees/{id}/enable': ({ employee: id }) => ({ path: { id } }),
  'PUT /api/employees/{id}/disable': ({ employee: id }) => ({ path: { id } }),
  'POST /api/employees/{id}/send_login_sms': ({ employee: id }) => ({ path: { id } }),
  'GET /api/keys': () => ({}),
  'POST /api/keys': () => ({ body: { name: `Payroll ${aPress()}`, scopes: ['entries.read'] } }),
  'PUT /api/keys/{id}/revoke': ({ apiKey: id }) => ({ path: { id } }),
  'GET /api/webhooks': () => ({}),
  'POST /api/webhooks': () => ({ body: { url: 'http://127.0.0.1:9/hook', events: ['entry.created'] } }),
  'PUT /api/webhooks': ({ webhook: id }) => ({
    body: { id, new_url: `http://127.0.0.1:9/${aPress()}` },
  }),
  'DELETE /api/webhooks/{id}': ({ webhook: id }) => ({ path: { id } }),
  'POST /api/webhooks/{id}/test': ({ webhook: id }) => ({ path: { id } }),
  'GET /api/webhooks/{id}/deliveries': ({ webhook: id }) => ({ path: { id } }),
  'POST /api/webhooks/{id}/deliveries/{delivery}/redeliver': ({ webhook: id, delivery }) => ({
    path: { id, delivery },
  }),
  'GET /api/managers': () => ({}),
  'POST /api/managers': () => ({
    body: { name: 'Bára', email: `${aPress()}@example.com`, office_role: 'pay' },
  }),
  'PUT /api/managers': ({ manager: id }) => ({ body: { id, new_name: `Renamed ${aPress()}` } }),
  'POST /api/managers/{id}/invite': ({ manager: id }) => ({ path: { id } }),
  'PUT /api/managers/{id}/remove': ({ manager: id }) => ({ path: { id } }),
  'GET /api/managers/{id}/sessions': ({ manager: id }) => ({ path: { id } }),
  'DELETE /api/managers/{id}/sessions': ({ manager: id }) => ({ path: { id } }),
  'GET /api/passkeys': () => ({}),
  'POST /api/passkeys/order': () => ({}),
  'POST /api/passkeys': () => ({ body: { name: `Phone ${aPress()}`, credential } }),
  'DELETE /api/passkeys/{id}': () => ({ path: { id: 'y0000001' } }),
  'POST /api/passkeys/question': () => ({}),
  'POST /api/passkeys/login': () => ({
    body: { id: 'AAAA', user: 'AAAA', client_data: 'AAAA', authenticator_data: 'AAAA', signature: 'AAAA' },
  }),
  'POST /api/passkeys/invitation/order': (_, { links }) => ({ body: { token: links.password } }),
  'POST /api/passkeys/invitation': (_, { links }) => ({
    body: { token: links.password, name: 'Phone', credential },
  }),
  'GET /api/projects': () => ({}),
  'GET /api/billing/status': () => ({}),
  'POST /api/billing/payday': () => ({
    body: { ssn: '620308 1190', email_billing: 'invoices@example.com', subscription_plan: 4 },
  }),
  'POST /api/billing/card': () => ({ body: { subscription_plan: 4 } }),
  'POST /api/billing/delete': () => ({ body: { reason: 'The job is done' } }),
  'POST /api/projects': () => ({ body: { name: `Somewhere ${aPress()}`, site: harbour } }),
  'PUT /api/projects': ({ project }) => ({
    body: { id: project, new_name: `Renamed ${aPress()}`, new_site: harbour },
  }),
  'PUT /api/projects/{id}/close': ({ project: id }) => ({ path: { id } }),
  'PUT /api/projects/{id}/open': ({ project: id }) => ({ path: { id } }),
  'POST /api/example_crew': () => ({}),
  'DELETE /api/example_crew': () => ({}),
  'POST /api/settings': () => ({
    body: {
      language: 'is',
      location: { kept_days: 30 },
      monthly_report: {
        addresses: [reportAddress, 'pay@example.com'],
        kinds: ['pdf'],
        language: 'is',
        day: 1,
      },
    },
  }),
  'PUT /api/integrations/{key}': () => ({ path: { key: 'regla' }, body: { active: true } }),
  'DELETE /api/integrations/{key}': () => ({ path: { key: 'payday' } }),
  'POST /api/deletion': (_, { name }) => ({ body: { name } }),
  'DELETE /api/deletion': () => ({}),
  'PUT /api/notifications/update_last_seen': () => ({ body: {} }),

  'GET /api/worklogs': ({ employee, project }) => ({
    query: { ...month, employee_id: employee, project_id: project, places: 'true' },
  }),
  'GET /api/worklogs/{id}/refresh': ({ workLog: id }) => ({ path: { id } }),
  'GET /api/worklogs/overview': () => ({}),
  'GET /api/worklogs/{id}/locations': ({ workLog: id }) => ({ path: { id } }),
  'GET /api/worklogs/{id}/history': ({ workLog: id }) => ({ path: { id } }),
  'POST /api/worklogs': ({ employee, project }, { ids, now }) => {
    const times = { start_time: toWire(now - 3000), end_time: toWire(now - 2000) };
    return {
      body: [
        { ...times, employee_id: ids.employee, project_id: ids.otherProject },
        { ...times, employee_id: employee, project_id: project, worked_through_lunch: false },
      ],
    };
  },
  'PUT /api/worklogs': ({ workLog, otherProject }, { now }) => ({
    body: { id: workLog, new_start_time: toWire(now - 7000), new_project_id: otherProject },
  }),
  'POST /api/worklogs/{id}/delete': ({ workLog: id }) => ({ path: { id } }),
  'PUT /api/worklogs/{id}/restore': ({ workLog: id }) => ({ path: { id }, body: {} }),
  'POST /api/worklogs/comments': ({ workLog }) => ({
    body: { work_log_id: workLog, comment: 'Waiting for timber' },
  }),
  'GET /api/corrections': () => ({}),
  'PUT /api/corrections/{id}/take': ({ correction: id }) => ({ path: { id }, body: {} }),
  'PUT /api/corrections/{id}/decline': ({ correction: id }) => ({
    path: { id },
    body: { reason: 'You left at four' },
  }),
  'GET /employee/v2/crew': () => ({}),
  'POST /employee/v2/crew/press': ({ employee, project }, { now }) => ({
    body: {
      action: 'in',
      project_id: project,
      at: toWire(now),
      presses: [{ id: aPress(), employee_id: employee }],
    },
  }),
  'GET /employee/corrections': () => ({}),
  'POST /employee/corrections': ({ workLog, project }, { now }) => ({
    body: {
      id: aPress(),
      work_log_id: workLog,
      start_time: toWire(now - 7300),
      end_time: toWire(now - 3500),
      project_id: project,
      worked_through_lunch: false,
      word: 'I left later',
    },
  }),
  'PUT /employee/corrections/{id}/withdraw': ({ correction: id }) => ({ path: { id } }),
  'GET /api/report': ({ employee, project }) => ({
    query: { ...month, employee_id: employee, project_id: project },
  }),
  'GET /api/report/employees/{id}/explain': ({ employee: id }) => ({
    path: { id },
    query: { day: month.from },
  }),
  'GET /api/payroll/check': ({ employee, project }) => ({
    query: { ...month, system: 'payday', employee_id: employee, project_id: project },
  }),
  'GET /api/payroll/exports': () => ({ query: { limit: '10' } }),
  'GET /api/payroll/exports/{id}/changes': ({ payrollFile: id }) => ({ path: { id } }),
  'PUT /api/payroll/exports/{id}/sent': ({ payrollFile: id }) => ({ path: { id }, body: { sent: true } }),
  'POST /api/exports': () => ({ body: { kind: 'entries', filters: month } }),
  'POST /api/exports/everything': () => ({ body: {} }),
  'GET /api/exports': () => ({}),
  'GET /api/exports/{id}': ({ job: id }) => ({ path: { id } }),
  'PUT /api/exports/{id}/cancel': ({ job: id }) => ({ path: { id } }),
  'DELETE /api/exports/{id}': ({ job: id }) => ({ path: { id } }),
  'POST /employee/exports': () => ({ body: { kind: 'pdf', ...month } }),
  'GET /employee/exports/{id}': ({ ownJob: id }) => ({ path: { id } }),

  'GET /api/day_notes': () => ({ query: month }),
  'PUT /api/day_notes': ({ employee }) => ({
    body: { notes: [{ employee_id: employee, date: '2026-11-20', kind: 'sick' }] },
  }),

  'GET /employee/day_note': () => ({}),
  'PUT /employee/day_note': (_, { now }) => ({
    body: { date: toWire(now).slice(0, 10), kind: null, was: null },
  }),

  'GET /api/pay_periods': () => ({ query: month }),
  'PUT /api/pay_periods/{start}': (_, { now }) => ({
    path: { start: monthBefore(now) },
    body: { to_state: 'locked', version: 0 },
  }),

  'GET /api/monthly_reports': () => ({}),
  'POST /api/monthly_reports': () => ({ body: { month: '2026-09' } }),
  'POST /api/monthly_reports/ask': () => ({ body: {} }),
  'PUT /api/monthly_reports/{id}/revoke': ({ reportRun: id }) => ({ path: { id } }),
  'POST /api/report_file': (_, { links }) => ({ body: { token: links.report } }),
  'POST /api/report_consent': (_, { links }) => ({ body: { token: links.reportConsent, agree: true } }),
  'POST /api/report_unsubscribe': (_, { links }) => ({ body: { token: links.reportStop } }),

  'GET /employee/v2/projects': () => ({}),
  'POST /employee/v2/projects': () => ({ body: { name: `Somewhere ${aPress()}` } }),
  'PUT /employee/v2/language': () => ({ body: { language: 'pt' } }),
  'POST /employee/v2/clock_in': ({ project }, { now }) => ({
    body: { id: aPress(), project_id: project, at: toWire(now) },
  }),
  'POST /employee/v2/clock_out': ({ openWorkLog }, { now }) => ({
    body: { id: aPress(), work_log_id: openWorkLog, at: toWire(now + 1) },
  }),
  'POST /employee/v2/switch': ({ otherProject }, { now }) => ({
    body: { id: aPress(), project_id: otherProject, at: toWire(now + 1) },
  }),
  'GET /employee/v2/clock': () => ({}),
  'PUT /employee/v2/worklogs/{id}/end': ({ workLog: id }, { now }) => ({
    path: { id },
    body: { end_time: toWire(now - 3600) },
  }),
  'GET /employee/worklogs': ({ project }) => ({ query: { ...month, project_id: project } }),
  'POST /employee/worklogs/add': ({ project }, { now }) => ({
    body: [
      {
        start_time: toWire(now - 3000),
        end_time: toWire(now - 2000),
        project_id: project,
        worked_through_lunch: false,
      },
    ],
  }),
  'PUT /employee/worklogs/edit': ({ workLog, otherProject }, { now }) => ({
    body: { id: workLog, new_start_time: toWire(now - 6900), new_project_id: otherProject },
  }),
  'POST /employee/worklogs/comments': ({ workLog }) => ({
    body: { work_log_id: workLog, comment: 'Waiting for timber' },
  }),
  'GET /employee/v2/average_week': () => ({}),
  'GET /employee/worklogs/{id}/locations': ({ workLog: id }) => ({ path: { id } }),
  'GET /employee/worklogs/{id}/history': ({ workLog: id }) => ({ path: { id } }),

  'GET /api/log_ins': () => ({}),
  'GET /admin/audit': () => ({ query: { limit: '10' } }),
  'GET /admin/second_factor': () => ({}),
  'POST /admin/second_factor/begin': () => ({ body: { password } }),
  'POST /admin/second_factor/confirm': () => ({ body: { code: '123456' } }),
  'POST /admin/second_factor/end': () => ({ body: { password, code: '123456' } }),
  'GET /api/audit': () => ({ query: { limit: '10' } }),
  'POST /api/log_ins/open': () => ({}),
  'GET /api/time_clock/employees': () => ({}),
  'GET /api/time_clock/projects': () => ({}),
  'POST /api/time_clock/create_work_log': ({ employee, project }) => ({
    body: { employee_id: employee, project_id: project },
  }),
  'PUT /api/time_clock/close_work_log': ({ openWorkLog: id }) => ({ body: { id } }),
  'PUT /api/time_clock/switch_work_log': ({ openWorkLog: id, otherProject }, { now }) => ({
    body: { id, project_id: otherProject, at: toWire(now + 1) },
  }),
  'POST /api/time_clock/own_day': ({ employee }) => ({ body: { employee_id: employee } }),
  'POST /api/time_clock/create_work_log_comment': ({ workLog }) => ({
    body: { work_log_id: workLog, comment: 'Waiting for timber' },
  }),
  'POST /employee/v2/photos': () => ({ body: { id: aPress(), type: 'image/jpeg', bytes: 1000 } }),
  'POST /api/photos': () => ({ body: { id: aPress(), type: 'image/jpeg', bytes: 1000 } }),
  'POST /api/time_clock/photos': () => ({ body: { id: aPress(), type: 'image/jpeg', bytes: 1000 } }),

  'POST /admin/login': () => ({ body: { username: 'boss', password } }),
  'GET /admin/companies': () => ({}),
  'POST /admin/companies': () => ({
    body: { name: `New ${aPress()}`, email: 'new@example.com', password },
  }),
  'GET /admin/companies/{id}/notes': (_, { id }) => ({ path: { id } }),
  'PUT /admin/companies/notes': (_, { id }) => ({ body: { company_id: id, notes: 'Rang them up' } }),
  'GET /admin/login-as/{id}': (_, { id }) => ({ path: { id }, query: { reason: 'Asked on the phone' } }),
  'GET /admin/scripts': () => ({}),
  'POST /admin/scripts/{name}': (_, { id }) => ({
    path: { name: 'change_country' },
    body: { params: { company_id: id, country: 'PT' }, dry_run: true },
  }),
  'GET /social_statistic': () => ({}),
};

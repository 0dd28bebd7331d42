// The monthly report by mail: what was sent, sending it by hand, revoking its links, and the pages behind those
// links.

import * as z from 'zod/mini';
import { emailMax } from '#shared/limits.ts';
import { linkToken } from '#shared/model/fields.ts';
import {
  addressees,
  consentAnswer,
  mailedFiles,
  monthText,
  reportRun,
  reportRuns,
  subscription,
} from '#shared/model/monthly-report.ts';
import { reportAddress } from '#shared/model/company/monthly-report-setting.ts';
import { endpoint, group } from './endpoint.ts';

export const monthlyReports = group('monthly-report', {
  list: endpoint({
    method: 'GET',
    path: '/api/monthly_reports',
    summary: 'The monthly reports that were mailed, newest first, and who has unsubscribed',
    access: 'company.read',
    reply: reportRuns,
    errors: [],
    reads: ['exports', 'self'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/monthly_reports',
    summary: 'Mail the report of a month now; by default of the last month',
    access: 'settings.manage',
    body: z.strictObject({ month: z.optional(monthText) }),
    reply: reportRun,
    errors: ['monthly_report_off', 'email_unverified', 'limit_reached', 'reports_by_hand_spent'],
    once: true,
    stales: ['exports'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/monthly_reports/ask',
    summary:
      'Mail the request for consent to one address of the setting again; without an address, to each that was never asked',
    access: 'settings.manage',
    body: z.strictObject({ address: z.optional(reportAddress) }),
    reply: addressees,
    errors: ['monthly_report_off', 'email_unverified', 'report_consent_not_now'],
    stales: ['exports'],
  }),
  revoke: endpoint({
    method: 'PUT',
    path: '/api/monthly_reports/{id}/revoke',
    summary: 'Revoke a report, or the link of one address: links end, and an unsent report is not mailed',
    access: 'settings.manage',
    protects: true,
    query: z.strictObject({ address: z.optional(z.string().check(z.maxLength(emailMax))) }),
    reply: reportRun,
    errors: ['report_run_missing'],
    stales: ['exports'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/report_file',
    summary: 'The files behind a mailed link, at addresses valid for a quarter of an hour',
    access: 'public',
    body: z.strictObject({ token: linkToken }),
    reply: mailedFiles,
    errors: ['link_over'],
  }),
  consent: endpoint({
    method: 'POST',
    path: '/api/report_consent',
    summary: 'Consent to a company’s monthly reports, or decline them for good; a link answers once',
    access: 'public',
    body: z.strictObject({ token: linkToken, agree: z.boolean() }),
    reply: consentAnswer,
    errors: ['link_over'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/report_unsubscribe',
    summary: 'Unsubscribe the address that the link was mailed to, or subscribe it again',
    access: 'public',
    body: z.strictObject({ token: linkToken, stop: z.optional(z.boolean()) }),
    reply: subscription,
    errors: ['link_over'],
  }),
});

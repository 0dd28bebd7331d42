// Payroll: what a file needs before it can be made, and the record of the files that were made.

import * as z from 'zod/mini';
import {
  payrollAsked,
  payrollChanges,
  payrollCheck,
  payrollPage,
  payrollRecord,
  payrollSent,
} from '#shared/model/payroll.ts';
import { endpoint, group } from './endpoint.ts';

export const payroll = group('payroll', {
  check: endpoint({
    method: 'GET',
    path: '/api/payroll/check',
    summary: 'What a payroll file of this range would contain, and findings to fix first',
    access: 'payroll.make',
    query: payrollAsked,
    reply: payrollCheck,
    errors: ['range_too_long', 'integration_missing'],
    reads: ['worklogs', 'employees', 'report', 'self', 'exports'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/payroll/exports',
    summary: 'The payroll files made so far, newest first; kept for good',
    access: 'payroll.make',
    query: payrollPage,
    reply: z.array(payrollRecord),
    errors: [],
    reads: ['exports'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/payroll/exports/{id}/changes',
    summary: 'Whether the hours of a payroll file have changed since it was made',
    access: 'payroll.make',
    reply: payrollChanges,
    errors: ['payroll_record_missing'],
    reads: ['worklogs', 'report', 'exports'],
  }),
  markSent: endpoint({
    method: 'PUT',
    path: '/api/payroll/exports/{id}/sent',
    summary: 'Record that the payroll system has read a file, or undo that',
    access: 'pay_period.move',
    body: payrollSent,
    reply: payrollRecord,
    errors: ['payroll_record_missing'],
    stales: ['exports'],
  }),
});

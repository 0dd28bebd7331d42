// The report: regular time, overtime and lunch of a range, per project, employee and day.

import { explainFilters, reportFilters } from '#shared/model/filters.ts';
import { columnarReport, explainedDay, report } from '#shared/model/report.ts';
import { endpoint, group } from './endpoint.ts';

export const columnarMediaType = 'application/vnd.report+json';

export const reports = group('report', {
  read: endpoint({
    method: 'GET',
    path: '/api/report',
    summary: 'Regular time, overtime and lunch; columnar with `Accept: application/vnd.report+json`',
    access: 'report.read',
    scope: 'projects',
    key: 'report.read',
    query: reportFilters,
    reply: report,
    forms: { [columnarMediaType]: columnarReport },
    errors: ['range_too_long', 'report_too_large'],
    reads: ['report'],
  }),
  explain: endpoint({
    method: 'GET',
    path: '/api/report/employees/{id}/explain',
    summary: 'Why an employee’s day is paid as it is: which rule took which stretch',
    access: 'day_pay.read',
    query: explainFilters,
    reply: explainedDay,
    errors: ['employee_missing'],
    reads: ['report'],
  }),
});

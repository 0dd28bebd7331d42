// What an export of this report asks for: the same filters, rules and language as the screen.

import type { ExportOptions } from '#shared/model/export.ts';
import type { ExportFilters } from '#shared/model/filters.ts';
import type { Report } from '#shared/model/report.ts';
import { currentLanguage } from '#web/text.ts';
import type { ReportQuery } from './use-report-query.ts';

export const filtersOf = ({ from, to, employee_id, project_id }: ReportQuery): ExportFilters => ({
  from,
  to,
  ...(employee_id ? { employee_id } : {}),
  ...(project_id ? { project_id } : {}),
});

/** This report's rules and language as an export takes them: the file counts and reads as the screen does. */
export const optionsOf = (report: Report, showsComments: boolean): ExportOptions => ({
  language: currentLanguage(),
  overtime_after_day_hours: report.rules.overtime_after_day_hours,
  overtime_after_week_hours: report.rules.overtime_after_week_hours,
  lunch_minutes: report.rules.lunch_minutes,
  lunch_from_hours: report.rules.lunch_from_hours,
  comments: showsComments,
  images: showsComments,
});

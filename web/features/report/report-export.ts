// The exports of a report: with the filters, rules and language of the screen.

import type { ExportOptions } from '#shared/model/export.ts';
import type { ExportFilters } from '#shared/model/filters.ts';
import { ruleOff } from '#shared/model/company/pay-rules.ts';
import { currentLanguage } from '#web/text.ts';
import type { WantedExport } from '#web/files/use-export.ts';
import type { ReportQuery } from './use-report-query.ts';

const numberOrOff = (text: string): number | null => (text === ruleOff ? null : Number(text));

export const filtersOf = ({ from, to, employee_id, project_id }: ReportQuery): ExportFilters => ({
  from,
  to,
  ...(employee_id ? { employee_id } : {}),
  ...(project_id ? { project_id } : {}),
});

/**
 * The report's own rules and language as options of an export, so that the file counts as the screen does. A rule that
 * the address leaves out is the company's, with the lunches of single employees.
 */
function optionsOf(query: ReportQuery, showsComments: boolean, splits: boolean): ExportOptions {
  const { overtime_after_day_hours: day, overtime_after_week_hours: week, rounding } = query;
  const { lunch_minutes: minutes, lunch_from_hours: from } = query;
  return {
    language: currentLanguage(),
    ...(day === undefined ? {} : { overtime_after_day_hours: numberOrOff(day) }),
    ...(week === undefined ? {} : { overtime_after_week_hours: numberOrOff(week) }),
    ...(minutes === undefined ? {} : { lunch_minutes: numberOrOff(minutes) }),
    ...(from === undefined ? {} : { lunch_from_hours: Number(from) }),
    ...(rounding === undefined ? {} : { rounding: rounding !== 'false' }),
    split: splits,
    comments: showsComments,
    images: showsComments,
  };
}

type Shown = { readonly query: ReportQuery; readonly showsComments: boolean; readonly splits: boolean };
/** The report on the screen, or one of its sections, as a PDF. */
export const pdfOf = ({ query, showsComments, splits }: Shown, own: ExportOptions = {}): WantedExport => ({
  kind: 'pdf',
  filters: filtersOf(query),
  options: { ...optionsOf(query, showsComments, splits), ...own },
});

/** All entries of the report on the screen as a spreadsheet, or one of its sections. */
export const sheetOf = (
  { query, showsComments, splits }: Shown,
  kind: WantedExport['kind'] = 'entries',
  own: ExportOptions = {},
): WantedExport => ({
  kind,
  filters: filtersOf(query),
  options: { ...optionsOf(query, showsComments, splits), ...own },
});

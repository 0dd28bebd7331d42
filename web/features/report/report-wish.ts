// What an export of this report asks for: the same filters, rules and language as the screen.

import type { ExportOptions } from '#shared/model/export.ts';
import type { ExportFilters } from '#shared/model/filters.ts';
import { ruleOff } from '#shared/model/company/pay-rules.ts';
import { currentLanguage } from '#web/text.ts';
import type { ExportWish } from '#web/files/use-export.ts';
import type { ReportQuery } from './use-report-query.ts';

const numberOrOff = (text: string): number | null => (text === ruleOff ? null : Number(text));

export const filtersOf = ({ from, to, employee_id, project_id }: ReportQuery): ExportFilters => ({
  from,
  to,
  ...(employee_id ? { employee_id } : {}),
  ...(project_id ? { project_id } : {}),
});

/**
 * This report's own rules and its language as an export takes them: the file counts and reads as the screen
 * does. What the address does not say is the company's, employees' own lunches included.
 */
export function optionsOf(query: ReportQuery, showsComments: boolean, splits: boolean): ExportOptions {
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
/** The report as it stands on the screen, or one section of it, as a PDF. */
export const pdfOf = ({ query, showsComments, splits }: Shown, own: ExportOptions = {}): ExportWish => ({
  kind: 'pdf',
  filters: filtersOf(query),
  options: { ...optionsOf(query, showsComments, splits), ...own },
});

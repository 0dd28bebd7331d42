// What a job asks the report for.

import type { WorkFilters } from '#functions/domain/report/report.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';

/** A section of the report is the report narrowed to one name. */
export function filtersOf({ filters, options }: Pick<ExportRow, 'filters' | 'options'>): WorkFilters {
  const narrowed = (all: readonly string[] | undefined, one: string | undefined) =>
    one === undefined ? all : all === undefined || all.includes(one) ? [one] : [];
  return {
    ...options,
    ...filters,
    employee_id: narrowed(filters.employee_id, options.employee_id),
    project_id: narrowed(filters.project_id, options.project_id),
  };
}

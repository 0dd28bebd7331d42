// The report filters of an export job.

import type { WorkFilters } from '#functions/domain/report/report.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';

/** One section of the report is the report filtered to that name. */
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

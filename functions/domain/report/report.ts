// The report of a range: regular time, overtime and lunch, in the specification's shape or as columns.

import { columnarMediaType } from '#shared/api/report.ts';
import { plainReportEntriesMax } from '#shared/limits.ts';
import type { ReportFilters } from '#shared/model/filters.ts';
import { columnarReport, type ColumnarReport, type Report } from '#shared/model/report.ts';
import { columnsOf } from '#shared/report/report-columns.ts';
import { reportShape } from '#shared/report/report-shape.ts';
import type { PhotoLinks } from '#functions/aws/photo-links.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { exampleCrewOf } from '#functions/domain/example-crew/example-crew.ts';
import { commentsOf, noComments } from './comments.ts';
import { rulesOnWire } from './rules.ts';
import { paidWork } from './work.ts';

export { isCountedOtherwise } from './rules.ts';
export { paidWork, rangeOf, type Work, type WorkFilters } from './work.ts';

export type ReportCtx = CompanyCtx & { readonly photoLinks: PhotoLinks };

export async function read(
  ctx: ReportCtx,
  input: { readonly query: ReportFilters },
): Promise<Report | ColumnarReport> {
  const columns = await columnsFor(ctx, input.query);
  if (ctx.accepts(columnarMediaType)) {
    ctx.extras.form = { mediaType: columnarMediaType, schema: columnarReport };
    return columns;
  }
  // In the specification's shape an entry stands three times over: what it weighs is known once it is packed.
  ctx.extras.tooLarge = 'report_too_large';
  if (columns.seconds.length > plainReportEntriesMax) fail('report_too_large');
  return reportShape(columns);
}

async function columnsFor(ctx: ReportCtx, filters: ReportFilters): Promise<ColumnarReport> {
  const work = await paidWork({ ...ctx, example: exampleCrewOf(ctx) }, filters, false);
  const { from, to, openEntries, parts, rows, employees, projects } = work;
  const comments = filters.comments === false ? noComments : await commentsOf(ctx, rows);
  return columnsOf(
    {
      from,
      to,
      time_zone: ctx.company.settings.time_zone,
      rules: rulesOnWire(work),
      open_entries: openEntries,
      ...(work.isExample ? { example: true } : {}),
    },
    parts,
    {
      employee: (id) => employees.get(id)?.name ?? '',
      project: (id) => projects.get(id)?.name ?? '',
    },
    comments,
  );
}

// The report of a range: regular time, overtime and lunch, in the specification's shape or as columns.

import { columnarMediaType } from '#shared/api/report.ts';
import { plainReportEntriesMax } from '#shared/limits.ts';
import type { ReportFilters } from '#shared/model/filters.ts';
import { columnarReport, type ColumnarReport, type Report } from '#shared/model/report.ts';
import { type ColumnarComment, columnsOf } from '#shared/report/report-columns.ts';
import { reportShape } from '#shared/report/report-shape.ts';
import type { PhotoLinks } from '#functions/aws/photo-links.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { exampleCrewOf } from '#functions/domain/example-crew/example-crew.ts';
import { isScoped } from '#functions/domain/office-scope/office-scope.ts';
import { averagesOver, averageSource } from './average.ts';
import { restOf } from './rest.ts';
import { rulesOnWire } from './rules.ts';
import { paidWork } from './work.ts';
import { type CommentRow, photoStateAt } from '#functions/table/rows/work-log-parts.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';

export { isCountedOtherwise } from './rules.ts';
export { paidWork, rangeOf, type Work, type WorkFilters } from './work.ts';

export type ReportCtx = CompanyCtx & { readonly photoLinks: PhotoLinks };

/**
 * Columns for a client that accepts them, else the specification's shape. Errors: `report_too_large`, `range_too_long`.
 * Seconds are exact; the shape is specification 2, section 3, and 3-decisions.md ('Report reply').
 */
export async function read(
  ctx: ReportCtx,
  input: { readonly query: ReportFilters },
): Promise<Report | ColumnarReport> {
  const columns = await columnsFor(ctx, input.query);
  if (ctx.accepts(columnarMediaType)) {
    ctx.extras.form = { mediaType: columnarMediaType, schema: columnarReport };
    return columns;
  }
  // In the specification's shape every entry appears three times; the size is known only after packing.
  ctx.extras.tooLarge = 'report_too_large';
  if (columns.seconds.length > plainReportEntriesMax) fail('report_too_large');
  return reportShape(columns);
}

async function columnsFor(ctx: ReportCtx, filters: ReportFilters): Promise<ColumnarReport> {
  // Rest is counted over all projects, so it would tell of hours of the others.
  const warnsOfRest = ctx.company.settings.rest_warnings && !isScoped(ctx);
  const [work, averaged] = await Promise.all([
    paidWork({ ...ctx, example: exampleCrewOf(ctx), warnsOfRest }, filters, false),
    warnsOfRest ? averageSource(ctx, filters) : undefined,
  ]);
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
      ...(averaged && !work.isExample ? { rest: restOf(ctx, work, averagesOver(ctx, averaged, work)) } : {}),
    },
    parts,
    {
      employee: (id) => employees.get(id)?.name ?? '',
      project: (id) => projects.get(id)?.name ?? '',
    },
    comments,
  );
}

type SignCtx = Pick<CompanyCtx, 'company' | 'now' | 'secrets'> & { readonly photoLinks: PhotoLinks };
type CommentsOf = (entryId: string) => readonly ColumnarComment[];

const noComments: CommentsOf = () => [];

/** Comments of the reported entries, with signed addresses for photos. */
async function commentsOf(ctx: SignCtx, rows: ReadonlyMap<string, WorkLogRow>): Promise<CommentsOf> {
  const privateKey = hasPhoto(rows.values()) ? await ctx.secrets.get('photo-private-key') : '';
  return (entryId) =>
    rows.get(entryId)?.comments.map((comment) => commentInColumns(ctx, comment, privateKey)) ?? [];
}

function hasPhoto(rows: Iterable<WorkLogRow>): boolean {
  for (const row of rows) if (row.comments.some((one) => one.photoState === 'ready')) return true;
  return false;
}

function commentInColumns(ctx: SignCtx, row: CommentRow, privateKey: string): ColumnarComment {
  const always = { id: row.id, createdAt: row.createdAt, created_by: row.createdBy };
  if (row.photoId === undefined) return { ...always, comment: row.text };
  const photo_state = photoStateAt(row, ctx.now);
  if (photo_state !== 'ready')
    return { ...always, comment: ctx.photoLinks.address(ctx.company.id, row.photoId), photo_state };
  const { photo, thumbnail } = ctx.photoLinks.signed(privateKey, ctx.company.id, row.photoId, ctx.now);
  return { ...always, comment: photo, thumbnail, photo_state };
}

// Makes the file of a job: a PDF, or a spreadsheet of the report's rows in the requested layout.

import { ownFileDaysMax, reportDaysMax } from '#shared/limits.ts';
import type { Files } from '#functions/aws/files.ts';
import { fail } from '#functions/runtime/fail.ts';
import { paidWork, type Work } from '#functions/domain/report/report.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { higherTiersIn, layoutOf, type SheetKind } from '#functions/domain/exports/sheet/layouts.ts';
import { hasDistances } from '#functions/domain/exports/sheet/rows.ts';
import { fileNamePart } from './file-name.ts';
import { filtersOf } from './filters.ts';
import { pdfOf } from '#functions/domain/exports/paper/paper.ts';
import { type Advance, type MadeFile, run, type RunCtx } from './run.ts';
import { notesOf, sectionName } from '#functions/domain/exports/sheet/notes.ts';
import { photosOf } from '#functions/domain/exports/sheet/thumbnails.ts';
import { wordsOf } from '#functions/domain/exports/words.ts';
import { writeWorkbook } from '#functions/domain/exports/sheet/workbook.ts';

export type SpreadsheetCtx = RunCtx & { readonly photoFiles: Files };

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes the PDF or spreadsheet of a queued job; a job that is finished or cancelled is left alone. */
export const makeSpreadsheet = (
  ctx: SpreadsheetCtx,
  wanted: { readonly companyId: string; readonly exportId: string },
): Promise<void> => run(ctx, wanted, (job, company, advance) => spreadsheetOf(ctx, job, company, advance));

async function spreadsheetOf(
  ctx: SpreadsheetCtx,
  job: ExportRow,
  company: Company,
  advance: Advance,
): Promise<MadeFile> {
  const { kind, options } = job;
  if (!isSheet(kind) && kind !== 'pdf') return fail('integration_missing');
  const language = options.language ?? company.settings.language;
  const words = wordsOf(language);
  const daysMax = job.ownerId === undefined ? reportDaysMax : ownFileDaysMax;
  const work = await paidWork({ ...ctx, company, daysMax }, filtersOf(job), true);
  if (kind === 'pdf') return pdfOf(job, company, work, language, ctx.photoFiles, advance);
  const isPictured = (options.images ?? true) && hasPhotos(work);
  const layout = layoutOf(kind, {
    isOneProject: options.project_id !== undefined,
    isOneEmployee: options.employee_id !== undefined,
    higherTiers: higherTiersIn(work),
    splitsProjects: options.split !== false || work.rules.overtime.after_day_hours === null,
    marksLunch: company.settings.worked_through_lunch ?? false,
    hasDistances: hasDistances(work),
    hasComments: options.comments ?? true,
    hasPhotos: isPictured,
    hasKennitala: !job.hidesKennitala && (company.integrations.payday?.active ?? false),
  });
  const rows = layout.rows(work, language);
  await advance(0, rows.length);
  const section = sectionName(job, work);
  const name = [words.file[kind], fileNamePart(section), work.from, work.to].filter((part) => part !== '');
  return {
    fileName: `${name.join('-')}.xlsx`,
    type: xlsx,
    rows: rows.length,
    fill: (sink) =>
      writeWorkbook(sink, {
        name: words.sheet[kind],
        section,
        notes: notesOf(job, work, layout.columns, rows, language),
        companyName: company.name,
        country: company.country,
        language,
        createdAt: job.createdAt,
        work,
        layout,
        rows,
        // Without a photo column no photo is fetched.
        ...(isPictured ? { photos: photosOf(ctx, company.id, rows, words.photoMissing) } : {}),
        advance: (rowsDone) => advance(rowsDone, rows.length),
      }),
  };
}

const isSheet = (kind: ExportRow['kind']): kind is SheetKind =>
  kind === 'entries' || kind === 'projects' || kind === 'employees' || kind === 'daily';

function hasPhotos(work: Work): boolean {
  for (const row of work.rows.values())
    if (row.comments.some((one) => one.photoId !== undefined)) return true;
  return false;
}

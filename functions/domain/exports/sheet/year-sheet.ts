// The time entries of one year, as the report's own spreadsheet, for a full export.

import type { Sink } from '#functions/aws/made-files.ts';
import { paidWork } from '#functions/domain/report/report.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { higherTiersIn, layoutOf } from './layouts.ts';
import { hasDistances } from './rows.ts';
import { notesOf } from './notes.ts';
import { wordsOf } from '#functions/domain/exports/words.ts';
import { writeWorkbook } from './workbook.ts';

type SheetCtx = Pick<JobCtx, 'table' | 'now'>;

/** Photos are separate files of the export. Undefined for a year without entries. */
export async function yearSheet(
  ctx: SheetCtx,
  company: Company,
  job: ExportRow,
  year: string,
): Promise<{ readonly name: string; readonly fill: (sink: Sink) => Promise<void> } | undefined> {
  const language = job.options.language ?? company.settings.language;
  const words = wordsOf(language);
  const filters = { from: `${year}-01-01`, to: `${year}-12-31` };
  const work = await paidWork({ ...ctx, company }, filters, true);
  const layout = layoutOf('entries', {
    isOneProject: false,
    isOneEmployee: false,
    higherTiers: higherTiersIn(work),
    splitsProjects: true,
    marksLunch: company.settings.worked_through_lunch ?? false,
    hasDistances: hasDistances(work),
    hasComments: true,
    hasPhotos: false,
    hasKennitala: false,
  });
  const rows = layout.rows(work, language);
  if (rows.length === 0) return undefined;
  return {
    name: `${words.file.entries}-${year}.xlsx`,
    fill: (sink) =>
      writeWorkbook(sink, {
        name: words.sheet.entries,
        section: '',
        notes: notesOf({ ...job, filters, kind: 'entries' }, work, layout.columns, rows, language),
        companyName: company.name,
        country: company.country,
        language,
        createdAt: job.createdAt,
        work,
        layout,
        rows,
        advance: async () => undefined,
      }),
  };
}

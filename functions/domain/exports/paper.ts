// The PDF of a job: the report of the screen as a document, or one section of it.

import type { Work } from '#functions/domain/report/report.ts';
import type { Company } from '#functions/table/company-row.ts';
import type { ExportRow } from '#functions/table/export-row.ts';
import { paperOf } from './paper-sections.ts';
import type { Advance, MadeFile } from './run.ts';
import { type Language, wordsOf } from './words.ts';

export async function pdfOf(
  job: ExportRow,
  company: Company,
  work: Work,
  language: Language,
  advance: Advance,
): Promise<MadeFile> {
  const paper = paperOf({ company, work, language, options: job.options, createdAt: job.createdAt });
  await advance(0, paper.rowCount);
  return {
    fileName: `${wordsOf(language).file.pdf}-${work.from}-${work.to}.pdf`,
    type: 'application/pdf',
    rows: paper.rowCount,
    fill: async (sink) => {
      // Beside the worker's bundle (infra/parts/late-code.ts): spreadsheets start without it.
      const { writePaper } = await import('#functions/domain/exports/paper-file.ts');
      await writePaper(sink, paper, (rowsDone) => advance(rowsDone, paper.rowCount));
    },
  };
}

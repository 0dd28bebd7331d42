// The PDF of a job: the whole report, or one section of it.

import type { Files } from '#functions/aws/files.ts';
import { fileNamePart } from '#functions/domain/exports/jobs/file-name.ts';
import type { Advance, MadeFile } from '#functions/domain/exports/jobs/run.ts';
import { sectionName } from '#functions/domain/exports/sheet/notes.ts';
import { thumbnails } from '#functions/domain/exports/sheet/thumbnails.ts';
import { type Language, wordsOf } from '#functions/domain/exports/words.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { paperOf, photosIn } from './sections.ts';

/** The file is written when `fill` is called; `rows` are those that the progress counts. */
export async function pdfOf(
  job: ExportRow,
  company: Company,
  work: Work,
  language: Language,
  photoFiles: Files,
  advance: Advance,
): Promise<MadeFile> {
  const paper = paperOf({ company, work, language, job });
  const kind = job.options.photos_only ? fileNamePart(paper.kind) : wordsOf(language).file.pdf;
  const name = [kind, fileNamePart(sectionName(job, work)), work.from, work.to];
  await advance(0, paper.rowCount);
  /** The pictures of the photos that the paper shows, twenty fetched at a time. */
  async function photos(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const rows = paper.showsPhotos ? [...work.rows.values()] : [];
    const picturesOf = thumbnails(photoFiles, company.id, rows, '', paper.photoSize);
    for (const row of rows) {
      const pictures = await picturesOf(row);
      for (const [at, id] of photosIn(row).entries()) {
        const picture = pictures[at];
        // A data URL: pdfkit recognises it and stores the picture once.
        if (picture && typeof picture !== 'string')
          found.set(id, `data:image/jpeg;base64,${Buffer.from(picture.jpeg).toString('base64')}`);
      }
      await advance(0, paper.rowCount);
    }
    return found;
  }
  return {
    fileName: `${name.filter((part) => part !== '').join('-')}.pdf`,
    type: 'application/pdf',
    rows: paper.rowCount,
    fill: async (sink) => {
      // Loaded on demand, so that spreadsheets start without it.
      const { writePaper } = await import('./paper-file.ts');
      await writePaper(sink, { ...paper, photos: await photos() }, (done) => advance(done, paper.rowCount));
    },
  };
}

// Whole export jobs from the table to the file, for the bench: the pages of the table are made by another process.

import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import * as z from 'zod';
import type { Table } from '#functions/aws/table.ts';
import { layoutOf } from '#functions/domain/exports/sheet/layouts.ts';
import { writePaper } from '#functions/domain/exports/paper/paper-file.ts';
import { paperOf } from '#functions/domain/exports/paper/sections.ts';
import { writeWorkbook } from '#functions/domain/exports/sheet/workbook.ts';
import { paidWork, type Work } from '#functions/domain/report/report.ts';
import { type ExportRow, newlyQueued } from '#functions/table/rows/export-row.ts';
import { tableOf } from './paged-table.ts';
import { afterYear, year, yearCompany } from './year.ts';

/** What every measured spreadsheet says of itself. */
export const plainSheet = {
  name: 'Time entries',
  section: '',
  notes: 'No overtime is counted.',
  companyName: 'Kilbride Roofing Ltd',
  country: 'IE',
  language: 'en',
} as const;

/** Writes the file, reports the points at which memory is measured, and returns the read units it took. */
export type WholeJob = (path: string, saw: () => void) => Promise<number>;

const pages = z.array(z.object({ text: z.instanceof(Uint8Array), bytes: z.number(), lastKey: z.string() }));
const sentPages = z.map(z.string(), pages);

async function yearOf(folder: string, employees: number) {
  const path = join(folder, 'pages');
  const maker = fileURLToPath(new URL('year-pages.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [maker, path, String(employees)]);
  return tableOf(sentPages.parse(deserialize(await readFile(path))));
}
const workOf = (table: Table): Promise<Work> =>
  paidWork({ table, company: yearCompany(), now: afterYear }, year, true);

/** The choices of a spreadsheet of everybody's work. */
export const wholeReport = {
  isOneProject: false,
  isOneEmployee: false,
  splitsProjects: true,
  higherTiers: [],
  marksLunch: false,
  hasDistances: false,
  hasKennitala: false,
};

/** A spreadsheet of a year of 100,000 entries, read consistently. */
export async function sheetJob(folder: string): Promise<WholeJob> {
  const { table, asked } = await yearOf(folder, 200);
  return async (path, saw) => {
    const work = await workOf(table);
    saw();
    const layout = layoutOf('entries', { ...wholeReport, hasComments: true, hasPhotos: false });
    const rows = layout.rows(work, 'en');
    saw();
    await writeWorkbook(createWriteStream(path), {
      ...plainSheet,
      createdAt: afterYear,
      layout,
      rows,
      work,
      advance: async () => saw(),
    });
    return asked.readUnits;
  };
}

/** The whole report of 10,000 entries as a PDF: each in its project, in its employee and in the list of all. */
export async function paperJob(folder: string): Promise<WholeJob> {
  const { table, asked } = await yearOf(folder, 20);
  const job: ExportRow = {
    id: 'xbench00',
    companyId: yearCompany().id,
    kind: 'pdf',
    filters: year,
    options: { language: 'en' },
    createdAt: afterYear,
    endsAt: afterYear,
    ...newlyQueued,
    askedBy: { kind: 'Company', name: 'office@example.com' },
  };
  return async (path, saw) => {
    const work = await workOf(table);
    saw();
    const paper = paperOf({
      company: yearCompany(),
      work,
      language: 'en',
      job,
    });
    saw();
    await writePaper(createWriteStream(path), { ...paper, photos: new Map() }, async () => saw());
    return asked.readUnits;
  };
}

// Everything a company holds, in files of a size that can be fetched: its lists, its years one by one, its photos.

import type { Sink } from '#functions/aws/made-files.ts';
import {
  type Advance,
  fileNamePart,
  type Filled,
  type Part,
  runPart,
} from '#functions/domain/exports/exports.ts';
import { monthsOf } from '#functions/domain/worklogs/worklogs.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportCursor, ExportRow } from '#functions/table/rows/export-row.ts';
import { companyFilePart } from '#shared/limits.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { openArchive } from './archive.ts';
import { jsonOf } from './json.ts';
import { form, languageOf, readmeOf, wordsOf } from './readme.ts';
import { addLists, addPhotos, addYear, type CompanyDataCtx, type Packing } from './steps.ts';
import { photosOf } from './store.ts';

type Wanted = { readonly companyId: string; readonly exportId: string; readonly part: number };

/** The size of a file, and the time spent on it, after which the next file begins. */
type Most = { readonly bytes: number; readonly seconds: number };

/** Makes one file; a message requests the next. */
export const everythingInFiles =
  (most: Most) =>
  (ctx: CompanyDataCtx, wanted: Wanted): Promise<void> =>
    runPart(ctx, wanted, async (job, company, advance) => partOf({ ...ctx, most }, job, company, advance));
export const makeEverything = everythingInFiles(companyFilePart);

type PartCtx = CompanyDataCtx & { readonly most: Most };

async function partOf(ctx: PartCtx, job: ExportRow, company: Company, advance: Advance): Promise<Part> {
  const words = wordsOf(languageOf(job, company));
  const number = (job.files ?? []).length + 1;
  const day = dayOf(zoneOf(company.settings.time_zone), job.createdAt);
  const name = [words.name, fileNamePart(company.name), day, number].filter((part) => part !== '');
  const years = yearsOf(company, job.createdAt);
  const cursor = job.cursor ?? {
    step: firstStep,
    done: 0,
    // The lists are one step, and each year is one.
    all: 1 + years.length + (await photosOf(ctx.table, company.id)),
  };
  return {
    fileName: `${name.join('-')}.zip`,
    type: 'application/zip',
    fill: (sink) => fill(ctx, { job, company, number, years }, cursor, sink, advance),
  };
}

const firstStep = 'lists';
const photoStep = 'photos';
const yearsOf = (company: Company, now: number): string[] => [
  ...new Set(monthsOf(company, now).map((month) => month.slice(0, 4))),
];

type Parted = {
  readonly job: ExportRow;
  readonly company: Company;
  readonly number: number;
  readonly years: readonly string[];
};

/** Steps go into the file until it is large enough or has taken long enough; the rest is for the next one. */
async function fill(
  ctx: PartCtx,
  { job, company, number, years }: Parted,
  from: ExportCursor,
  sink: Sink,
  advance: Advance,
): Promise<Filled> {
  const startedAt = performance.now();
  const archive = openArchive(sink, job.createdAt);
  const words = wordsOf(languageOf(job, company));
  await archive.add('README.txt', readmeOf(words, job, company, number));
  let at: ExportCursor | undefined = from;
  const isFull = () =>
    archive.bytes() >= ctx.most.bytes || performance.now() - startedAt >= ctx.most.seconds * 1000;
  const packing: Packing = { ctx, job, company, archive, number, words, isFull, advance };
  do {
    at = await step(packing, at, years);
    await advance(at?.done ?? from.all, from.all);
  } while (at !== undefined && !isFull());
  await archive.add('manifest.json', jsonOf(manifestOf(job, company, number, at === undefined)));
  await archive.close();
  return { bytes: archive.bytes(), next: at, rows: from.all };
}

/** One step, and the next one; undefined after the last. */
async function step(
  packing: Packing,
  at: ExportCursor,
  years: readonly string[],
): Promise<ExportCursor | undefined> {
  if (at.step === photoStep) return addPhotos(packing, at);
  if (at.step === firstStep) await addLists(packing);
  else await addYear(packing, at.step);
  const next = at.step === firstStep ? years[0] : years[years.indexOf(at.step) + 1];
  return { step: next ?? photoStep, done: at.done + 1, all: at.all };
}

const manifestOf = (job: ExportRow, { id, name }: Company, part: number, isLast: boolean) => ({
  ...form,
  company: { id, name },
  created: new Date(job.createdAt * 1000).toISOString(),
  part,
  is_last: isLast,
});

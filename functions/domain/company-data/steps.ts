// What goes into the files step by step: the lists, a year of time entries, as many photos as fit.

import { PassThrough } from 'node:stream';
import type { Files } from '#functions/aws/files.ts';
import type { Sink } from '#functions/aws/made-files.ts';
import type { Advance, RunCtx } from '#functions/domain/exports/exports.ts';
import { monthsOf } from '#functions/domain/worklogs/worklogs.ts';
import { apiNameOf } from '#functions/domain/office-names/office-names.ts';
import { apiKeyFrom } from '#functions/table/rows/programs/api-key-row.ts';
import { type AuditRow, auditEnds, auditFrom } from '#functions/table/rows/audit-row.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { openCorrectionsFrom, settledCorrectionFrom } from '#functions/table/rows/correction-row.ts';
import { dayNoteFrom } from '#functions/table/rows/day-note-row.ts';
import { employeeFrom } from '#functions/table/rows/employee-row.ts';
import { type ExportCursor, type ExportRow, exportFrom } from '#functions/table/rows/export-row.ts';
import { historyFrom } from '#functions/table/rows/history-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { paidEntriesFrom } from '#functions/table/rows/payroll/paid-entries-row.ts';
import { payrollSentFrom } from '#functions/table/rows/payroll/payroll-sent-row.ts';
import { payrollFrom } from '#functions/table/rows/payroll/payroll-row.ts';
import { periodFrom, stepFrom } from '#functions/table/rows/period-row.ts';
import { photoFrom } from '#functions/table/rows/photo-row.ts';
import { projectFrom } from '#functions/table/rows/project-row.ts';
import { managerFrom } from '#functions/table/rows/manager-row.ts';
import { ofPerson, passkeysFrom } from '#functions/table/rows/passkey-row.ts';
import { reportConsentFrom, stopRow } from '#functions/table/rows/report-consent-row.ts';
import { reportRunFrom } from '#functions/table/rows/report-run-row.ts';
import { subscriptionFrom } from '#functions/table/rows/subscription-row.ts';
import { webhooksFrom } from '#functions/table/rows/programs/webhook-row.ts';
import { forwardOf, type WorkLogRow, workLogFrom } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import type { Archive } from './archive.ts';
import { jsonList, jsonOf } from './json.ts';
import { writeLists } from './lists.ts';
import type { FileWords } from './readme.ts';
import * as records from './records.ts';
import { filledOf, itemsIn } from './store.ts';

/** A year as a spreadsheet; undefined for a year without work. Its maker carries a library that few functions need. */
export type YearSheet = (
  ctx: Pick<RunCtx, 'table' | 'now'>,
  company: Company,
  job: ExportRow,
  year: string,
) => Promise<{ readonly name: string; readonly fill: (sink: Sink) => Promise<void> } | undefined>;
export type CompanyDataCtx = RunCtx & {
  readonly photoFiles: Pick<Files, 'read'>;
  readonly yearSheet: YearSheet;
};
export type Packing = {
  readonly ctx: CompanyDataCtx;
  readonly job: ExportRow;
  readonly company: Company;
  readonly archive: Archive;
  /** The file's number among those of the export. */
  readonly number: number;
  readonly words: FileWords;
  readonly isFull: () => boolean;
  readonly advance: Advance;
};

async function peopleOf({ ctx, company }: Packing) {
  const [employees, projects] = await Promise.all([
    ctx.table.queryAll(ranges.employees(company.id)),
    ctx.table.queryAll(ranges.projects(company.id)),
  ]);
  return { employees: employees.map(employeeFrom), projects: projects.map(projectFrom) };
}
const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

/** Everybody and everything that may enter: people of the office, their passkeys, keys of programs, webhooks. */
async function accessOf({ ctx: { table }, company: { id } }: Packing) {
  const managers = (await table.queryAll(ranges.managers(id)))
    .map(managerFrom)
    .filter((manager) => manager !== undefined);
  const apiKeys = (await table.queryAll(ranges.apiKeys(id))).map(apiKeyFrom);
  const { hooks } = webhooksFrom(await table.get(keys.webhooks(id)));
  const passkeys = new Map(
    (await table.queryAll(ranges.passkeys(id))).map((row) => [ofPerson(row), passkeysFrom(row).all]),
  );
  return { managers, passkeys, apiKeys, webhooks: hooks };
}

/** Everything but time entries, paid entries and photos: a JSON file for each noun, and the spreadsheet of lists. */
export async function addLists(packing: Packing): Promise<void> {
  const { ctx, company, archive, words, job } = packing;
  const { id } = company;
  const { employees, projects } = await peopleOf(packing);
  const access = await accessOf(packing);
  const names = byId(employees);
  const named = access.apiKeys.map(({ id: keyId, name }) => ({ id: keyId, name: apiNameOf(keyId, name) }));
  const people = byId([...employees, ...access.managers, ...named]);
  const periods = (await ctx.table.queryAll(ranges.payPeriods(id))).map((item) => periodFrom(id, item));
  const all = (range: Parameters<typeof itemsIn>[1]) => ctx.table.queryAll(range);
  await archive.add('data/company.json', jsonOf(records.companyRecord(company, access)));
  const ordered = await ctx.table.get(keys.subscription(id));
  await archive.add(
    'data/billing.json',
    jsonOf(records.billingRecord(company, ordered && subscriptionFrom(id, ordered))),
  );
  await archive.add('data/employees.json', jsonList(employees.map(records.employeeRecord)));
  await archive.add('data/projects.json', jsonList(projects.map(records.projectRecord)));
  await archive.add('data/day-notes.json', jsonList(dayNoteRecords(packing, names)));
  await addCorrections(packing, people);
  await archive.add(
    'data/pay-periods.json',
    jsonOf({
      periods: periods.map(records.periodRecord),
      steps: (await all(ranges.payPeriodSteps(id))).map((item) => records.stepRecord(stepFrom(id, item))),
    }),
  );
  await archive.add('data/payroll-files.json', jsonList(payrollRecords(packing, names)));
  await archive.add(
    'data/monthly-reports.json',
    jsonOf({
      reports: (await all(ranges.reportRuns(id))).map((item) => records.reportRecord(reportRunFrom(item))),
      consents: (await all(ranges.reportConsents(id))).map((item) =>
        records.consentRecord(reportConsentFrom(item)),
      ),
      unsubscribed: (await all(ranges.reportStops(id))).map((item) => stopRow.from(item).address),
    }),
  );
  await archive.add('data/exports.json', jsonList(exportRecords(packing)));
  await archive.add(
    'data/audit.json',
    jsonList(mapped(auditRows(packing), (row) => records.auditRecord(row, people))),
  );
  await addBook(archive, `spreadsheets/${words.sheet.lists}.xlsx`, (sink) =>
    writeLists(sink, {
      words,
      madeAt: job.createdAt,
      employees,
      projects,
      periods,
      audit: auditRows(packing),
      names: people,
    }),
  );
}

async function addCorrections({ ctx, company: { id }, archive }: Packing, people: records.Named) {
  const [open, settled, ofEntries] = await Promise.all([
    ctx.table.queryAll(ranges.corrections(id, 'O#')),
    ctx.table.queryAll(ranges.corrections(id, 'S#')),
    ctx.table.queryAll(ranges.entryCorrections(id)),
  ]);
  const waiting = open.flatMap((item) => openCorrectionsFrom(id, item));
  // Those about entries are kept twice for two months, and once for good.
  const all = [...ofEntries, ...settled].map((item) => settledCorrectionFrom(id, item));
  const answered = [...new Map(all.map((row) => [row.id, row])).values()];
  await archive.add(
    'data/corrections.json',
    jsonOf({
      waiting: waiting.map((row) => records.correctionRecord(row, people)),
      answered: answered.map((row) => records.correctionRecord(row, people)),
    }),
  );
}

async function* mapped<T, R>(all: AsyncIterable<T>, to: (one: T) => R): AsyncGenerator<R> {
  for await (const one of all) yield to(one);
}

/** Rows whose year is over but which the table has not deleted yet are left out, as in the company's own list. */
async function* auditRows({ ctx, company }: Packing): AsyncGenerator<AuditRow> {
  for await (const item of itemsIn(ctx.table, ranges.audit(company.id))) {
    const row = auditFrom(company.id, item);
    if (row && auditEnds(row.at) > ctx.now) yield row;
  }
}

async function* payrollRecords({ ctx, company }: Packing, names: records.Named) {
  const said = (await ctx.table.queryAll(ranges.payrollSent(company.id))).map(payrollSentFrom);
  const sent = new Map(said.map((row) => [row.fileId, row]));
  for await (const item of itemsIn(ctx.table, ranges.payrollFiles(company.id))) {
    const row = payrollFrom(company.id, item);
    yield records.payrollRecord(row, names, sent.get(row.id));
  }
}

async function* dayNoteRecords({ ctx, company }: Packing, names: records.Named) {
  for await (const item of itemsIn(ctx.table, ranges.dayNotes(company.id)))
    yield records.dayNoteRecord(dayNoteFrom(company.id, item), names);
}

/** An unreadable row is logged and left out: it says nothing that other rows do not say. */
async function* exportRecords({ ctx, company }: Packing) {
  for await (const item of itemsIn(ctx.table, ranges.exportJobs(company.id))) {
    try {
      yield records.exportRecord(exportFrom(item));
    } catch (error) {
      ctx.log.error('export_unreadable', error);
    }
  }
}

/**
 * The time entries and paid entries of a year, one JSON file for each UTC month, and the year's spreadsheet by the
 * company's own days. Adds nothing for a year without any.
 */
export async function addYear(packing: Packing, year: string): Promise<void> {
  const { ctx, company, archive, job } = packing;
  const months = monthsOf(company, job.createdAt);
  // The year is the company's own, the months are UTC: its first and last hours lie in the months around it.
  const around = months.filter((month, at) =>
    [months[at - 1], month, months[at + 1]].some((one) => one?.startsWith(year)),
  );
  const filled = await filledOf(ctx.table, around, (month) => ranges.month(company.id, month));
  const paid = await filledOf(ctx.table, around, (month) => ranges.paidEntries(company.id, month));
  if (filled.length + paid.length === 0) return;
  const { employees, projects } = await peopleOf(packing);
  const names = { employees: byId(employees), projects: byId(projects) };
  const isOwn = (month: string) => month.startsWith(year);
  const fileOf = (month: string) => `${month.slice(0, 4)}-${month.slice(4)}.json`;
  for (const month of filled.filter(isOwn))
    await archive.add(`data/time-entries/${fileOf(month)}`, jsonList(entryRecords(packing, month, names)));
  for (const month of paid.filter(isOwn))
    await archive.add(`data/payroll-entries/${fileOf(month)}`, jsonList(paidRecords(packing, month)));
  const sheet = filled.length > 0 ? await ctx.yearSheet(ctx, company, job, year) : undefined;
  if (sheet) await addBook(archive, `spreadsheets/${sheet.name}`, sheet.fill);
}

async function* paidRecords({ ctx, company }: Packing, month: string) {
  for await (const item of itemsIn(ctx.table, ranges.paidEntries(company.id, month)))
    yield records.paidRecord(paidEntriesFrom(item));
}

const historiesTogether = 25;

/** Each entry with its history; a handful of histories are read side by side, and a handful are in memory. */
async function* entryRecords(
  { ctx, company }: Packing,
  month: string,
  names: { readonly employees: records.Named; readonly projects: records.Named },
) {
  let some: WorkLogRow[] = [];
  const recordsOfBatch = async () => {
    const histories = await Promise.all(
      some.map(({ id }) => ctx.table.queryAll(ranges.history(company.id, id))),
    );
    return some.map((row, at) =>
      records.entryRecord(
        row,
        names,
        (histories[at] ?? []).map((item: Item) => historyFrom(company.id, row.id, item)),
      ),
    );
  };
  for await (const item of itemsIn(ctx.table, ranges.month(company.id, month))) {
    // The entry has moved to another month; its new row lists it.
    if (forwardOf(item)) continue;
    some.push(workLogFrom(company.id, item));
    if (some.length < historiesTogether) continue;
    yield* await recordsOfBatch();
    some = [];
  }
  yield* await recordsOfBatch();
}

/**
 * Starts after the last photo and goes on until the file is full or no photo is left; returns where the next file
 * begins.
 */
export async function addPhotos(packing: Packing, at: ExportCursor): Promise<ExportCursor | undefined> {
  const { ctx, company, archive, number, isFull, advance } = packing;
  const photoRecords: unknown[] = [];
  let cursor = at;
  let isCut = false;
  for await (const item of itemsIn(ctx.table, ranges.photos(company.id), at.after)) {
    const photo = photoFrom(company.id, item);
    const isShown = photo.state === 'ready' && photo.releasedAt === undefined;
    const bytes = isShown ? await ctx.photoFiles.read(`photos/${company.id}/${photo.id}.jpg`) : undefined;
    if (bytes) await archive.add(records.photoFile(photo.id), [bytes], { isPacked: true });
    photoRecords.push(records.photoRecord(photo, bytes !== undefined));
    cursor = { ...cursor, after: photo.id, done: cursor.done + 1 };
    await advance(Math.min(cursor.done, cursor.all), cursor.all);
    if (isFull()) {
      isCut = true;
      break;
    }
  }
  await archive.add(`data/photos-${number}.json`, jsonList(photoRecords));
  return isCut ? cursor : undefined;
}

/** A workbook inside the zip: it is a zip itself, and is not packed twice. */
async function addBook(archive: Archive, name: string, write: (sink: Sink) => Promise<void>): Promise<void> {
  const through = new PassThrough();
  const written = write(through).catch((error: unknown) => {
    through.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  written.catch(() => undefined);
  await archive.add(name, through, { isPacked: true });
  await written;
}

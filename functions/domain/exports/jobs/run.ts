// How a worker runs an export job: it takes the job, saves its progress, ends it once, and stops when it was cancelled.

import { reportFileEnded } from '#events/exports.ts';
import { queues } from '#events/queues.ts';
import type { MadeFiles, Sink } from '#functions/aws/made-files.ts';
import { findById } from '#functions/domain/companies/companies.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { Failure } from '#functions/runtime/fail.ts';
import type { Send } from '#functions/runtime/send.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { type ExportRow, exportRow, type Refusal } from '#functions/table/rows/export-row.ts';
import { keys } from '#functions/table/keys.ts';
import { textOr } from '#functions/table/read.ts';
import type { Change } from '#functions/table/write.ts';
import * as store from './store.ts';

export type RunCtx = JobCtx & { readonly send: Send; readonly exportFiles: MadeFiles };
/** Saves progress: `rowsDone` of `rows`. Throws `Stopped` when the job is no longer this worker's. */
export type Advance = (rowsDone: number, rows: number) => Promise<void>;
export type MadeFile = {
  readonly fileName: string;
  readonly type: string;
  readonly rows: number;
  readonly fill: (sink: Sink) => Promise<void>;
  /** Changes written in the same transaction that ends the job with this file. */
  readonly record?: (made: { readonly sha256: string; readonly madeAt: number }) => readonly Change[];
};
export type MakeFile = (job: ExportRow, company: Company, advance: Advance) => Promise<MadeFile>;

type Place = Pick<ExportRow, 'companyId' | 'id'>;
type ReportedJob = Place & Pick<ExportRow, 'reportRunId'>;

/** Thrown out of the work when the job was cancelled or another worker has taken it. */
class Stopped extends Error {}

/** Progress is saved at most once in this time. */
const advanceMilliseconds = 1000;

/** Mailed files are kept as long as their links (infra/stacks/data.ts). */
export const fileKey = (row: Pick<ExportRow, 'companyId' | 'id' | 'reportRunId'>, fileName: string): string =>
  `${row.reportRunId === undefined ? 'exports' : 'letters'}/${row.companyId}/${row.id}/${fileName}`;

/** A job that this worker has taken. `fence` refuses its writes once another worker has taken the job. */
export type TakenJob = {
  readonly row: ExportRow;
  readonly company: Company;
  readonly fence: number;
  /** The time now; it moves on while the worker works. */
  readonly now: () => number;
  readonly advance: Advance;
};
type Wanted = { readonly companyId: string; readonly exportId: string };

/**
 * Takes the job and does `work` on it, unless it has ended or `isWanted` says that this message is already done. On
 * failure the job is released for the next try, or failed for good.
 */
export async function workOn(
  ctx: RunCtx,
  wanted: Wanted,
  work: (taken: TakenJob) => Promise<void>,
  isWanted: (row: ExportRow) => boolean = () => true,
): Promise<void> {
  const place = { companyId: wanted.companyId, id: wanted.exportId };
  const item = await ctx.table.get(keys.exportJob(place.companyId, place.id));
  if (item === undefined) return;
  const row = store.readable(ctx.log, item);
  if (row === undefined) return endUnreadable(ctx, place, textOr(item, exportRow.at.reportRunId, undefined));
  // An ended or lost job is not run again: its owner has already seen that it failed. The worker that ended it may
  // have died before it reported the end to the monthly report, so this one reports it too.
  if (!store.isUnfinished(store.asOf(row, ctx.now))) return reportFileEnd(ctx, row);
  if (!isWanted(row)) return;
  const startedAt = performance.now();
  const now = () => ctx.now + Math.floor((performance.now() - startedAt) / 1000);
  if (!(await store.take(ctx.table, row, now(), ctx.processId)))
    throw new Error('another worker has this export');
  const fence = row.fence + 1;
  try {
    const company = await findById(ctx, row.companyId);
    if (company === undefined) throw new Failure('company_missing');
    await work({ row, company, fence, now, advance: advancing(ctx, row, fence, now) });
  } catch (error) {
    if (error instanceof Stopped) return;
    // A Failure is a rule's refusal: another try ends the same.
    const isFinal = error instanceof Failure || ctx.attempt >= queues.exports.attempts;
    if (isFinal) {
      await store.giveUp(ctx.table, row, fence, error instanceof Failure ? refusalOf(error) : undefined);
      await reportFileEnd(ctx, row);
    } else await store.release(ctx.table, row, fence, now());
    if (error instanceof Failure) return ctx.log.error('export_refused', error);
    throw error;
  }
}

/**
 * Runs a job through `make`. Safe to repeat: the file lies under the job's own key, finished and cancelled jobs are
 * left alone, and a worker that was taken for dead cannot finish a job that another has taken.
 */
export const run = (ctx: RunCtx, wanted: Wanted, make: MakeFile): Promise<void> =>
  workOn(ctx, wanted, async ({ row, company, fence, now, advance }) => {
    const file = await make(row, company, advance);
    const key = fileKey(row, file.fileName);
    const sha256 = await ctx.exportFiles.make(key, file.type, file.fill);
    const record = file.record?.({ sha256, madeAt: now() });
    if (!(await store.finish(ctx.table, row, fence, file, record))) await discard(ctx, row, key);
    await reportFileEnd(ctx, row);
  });

function refusalOf({ code, params }: Failure): Refusal {
  const { names } = params;
  return typeof names === 'string' ? { code, names } : { code };
}

/** Fails a job whose row cannot be read: another try would not read it either. */
async function endUnreadable(ctx: RunCtx, place: Place, reportRunId: string | undefined): Promise<void> {
  await store.failUnreadable(ctx.table, place);
  await reportFileEnd(ctx, { ...place, reportRunId });
}

/** Tells the monthly report that waits for this file that the job has ended. Safe to repeat. */
async function reportFileEnd(ctx: RunCtx, { companyId, id, reportRunId: runId }: ReportedJob): Promise<void> {
  if (runId === undefined) return;
  const message = ctx.send(ctx, reportFileEnded, { companyId, runId, exportId: id });
  await ctx.table.write(message.change);
  await message.dispatch();
}

function advancing(ctx: RunCtx, row: ExportRow, fence: number, now: () => number): Advance {
  let savedAt = -Infinity;
  return async (rowsDone, rows) => {
    if (performance.now() - savedAt < advanceMilliseconds) return;
    savedAt = performance.now();
    if (!(await store.advance(ctx.table, row, fence, now(), rowsDone, rows))) throw new Stopped();
  };
}

/** Removes the file of a job that was cancelled since, unless a later worker has finished it. */
export async function discard(ctx: RunCtx, row: ExportRow, key: string): Promise<void> {
  const left = await store.find(ctx, row);
  if (left === undefined || left.state === 'cancelled') await ctx.exportFiles.remove(key);
}

// One worker's way through a job of several files: each message makes one of them and promises the next.

import { everythingRequested } from '#events/exports.ts';
import { queues } from '#events/queues.ts';
import type { Sink } from '#functions/aws/made-files.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { findById } from '#functions/domain/companies/companies.ts';
import type { Company } from '#functions/table/company-row.ts';
import type { ExportCursor, ExportRow } from '#functions/table/export-row.ts';
import { keys } from '#functions/table/keys.ts';
import { advancing, fileKey, refusalOf, type RunCtx, Stopped } from './run.ts';
import type { Advance } from './run.ts';
import * as store from './store.ts';

export type Part = {
  readonly fileName: string;
  readonly type: string;
  /** Fills the file; answers its size, and where the next one begins or how much there was in all. */
  readonly fill: (sink: Sink) => Promise<Filled>;
};
export type Filled = {
  readonly bytes: number;
  readonly next: ExportCursor | undefined;
  readonly rows: number;
};
export type MakePart = (job: ExportRow, company: Company, advance: Advance) => Promise<Part>;
type Wanted = { readonly companyId: string; readonly exportId: string; readonly part: number };

/**
 * Safe to repeat at any moment: a file that is on the row is never made again, one that is not lies under a key of
 * its own and is written over.
 */
export async function runPart(ctx: RunCtx, wanted: Wanted, make: MakePart): Promise<void> {
  const place = { companyId: wanted.companyId, id: wanted.exportId };
  const item = await ctx.table.get(keys.exportJob(place.companyId, place.id));
  if (item === undefined) return;
  const row = store.readable(ctx.log, item);
  if (row === undefined) return void (await store.failUnreadable(ctx.table, place));
  if (!store.isUnfinished(store.asOf(row, ctx.now))) return;
  // This file is there already: its successor's message was promised with it.
  if (wanted.part !== (row.files ?? []).length + 1) return;
  const startedAt = performance.now();
  const now = () => ctx.now + Math.floor((performance.now() - startedAt) / 1000);
  if (!(await store.take(ctx.table, row, now(), ctx.processId)))
    throw new Error('another worker has this export');
  const fence = row.fence + 1;
  try {
    const company = await findById(ctx, row.companyId);
    if (company === undefined) throw new Failure('company_missing');
    await makePart(ctx, row, fence, now, await make(row, company, advancing(ctx, row, fence, now)));
  } catch (error) {
    if (error instanceof Stopped) return;
    const isFinal = error instanceof Failure || ctx.attempt >= queues.exports.attempts;
    if (isFinal) {
      await store.giveUp(ctx.table, row, fence, error instanceof Failure ? refusalOf(error) : undefined);
    } else await store.release(ctx.table, row, fence, now());
    if (error instanceof Failure) return ctx.log.error('export_refused', error);
    throw error;
  }
}

async function makePart(
  ctx: RunCtx,
  row: ExportRow,
  fence: number,
  now: () => number,
  part: Part,
): Promise<void> {
  const key = fileKey(row, part.fileName);
  let filled: Filled | undefined;
  await ctx.exportFiles.make(key, part.type, async (sink) => {
    filled = await part.fill(sink);
  });
  if (filled === undefined) throw new Error('the file was never filled');
  const { bytes, next, rows } = filled;
  const file = { fileName: part.fileName, bytes };
  if (next === undefined) {
    if (!(await store.finishFiles(ctx.table, row, fence, { file, rows }))) await discardPart(ctx, row, key);
    return;
  }
  const promised = ctx.send(ctx, everythingRequested, {
    companyId: row.companyId,
    exportId: row.id,
    part: (row.files ?? []).length + 2,
  });
  const isKept = await store.makeNext(ctx.table, row, fence, now(), { file, cursor: next }, [
    promised.change,
  ]);
  if (isKept) await promised.dispatch();
  else await discardPart(ctx, row, key);
}

/** Cancelled while it was made; a worker that has taken the job over makes the same file under the same key. */
async function discardPart(ctx: RunCtx, row: ExportRow, key: string): Promise<void> {
  const left = await store.find(ctx, row);
  if (left === undefined || left.state === 'cancelled') await ctx.exportFiles.remove(key);
}

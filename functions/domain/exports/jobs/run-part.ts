// How a worker makes a job of several files: each message makes one file and requests the next.

import { everythingRequested } from '#events/exports.ts';
import type { Sink } from '#functions/aws/made-files.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportCursor, ExportRow } from '#functions/table/rows/export-row.ts';
import { type Advance, discard, fileKey, type RunCtx, type TakenJob, workOn } from './run.ts';
import * as store from './store.ts';

export type Part = {
  readonly fileName: string;
  readonly type: string;
  /** Writes the file. Returns its size, and where the next one starts or the total count. */
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
 * Safe to repeat at any moment: a file named on the row is never made again; another lies under its own key and is
 * overwritten.
 */
export const runPart = (ctx: RunCtx, wanted: Wanted, make: MakePart): Promise<void> =>
  workOn(
    ctx,
    wanted,
    async (taken) => makePart(ctx, taken, await make(taken.row, taken.company, taken.advance)),
    // A file already on the row requested its successor in the same write.
    (row) => wanted.part === (row.files ?? []).length + 1,
  );

async function makePart(
  ctx: RunCtx,
  { row, fence, now }: Pick<TakenJob, 'row' | 'fence' | 'now'>,
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
    if (!(await store.finishFiles(ctx.table, row, fence, { file, rows }))) await discard(ctx, row, key);
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
  else await discard(ctx, row, key);
}

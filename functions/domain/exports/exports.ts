// Export jobs: asked for, watched, fetched, cancelled and removed; the work itself is done behind a queue.

import { exportRequested, payrollRequested } from '#events/exports.ts';
import { exportsWaitingMax, exportUrlSeconds, productName } from '#shared/limits.ts';
import type { exportCreation, ExportJob } from '#shared/model/export.ts';
import { toWire } from '#shared/time/instant.ts';
import type { FileAddresses } from '#functions/aws/file-addresses.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import type { Send } from '#functions/runtime/send.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { rangeOf } from '#functions/domain/report/report.ts';
import { type AskedBy, exportItem, type ExportRow, newlyQueued } from '#functions/table/export-row.ts';
import { newId } from '#functions/table/new-id.ts';
import { absent } from '#functions/table/write.ts';
import type * as z from 'zod/mini';
import { fileKey } from './run.ts';
import * as store from './store.ts';
import { endLost } from './sweep.ts';
import { integrationOf } from './integration-of.ts';
import { enter } from './unfinished.ts';

export { fileNamePart } from './file-name.ts';
export { filtersOf } from './filters.ts';
export { fileOfLetter, jobsForLetter, letterJobs, type LetterJob } from './for-letter.ts';
export { type MadeFile, run, type RunCtx } from './run.ts';

export type ExportsCtx = CompanyCtx & { readonly send: Send; readonly fileAddresses: FileAddresses };

/** Queues a job: its row and the promise of its message are one transaction. */
export async function create(
  ctx: ExportsCtx,
  input: { readonly body: z.output<typeof exportCreation> },
): Promise<ExportJob> {
  const { kind, filters, options = {} } = input.body;
  rangeOf(ctx, filters);
  const integration = integrationOf[kind];
  if (integration && !ctx.company.integrations[integration]?.active) fail('integration_missing');
  const row: ExportRow = {
    id: newId('export'),
    companyId: ctx.company.id,
    kind,
    filters,
    options,
    createdAt: ctx.now,
    endsAt: ctx.now + store.keptSeconds,
    ...newlyQueued,
    askedBy: accountOf(ctx),
  };
  const message = integration ? payrollRequested : exportRequested;
  const promised = ctx.send(ctx, message, { companyId: row.companyId, exportId: row.id });
  const asked = audited(ctx, row.companyId, integration ? 'payroll_asked' : 'export_asked', { detail: kind });
  const reply = await onWire(ctx, row);
  const write = () =>
    commit(
      ctx,
      [enter(row), { put: exportItem(row), when: absent() }, promised.change, asked],
      reply,
      (refused) => {
        if (refused[0]) fail('limit_reached', { max: exportsWaitingMax });
      },
    );
  try {
    await write();
  } catch (error) {
    const isFull = error instanceof Failure && error.code === 'limit_reached';
    // Jobs that nobody will finish hold nobody up, though the sweep has not come yet.
    if (!isFull || !(await endLost(ctx, row.companyId))) throw error;
    await write();
  }
  await promised.dispatch();
  return reply;
}

const accountOf = ({ session, company }: ExportsCtx): AskedBy =>
  session.actingFor === undefined
    ? { kind: 'Company', name: company.email }
    : { kind: 'Platform', name: productName };

export async function list(ctx: ExportsCtx): Promise<ExportJob[]> {
  const rows = await store.listed(ctx, ctx.company.id, ctx.now);
  return Promise.all(rows.map((row) => onWire(ctx, row)));
}

type ById = { readonly path: { readonly id: string } };
export async function read(ctx: ExportsCtx, { path }: ById): Promise<ExportJob> {
  return onWire(ctx, await found(ctx, path.id));
}

/** Stops a job that is not finished; one that has ended stays as it is. */
export async function cancel(ctx: ExportsCtx, { path }: ById): Promise<ExportJob> {
  const row = await found(ctx, path.id);
  if (store.isUnfinished(row)) await store.cancel(ctx.table, row);
  return onWire(ctx, await found(ctx, path.id));
}

/** Stops a job that is not finished; takes one that has ended off the list, its file with it. */
export async function remove(ctx: ExportsCtx, { path }: ById): Promise<undefined> {
  if (await store.cancel(ctx.table, await found(ctx, path.id))) return;
  // It was finished, perhaps a moment ago: its file's name is known only now.
  const ended = await found(ctx, path.id);
  if (ended.fileName !== undefined) await ctx.fileAddresses.remove(fileKey(ended, ended.fileName));
  await store.forget(ctx.table, ended);
}

async function found(ctx: ExportsCtx, id: string): Promise<ExportRow> {
  const row = id === '' ? undefined : await store.find(ctx, { companyId: ctx.company.id, id });
  const isOwn = row !== undefined && row.endsAt > ctx.now && row.reportRunId === undefined;
  return isOwn ? store.asOf(row, ctx.now) : fail('export_missing');
}

async function onWire(ctx: ExportsCtx, row: ExportRow): Promise<ExportJob> {
  const { id, kind, state, filters, rowsDone, fileName } = row;
  const job = { id, kind, state, rows_done: rowsDone, rows: row.rows ?? null, filters };
  const created = toWire(row.createdAt);
  if (state !== 'done' || fileName === undefined) return { ...job, created };
  const address = await ctx.fileAddresses.address(fileKey(row, fileName), fileName, exportUrlSeconds);
  return { ...job, created, file_name: fileName, address };
}

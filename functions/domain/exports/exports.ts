// Export jobs: create, watch, fetch, cancel and remove. A worker behind a queue makes the files.

import { everythingRequested, exportRequested, payrollRequested } from '#events/exports.ts';
import { queryableDays, exportsWaitingMax, productName } from '#shared/limits.ts';
import type { AuditEvent } from '#shared/model/audit.ts';
import type { everythingCreation, exportCreation, ExportJob } from '#shared/model/export.ts';
import { payrollSystemOf } from '#shared/model/payroll.ts';
import type { FileAddresses } from '#functions/aws/file-addresses.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { type Company, companyRow } from '#functions/table/rows/company-row.ts';
import { isHeldBy } from '#shared/access.ts';
import { Failure, fail, failField } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { rangeOf } from '#functions/domain/report/report.ts';
import { type AskedBy, exportItem, type ExportRow, newlyQueued } from '#functions/table/rows/export-row.ts';
import { newId } from '#functions/table/new-id.ts';
import { absent, all, type Change, present } from '#functions/table/write.ts';
import { keys } from '#functions/table/keys.ts';
import type * as z from 'zod/mini';
import { fileKey } from './jobs/run.ts';
import * as store from './jobs/store.ts';
import { endLost } from './jobs/sweep.ts';
import { addUnfinished } from './jobs/unfinished.ts';
import { onWire } from './jobs/wire.ts';

export { fileNamePart } from './jobs/file-name.ts';
export { filtersOf } from './jobs/filters.ts';
export { mailedFile, jobsForMail, mailedJobs } from './jobs/mailed-files.ts';
export { type Advance, type MadeFile, run, type RunCtx } from './jobs/run.ts';
export { type Filled, type Part, runPart } from './jobs/run-part.ts';
export { createOwn, readOwn } from './own.ts';

export type ExportsCtx = CompanyCtx & { readonly send: Send; readonly fileAddresses: FileAddresses };

/** Queues a job: its row and its message are written in one transaction. */
export async function create(
  ctx: ExportsCtx,
  input: { readonly body: z.output<typeof exportCreation> },
): Promise<ExportJob> {
  const { kind, filters, options = {} } = input.body;
  if (!mayMake(ctx, kind)) fail('forbidden');
  rangeOf(ctx, filters);
  const system = payrollSystemOf(kind);
  if (system && !ctx.company.integrations[system]?.active) fail('integration_missing');
  const row = {
    ...newRow(ctx, kind, filters, options, accountOf(ctx)),
    managerId: ctx.manager?.id,
    hidesKennitala: !seesKennitala(ctx) || undefined,
  };
  const message = system ? payrollRequested : exportRequested;
  const promised = ctx.send(ctx, message, { companyId: row.companyId, exportId: row.id });
  const event = system ? 'payroll_asked' : 'export_asked';
  return queued(ctx, row, promised, { event, detail: row.kind });
}

/** Queues a full export of the company's data. Someone acting as the company gives a reason. */
export async function createEverything(
  ctx: ExportsCtx,
  { body }: { readonly body: z.output<typeof everythingCreation> },
): Promise<ExportJob> {
  const { reason, ...options } = body;
  const isActing = ctx.session.actingFor !== undefined;
  if (isActing && !reason) failField('reason', 'is missing', 'missing');
  const row = {
    ...newRow(ctx, 'everything', allDays, options, accountOf(ctx)),
    managerId: ctx.manager?.id,
  };
  const alone = (await onlyOne(ctx, ctx.company, row)) ?? fail('export_running');
  const detail = isActing ? `${row.kind}: ${reason}` : row.kind;
  return queued(ctx, row, firstPart(ctx, row), { event: 'export_asked', detail }, [alone]);
}

const allDays = { from: queryableDays.first, to: queryableDays.last };
const firstPart = (ctx: WholeCtx, { companyId, id }: ExportRow): Promised =>
  ctx.send(ctx, everythingRequested, { companyId, exportId: id, part: 1 });

type WholeCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };
/** The same as changes, for an operator's script; undefined while another is being made. */
export async function everythingOf(
  ctx: WholeCtx,
  company: Company,
  options: ExportRow['options'],
): Promise<{ readonly rows: readonly Change[]; readonly promised: Promised } | undefined> {
  const askedBy = { kind: 'Platform', name: productName } as const;
  const row = newRow({ ...ctx, company }, 'everything', allDays, options, askedBy);
  const alone = await onlyOne(ctx, company, row);
  if (!alone) return undefined;
  const promised = firstPart(ctx, row);
  return {
    rows: [addUnfinished(row), { put: exportItem(row), when: absent() }, promised.change, alone],
    promised,
  };
}

const newRow = (
  ctx: Pick<ExportsCtx, 'company' | 'now'>,
  kind: ExportRow['kind'],
  filters: ExportRow['filters'],
  options: ExportRow['options'],
  askedBy: AskedBy,
): ExportRow => ({
  id: newId('export'),
  companyId: ctx.company.id,
  kind,
  filters,
  options,
  createdAt: ctx.now,
  endsAt: ctx.now + store.keptSeconds,
  ...newlyQueued,
  askedBy,
});

async function queued(
  ctx: ExportsCtx,
  row: ExportRow,
  promised: Promised,
  { event, detail }: { readonly event: AuditEvent; readonly detail: string },
  alone: readonly Change[] = [],
): Promise<ExportJob> {
  const asked = audited(ctx, row.companyId, event, { detail });
  const reply = await onWire(ctx, row);
  const write = () =>
    commit(
      ctx,
      [addUnfinished(row), { put: exportItem(row), when: absent() }, promised.change, asked, ...alone],
      reply,
      (refused) => {
        if (refused[0]) fail('limit_reached', { max: exportsWaitingMax });
        if (refused[4]) fail('export_running');
      },
    );
  try {
    await write();
  } catch (error) {
    const isFull = error instanceof Failure && error.code === 'limit_reached';
    // A lost job holds its place until the sweep comes, so free those places now.
    if (!isFull || !(await endLost(ctx, row.companyId))) throw error;
    await write();
  }
  await promised.dispatch();
  return reply;
}

/**
 * A company has one full export at a time. A row names the newest: while that one is unfinished this is undefined,
 * otherwise it is the change that names `job` instead.
 */
async function onlyOne(
  ctx: Pick<Ctx, 'table' | 'now' | 'log'>,
  { id: companyId, wholeExportId: before }: Company,
  job: ExportRow,
): Promise<Change | undefined> {
  const row = before === undefined ? undefined : await store.find(ctx, { companyId, id: before });
  if (row && store.isUnfinished(store.asOf(row, ctx.now))) return undefined;
  return {
    update: keys.company(companyId),
    ...companyRow.set({ wholeExportId: job.id, wholeExportUntil: job.endsAt }),
    when: all(present(), companyRow.is({ wholeExportId: before })),
  };
}

type Asking = Pick<ExportsCtx, 'manager'>;
/** Limited roles neither make nor open what shows more than they may see: to them such a file is missing. */
export function mayMake({ manager }: Asking, kind: ExportRow['kind']): boolean {
  if (kind === 'everything') return isHeldBy('export.everything', manager?.role);
  return !payrollSystemOf(kind) || isHeldBy('payroll.make', manager?.role);
}
/** Payroll files hold kennitölur, so people who make these files see them. */
const seesKennitala = ({ manager }: Asking): boolean => isHeldBy('payroll.make', manager?.role);

const isOwn = ({ manager }: Asking, { managerId }: ExportRow): boolean =>
  !manager || manager.role === 'everything' || manager.id === managerId;
/** A limited person opens own files, and for pay the files that payroll has a record of. */
function mayOpen(ctx: Asking, row: ExportRow): boolean {
  if (!mayMake(ctx, row.kind)) return false;
  if (payrollSystemOf(row.kind)) return true;
  return isOwn(ctx, row) && (row.hidesKennitala === true || seesKennitala(ctx));
}

/** The account that records name as the one who asked. */
export const accountOf = ({
  session,
  company,
  manager,
}: Pick<ExportsCtx, 'session' | 'company' | 'manager'>): AskedBy =>
  session.actingFor === undefined
    ? { kind: 'Company', name: manager?.name ?? company.email }
    : { kind: 'Platform', name: productName };

/** Newest first, those that the caller may open; kept seven days (3-decisions.md, `GET /api/exports`). */
export async function list(ctx: ExportsCtx): Promise<ExportJob[]> {
  const rows = await store.listed(ctx, ctx.company.id, ctx.now);
  return Promise.all(rows.filter((row) => mayOpen(ctx, row)).map((row) => onWire(ctx, row)));
}

type ById = { readonly path: { readonly id: string } };
/** Error: `export_missing`, also for a file that the caller may not open. */
export async function read(ctx: ExportsCtx, { path }: ById): Promise<ExportJob> {
  return onWire(ctx, await found(ctx, path.id));
}

/** Cancels a job that is not finished; a finished one stays. */
export async function cancel(ctx: ExportsCtx, { path }: ById): Promise<ExportJob> {
  const row = await ownFound(ctx, path.id);
  if (store.isUnfinished(row) && (await store.cancel(ctx.table, row))) await removeFiles(ctx, row);
  return onWire(ctx, await found(ctx, path.id));
}

/** Cancels a job that is not finished; removes a finished one with its file. */
export async function remove(ctx: ExportsCtx, { path }: ById): Promise<undefined> {
  const row = await ownFound(ctx, path.id);
  if (await store.cancel(ctx.table, row)) return removeFiles(ctx, row);
  // Read again: if it has just finished, its file's name is known only now.
  const ended = await found(ctx, path.id);
  await removeFiles(ctx, ended);
  await store.forget(ctx.table, ended);
}

const fileNamesOf = ({ fileName, files = [] }: ExportRow): readonly string[] => [
  ...new Set([...(fileName === undefined ? [] : [fileName]), ...files.map((file) => file.fileName)]),
];

/** Removes the files named on the row; a file being made is removed by its worker. */
async function removeFiles(ctx: ExportsCtx, row: ExportRow): Promise<undefined> {
  for (const name of fileNamesOf(row)) await ctx.fileAddresses.remove(fileKey(row, name));
}

async function found(ctx: ExportsCtx, id: string): Promise<ExportRow> {
  const row = id === '' ? undefined : await store.find(ctx, { companyId: ctx.company.id, id });
  const isTheirs = row !== undefined && row.endsAt > ctx.now && store.isOfOffice(row) && mayOpen(ctx, row);
  return isTheirs ? store.asOf(row, ctx.now) : fail('export_missing');
}
/** For cancelling and removing: another person's payroll file may only be read. */
async function ownFound(ctx: ExportsCtx, id: string): Promise<ExportRow> {
  const row = await found(ctx, id);
  return isOwn(ctx, row) ? row : fail('forbidden');
}

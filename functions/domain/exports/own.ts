// An employee's files of own hours: asked for and fetched by that employee alone.

import { exportRequested } from '#events/exports.ts';
import type { exportJobs } from '#shared/api/exports.ts';
import type { Input } from '#shared/api/endpoint.ts';
import { ownFileDaysMax } from '#shared/limits.ts';
import type { ExportJob } from '#shared/model/export.ts';
import type { FileAddresses } from '#functions/aws/file-addresses.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { takeAll } from '#functions/domain/budgets/budgets.ts';
import { rangeOf } from '#functions/domain/report/report.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit, replayIfDone } from '#functions/runtime/once.ts';
import type { Send } from '#functions/runtime/send.ts';
import { exportItem, type ExportRow, newlyQueued } from '#functions/table/rows/export-row.ts';
import { newId } from '#functions/table/new-id.ts';
import { absent } from '#functions/table/write.ts';
import * as store from './jobs/store.ts';
import { onWire } from './jobs/wire.ts';

type OwnCtx = EmployeeCtx & { readonly send: Send; readonly fileAddresses: FileAddresses };
type Contract = typeof exportJobs.endpoints;

/**
 * Queues a file of own hours. It is not on the company's list of unfinished exports, so it takes no place of the
 * office's; a budget of the day limits it instead.
 */
export async function createOwn(ctx: OwnCtx, { body }: Input<Contract['createOwn']>): Promise<ExportJob> {
  const { kind, from, to, language } = body;
  const { employee } = ctx;
  rangeOf({ ...ctx, daysMax: ownFileDaysMax }, { from, to });
  await replayIfDone(ctx);
  await takeAll(ctx, [['ownExports', `${employee.companyId} ${employee.id}`]]);
  const row: ExportRow = {
    id: newId('export'),
    companyId: employee.companyId,
    kind,
    filters: { from, to, employee_id: [employee.id] },
    options: { employee_id: employee.id, images: false, ...(language ? { language } : {}) },
    createdAt: ctx.now,
    endsAt: ctx.now + store.keptSeconds,
    ...newlyQueued,
    askedBy: undefined,
    ownerId: employee.id,
  };
  const promised = ctx.send(ctx, exportRequested, { companyId: row.companyId, exportId: row.id });
  const asked = audited(ctx, row.companyId, 'export_asked', { employeeId: employee.id, detail: kind });
  const changes = [{ put: exportItem(row), when: absent() }, promised.change, asked];
  const reply = await commit(ctx, changes, await onWire(ctx, row), () => undefined);
  await promised.dispatch();
  return reply;
}

/** Error: `export_missing`, also for another employee's. */
export async function readOwn(ctx: OwnCtx, { path }: Input<Contract['readOwn']>): Promise<ExportJob> {
  const { companyId, id: ownerId } = ctx.employee;
  const row = path.id === '' ? undefined : await store.find(ctx, { companyId, id: path.id });
  const isOwn = row !== undefined && row.ownerId === ownerId && row.endsAt > ctx.now;
  return isOwn ? onWire(ctx, store.asOf(row, ctx.now)) : fail('export_missing');
}

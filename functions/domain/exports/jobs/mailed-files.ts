// Export jobs of the monthly report: made by the schedule, and visible only through the mailed link.

import { exportRequested, payrollRequested } from '#events/exports.ts';
import { exportUrlSeconds, productName } from '#shared/limits.ts';
import type { ExportKind, ExportOptions } from '#shared/model/export.ts';
import type { ExportFilters } from '#shared/model/filters.ts';
import { payrollSystemOf } from '#shared/model/payroll.ts';
import type { FileAddresses } from '#functions/aws/file-addresses.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Send } from '#functions/runtime/send.ts';
import { exportItem, type ExportRow, newlyQueued } from '#functions/table/rows/export-row.ts';
import { newId } from '#functions/table/new-id.ts';
import { absent, type Change } from '#functions/table/write.ts';
import { fileKey } from './run.ts';
import * as store from './store.ts';
import { addAllUnfinished } from './unfinished.ts';

export type MailedJob = Pick<
  ExportRow,
  'id' | 'companyId' | 'kind' | 'fileName' | 'reportRunId' | 'refusal'
> & {
  readonly state: ExportRow['state'];
};
type OrderCtx = Pick<Ctx, 'table' | 'now' | 'log'> & { readonly send: Send };
type Order = {
  readonly companyId: string;
  readonly reportRunId: string;
  readonly kinds: readonly ExportKind[];
  readonly filters: ExportFilters;
  readonly options: ExportOptions;
  readonly endsAt: number;
};

/** The jobs as changes for the caller's transaction. The first is refused when too many exports are waiting. */
export function jobsForMail(ctx: OrderCtx, order: Order) {
  const rows = order.kinds.map(
    (kind): ExportRow => ({
      id: newId('export'),
      companyId: order.companyId,
      kind,
      filters: order.filters,
      options: order.options,
      createdAt: ctx.now,
      endsAt: order.endsAt,
      ...newlyQueued,
      askedBy: { kind: 'Platform', name: productName },
      reportRunId: order.reportRunId,
    }),
  );
  const promised = rows.map(({ kind, companyId, id }) =>
    ctx.send(ctx, payrollSystemOf(kind) ? payrollRequested : exportRequested, { companyId, exportId: id }),
  );
  const changes: Change[] = [
    addAllUnfinished(order.companyId, rows),
    ...rows.map((row) => ({ put: exportItem(row), when: absent() })),
    ...promised.map((one) => one.change),
  ];
  return {
    ids: rows.map((row) => row.id),
    changes,
    dispatch: async () => {
      for (const one of promised) await one.dispatch();
    },
  };
}

/** The jobs in their current state; a lost one counts as failed. */
export async function mailedJobs(
  ctx: Pick<Ctx, 'table' | 'now' | 'log'>,
  companyId: string,
  ids: readonly string[],
): Promise<MailedJob[]> {
  const rows = await Promise.all(ids.map((id) => store.find(ctx, { companyId, id })));
  return rows.flatMap((row) => (row ? [store.asOf(row, ctx.now)] : []));
}

/** The address of a finished file, valid for a quarter of an hour. */
export const mailedFile = async (
  ctx: { readonly fileAddresses: FileAddresses },
  job: MailedJob,
): Promise<{ fileName: string; address: string } | undefined> =>
  job.fileName === undefined
    ? undefined
    : {
        fileName: job.fileName,
        address: await ctx.fileAddresses.address(fileKey(job, job.fileName), job.fileName, exportUrlSeconds),
      };

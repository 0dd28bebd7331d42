// Makes the payroll file of a job, and its record.

import { integrationKeys } from '#shared/limits.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { filtersOf, type MadeFile, run, type RunCtx } from '#functions/domain/exports/exports.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { refuseBlocked } from './blocked.ts';
import { dkFile } from './dk.ts';
import { nameOfPart } from './name-of-part.ts';
import { paydayFile } from './payday.ts';
import { recordOf } from './record.ts';
import { reglaFile } from './regla.ts';
import { payrollOf } from './sheet.ts';

const files = { payday: paydayFile, regla: reglaFile, dk: dkFile } as const;

/**
 * Makes the file of a queued job and writes its record in the transaction that ends the job. The job fails with
 * `integration_missing`, `payroll_empty` or `kennitala_missing` where that has changed since the request.
 */
export const makePayrollFile = (
  ctx: RunCtx,
  wanted: { readonly companyId: string; readonly exportId: string },
): Promise<void> =>
  run(ctx, wanted, async (job, company, advance): Promise<MadeFile> => {
    const system = systemOf(job.kind);
    // Since the request it may have been turned off, or a kennitala removed.
    if (system === undefined || !company.integrations[system]?.active)
      throw new Failure('integration_missing');
    const filters = filtersOf(job);
    const sheet = await payrollOf({ ...ctx, company }, system, filters);
    refuseBlocked(sheet);
    await advance(0, sheet.hours.length);
    const { hours, items, work } = sheet;
    const file = files[system]({ hours, items, from: work.from, to: work.to, createdAt: job.createdAt });
    const fileName = nameOfPart(file.fileName, filters, work, company);
    return {
      ...file,
      fileName,
      record: (made) => recordOf(job, sheet, { ...made, readAt: ctx.now, fileName }),
    };
  });

const systemOf = (kind: ExportRow['kind']): PayrollSystem | undefined =>
  integrationKeys.find((key) => key === kind);

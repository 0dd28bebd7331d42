// Payroll files of a job: each employee's hours of the range, as the payroll system reads them.

import { integrationKeys } from '#shared/limits.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { filtersOf, run, type RunCtx } from '#functions/domain/exports/exports.ts';
import { paidWork } from '#functions/domain/report/report.ts';
import type { ExportRow } from '#functions/table/export-row.ts';
import { dkFile } from './dk.ts';
import { hoursPerEmployee } from './hours.ts';
import { paydayFile } from './payday.ts';
import { reglaFile } from './regla.ts';

type System = (typeof integrationKeys)[number];
const files = { payday: paydayFile, regla: reglaFile, dk: dkFile } as const;

export const makePayrollFile = (
  ctx: RunCtx,
  wanted: { readonly companyId: string; readonly exportId: string },
): Promise<void> =>
  run(ctx, wanted, async (job, company, advance) => {
    const system = systemOf(job.kind);
    const integration = system && company.integrations[system];
    // It may have been switched off since the job was asked for.
    if (system === undefined || !integration?.active) throw new Failure('integration_missing');
    const work = await paidWork({ ...ctx, company }, filtersOf(job), true);
    const hours = hoursPerEmployee(work);
    await advance(0, hours.length);
    return files[system]({ hours, integration, from: work.from, to: work.to, createdAt: job.createdAt });
  });

const systemOf = (kind: ExportRow['kind']): System | undefined => integrationKeys.find((key) => key === kind);

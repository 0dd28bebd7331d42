// Makes the payroll file of a job: its rows, its name, its record.

import { createHash } from 'node:crypto';
import { Failure } from '#functions/runtime/fail.ts';
import {
  fileNamePart,
  filtersOf,
  type MadeFile,
  run,
  type RunCtx,
} from '#functions/domain/exports/exports.ts';
import { payrollSystemOf } from '#shared/model/payroll.ts';
import { isCountedOtherwise, type Work, type WorkFilters } from '#functions/domain/report/report.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { refuseBlocked } from './blocked.ts';
import { dkFile } from './dk.ts';
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
    const system = payrollSystemOf(job.kind);
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

/** Above this length only the first name is given, and a mark stands for the others. */
const joinedMax = 40;
const markLetters = 6;

/**
 * A filtered file is named so that it is not taken for the whole: employees and projects, approval and other pay rules
 * stand in its name, before the ending. A whole file by the company's rules keeps its name.
 */
function nameOfPart(fileName: string, filters: WorkFilters, work: Work, company: Company): string {
  const { employee_id, project_id, approved } = filters;
  const isOtherwise = isCountedOtherwise(work, company.settings);
  const names = [
    ...(employee_id ?? []).map((id) => work.employees.get(id)?.name),
    ...(project_id ?? []).map((id) => work.projects.get(id)?.name),
  ].map((name = '') => fileNamePart(name));
  const joined = names.join('-');
  const isNarrowed = employee_id !== undefined || project_id !== undefined;
  const fits = names.every((name) => name !== '') && joined.length < joinedMax;
  const isUntold = isOtherwise || (isNarrowed && !fits);
  const parts = [
    isNarrowed && (fits ? joined : summed(names)),
    approved !== undefined && (approved ? 'approved' : 'not-approved'),
    isOtherwise && 'other-rules',
    isUntold && markOf([employee_id?.toSorted(), project_id?.toSorted(), work.rules]),
  ].filter((part) => part !== false);
  return parts.length === 0 ? fileName : fileName.replace('.', `-${parts.join('-')}.`);
}

const summed = ([first, ...others]: readonly string[]): string =>
  `${first || 'part'}${others.length === 0 ? '' : `-and-${others.length}-more`}`;

/** A short hash of the filters: equal filters, equal name. */
const markOf = (question: unknown): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, markLetters);

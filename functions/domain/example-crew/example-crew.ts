// The example crew: switched on and off by one mark on the company's row; nothing of it can be changed.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { companyRow } from '#functions/table/rows/company-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { all, present, WriteRefused } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { isScoped } from '#functions/domain/office-scope/office-scope.ts';
import { type ExampleCrew, isExampleId, rowsOf } from './rows.ts';

export { type ExampleCrew, isExampleId } from './rows.ts';

type CompanyNow = Pick<CompanyCtx, 'company' | 'now' | 'manager'>;

/** The crew at this moment; undefined for a company without one, and for who is kept to projects of its own. */
export function exampleCrewOf(ctx: CompanyNow): ExampleCrew | undefined {
  const { company, now } = ctx;
  return company.exampleAt === undefined || isScoped(ctx)
    ? undefined
    : rowsOf(company, company.exampleAt, now);
}

/** Refuses ids of the company's example crew. */
export function refuseExample({ company }: Pick<CompanyCtx, 'company'>, ...ids: readonly string[]): void {
  if (company.exampleAt !== undefined && ids.some(isExampleId)) fail('example_row');
}

/** Adds the crew; does nothing when it is there. Refused to a company with employees of its own. */
export async function addExampleCrew(ctx: CompanyCtx): Promise<undefined> {
  const { id, exampleAt } = ctx.company;
  if (exampleAt === undefined && (await hasPeople(ctx))) fail('employees_present');
  const comes = {
    update: keys.company(id),
    ...companyRow.set({ exampleAt: ctx.now }),
    when: all(present(), companyRow.is({ exampleAt: undefined })),
  };
  await commit(ctx, [comes, audited(ctx, id, 'example_crew_added')], null, () => undefined).catch(unlessDone);
}

/** Disabled employees count too, because their hours are in the lists. */
async function hasPeople({ table, company }: CompanyCtx): Promise<boolean> {
  return (await table.query(ranges.employees(company.id), { limit: 1 })).items.length > 0;
}

/** Removes the whole crew in one write; safe to repeat. */
export async function removeExampleCrew(ctx: CompanyCtx): Promise<undefined> {
  const { id } = ctx.company;
  const goes = {
    update: keys.company(id),
    ...companyRow.set({ exampleAt: undefined }),
    when: present(companyRow.at.exampleAt),
  };
  await commit(ctx, [goes, audited(ctx, id, 'example_crew_removed')], null, () => undefined).catch(
    unlessDone,
  );
}

/** Ignores a refusal that means the company is already as requested. */
function unlessDone(error: unknown): void {
  if (!(error instanceof WriteRefused)) throw error;
}

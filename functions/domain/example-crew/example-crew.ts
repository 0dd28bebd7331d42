// The example crew: it comes and goes by one mark on the company's row, and nothing of it can be changed.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { absent, all, present, WriteRefused } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { type ExampleCrew, isExampleId, rowsOf } from './rows.ts';

export { type ExampleCrew, isExampleId } from './rows.ts';

type CompanyNow = Pick<CompanyCtx, 'company' | 'now'>;

/** The crew as it stands now; undefined for a company that has none. */
export function exampleCrewOf({ company, now }: CompanyNow): ExampleCrew | undefined {
  return company.exampleAt === undefined ? undefined : rowsOf(company, company.exampleAt, now);
}

/** Refuses an id of the company's example crew. */
export function refuseExample({ company }: Pick<CompanyCtx, 'company'>, ...ids: readonly string[]): void {
  if (company.exampleAt !== undefined && ids.some(isExampleId)) fail('example_row');
}

/** Once: where the crew is there already, it stays as it is. Refused to a company that has people of its own. */
export async function addExampleCrew(ctx: CompanyCtx): Promise<undefined> {
  const { id, exampleAt } = ctx.company;
  if (exampleAt === undefined && (await hasPeople(ctx))) fail('employees_present');
  const comes = {
    update: keys.company(id),
    set: { ex: ctx.now },
    when: all(present(), absent('ex')),
  };
  await commit(ctx, [comes, audited(ctx, id, 'example_crew_added')], null, () => undefined).catch(unlessDone);
}

/** Disabled ones too: their hours are in the lists. */
async function hasPeople({ table, company }: CompanyCtx): Promise<boolean> {
  return (await table.query(ranges.employees(company.id), { limit: 1 })).items.length > 0;
}

/** Whole, in one write, and as often as it is asked for. */
export async function removeExampleCrew(ctx: CompanyCtx): Promise<undefined> {
  const { id } = ctx.company;
  const goes = { update: keys.company(id), remove: ['ex'], when: present('ex') };
  await commit(ctx, [goes, audited(ctx, id, 'example_crew_removed')], null, () => undefined).catch(
    unlessDone,
  );
}

/** The company is already as it was asked to be. */
function unlessDone(error: unknown): void {
  if (!(error instanceof WriteRefused)) throw error;
}

// The script that recounts stored numbers: a company's active employees, the people of its office, its projects,
// and each project's total time.

import { every, ofEach } from '#functions/domain/companies/companies.ts';
import { compare } from '#functions/domain/counts/counts.ts';
import { monthsOf, walkMonths } from '#functions/domain/worklogs/worklogs.ts';
import { fail } from '#functions/runtime/fail.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { type Project, projectFrom, projectRow } from '#functions/table/rows/project-row.ts';
import { all, type Change, type Item, present } from '#functions/table/write.ts';
import { scriptCompaniesMax, scriptTotalsMax } from '#shared/limits.ts';
import { projectTotal } from '#shared/model/run-record.ts';
import type { ScriptChanges, ScriptParams } from '#shared/model/scripts.ts';
import { companyOf, type Planned, type PlannedForMany, type ScriptCtx } from './company-scripts.ts';

/** Of one company, or of the next ones in a walk over all. */
export async function rebuildCounters(
  ctx: ScriptCtx,
  { company_id: id, after = '' }: ScriptParams<'rebuild_counters'>,
): Promise<PlannedForMany> {
  const left =
    id === undefined ? await companiesAfter(ctx, after) : [await companyOf(ctx, { company_id: id })];
  const companies = left.slice(0, scriptCompaniesMax);
  const totalsMax = Math.floor(scriptTotalsMax / companies.length);
  const planned = await ofEach(companies, (company) => recounted(ctx, company, totalsMax));
  return { planned, next: left.length > companies.length ? companies.at(-1)?.id : undefined };
}

async function companiesAfter(ctx: ScriptCtx, after: string): Promise<Company[]> {
  const companies: Company[] = [];
  for await (const company of every(ctx)) if (company.id > after) companies.push(company);
  return companies.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function recounted(ctx: ScriptCtx, company: Company, totalsMax: number): Promise<Planned> {
  const [counters, wrong] = [await countersOf(ctx, company), await wrongTotals(ctx, company)];
  const totals = wrong.slice(0, totalsMax);
  const left = wrong.length - totals.length;
  const waiting = { field: 'wrong_totals', before: String(wrong.length), after: String(left) };
  const fields = [
    ...counters.changes.map(({ field }) => field),
    ...(totals.length ? ['project_totals'] : []),
  ];
  return {
    company,
    changes: [...counters.changes, ...totals.map(shown), ...(left > 0 ? [waiting] : [])],
    // People clock out between the dry run and the real one, so the operator agrees to the correction, not to the
    // total.
    agreed: [
      counters.changes,
      wrong.map(({ project, seconds }) => [project.id, seconds - project.totalSeconds]),
    ],
    rows: [...counters.rows, ...totals.map(corrected)],
    own: { event: 'company_changed', details: { fields } },
  };
}

async function countersOf(ctx: ScriptCtx, company: Company) {
  const changes: ScriptChanges = [];
  const rows: Change[] = [];
  for (const noun of ['apiKeys', 'employees', 'managers', 'projects'] as const) {
    const found = await compare(ctx, company.id, noun);
    // A counter that was never written counts as 0.
    if (!found || (found.kept ?? 0) === found.found) continue;
    changes.push({ field: noun, before: String(found.kept ?? 0), after: String(found.found) });
    rows.push(found.change);
  }
  return { changes, rows };
}

/** `seconds` is what its ended entries add up to. */
type WrongTotal = { readonly project: Project; readonly seconds: number };
const readingsMax = 3;

/**
 * Entries are read month after month, so an entry that is ended or moved meanwhile may be missed or counted twice. A
 * project that has changed since it was read is therefore added up again.
 */
async function wrongTotals(ctx: ScriptCtx, company: Company): Promise<WrongTotal[]> {
  for (let readings = 0; readings < readingsMax; readings += 1) {
    const wrong = await addedUp(ctx, company);
    const now = await ctx.table.getMany(wrong.map(({ project }) => keys.project(company.id, project.id)));
    if (wrong.every(({ project }, at) => isUnchanged(project, now[at]))) return wrong;
  }
  return fail('company_changed');
}

async function addedUp({ table, now }: ScriptCtx, company: Company): Promise<WrongTotal[]> {
  const projects = (await table.queryAll(ranges.projects(company.id))).map(projectFrom);
  const sums = new Map(projects.map(({ id }) => [id, 0]));
  await walkMonths({ table, company }, monthsOf(company, now), false, ({ projectId, startAt, endAt }) => {
    const sum = sums.get(projectId);
    if (sum !== undefined && endAt !== undefined) sums.set(projectId, sum + endAt - startAt);
  });
  return projects
    .map((project) => ({ project, seconds: sums.get(project.id) ?? 0 }))
    .filter(({ project, seconds }) => seconds !== project.totalSeconds);
}

function isUnchanged({ totalSeconds, turn }: Project, item: Item | undefined): boolean {
  const now = item && projectFrom(item);
  return now?.totalSeconds === totalSeconds && now.turn === turn;
}

const shown = ({ project, seconds }: WrongTotal): ScriptChanges[number] => ({
  field: projectTotal.fieldOf(project.id),
  before: String(project.totalSeconds),
  after: String(seconds),
  name: project.name,
});

/** Refused when an entry of the project was ended, added, moved or deleted since. */
const corrected = ({ project: { companyId, id, totalSeconds, turn }, seconds }: WrongTotal): Change => ({
  update: keys.project(companyId, id),
  ...projectRow.set({ totalSeconds: seconds }),
  when: all(present(), projectRow.is({ totalSeconds, turn })),
});

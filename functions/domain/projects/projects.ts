// Projects: created by the company or by permitted employees, changed, closed and opened. Names are unique.

import type { companies as contract } from '#shared/api/company.ts';
import type { employeeApp } from '#shared/api/employee-app.ts';
import type { Input } from '#shared/api/endpoint.ts';
import { isSameSite, roundedSite } from '#shared/distance.ts';
import type { Project as ProjectReply, ProjectChoice } from '#shared/model/project.ts';
import { toWire } from '#shared/time/instant.ts';
import type { CompanyCtx, EmployeeCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { catchUpHolders, isHeldByOldRule } from '#functions/table/names.ts';
import { newId } from '#functions/table/new-id.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import type { Change } from '#functions/table/write.ts';
import { counted, oneMore, refuseCount } from '#functions/domain/counts/counts.ts';
import { isInScope } from '#functions/domain/office-scope/office-scope.ts';
import { exampleCrewOf, refuseExample } from '#functions/domain/example-crew/example-crew.ts';
import { namingHolder } from '#functions/domain/names/names.ts';
import * as store from './store.ts';

type Calls = typeof contract.endpoints;
type ById = { readonly path: { readonly id: string } };

const shown = (project: Project): ProjectReply => ({
  id: project.id,
  name: project.name,
  ...(project.description ? { description: project.description } : {}),
  version: project.version,
  is_open: project.isOpen,
  created: toWire(project.createdAt),
  latest_work_log: project.latestAt === undefined ? null : toWire(project.latestAt),
  total_working_hours: project.totalSeconds,
  ...(project.budgetHours === undefined ? {} : { budget_hours: project.budgetHours }),
  ...(project.site === undefined ? {} : { site: project.site }),
  created_by: project.createdBy,
});

const choice = ({ id, name, description }: Pick<Project, 'id' | 'name' | 'description'>): ProjectChoice => ({
  id,
  name,
  ...(description ? { description } : {}),
});

async function known(ctx: CompanyCtx, id: string): Promise<Project> {
  refuseExample(ctx, id);
  return (await store.projectOf(ctx.table, ctx.company.id, id)) ?? fail('project_missing');
}

type Asked = Input<Calls['createProject']>['body'];

const made = (ctx: CompanyCtx, asked: Asked, createdBy: string): Project => ({
  id: newId('project'),
  companyId: ctx.company.id,
  name: asked.name,
  description: asked.description || undefined,
  version: 0,
  isOpen: true,
  createdAt: ctx.now,
  createdBy,
  budgetHours: asked.budget_hours || undefined,
  site: asked.site ? roundedSite(asked.site) : undefined,
  totalSeconds: 0,
  latestAt: undefined,
});

/** A refusal names the existing name that looks the same, so that its owner can be found. */
const namingTwin = <R>(ctx: CompanyCtx, name: string, act: () => Promise<R>): Promise<R> =>
  namingHolder('project_exists', name, () => store.projectNamed(ctx.table, ctx.company.id, name), act);

const put = <R>(ctx: CompanyCtx, project: Project, reply: R): Promise<R> =>
  namingTwin(ctx, project.name, () => created(ctx, project, reply));

async function created<R>(ctx: CompanyCtx, project: Project, reply: R): Promise<R> {
  if (await isHeldByOldRule(ctx.table, store.namesOf(project.companyId), project.name))
    fail('project_exists');
  return counted(ctx, project.companyId, 'projects', () =>
    commit(ctx, [...store.newProject(project), oneMore(project.companyId, 'projects')], reply, (refused) => {
      if (refused[1]) fail('project_exists');
      refuseCount(refused[2]);
    }),
  );
}

/**
 * Open and closed ones in no order; `total_working_hours` in whole seconds of ended entries. A person kept to some
 * projects gets those only; the example crew's come last.
 */
export async function listProjects(ctx: CompanyCtx): Promise<ProjectReply[]> {
  const projects = await store.projectsOf(ctx.table, ctx.company.id);
  const own = projects.filter(({ id }) => isInScope(ctx, id)).map(shown);
  const examples = exampleCrewOf(ctx)?.projects ?? [];
  return [...own, ...examples.map((project) => ({ ...shown(project), example: true }))];
}

/** Errors: `project_exists`, also where only case or blanks differ, and `limit_reached`. */
export async function createProject(
  ctx: CompanyCtx,
  { body }: Input<Calls['createProject']>,
): Promise<ProjectReply> {
  const project = made(ctx, body, 'Company');
  return put(ctx, project, shown(project));
}

/**
 * An employee with the permission creates a project, and is shown as its creator. Errors: `project_exists`,
 * `limit_reached`. Source: specification 2, section 6.
 */
export async function createOwnProject(
  ctx: EmployeeCtx,
  { body }: Input<typeof employeeApp.endpoints.createProject>,
): Promise<ProjectChoice> {
  const project = made(ctx, body, ctx.employee.id);
  return put(ctx, project, choice(project));
}

async function written(ctx: CompanyCtx, changes: readonly Change[] | undefined): Promise<void> {
  await commit(ctx, changes ?? fail('project_exists'), null, (refused) => {
    if (refused[1]) fail('project_exists');
    // Someone else changed the project meanwhile.
    fail('busy');
  });
}

/**
 * Writes only what differs; an empty description, a budget of 0 and a site of null are removed. Errors:
 * `project_missing`, `project_changed` for another `version`, `no_changes`, `project_exists`, `example_row`, `busy`.
 * Source: specification 2, section 5.
 */
export const changeProject = (ctx: CompanyCtx, input: Input<Calls['changeProject']>): Promise<ProjectReply> =>
  namingTwin(ctx, input.body.new_name ?? '', () => changed(ctx, input));

async function changed(ctx: CompanyCtx, { body }: Input<Calls['changeProject']>): Promise<ProjectReply> {
  const before = await known(ctx, body.id);
  const name = body.new_name === before.name ? undefined : body.new_name;
  const fields = fieldsChanged(before, body);
  const isSame = name === undefined && Object.keys(fields).length === 0;
  if (body.version !== undefined && body.version !== before.version) {
    // Nothing left to change: a repeat after a lost reply.
    if (isSame && body.version === before.version - 1) return shown(before);
    fail('project_changed', { project: shown(before) });
  }
  if (isSame) fail('no_changes');
  await written(ctx, await store.changedProject(ctx.table, before, fields, name));
  return shown(await known(ctx, before.id));
}

/** The fields that differ. */
function fieldsChanged(before: Project, body: Input<Calls['changeProject']>['body']): Partial<Project> {
  const description = body.new_description ?? before.description ?? '';
  const budgetHours =
    body.new_budget_hours === undefined ? before.budgetHours : body.new_budget_hours || undefined;
  const site =
    body.new_site === undefined ? before.site : body.new_site ? roundedSite(body.new_site) : undefined;
  return {
    ...(description === (before.description ?? '') ? {} : { description: description || undefined }),
    ...(budgetHours === before.budgetHours ? {} : { budgetHours }),
    ...(isSameSite(site, before.site) ? {} : { site }),
  };
}

/**
 * Running entries stay and can be ended; nothing new starts on a closed project. Errors: `project_missing`,
 * `example_row`, `busy`. Source: 3-decisions.md, 'Running entries'.
 */
export async function closeProject(ctx: CompanyCtx, { path }: ById): Promise<ProjectReply> {
  const before = await known(ctx, path.id);
  if (before.isOpen) await written(ctx, await store.changedProject(ctx.table, before, { isOpen: false }));
  return shown(await known(ctx, path.id));
}

/** An open one is answered unchanged. Errors: `project_missing`, `example_row`, `busy`. */
export async function openProject(ctx: CompanyCtx, { path }: ById): Promise<ProjectReply> {
  const before = await known(ctx, path.id);
  if (!before.isOpen) await written(ctx, await store.changedProject(ctx.table, before, { isOpen: true }));
  return shown(await known(ctx, path.id));
}

/** Open projects by name, for an employee or at the shared time clock. */
export async function listOpenProjects(ctx: CompanyCtx): Promise<ProjectChoice[]> {
  const { language } = ctx.company.settings;
  return (await store.projectsOf(ctx.table, ctx.company.id))
    .filter((project) => project.isOpen)
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
    .map(choice);
}

/** Gives projects from before 2026-11-22 today's name rows. Returns how many share an older one's name. */
export const catchUpProjectNames = async ({ table }: Pick<CompanyCtx, 'table'>, companyId: string) =>
  catchUpHolders(table, store.namesOf(companyId), await store.projectsOf(table, companyId));

// Projects in the table: one, all of a company, and changes that keep names unique.

import type { Ctx } from '#functions/runtime/context.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { claimed, holderAt, holderOf, type Names, renaming } from '#functions/table/names.ts';
import { type Project, projectFrom, projectItem, projectRow } from '#functions/table/rows/project-row.ts';
import { absent, type Change } from '#functions/table/write.ts';

type Table = Ctx['table'];
export const namesOf = (companyId: string): Names => ({
  at: (name, rule) => keys.projectName(companyId, name, rule),
  row: (id) => keys.project(companyId, id),
  holder: holderAt.project,
});

export async function projectOf(table: Table, companyId: string, id: string): Promise<Project | undefined> {
  const row = await table.get(keys.project(companyId, id));
  return row && projectFrom(row);
}

/** Undefined where no project has the name. */
export async function projectNamed(
  table: Table,
  companyId: string,
  name: string,
): Promise<Project | undefined> {
  const id = await holderOf(table, namesOf(companyId), name);
  return id === undefined ? undefined : projectOf(table, companyId, id);
}

export async function projectsOf(table: Table, companyId: string): Promise<Project[]> {
  return (await table.queryAll(ranges.projects(companyId))).map(projectFrom);
}

/** The second change is refused when the name is taken. */
export const newProject = (project: Project): readonly [Change, Change] => [
  { put: projectItem(project), when: absent() },
  claimed(namesOf(project.companyId), project.name, project.id),
];

/**
 * The first change is refused when the project changed since, the second when the new name is taken. Undefined when
 * a project from before 2026-11-22 has the name.
 */
export async function changedProject(
  table: Table,
  before: Project,
  fields: Partial<Project>,
  newName?: string,
): Promise<Change[] | undefined> {
  const { companyId, id, name, version } = before;
  const update: Change = {
    update: keys.project(companyId, id),
    ...projectRow.set({ ...fields, ...(newName === undefined ? {} : { name: newName }) }),
    ...projectRow.add({ version: 1 }),
    when: projectRow.is({ name, version }),
  };
  return renaming(table, namesOf(companyId), update, before, newName);
}

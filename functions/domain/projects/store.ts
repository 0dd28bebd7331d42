// Projects in the table: one, all of a company, and changes that keep names unique.

import type { Ctx } from '#functions/runtime/context.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { claimed, holderOf, type Names, renaming } from '#functions/table/names.ts';
import { type Project, projectFrom, projectItem } from '#functions/table/rows/project-row.ts';
import { absent, all, type Change, countUnchanged, equals, type Item } from '#functions/table/write.ts';

type Table = Ctx['table'];
export const namesOf = (companyId: string): Names => ({
  at: (name, rule) => keys.projectName(companyId, name, rule),
  row: (id) => keys.project(companyId, id),
  holder: 'p',
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
  set: Item,
  remove: readonly string[],
  name?: string,
): Promise<Change[] | undefined> {
  const { companyId, id } = before;
  const update: Change = {
    update: keys.project(companyId, id),
    set: { ...set, n: name },
    remove,
    add: { v: 1 },
    when: all(equals('n', before.name), countUnchanged('v', before.version)),
  };
  return renaming(table, namesOf(companyId), update, before, name);
}

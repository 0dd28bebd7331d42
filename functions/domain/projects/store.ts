// What projects ask of the table: one, all of a company, and changes that keep names unique.

import type { Ctx } from '#functions/runtime/context.ts';
import { folded, keys, ranges } from '#functions/table/keys.ts';
import { type Project, projectFrom, projectItem } from '#functions/table/project-row.ts';
import { absent, all, type Change, equals, type Item, stillAt } from '#functions/table/write.ts';

type Table = Ctx['table'];

export async function projectOf(table: Table, companyId: string, id: string): Promise<Project | undefined> {
  const row = await table.get(keys.project(companyId, id));
  return row && projectFrom(row);
}

export async function projectsOf(table: Table, companyId: string): Promise<Project[]> {
  return (await table.queryAll(ranges.projects(companyId))).map(projectFrom);
}

/** The second change is refused when the name is taken. */
export const newProject = (project: Project): readonly [Change, Change] => [
  { put: projectItem(project), when: absent() },
  { put: { ...keys.projectName(project.companyId, project.name), p: project.id }, when: absent() },
];

/** The first change is refused when the project was changed meanwhile, the second when the new name is taken. */
export function changedProject(
  before: Project,
  set: Item,
  remove: readonly string[],
  name?: string,
): Change[] {
  const { companyId, id } = before;
  const update: Change = {
    update: keys.project(companyId, id),
    set: { ...set, n: name },
    remove,
    add: { v: 1 },
    when: all(equals('n', before.name), stillAt('v', before.version)),
  };
  if (name === undefined || folded(name) === folded(before.name)) return [update];
  return [
    update,
    { put: { ...keys.projectName(companyId, name), p: id }, when: absent() },
    { delete: keys.projectName(companyId, before.name), when: equals('p', id) },
  ];
}

// Projects in the table: one, by name, all of a company, and changes that keep names unique.

import { keys, ranges } from '#functions/table/keys.ts';
import { namedRows } from '#functions/table/named-rows.ts';
import { type Project, projectFrom, projectItem } from '#functions/table/rows/project-row.ts';

export const {
  find: projectOf,
  findNamed: projectNamed,
  list: projectsOf,
  added: newProject,
  changed: changedProject,
  isNameOfOld,
  catchUpNames,
} = namedRows<Project>({
  key: keys.project,
  range: ranges.projects,
  name: keys.projectName,
  holder: 'p',
  from: projectFrom,
  item: projectItem,
});

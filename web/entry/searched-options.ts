// Employees and projects as options of a searched list: active before inactive, open before closed, examples last, each by name.

import type { Employee } from '#shared/model/employee.ts';
import type { Project } from '#shared/model/project.ts';
import { useTexts } from '#web/text.ts';
import type { OptionGroup } from '#web/ui/form/option-groups.ts';
import { byName } from '#web/words/alphabet.ts';
import { isOwn } from '#web/crew/examples.ts';

type Named = { readonly id: string; readonly name: string };

const options = (named: readonly Named[]) =>
  named.toSorted((a, b) => byName(a.name, b.name)).map(({ id, name }) => ({ value: id, label: name }));

export function useEmployeeGroups(employees: readonly Employee[]): OptionGroup[] {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  return [
    { label: t('active'), options: options(employees.filter((one) => !one.disabled && isOwn(one))) },
    { label: t('inactive'), options: options(employees.filter(({ disabled }) => disabled)) },
    { label: shell('exampleMark'), options: options(employees.filter(({ example }) => example)) },
  ];
}

export function useProjectGroups(projects: readonly Project[]): OptionGroup[] {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  return [
    { label: t('open'), options: options(projects.filter((one) => one.is_open && isOwn(one))) },
    { label: t('closed'), options: options(projects.filter(({ is_open }) => !is_open)) },
    { label: shell('exampleMark'), options: options(projects.filter(({ example }) => example)) },
  ];
}

// The menu of a project's row: opens its page, entries or report, edits, closes.

import {
  IconClipboardText,
  IconClockHour4,
  IconFolder,
  IconFolderOff,
  IconListDetails,
  IconPencil,
} from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import type { MenuItem } from '#web/ui/overlay/menu/menu-item.ts';
import { budgetOf } from '#web/features/people/budget-bar.tsx';
import type { ProjectRow } from '#web/features/people/project-cells.tsx';
import { RowMenu } from './row-menu.tsx';

const icon = { size: 18, stroke: 1.75 } as const;

/** None with the example crew. */
export function ProjectMenu(row: ProjectRow) {
  const shell = useTexts('shell');
  const { project, t, onOpen, onEntries, onReport } = row;
  if (project.example) return null;
  const items = (): readonly MenuItem[] => [
    // Of a closed project 'Open' opens it again.
    ...(project.is_open
      ? [{ label: t('lists.openRow'), icon: <IconFolder {...icon} />, onSelect: () => onOpen(project) }]
      : []),
    { label: t('lists.entries'), icon: <IconListDetails {...icon} />, onSelect: () => onEntries(project) },
    { label: shell('nav.report'), icon: <IconClipboardText {...icon} />, onSelect: () => onReport(project) },
    ...doing(row),
  ];
  return <RowMenu label={t('lists.menuOf', { name: project.name })} items={items} />;
}

/** What changes something; nothing for a reader. */
function doing({ project, t, onEdit, onBudget, onTurn }: ProjectRow): readonly MenuItem[] {
  const items: MenuItem[] = [];
  if (onBudget && project.is_open && budgetOf(project) === undefined)
    items.push({
      label: t('lists.setBudget'),
      icon: <IconClockHour4 {...icon} />,
      onSelect: () => onBudget(project),
    });
  if (onEdit)
    items.push({
      label: t('projects.editing'),
      icon: <IconPencil {...icon} />,
      onSelect: () => onEdit(project),
    });
  if (onTurn)
    items.push({
      label: t(project.is_open ? 'projects.close' : 'projects.open'),
      icon: project.is_open ? <IconFolderOff {...icon} /> : <IconFolder {...icon} />,
      apart: true,
      onSelect: () => onTurn(project),
    });
  return items;
}

// The menu of an employee's row: opens their page or entries, clocks them out, sends the login, edits, deactivates.

import {
  IconClockPause,
  IconListDetails,
  IconMessage2,
  IconPencil,
  IconUser,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import type { MenuItem } from '#web/ui/overlay/menu/menu-item.ts';
import type { EmployeeRow } from '#web/features/people/employee-cells.tsx';
import { RowMenu } from './row-menu.tsx';

const icon = { size: 18, stroke: 1.75 } as const;

/** None with the example crew. */
export function EmployeeMenu(row: EmployeeRow) {
  const { employee, t, onOpen, onEntries } = row;
  if (employee.example) return null;
  const items = (): readonly MenuItem[] => [
    { label: t('lists.openRow'), icon: <IconUser {...icon} />, onSelect: () => onOpen(employee) },
    { label: t('lists.entries'), icon: <IconListDetails {...icon} />, onSelect: () => onEntries(employee) },
    ...doing(row),
  ];
  return <RowMenu label={t('lists.menuOf', { name: employee.name })} items={items} />;
}

/** What changes something; nothing for a reader. */
function doing({ employee, t, presence, actions }: EmployeeRow): readonly MenuItem[] {
  if (!actions) return [];
  const { onClockOut, onSms, onEdit, onActivate, onDeactivate } = actions;
  const here = presence?.get(employee.id);
  const items: MenuItem[] = [];
  if (onClockOut && here && here.state !== 'out')
    items.push({
      label: t('lists.clockOut'),
      icon: <IconClockPause {...icon} />,
      onSelect: () => onClockOut(here.entry),
    });
  if (onSms && !employee.disabled)
    items.push({
      label: t('employees.sendLogin'),
      icon: <IconMessage2 {...icon} />,
      onSelect: () => onSms(employee),
    });
  items.push({
    label: t('employees.editing'),
    icon: <IconPencil {...icon} />,
    onSelect: () => onEdit(employee),
  });
  if (!employee.disabled)
    items.push({
      label: t('employees.deactivate'),
      icon: <IconUserOff {...icon} />,
      danger: true,
      apart: true,
      onSelect: () => onDeactivate(employee, here !== undefined && here.state !== 'out'),
    });
  else if (onActivate)
    items.push({
      label: t('employees.activate'),
      icon: <IconUserCheck {...icon} />,
      apart: true,
      onSelect: () => onActivate(employee),
    });
  return items;
}

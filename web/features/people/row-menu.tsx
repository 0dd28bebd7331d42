// The ⋯ of a row in the lists of employees and projects: what can be done with what the row is about.

import { IconDots } from '@tabler/icons-react';
import { IconButton } from '#web/ui/form/button.tsx';
import { Menu } from '#web/ui/overlay/menu/menu.tsx';
import type { MenuControlProps, MenuItem } from '#web/ui/overlay/menu/menu-item.ts';
import { rowMenuButton } from '#web/ui/table/row-press.ts';

type Props = { readonly label: string; readonly items: () => readonly MenuItem[] };

export function RowMenu({ label, items }: Props) {
  return <Menu control={<Dots label={label} />} items={items} />;
}

function Dots({ label, ...rest }: Pick<Props, 'label'> & MenuControlProps) {
  return (
    <IconButton {...rest} label={label} data-row-key={rowMenuButton}>
      <IconDots size={18} stroke={1.75} />
    </IconButton>
  );
}

// The menu of a row of the two lists; the right mouse button opens it too.

import { IconDots } from '@tabler/icons-react';
import { IconButton } from '#web/ui/form/button.tsx';
import { Menu } from '#web/ui/overlay/menu/menu.tsx';
import type { MenuControlProps, MenuItem } from '#web/ui/overlay/menu/menu-item.ts';
import { rowMenuButton } from '#web/ui/table/row-press.ts';

type Props = { readonly label: string; readonly items: () => readonly MenuItem[] };

export const RowMenu = ({ label, items }: Props) => <Menu control={<Dots label={label} />} items={items} />;

function Dots({ label, ...rest }: { readonly label: string } & MenuControlProps) {
  return (
    <IconButton {...rest} label={label} data-row-key={rowMenuButton}>
      <IconDots size={18} stroke={1.75} />
    </IconButton>
  );
}

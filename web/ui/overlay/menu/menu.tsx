// Owns a menu of actions under a button. Its list is loaded when it is first opened.
import { cloneElement } from 'react';
import { useLateWindow } from '#web/ui/overlay/late-window.tsx';
import type { MenuProps } from './menu-item.ts';

const load = async () => (await import('./menu-list.tsx')).MenuList;

export function Menu(props: MenuProps) {
  const [MenuList, begin] = useLateWindow(load);
  if (MenuList) return <MenuList {...props} />;
  return cloneElement(props.control, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => begin(),
  });
}

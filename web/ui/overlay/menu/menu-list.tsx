// Owns a menu's list and its button, loaded when the menu is first opened, and therefore open at first.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { cloneElement, useLayoutEffect, useState } from 'react';
import type { MenuItem, MenuProps } from './menu-item.ts';
import styles from './menu.module.css';
import { Keys } from '#web/ui/display/keys.tsx';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';
import { popupPlacement } from '#web/ui/overlay/popup-window.tsx';

export function MenuList({ control, name, items }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  // This button has replaced the pressed one and takes its focus.
  useLayoutEffect(() => button?.focus(), [button]);
  return (
    <MantineGround>
      <Menu
        {...popupPlacement}
        defaultOpened
        // While the menu is still there: a table gives the focus of what leaves a row to the row's first control, and
        // Mantine returns it to the button from before the menu was loaded, which is gone.
        onClose={() => button?.focus()}
        position="bottom-end"
        width={240}
        withInitialFocusPlaceholder={false}
        classNames={menuClasses}
      >
        <Menu.Target>{cloneElement(control, { ref: setButton })}</Menu.Target>
        <Menu.Dropdown>
          {name && <Menu.Label>{name}</Menu.Label>}
          <Items items={items} />
        </Menu.Dropdown>
      </Menu>
    </MantineGround>
  );
}

/** Drawn while the menu is open only. */
function Items({ items }: Pick<MenuProps, 'items'>) {
  return items().map((item) => <Item key={item.label} item={item} />);
}

function Item({ item }: { item: MenuItem }) {
  return (
    <>
      {item.apart && <Menu.Divider />}
      <Menu.Item
        leftSection={item.icon}
        rightSection={item.keys && <Keys keys={item.keys} />}
        onClick={item.onSelect}
        aria-current={item.chosen || undefined}
        data-danger={item.danger || undefined}
      >
        {item.label}
      </Menu.Item>
    </>
  );
}

const menuClasses = {
  dropdown: styles.dropdown ?? '',
  item: styles.item ?? '',
  label: styles.label ?? '',
  divider: styles.divider ?? '',
};

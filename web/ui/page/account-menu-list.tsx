// Owns the account menu's list and button, loaded when the menu is first opened, and therefore open at first.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useRef } from 'react';
import type { AccountMenuItem, AccountMenuProps } from './account-menu-item.ts';
import styles from './account-menu.module.css';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';
import { popupPlacement } from '#web/ui/overlay/popup-window.tsx';

export function AccountMenuList({ label, initials, name, items }: AccountMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <MantineGround>
      <Menu
        {...popupPlacement}
        defaultOpened
        onClose={() => {
          // Mantine returns the focus to the button from before the menu was loaded, which is gone.
          setTimeout(() => {
            if (document.activeElement === document.body) button.current?.focus();
          }, 0);
        }}
        position="bottom-end"
        width={240}
        withInitialFocusPlaceholder={false}
        classNames={menuClasses}
      >
        <Menu.Target>
          <button ref={button} type="button" className={styles.initials} title={label}>
            {initials}
            <span className="visually-hidden">, {label}</span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {name && <Menu.Label>{name}</Menu.Label>}
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </Menu.Dropdown>
      </Menu>
    </MantineGround>
  );
}

function Item({ item }: { item: AccountMenuItem }) {
  return (
    <>
      {item.apart && <Menu.Divider />}
      <Menu.Item
        leftSection={item.icon}
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

// Owns the menu under one's initials: who is signed in, and what one may do about it.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './account-menu.module.css';
import { MantineGround } from './mantine-ground.tsx';
import { popupPlacement } from './popup.tsx';

export type AccountMenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  /** Draws a line above. */
  apart?: boolean | undefined;
  /** Ticks the one that is chosen among alternatives, such as a language. */
  chosen?: boolean | undefined;
};

export type AccountMenuProps = {
  /** What the button says to those who cannot see the initials. */
  label: string;
  initials: string;
  /** Dimmed line on top of the menu: the full name. */
  name?: string | undefined;
  items: readonly AccountMenuItem[];
};

export function AccountMenu({ label, initials, name, items }: AccountMenuProps) {
  return (
    <MantineGround>
      <Menu
        {...popupPlacement}
        position="bottom-end"
        width={240}
        withInitialFocusPlaceholder={false}
        classNames={menuClasses}
      >
        <Menu.Target>
          <button type="button" className={styles.initials} title={label}>
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

/** 'Anna Jónsdóttir' is AJ, 'Þakverk ehf.' is ÞE, 'Anna' is A. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

const menuClasses = {
  dropdown: styles.dropdown ?? '',
  item: styles.item ?? '',
  label: styles.label ?? '',
  divider: styles.divider ?? '',
};

// Owns the menu under one's initials: who is signed in, and what one may do about it; its list is loaded when first wanted.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './account-menu.module.css';

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

const AccountMenuList = lazy(async () => {
  const { AccountMenuList: Loaded } = await import('./account-menu-list.tsx');
  return { default: Loaded };
});

export function AccountMenu(props: AccountMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return <ClosedMenu {...props} onOpen={() => setWanted(true)} />;
  return (
    <Suspense fallback={<ClosedMenu {...props} />}>
      <AccountMenuList {...props} />
    </Suspense>
  );
}

/** Looks and speaks like the menu's own button until that is there. */
function ClosedMenu({ label, initials, onOpen }: AccountMenuProps & { onOpen?: () => void }) {
  return (
    <button
      type="button"
      className={styles.initials}
      title={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onOpen}
    >
      {initials}
      <span className="visually-hidden">, {label}</span>
    </button>
  );
}

/** 'Anna Jónsdóttir' is AJ, 'Þakverk ehf.' is ÞE, 'Anna' is A. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

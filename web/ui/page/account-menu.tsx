// Owns the menu under one's initials: who is signed in, and what one may do about it; its list is loaded when first wanted.
import type { AccountMenuProps } from './account-menu-item.ts';
import styles from './account-menu.module.css';
import { useLateWindow } from '#web/ui/overlay/late-window.tsx';

const load = async () => (await import('./account-menu-list.tsx')).AccountMenuList;

export function AccountMenu(props: AccountMenuProps) {
  const [AccountMenuList, begin] = useLateWindow(load);
  return AccountMenuList ? <AccountMenuList {...props} /> : <ClosedMenu {...props} onOpen={() => begin()} />;
}

/** Looks and speaks like the menu's own button until that is there. */
function ClosedMenu({ label, initials, onOpen }: AccountMenuProps & { onOpen: () => void }) {
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

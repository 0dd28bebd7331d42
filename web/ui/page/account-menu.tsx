// Owns the menu under the person's initials: name and actions. Its list is loaded when it is first opened.
import type { AccountMenuProps } from './account-menu-item.ts';
import styles from './account-menu.module.css';
import { useLateWindow } from '#web/ui/overlay/late-window.tsx';

const load = async () => (await import('./account-menu-list.tsx')).AccountMenuList;

export function AccountMenu(props: AccountMenuProps) {
  const [AccountMenuList, begin] = useLateWindow(load);
  return AccountMenuList ? <AccountMenuList {...props} /> : <ClosedMenu {...props} onOpen={() => begin()} />;
}

type ClosedProps = Pick<AccountMenuProps, 'label' | 'initials'> & { readonly onOpen: () => void };

/** The button until the menu is loaded, with the look and the attributes of the menu's own. */
export function ClosedMenu({ label, initials, onOpen }: ClosedProps) {
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

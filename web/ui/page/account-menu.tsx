// Owns the menu under the person's initials: name and actions.
import { Menu } from '#web/ui/overlay/menu/menu.tsx';
import type { MenuControlProps, MenuItem } from '#web/ui/overlay/menu/menu-item.ts';
import styles from './account-menu.module.css';

type Props = {
  /** The button's name for screen readers. */
  label: string;
  initials: string;
  /** Dimmed line on top of the menu: the full name. */
  name?: string | undefined;
  items: readonly MenuItem[];
};

export function AccountMenu({ label, initials, name, items }: Props) {
  return <Menu control={<Initials label={label} initials={initials} />} name={name} items={() => items} />;
}

/** The button alone, for a menu of the caller's. */
export function Initials({ label, initials, ...rest }: Pick<Props, 'label' | 'initials'> & MenuControlProps) {
  return (
    <button {...rest} type="button" className={styles.initials} title={label}>
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

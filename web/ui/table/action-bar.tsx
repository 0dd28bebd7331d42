// Owns the bar of actions on the selected rows; a page may have one above and one below the rows.
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';
import { BareCheckbox } from '#web/ui/form/choice-field.tsx';
import { classNames } from '#web/ui/style/class-names.ts';

export type ActionBarProps = {
  /** Names the bar; the one below needs another name than the one above. */
  label: string;
  /** Whether all, some or none are selected. */
  checked: boolean | 'some';
  onToggleAll: (all: boolean) => void;
  toggleLabel: string;
  /** '3 selected' */
  count: ReactNode;
  /** '26.50 h' */
  detail?: ReactNode;
  /** 'Select all 12', 'Select none' */
  links?: readonly { label: string; onClick: () => void }[] | undefined;
  /** The buttons. */
  children: ReactNode;
  place: 'above' | 'below';
};

export function ActionBar(props: ActionBarProps) {
  const { label, checked, onToggleAll, toggleLabel, count, detail, links = [], children, place } = props;
  return (
    <div role="group" aria-label={label} className={classNames(styles.bar, styles[place])} data-no-print="">
      <div className={styles.what}>
        <BareCheckbox label={toggleLabel} checked={checked} onChange={onToggleAll} />
        <b className={styles.count}>{count}</b>
        {detail && <span className="num">{detail}</span>}
        {links.map((link) => (
          <button key={link.label} type="button" className={styles.link} onClick={link.onClick}>
            {link.label}
          </button>
        ))}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

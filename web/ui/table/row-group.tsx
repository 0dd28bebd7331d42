// Owns lists of settings: a small head, then rows, each with its value and an arrow.
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './row-group.module.css';
import { UiLink } from '#web/ui/style/ui-texts.tsx';

export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}

type Words = { label: ReactNode; detail?: ReactNode; value?: ReactNode };

/** A row that opens something. */
export function GoRow({
  label,
  detail,
  value,
  icon,
  ...where
}: Words & { icon?: ReactNode } & ({ href: string } | { onClick: () => void })) {
  const inside = (
    <>
      <RowWords label={label} detail={detail} value={value} />
      {icon ?? <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
    </>
  );
  if ('href' in where) {
    return (
      <UiLink href={where.href} className={styles.row}>
        {inside}
      </UiLink>
    );
  }
  return (
    <button type="button" className={styles.row} onClick={where.onClick}>
      {inside}
    </button>
  );
}

/** A row that opens nothing: words only, or with a control of its own. */
export function StillRow({ label, detail, value, children }: Words & { children?: ReactNode }) {
  return (
    <div className={classNames(styles.row, Boolean(children) && styles.acting)}>
      <RowWords label={label} detail={detail} value={value} />
      {children}
    </div>
  );
}

/** A row that is one control from edge to edge, such as a switch with its label. */
export function ControlRow({ children }: { children: ReactNode }) {
  return <div className={`${styles.row} ${styles.control}`}>{children}</div>;
}

function RowWords({ label, detail, value }: Words) {
  return (
    <>
      <span className={styles.words}>
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {value && <span className={styles.value}>{value}</span>}
    </>
  );
}

// Owns fields that stand side by side while there is room, and under each other when there is not.
import type { CSSProperties, ReactNode } from 'react';
import styles from './field.module.css';

/** Something without a label of its own, level with the controls beside it. */
export function BesideFields({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}

export function FieldRow({ children, minPx = 160 }: { children: ReactNode; minPx?: number }) {
  const style: CSSProperties & { '--field-min': string } = { '--field-min': `${minPx}px` };
  return (
    <div className={styles.row} style={style}>
      {children}
    </div>
  );
}

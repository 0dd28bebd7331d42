// Owns fields side by side, which wrap where there is too little room.
import type { CSSProperties, ReactNode } from 'react';
import styles from './field.module.css';

/** An element without a label above it, aligned with the controls beside it. */
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

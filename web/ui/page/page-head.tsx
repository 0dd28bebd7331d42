// Owns the head of a page: its h1, dimmed words beside it, its buttons.
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export type PageHeadProps = { title: ReactNode; detail?: ReactNode; actions?: ReactNode };

export function PageHead({ title, detail, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <h1>{title}</h1>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      {actions && (
        <div className={styles.actions} data-no-print="">
          {actions}
        </div>
      )}
    </div>
  );
}

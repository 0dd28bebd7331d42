// Owns the message in place of an empty list: a heading, and one next step.
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  heading: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
};

export function EmptyState({ heading, children, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={styles.heading}>{heading}</p>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

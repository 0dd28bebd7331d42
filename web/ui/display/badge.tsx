// Owns the badge: one or two words about a state, so that colour alone never carries it.
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from '#web/ui/style/class-names.ts';

export type BadgeTone = 'neutral' | 'running' | 'good' | 'bad';

export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}

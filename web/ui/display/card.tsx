// Owns the card: a white sheet with a border, and a yellow edge if it is about something running.
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from '#web/ui/style/class-names.ts';

export type CardProps = {
  children: ReactNode;
  /** Carries the hi-vis edge: running now. */
  running?: boolean | undefined;
  /** 'none' lets a table reach the card's own edges. */
  padding?: 'none' | 's' | 'm' | undefined;
  /** A border that reads as a control's, for cards one chooses between. */
  strong?: boolean | undefined;
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  labelledBy?: string | undefined;
  id?: string | undefined;
};

export function Card({
  children,
  running,
  padding = 'm',
  strong,
  as: Tag = 'div',
  labelledBy,
  id,
}: CardProps) {
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      data-keep-together=""
      className={classNames(
        styles.card,
        styles[`padding-${padding}`],
        running && styles.running,
        strong && styles.strong,
      )}
    >
      {children}
    </Tag>
  );
}

export type CardHeadProps = {
  title: ReactNode;
  /** Dimmed words beside the title. */
  detail?: ReactNode;
  /** Dimmed words under the title. */
  below?: ReactNode;
  actions?: ReactNode;
  /** The actions are one small button: it stays in the corner, however long the title. */
  isCornered?: boolean;
  id?: string | undefined;
};

export function CardHead({ title, detail, below, actions, isCornered, id }: CardHeadProps) {
  return (
    <div className={classNames(styles.head, isCornered && styles.cornered)}>
      <div className={styles.titles}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {detail && <span className="dim">{detail}</span>}
        {below && <p className={styles.below}>{below}</p>}
      </div>
      {actions && (
        <div className={styles.actions} data-no-print="">
          {actions}
        </div>
      )}
    </div>
  );
}

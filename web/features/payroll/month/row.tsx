// A row of a step's list: what and why, who, which day, its ruler, its hours, and the ways to answer it.

import type { ReactNode } from 'react';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './month.module.css';

type Props = {
  readonly icon: ReactNode;
  readonly what: string;
  readonly why: string;
  readonly name: string;
  readonly day: string;
  /** Undefined where the row is about no day; `instead` then takes the ruler's place. */
  readonly segments?: readonly RulerSegment[] | undefined;
  readonly instead?: ReactNode;
  readonly hours: string;
  readonly isTooLong?: boolean;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
};

export function Row(props: Props) {
  const { icon, what, why, name, day, segments, instead, hours, isTooLong, mark, children } = props;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span>
          <b>{what}</b>
          <span className={styles.why}>{why}</span>
        </span>
      </span>
      <b className={styles.who}>{name}</b>
      <span className={classNames('num', styles.day)}>{day}</span>
      <span className={styles.place}>
        {segments ? <Ruler segments={segments} label="off" size="s" /> : instead}
      </span>
      <span className={classNames('num', styles.hours, isTooLong && 'bad strong')}>
        {mark}
        {hours}
      </span>
      <span className={styles.ways}>{children}</span>
    </li>
  );
}

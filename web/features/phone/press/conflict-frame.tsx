// The frame of every conflict on the phone: what happened, large; then the choices.

import type { ReactNode } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { Refusal } from '#web/clock/press-queue.ts';
import styles from '#web/features/phone/phone.module.css';
import type { OutPress, StartPress } from './presses.ts';
import type { Clock } from '#web/features/phone/use-clock.ts';

export type ConflictProps = {
  readonly press: StartPress | OutPress;
  readonly refusal: Refusal;
  readonly clock: Clock;
  readonly projects: readonly ProjectChoice[];
  readonly logs: readonly WorkLog[];
};

type FrameProps = { heading: string; text: ReactNode; children: ReactNode };
export function ConflictFrame({ heading, text, children }: FrameProps) {
  return (
    <section className={styles.conflict} aria-label={heading}>
      <div role="alert">
        <h2 className={styles.conflictHead}>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

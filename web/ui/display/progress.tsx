// Owns the progress bar of a longer job, with a check mark at its end.
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './progress.module.css';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type ProgressProps = {
  /** 'Making the Excel file' */
  title: string;
  /** '6 of 11 rows · 14 of 26 photos' */
  detail?: ReactNode;
  /** 0 to 1; 1 shows the check mark. */
  share: number;
};

export function Progress({ title, detail, share }: ProgressProps) {
  const texts = useUiTexts();
  const percent = Math.floor(Math.min(Math.max(share, 0), 1) * 100);
  const isDone = percent === 100;
  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <b className={styles.title}>{title}</b>
        {detail && <span className={styles.detail}>{detail}</span>}
        <span className={styles.share}>
          {isDone ? (
            <IconCheck size={18} stroke={2.25} className={styles.done} aria-hidden="true" />
          ) : (
            `${percent} %`
          )}
        </span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={isDone ? texts.done : undefined}
      >
        <span className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
      <span className="visually-hidden" role="status">
        {isDone ? `${title}: ${texts.done}` : ''}
      </span>
    </div>
  );
}

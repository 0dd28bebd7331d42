// The list of overlapped entries: when, on which project, and whose if they are several people's.

import { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Overlapped } from './overlapped.ts';
import styles from './overlapped-list.module.css';

const shownMost = 4;

export function OverlappedList({
  overlapped,
  time,
}: {
  overlapped: readonly Overlapped[];
  time: CompanyTime;
}) {
  const t = useTexts('shell');
  const isOfMany = new Set(overlapped.map(({ entry }) => entry.employee.id)).size > 1;
  return (
    <ul className={styles.overlapped}>
      {overlapped.slice(0, shownMost).map(({ entry, startAt, endAt }) => (
        <li key={entry.id}>
          <span className="num">
            {time.shortDay(time.dayAt(startAt))} {time.clockAt(startAt)}–
            {endAt < Infinity && time.clockAt(endAt)}
          </span>
          {endAt === Infinity && ` (${t('overlap.running')})`} · {entry.project.name}
          {isOfMany && ` · ${entry.employee.name}`}
        </li>
      ))}
      {overlapped.length > shownMost && (
        <li>{t('overlap.more', { count: overlapped.length - shownMost })}</li>
      )}
    </ul>
  );
}

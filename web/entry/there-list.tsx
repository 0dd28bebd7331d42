// The list of overlapped entries: when, on which project, and whose if they are several people's.

import { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { There } from './lying-over.ts';
import styles from './there-list.module.css';

const shownMost = 4;

export function ThereList({ there, time }: { there: readonly There[]; time: CompanyTime }) {
  const t = useTexts('shell');
  const isOfMany = new Set(there.map(({ entry }) => entry.employee.id)).size > 1;
  return (
    <ul className={styles.there}>
      {there.slice(0, shownMost).map(({ entry, startAt, endAt }) => (
        <li key={entry.id}>
          <span className="num">
            {time.shortDay(time.dayAt(startAt))} {time.clockAt(startAt)}–
            {endAt < Infinity && time.clockAt(endAt)}
          </span>
          {endAt === Infinity && ` (${t('overlap.running')})`} · {entry.project.name}
          {isOfMany && ` · ${entry.employee.name}`}
        </li>
      ))}
      {there.length > shownMost && <li>{t('overlap.more', { count: there.length - shownMost })}</li>}
    </ul>
  );
}

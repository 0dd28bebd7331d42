// The first requests that wait for an answer, to be answered where they are seen; the head of the board leads to all.

import type { Correction } from '#shared/model/correction.ts';
import { RequestCard } from '#web/desk/requests/request-card.tsx';
import { useTexts } from '#web/text.ts';
import styles from './waiting-requests.module.css';

/** A row of them on a wide screen. */
const shownMax = 3;

export function WaitingRequests({ rows }: { readonly rows: readonly Correction[] }) {
  const t = useTexts('requests');
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {rows.slice(0, shownMax).map((row) => (
        <RequestCard key={row.id} row={row} isQuiet />
      ))}
    </ul>
  );
}

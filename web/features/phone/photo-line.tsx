// The comments and photos of an entry, small, and what became of a photo on its way.

import type { WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import styles from './phone.module.css';
import type { PhotoFate } from './use-clock.ts';
import { useWords } from './use-words.ts';

const fateText = { sending: 'photoSending', sent: 'photoSent', failed: 'photoFailed' } as const;

export function PhotoLine({ fate, log }: { fate?: PhotoFate | undefined; log: WorkLog }) {
  const t = useTexts('phone');
  const words = useWords();
  if (fate === undefined && log.work_log_comments.length === 0) return null;
  return (
    <>
      {fate && (
        <p role="status" className={styles.fate}>
          {t(fateText[fate])}
        </p>
      )}
      {log.work_log_comments.length > 0 && (
        <ul className={styles.comments}>
          {log.work_log_comments.map((comment) => {
            const at = words.time(fromWire(comment.created) ?? 0);
            if (comment.photo_state === undefined) {
              return (
                <li key={comment.id} className={styles.comment}>
                  {comment.comment} <span className={styles.dim}>{at}</span>
                </li>
              );
            }
            return (
              <li key={comment.id}>
                {comment.photo_state === 'ready' ? (
                  <a href={comment.comment} target="_blank" rel="noreferrer" className={styles.picture}>
                    <img src={comment.thumbnail ?? comment.comment} alt={t('photoAlt', { time: at })} />
                  </a>
                ) : (
                  <span className={styles.fate}>
                    {t(comment.photo_state === 'waiting' ? 'photoWaiting' : 'photoRefused')}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

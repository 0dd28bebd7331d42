// An entry's comments and photos, small; unsent ones are marked.

import type { WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import styles from '#web/features/phone/phone.module.css';
import { isWaitingId } from '#web/features/phone/press/presses.ts';
import { useWords } from '#web/features/phone/use-words.ts';

const fateTexts = { waiting: 'photoWaiting', refused: 'photoRefused', missing: 'photoMissing' } as const;

export function PhotoLine({ log }: { log: WorkLog }) {
  const t = useTexts('phone');
  const words = useWords();
  if (log.work_log_comments.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {log.work_log_comments.map(({ id, comment, created, photo_state, thumbnail }) => {
        const time = words.time(fromWire(created) ?? 0);
        const isUnsent = isWaitingId(id);
        if (photo_state === undefined) {
          return (
            <li key={id} className={styles.comment}>
              {comment}{' '}
              <span className={styles.dim}>{isUnsent ? `${time} · ${t('waiting.one')}` : time}</span>
            </li>
          );
        }
        if (photo_state === 'ready') {
          return (
            <li key={id}>
              <a href={comment} target="_blank" rel="noreferrer" className={styles.picture}>
                <img src={thumbnail ?? comment} alt={t('photoAlt', { time })} />
              </a>
            </li>
          );
        }
        const fate = photo_state === 'waiting' && isUnsent ? 'photoUnsent' : fateTexts[photo_state];
        return (
          <li key={id}>
            <span className={styles.fate}>{t(fate, { time })}</span>
          </li>
        );
      })}
    </ul>
  );
}

// The comments of an entry: its texts and photos with who and when, and the form to add to them.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import { staleTags } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import { CommentForm, isUnsent } from './comment-form.tsx';
import { isPhoto, realComments } from './comments-cell.tsx';
import styles from '#web/features/entries/entries.module.css';

type Props = { readonly entry: WorkLog; readonly mayWrite: boolean; readonly onClose: () => void };

const waitingSeconds = 3;
export function CommentsDialog({ entry, mayWrite, onClose }: Props) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const shell = useTexts('shell');
  const time = useCompanyTime();
  const comments = realComments(entry);
  useWaitingPhotos(comments);
  const day = time.dayText(time.dayAt(entry.start_time));
  return (
    <Dialog
      open
      onClose={onClose}
      title={dialog('commentsTitle')}
      below={[
        ...(entry.example ? [shell('exampleMark')] : []),
        entry.employee.name,
        entry.project.name,
        day,
      ].join(' · ')}
    >
      <div>
        {comments.length === 0 && <p className="dim">{dialog('noComments')}</p>}
        {comments.length > 0 && (
          <ul className={styles.commentList} aria-label={dialog('commentsTitle')}>
            {comments.map((comment) => (
              <li key={comment.id}>
                <p className="dim small">
                  {comment.created_by === 'Employee'
                    ? entry.employee.name
                    : t(`author.${comment.created_by}`)}
                  {' · '}
                  <span className="num">
                    {isUnsent(comment) ? shell('saving') : time.momentText(comment.created)}
                  </span>
                </p>
                {isPhoto(comment) ? (
                  <Photo comment={comment} time={time} />
                ) : (
                  <p className={styles.commentText}>{comment.comment}</p>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayWrite && <CommentForm entry={entry} />}
      </div>
    </Dialog>
  );
}

/** Reads the entries again on a timer while a photo is being processed. */
function useWaitingPhotos(comments: readonly Comment[]): void {
  const queries = useQueryClient();
  const isWaiting = comments.some(({ photo_state }) => photo_state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void staleTags(queries, ['worklogs']), waitingSeconds * 1000);
    return () => clearInterval(timer);
  }, [isWaiting, queries]);
}

function Photo({ comment, time }: { comment: Comment; time: CompanyTime }) {
  const t = useTexts('entry');
  if (comment.photo_state === 'waiting') return <p className="dim">{t('photoWaiting')}</p>;
  if (comment.photo_state === 'refused') return <p className="dim">{t('photoRefused')}</p>;
  if (comment.photo_state === 'missing') return <p className="dim">{t('photoMissing')}</p>;
  return (
    <a href={comment.comment} target="_blank" rel="noreferrer" className={styles.photoLink}>
      <img
        src={comment.comment}
        alt={t('photoOf', { moment: time.momentText(comment.created) })}
        loading="lazy"
        className={styles.photo}
      />
    </a>
  );
}

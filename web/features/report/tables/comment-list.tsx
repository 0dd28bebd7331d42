// The comments of entries in a report: texts and small photos.

import { IconPhotoOff } from '@tabler/icons-react';
import type { Comment } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import styles from '#web/features/report/report.module.css';

export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <Said comment={comment} />
        </li>
      ))}
    </ul>
  );
}

/** The name, on paper with its comments beneath it: a column of comments would be nearly empty there. */
export function NameOnPaper({ name, comments }: { name: string; comments: readonly Comment[] }) {
  const { showsComments } = useReportView();
  if (!usePrinting()) return name;
  return (
    <div className={styles.paperName}>
      {name}
      {showsComments && <CommentList comments={comments} />}
    </div>
  );
}

/** A comment's text, or its photo once that has been processed. */
function Said({ comment }: { comment: Comment }) {
  const t = useTexts('report');
  const time = useCompanyTime();
  if (comment.photo_state === undefined) return comment.comment;
  if (comment.photo_state !== 'ready')
    return (
      <IconPhotoOff size={18} stroke={1.75} className={styles.zero} aria-label={t('noPhoto')} role="img" />
    );
  return (
    <a href={comment.comment} target="_blank" rel="noreferrer">
      <img
        src={comment.thumbnail ?? comment.comment}
        alt={t('photoOf', { moment: time.momentText(comment.created) })}
        className={styles.photo}
      />
    </a>
  );
}

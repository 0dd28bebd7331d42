// The comments of some entries, texts and small photos, as a report shows them on request.

import type { Comment } from '#shared/model/worklog.ts';
import styles from './report.module.css';

export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {comments.map((comment) => (
        <li key={comment.id}>
          {comment.photo_state === undefined ? (
            comment.comment
          ) : (
            <a href={comment.comment} target="_blank" rel="noreferrer">
              <img src={comment.thumbnail ?? comment.comment} alt="" className={styles.photo} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

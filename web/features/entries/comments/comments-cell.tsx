// An entry's comments in its row: the number of texts, two photos at most, the number of others; 'Add' without any.

import { IconMessage, IconPhoto } from '@tabler/icons-react';
import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import { isOwn } from '#web/crew/examples.ts';
import type { EntryView } from '#web/features/entries/entry-view.ts';
import styles from '#web/features/entries/entries.module.css';

const photosShown = 2;

export const isPhoto = (comment: Comment): boolean => comment.photo_state !== undefined;
/** Only non-empty texts and photos count as comments (specification 2, time entries table). */
export const realComments = (entry: WorkLog): Comment[] =>
  entry.work_log_comments.filter(({ comment }) => comment.trim() !== '');

export function CommentsCell({ entry, view }: { entry: WorkLog; view: EntryView }) {
  const { t } = view;
  const comments = realComments(entry);
  const places = { name: entry.employee.name, day: view.time.dayText(view.time.dayAt(entry.start_time)) };
  const open = () => view.onComments(entry);
  if (comments.length === 0) {
    // A reader who may not write comments sees a word instead of the button.
    if (!view.onEdit || !isOwn(entry)) return <span className="dim small">{t('none')}</span>;
    return (
      <button
        type="button"
        className={styles.add}
        aria-haspopup="dialog"
        data-row-key="comments"
        aria-label={t('addCommentTo', places)}
        onClick={open}
      >
        {t('addComment')}
      </button>
    );
  }
  const photos = comments.filter(isPhoto);
  const texts = comments.length - photos.length;
  const more = photos.length - photosShown;
  return (
    <button
      type="button"
      className={styles.comments}
      aria-haspopup="dialog"
      data-row-key="comments"
      onClick={open}
    >
      <span className="visually-hidden">{t('commentsOf', { count: comments.length, ...places })}</span>
      {texts > 0 && (
        <span className={styles.texts} aria-hidden="true">
          <IconMessage size={18} stroke={1.75} aria-hidden="true" />
          {texts}
        </span>
      )}
      {photos.slice(0, photosShown).map((photo) => (
        <Thumbnail key={photo.id} photo={photo} />
      ))}
      {more > 0 && (
        <span className="dim small" aria-hidden="true">
          +{more}
        </span>
      )}
    </button>
  );
}

function Thumbnail({ photo }: { photo: Comment }) {
  if (photo.photo_state !== 'ready' || photo.thumbnail === undefined) {
    return (
      <span className={styles.noThumbnail}>
        <IconPhoto size={16} stroke={1.75} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img src={photo.thumbnail} alt="" width={28} height={28} loading="lazy" className={styles.thumbnail} />
  );
}

// The comments of an entry: its texts and photos with who and when, and a box to add to them.

import { IconCamera } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { photos as photoCalls } from '#shared/api/photos.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { commentMax } from '#shared/limits.ts';
import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type CompanyTime, useCompanyTime } from '#web/work/company-time.ts';
import { PhotoUnreadable, shrinkPhoto, uploadPhoto } from '#web/work/photo-upload.ts';
import { isPhoto, realComments } from './comments-cell.tsx';
import styles from './entries.module.css';

type Props = { readonly entry: WorkLog; readonly mayWrite: boolean; readonly onClose: () => void };

const waitingSeconds = 3;

export function CommentsDialog({ entry, mayWrite, onClose }: Props) {
  const t = useTexts('entries');
  const time = useCompanyTime();
  const comments = realComments(entry);
  useWaitingPhotos(comments);
  const day = time.dayText(time.dayAt(entry.start_time));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('commentsTitle')}
      below={`${entry.employee.name} · ${entry.project.name} · ${day}`}
    >
      <div className={styles.multi}>
        {comments.length === 0 && <p className="dim">{t('noComments')}</p>}
        {comments.length > 0 && (
          <ul className={styles.commentList} aria-label={t('commentsTitle')}>
            {comments.map((comment) => (
              <li key={comment.id}>
                <p className="dim small">
                  {comment.created_by === 'Employee'
                    ? entry.employee.name
                    : t(`author.${comment.created_by}`)}
                  {' · '}
                  <span className="num">{time.momentText(comment.created)}</span>
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

/** While a photo is being made ready, the list is asked again. */
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
  const t = useTexts('entries');
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

function CommentForm({ entry }: { entry: WorkLog }) {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const comment = useChange(worklogs.endpoints.comment);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSendingPhoto, setSendingPhoto] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const send = async (said: string): Promise<void> => {
    await comment.mutateAsync({ body: { work_log_id: entry.id, comment: said } });
  };
  const submit = async (): Promise<void> => {
    if (text.trim() === '' || comment.isPending) return;
    setError(undefined);
    try {
      await send(text);
      setText('');
    } catch (refused) {
      setError(words.say(refused));
    }
  };
  const sendPhoto = async (chosen: File): Promise<void> => {
    setError(undefined);
    setSendingPhoto(true);
    try {
      const photo = await shrinkPhoto(chosen);
      const begin = photoCalls.endpoints.beginByCompany;
      await send(await uploadPhoto(crypto.randomUUID(), photo, (body) => call(begin, { body })));
    } catch (refused) {
      setError(refused instanceof PhotoUnreadable ? t('photoUnreadable') : words.say(refused));
    } finally {
      setSendingPhoto(false);
    }
  };
  return (
    <form
      className={styles.commentForm}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {error && <ErrorAlert onHide={() => setError(undefined)}>{error}</ErrorAlert>}
      <TextareaField
        label={t('comment')}
        value={text}
        onChange={setText}
        minRows={2}
        maxLength={commentMax}
        autoFocus
      />
      <div className={styles.commentActions}>
        <input
          ref={file}
          type="file"
          accept="image/*"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('addPhoto')}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (chosen) void sendPhoto(chosen);
          }}
        />
        <Button
          icon={<IconCamera size={18} stroke={1.75} />}
          loading={isSendingPhoto}
          onClick={() => file.current?.click()}
        >
          {isSendingPhoto ? t('photoSending') : t('addPhoto')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          loading={comment.isPending && !isSendingPhoto}
          disabled={text.trim() === ''}
        >
          {comment.isPending && !isSendingPhoto ? shell('saving') : t('sendComment')}
        </Button>
      </div>
    </form>
  );
}

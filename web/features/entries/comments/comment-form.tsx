// The form for a comment or a photo. A comment is in the list at once; a refused one goes back into the form.

import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { photos as photoCalls } from '#shared/api/photos.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { commentMax } from '#shared/limits.ts';
import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { call } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { endsSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { PhotoUnreadable, shrinkPhoto, uploadPhoto } from '#web/files/photo-upload.ts';
import { useMounted } from '#web/forms/use-mounted.ts';
import styles from '#web/features/entries/entries.module.css';
import { makeStore } from '#web/ui/style/store.ts';

const unsentMark = 'unsent:';
/** Whether the comment is still being sent; until the server answers it has an id made here. */
export const isUnsent = ({ id }: Comment): boolean => id.startsWith(unsentMark);

const unsent = (text: string): Comment => ({
  id: unsentMark + crypto.randomUUID(),
  comment: text,
  created: toWire(serverSeconds()),
  created_by: 'Company',
});

export function CommentForm({ entry }: { entry: WorkLog }) {
  const t = useTexts('entry');
  const shell = useTexts('shell');
  const { text, setText, submit, sendPhoto, isSendable, isSendingText, isSendingPhoto, error, hideError } =
    useSending(entry);
  return (
    <form
      className={styles.commentForm}
      onSubmit={(event) => {
        event.preventDefault();
        // Submitting disables the button, which would lose the focus to the page.
        event.currentTarget.querySelector('textarea')?.focus();
        void submit();
      }}
    >
      {error && <ErrorAlert onHide={hideError}>{error}</ErrorAlert>}
      <TextareaField
        label={t('comment')}
        value={text}
        onChange={setText}
        minRows={2}
        mostCharacters={commentMax}
        autoFocus
      />
      <div className={styles.commentActions}>
        <PhotoButton isSending={isSendingPhoto} onChoose={(chosen) => void sendPhoto(chosen)} />
        <Button type="submit" variant="primary" loading={isSendingText} disabled={!isSendable}>
          {isSendingText ? shell('saving') : t('sendComment')}
        </Button>
      </div>
    </form>
  );
}

function useSending(entry: WorkLog) {
  const t = useTexts('entry');
  const words = useErrorWords();
  const comment = useChange(worklogs.endpoints.comment);
  const cache = useEntryCache();
  const { text, setText, putBack } = useDraft(entry.id);
  const [error, setError] = useState<string>();
  const [isSendingPhoto, setSendingPhoto] = useState(false);
  const isShown = useMounted();
  const send = async (said: string): Promise<void> => {
    await comment.mutateAsync({ body: { work_log_id: entry.id, comment: said } });
  };
  /** Shows the refusal in the form; once the dialog is closed, in a toast that also names what was not saved. */
  const showRefusal = (refused: unknown, reason: string, notSaved: string): void => {
    if (isShown.current) setError(reason);
    else if (!endsSession(refused)) showToast({ tone: 'bad', message: `${notSaved} ${reason}` });
  };
  const { name } = entry.employee;
  const isSendable = text.trim() !== '' && text.length <= commentMax;
  const submit = async (): Promise<void> => {
    if (!isSendable || comment.isPending) return;
    setError(undefined);
    setText('');
    const added = unsent(text);
    cache.change(entry.id, (now) => ({ ...now, work_log_comments: [...now.work_log_comments, added] }));
    try {
      await send(text);
    } catch (refused) {
      cache.change(entry.id, (now) => ({
        ...now,
        work_log_comments: now.work_log_comments.filter(({ id }) => id !== added.id),
      }));
      putBack(text);
      showRefusal(refused, words.say(refused), t('commentNotSaved', { name }));
    }
  };
  const sendPhoto = async (chosen: File): Promise<void> => {
    setError(undefined);
    setSendingPhoto(true);
    try {
      await send(await uploaded(chosen));
    } catch (refused) {
      const reason = refused instanceof PhotoUnreadable ? t('photoUnreadable') : words.say(refused);
      showRefusal(refused, reason, t('photoNotSaved', { name }));
    } finally {
      setSendingPhoto(false);
    }
  };
  return {
    text,
    setText,
    submit,
    sendPhoto,
    isSendable,
    isSendingText: comment.isPending && !isSendingPhoto,
    isSendingPhoto,
    error,
    hideError: () => setError(undefined),
  };
}

/** Where the photo is, once it is there. */
async function uploaded(chosen: File): Promise<string> {
  const photo = await shrinkPhoto(chosen);
  const begin = photoCalls.endpoints.beginByCompany;
  return uploadPhoto(crypto.randomUUID(), photo, (body) => call(begin, { body }));
}

type PhotoProps = { readonly isSending: boolean; readonly onChoose: (photo: File) => void };

function PhotoButton({ isSending, onChoose }: PhotoProps) {
  const t = useTexts('entry');
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
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
          if (chosen) onChoose(chosen);
        }}
      />
      <Button
        icon={<IconCamera size={18} stroke={1.75} />}
        loading={isSending}
        onClick={() => file.current?.click()}
      >
        {isSending ? t('photoSending') : t('addPhoto')}
      </Button>
    </>
  );
}

const drafts = makeStore<ReadonlyMap<string, string>>(new Map());

const write = (entryId: string, text: string): void => {
  const next = new Map(drafts.get());
  if (text === '') next.delete(entryId);
  else next.set(entryId, text);
  drafts.set(next);
};

/** The unsent text of each entry, kept so that a dialog opened again still shows it. */
function useDraft(entryId: string) {
  return {
    text: drafts.use().get(entryId) ?? '',
    setText: (text: string) => write(entryId, text),
    /** Puts a refused text back, before whatever was typed since. */
    putBack: (refused: string) => {
      const since = drafts.get().get(entryId) ?? '';
      write(entryId, since === '' ? refused : `${refused}\n\n${since}`);
    },
  };
}

// A comment on an own entry, running or past; it waits with the rest when there is no network.

import { useState } from 'react';
import { commentMax } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

type Props = { onSend: (text: string) => void; onClose: () => void };

export function CommentDialog({ onSend, onClose }: Props) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const [text, setText] = useState('');
  const comment = text.trim();
  const isSendable = comment !== '' && text.length <= commentMax;
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t('commentTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSendable) return;
        onSend(comment);
        onClose();
      }}
      foot={
        <>
          <Button size="l" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button size="l" type="submit" variant="primary" disabled={!isSendable}>
            {t('commentSend')}
          </Button>
        </>
      }
    >
      <TextareaField
        label={t('commentField')}
        autoFocus
        mostCharacters={commentMax}
        value={text}
        onChange={setText}
      />
    </Dialog>
  );
}

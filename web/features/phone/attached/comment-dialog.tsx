// A comment on an own entry, running or past. Without a network it waits in the outbox.

import { useState } from 'react';
import { commentMax } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';

type Props = { onSend: (text: string) => void; onClose: () => void };

export function CommentDialog({ onSend, onClose }: Props) {
  const t = useTexts('phone');
  const [text, setText] = useState('');
  const comment = text.trim();
  const isSendable = comment !== '' && text.length <= commentMax;
  return (
    <FormDialog
      size="s"
      onClose={onClose}
      title={t('commentTitle')}
      onSubmit={() => {
        if (!isSendable) return;
        onSend(comment);
        onClose();
      }}
      submit={t('commentSend')}
      typed={comment}
      isSending={false}
      isBlocked={!isSendable}
      isLarge
    >
      <TextareaField
        label={t('commentField')}
        autoFocus
        mostCharacters={commentMax}
        value={text}
        onChange={setText}
      />
    </FormDialog>
  );
}

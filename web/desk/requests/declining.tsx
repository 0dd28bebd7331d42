// The dialog that declines a request: the employee reads why.

import { useState } from 'react';
import { corrections } from '#shared/api/corrections.ts';
import { commentMax } from '#shared/limits.ts';
import type { Correction } from '#shared/model/correction.ts';
import { useChange } from '#web/api/query.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useRefused } from './use-refused.tsx';

const { decline } = corrections.endpoints;

export function Declining({ row, onClose }: { readonly row: Correction; readonly onClose: () => void }) {
  const t = useTexts('requests');
  const change = useChange(decline);
  const refused = useRefused();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '' || reason.length > commentMax) return;
    const done = () => {
      showToast({ message: t('declined') });
      onClose();
    };
    change.mutate(
      { path: { id: row.id }, body: { reason: reason.trim() } },
      { onSuccess: done, onError: refused.hear },
    );
  };
  return (
    <FormDialog
      size="s"
      onClose={onClose}
      title={t('declineTitle')}
      below={row.employee.name}
      onSubmit={send}
      submit={t('decline')}
      typed={reason}
      isSending={change.isPending}
    >
      {refused.shown}
      <TextareaField
        label={t('reason')}
        help={t('reasonHelp')}
        autoFocus
        mostCharacters={commentMax}
        value={reason}
        onChange={setReason}
        error={isMissing ? t('noReason') : undefined}
      />
    </FormDialog>
  );
}

// The two steps that delete a company: what will happen, then its name typed.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { accountDeletionDays } from '#shared/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';

const { askDeletion } = companies.endpoints;
const dayMilliseconds = 86_400_000;

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('company-data');
  const texts = useUiTexts();
  const { paying_customer: isPaying = false } = useSignedIn();
  const [isSure, setSure] = useState(false);
  if (isSure) return <NameDialog onClose={onClose} />;
  return (
    <Dialog
      open
      question
      size="s"
      title={t('deleteTitle')}
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger-filled" disabled={isPaying} onClick={() => setSure(true)}>
            {t('next')}
          </Button>
        </>
      }
    >
      {isPaying && <Notice>{t('deletePaying')}</Notice>}
      <p>{t('deleteHold', { days: accountDeletionDays })}</p>
      <p>{t('deleteEnd')}</p>
    </Dialog>
  );
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('company-data');
  const time = useCompanyTime();
  const words = useErrorWords();
  const { renew } = useSession();
  const { name } = useSignedIn();
  const change = useChange(askDeletion);
  const [openedAt] = useState(() => Date.now());
  const form = useSchemaForm({
    schema: askDeletion.body,
    initialValues: { name: '' },
    translate: words.field,
    explain: (error) =>
      error instanceof ApiError &&
      error.issues.some(({ field, code }) => field === 'name' && code === 'wrong_value')
        ? { issues: [{ path: 'name', message: t('nameWrong') }] }
        : words.explain(error),
  });
  const dayOf = (at: Date) => time.dayText(time.dayAt(at.toISOString()));
  const send = form.send(async (body) => {
    const { ends } = await change.mutateAsync({ body });
    onClose();
    showToast({ message: t('leaving', { day: dayOf(new Date(ends)) }) });
    await renew();
  });
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('typeTitle')}
      submit={t('delete')}
      onSubmit={send}
      typed={form.values}
      isSending={form.submitting}
      isBlocked={form.values.name === ''}
      error={form.message}
    >
      <TextField
        label={t('name')}
        autoComplete="off"
        autoFocus
        help={t('nameHelp', {
          name,
          day: dayOf(new Date(openedAt + accountDeletionDays * dayMilliseconds)),
        })}
        {...form.field('name')}
      />
    </FormDialog>
  );
}

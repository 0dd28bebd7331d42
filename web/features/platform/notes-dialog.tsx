// What the administrator notes about a company: read and written in one place.

import type { Reply } from '#shared/api/endpoint.ts';
import { platform } from '#shared/api/platform.ts';
import { useState } from 'react';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSchemaForm } from '#web/ui/form.ts';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './platform.module.css';

const { changeNotes } = platform.endpoints;
type Props = { readonly company: Reply<typeof changeNotes>; readonly onClose: () => void };

export function NotesDialog({ company, onClose }: Props) {
  const t = useTexts('sign-in');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const change = useChange(changeNotes);
  const [initialValues] = useState({ notes: company.notes });
  const form = useSchemaForm({
    schema: changeNotes.body,
    initialValues,
    prepare: ({ notes }) => ({ company_id: company.id, notes }),
    explain: words.explain,
    translate: words.field,
  });
  const onSubmit = form.send(async (body) => {
    await change.mutateAsync({ body });
    showToast({ message: t('companies.notesSaved') });
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('companies.notes')}
      below={company.name}
      onSubmit={onSubmit}
      foot={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {shell('save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
        <TextareaField
          label={t('companies.notes')}
          help={t('companies.notesText')}
          autoFocus
          {...form.field('notes')}
        />
      </div>
    </Dialog>
  );
}

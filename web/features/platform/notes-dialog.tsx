// What the administrator notes about a company: read and written in one place.

import type { Reply } from '#shared/api/endpoint.ts';
import { platform } from '#shared/api/platform.ts';
import { useState } from 'react';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { useSchemaForm } from '#web/ui/form.ts';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { FormDialog } from '#web/work/form-dialog.tsx';

const { changeNotes } = platform.endpoints;
type Props = { readonly company: Reply<typeof changeNotes>; readonly onClose: () => void };

export function NotesDialog({ company, onClose }: Props) {
  const t = useTexts('sign-in');
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
    <FormDialog
      onClose={onClose}
      title={t('companies.notes')}
      below={company.name}
      onSubmit={onSubmit}
      typed={form.values}
      isSending={form.submitting}
      error={form.message}
    >
      <TextareaField
        label={t('companies.notes')}
        help={t('companies.notesText')}
        autoFocus
        {...form.field('notes')}
      />
    </FormDialog>
  );
}

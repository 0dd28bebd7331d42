// Asks an administrator who is logged in as a company for the reason of the export; the company can read it.

import { exportJobs } from '#shared/api/exports.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';

const { createEverything } = exportJobs.endpoints;

export function ActingExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('company-data');
  const words = useErrorWords();
  const { renew } = useSession();
  const create = useChange(createEverything);
  const form = useSchemaForm({
    schema: createEverything.body,
    initialValues: { reason: '' },
    prepare: ({ reason }) => ({ language: currentLanguage(), reason }),
    explain: words.explain,
    translate: words.field,
  });
  const send = form.send(async (body) => {
    await create.mutateAsync({ body });
    onClose();
    await renew();
  });
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('whyTitle')}
      submit={t('create')}
      onSubmit={send}
      typed={form.values}
      isSending={form.submitting}
      isBlocked={form.values.reason.trim() === ''}
      error={form.message}
    >
      <TextField
        label={t('why')}
        help={t('whyHelp')}
        autoComplete="off"
        autoFocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

// The administrator logs in as a company, and may say why.

import type { Reply } from '#shared/api/endpoint.ts';
import { platform } from '#shared/api/platform.ts';
import { call } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/field.tsx';
import { useSchemaForm } from '#web/ui/form.ts';
import { FormDialog } from '#web/work/form-dialog.tsx';

const { loginAs, listCompanies } = platform.endpoints;
type Props = { readonly company: Reply<typeof listCompanies>[number]; readonly onClose: () => void };

export function LoginAsDialog({ company, onClose }: Props) {
  const t = useTexts('sign-in');
  const words = useErrorWords();
  const { signedIn } = useSession();
  const form = useSchemaForm({
    schema: loginAs.query,
    initialValues: { reason: '' },
    explain: words.explain,
    translate: words.field,
  });
  const onSubmit = form.send(async ({ reason }) => {
    const query = reason ? { reason } : {};
    // Who is in is another now: the guard of the screens leads to the company's own.
    signedIn(await call(loginAs, { path: { id: company.id }, query }));
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('companies.loginAs', { name: company.name })}
      below={t('companies.loginAsText')}
      onSubmit={onSubmit}
      submit={t('companies.loginAsSubmit')}
      typed={form.values}
      isSending={form.submitting}
      error={form.message}
    >
      <TextField
        label={t('companies.loginAsReason')}
        autoComplete="off"
        autoFocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

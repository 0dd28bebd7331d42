// The dialog that adds a company and sets its password.

import * as z from 'zod/mini';
import { platform } from '#shared/api/platform.ts';
import { companyPasswordMin } from '#shared/limits.ts';
import { email, name, newPassword } from '#shared/model/fields.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { forget, keptOf, useKeptWhileTyped } from '#web/features/platform/unsent-text.ts';

const schema = z
  .object({ name, email, password: newPassword, confirm: z.string() })
  .check(z.refine((values) => values.password === values.confirm, { path: ['confirm'] }));

/** The form's place in `unsent-text.ts`; passwords are never kept there. */
const place = 'new-company';

export function CompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('administration');
  const rule = usePasswordRule();
  const create = useChange(platform.endpoints.createCompany);
  const form = useCompanyForm(rule);
  const { name: typedName, email: typedEmail } = form.values;
  useKeptWhileTyped(place, { name: typedName, email: typedEmail }, typedName !== '' || typedEmail !== '');
  const close = (): void => {
    forget(place);
    onClose();
  };
  const send = form.send(async ({ name: companyName, email: address, password }) => {
    await create.mutateAsync({ body: { name: companyName, email: address, password } });
    close();
  });
  return (
    <FormDialog
      onClose={close}
      title={t('addCompany')}
      onSubmit={(event) => void send(event)}
      submit={t('addCompany')}
      typed={form.values}
      isSending={form.submitting}
      error={form.message}
    >
      <TextField
        label={<span lang="is">{t('newCompany.name')}</span>}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextField
        label={<span lang="is">{t('newCompany.email')}</span>}
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <PasswordField
        label={<span lang="is">{t('newCompany.password')}</span>}
        help={rule}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={<span lang="is">{t('newCompany.confirm')}</span>}
        autoComplete="new-password"
        {...form.field('confirm')}
      />
    </FormDialog>
  );
}

const usePasswordRule = (): string => useTexts('sign-in')('newPassword.rule', { min: companyPasswordMin });

function useCompanyForm(rule: string) {
  const signIn = useTexts('sign-in');
  const words = useErrorWords();
  return useSchemaForm({
    schema,
    initialValues: { name: '', email: '', ...keptOf(place), password: '', confirm: '' },
    explain: words.explain,
    translate: (message, path) => {
      if (path === 'confirm') return signIn('newPassword.mismatch');
      const isShort = path === 'password' && (message === 'too_short' || message === 'missing');
      return isShort ? rule : words.field(message);
    },
  });
}

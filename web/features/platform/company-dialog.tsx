// Adds a company with a password of its own.

import * as z from 'zod/mini';
import { platform } from '#shared/api/platform.ts';
import { companyPasswordMin } from '#shared/limits.ts';
import { email, name, newPassword } from '#shared/model/fields.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/field.tsx';
import { useSchemaForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { FormDialog } from '#web/work/form-dialog.tsx';

const schema = z
  .object({ name, email, password: newPassword, confirm: z.string() })
  .check(z.refine((values) => values.password === values.confirm, { path: ['confirm'] }));

export function CompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('sign-in');
  const words = useErrorWords();
  const rule = t('newPassword.rule', { min: companyPasswordMin });
  const create = useChange(platform.endpoints.createCompany);
  const form = useSchemaForm({
    schema,
    initialValues: { name: '', email: '', password: '', confirm: '' },
    explain: words.explain,
    translate: (message, path) => {
      if (path === 'confirm') return t('newPassword.mismatch');
      const isShort = path === 'password' && (message === 'too_short' || message === 'missing');
      return isShort ? rule : words.field(message);
    },
  });
  const send = form.send(async ({ name: companyName, email: address, password }) => {
    await create.mutateAsync({ body: { name: companyName, email: address, password } });
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('companies.add')}
      onSubmit={(event) => void send(event)}
      submit={t('companies.create')}
      typed={form.values}
      isSending={form.submitting}
      error={form.message}
    >
      <TextField label={t('companies.name')} autoComplete="off" {...form.field('name')} />
      <TextField label={t('companies.email')} type="email" autoComplete="off" {...form.field('email')} />
      <PasswordField
        label={t('password')}
        help={rule}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={t('companies.passwordConfirm')}
        autoComplete="new-password"
        {...form.field('confirm')}
      />
    </FormDialog>
  );
}

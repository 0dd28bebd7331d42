// Sets the company password by a mailed link; verifies the e-mail and logs in.

import * as z from 'zod/mini';
import { sessions } from '#shared/api/session.ts';
import { companyPasswordMin } from '#shared/limits.ts';
import { newPassword } from '#shared/model/fields.ts';
import { call } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSchemaForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { DoorFrame } from './door.tsx';
import styles from './door.module.css';
import { useLinkToken } from './use-link-token.ts';
import { useSigningIn } from '#web/work/use-signing-in.ts';

const { changePasswordByLink } = sessions.endpoints;
const mismatch = 'mismatch';
const schema = z
  .object({ new_password: newPassword, confirm: z.string() })
  .check(
    z.refine((values) => values.new_password === values.confirm, { error: mismatch, path: ['confirm'] }),
  );

export function Screen() {
  const t = useTexts('sign-in');
  const token = useLinkToken();
  const { enter, explain, words } = useSigningIn();
  const rule = t('newPassword.rule', { min: companyPasswordMin });
  const form = useSchemaForm({
    schema,
    initialValues: { new_password: '', confirm: '' },
    explain: explain({}),
    translate: (message, path) => {
      if (path === 'confirm') return t('newPassword.mismatch');
      const isShort = path === 'new_password' && (message === 'too_short' || message === 'missing');
      return isShort ? rule : words.field(message);
    },
  });
  const send = form.send(async ({ new_password }) =>
    enter(await call(changePasswordByLink, { body: { token, new_password } })),
  );
  return (
    <DoorFrame title={t('newPassword.title')} lead={t('newPassword.lead')}>
      {token === '' ? (
        <ErrorAlert heading={t('link.failedTitle')}>{t('link.missing')}</ErrorAlert>
      ) : (
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
          <PasswordField
            label={t('newPassword.field')}
            help={rule}
            autoComplete="new-password"
            {...form.field('new_password')}
          />
          <PasswordField
            label={t('newPassword.confirm')}
            autoComplete="new-password"
            {...form.field('confirm')}
          />
          <Button type="submit" variant="primary" size="l" fill loading={form.submitting}>
            {t('newPassword.submit')}
          </Button>
        </form>
      )}
    </DoorFrame>
  );
}

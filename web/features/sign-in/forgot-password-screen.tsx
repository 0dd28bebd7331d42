// Asks for a link to set a new password; asks for the company's name when the e-mail belongs to several.

import { useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import { ApiError, call } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { DoneNotice, ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { useSigningIn } from '#web/door/use-signing-in.ts';
import styles from './door.module.css';
import { DoorFrame } from './door.tsx';

const { forgotPassword } = sessions.endpoints;

export function Screen() {
  const t = useTexts('sign-in');
  const { explain, words } = useSigningIn();
  const [asksName, setAsksName] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm({
    schema: forgotPassword.body,
    initialValues: { email: '', name: '' },
    prepare: ({ email, name }) => (name.trim() ? { email, name } : { email }),
    translate: (message, path) => (path === 'email' ? t('forgotten.emailWrong') : words.field(message)),
    explain: (error) => {
      if (error instanceof ApiError && error.code === 'company_ambiguous') setAsksName(true);
      return explain({})(error);
    },
  });
  const send = form.send(async (body) => {
    await call(forgotPassword, { body });
    setSentTo(body.email);
  });
  return (
    <DoorFrame title={t('forgotten.title')} lead={t('forgotten.lead')}>
      {sentTo === undefined ? (
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
          <TextField
            label={t('forgotten.email')}
            type="email"
            autoComplete="email"
            {...form.field('email')}
          />
          {asksName && (
            <>
              <Notice>{t('forgotten.which')}</Notice>
              <TextField label={t('companyName')} autoComplete="organization" {...form.field('name')} />
            </>
          )}
          <Button type="submit" variant="primary" size="l" fill loading={form.submitting}>
            {t('forgotten.submit')}
          </Button>
        </form>
      ) : (
        <DoneNotice heading={t('forgotten.sentTitle')}>{t('forgotten.sent', { email: sentTo })}</DoneNotice>
      )}
    </DoorFrame>
  );
}

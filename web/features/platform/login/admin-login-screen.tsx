// The platform administrator's log-in.

import { useState } from 'react';
import { platform } from '#shared/api/platform.ts';
import { productName } from '#shared/limits.ts';
import { ApiError, call } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { Redirect } from '#web/door/redirect.tsx';
import { homeOf } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { Logo } from '#web/ui/display/logo.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { CodeField, useCodeWords } from './code-field.tsx';
import styles from '#web/features/platform/platform.module.css';

const { login } = platform.endpoints;

export function Screen() {
  const t = useTexts('sign-in');
  const { known, signedIn } = useSession();
  const factor = useTexts('second-factor');
  const words = useCodeWords();
  // The server names a second factor only after the right password, so the field appears after the first try.
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useSchemaForm({
    schema: login.body,
    initialValues: { username: '', password: '', code: '' },
    prepare: ({ code, ...typed }) => (isCodeAsked ? { ...typed, code } : typed),
    translate: words.translate,
    explain: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_missing') return words.explain(error);
      setCodeAsked(true);
      return {};
    },
  });
  const send = form.send(async (body) => signedIn(await call(login, { body })));
  if (known.state === 'loading') return null;
  if (known.state === 'in') return <Redirect to={homeOf(known.session)} />;
  return (
    <main id="content" className={styles.door}>
      <Logo name={productName} />
      <Card padding="m">
        <h1 className={styles.title}>{t('adminTitle')}</h1>
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
          <TextField label={t('userName')} autoComplete="username" {...form.field('username')} />
          <PasswordField label={t('password')} autoComplete="current-password" {...form.field('password')} />
          {isCodeAsked && (
            <>
              <Notice>{factor('codeAsked')}</Notice>
              <CodeField autoFocus {...form.field('code')} />
            </>
          )}
          <Button type="submit" variant="primary" size="l" fill loading={form.submitting}>
            {t('submit')}
          </Button>
        </form>
      </Card>
    </main>
  );
}

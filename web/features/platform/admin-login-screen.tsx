// The platform administrator's log-in.

import { platform } from '#shared/api/platform.ts';
import { productName } from '#shared/limits.ts';
import { call } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { homeOf } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useSchemaForm } from '#web/ui/form.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Navigate } from 'react-router-dom';
import styles from './platform.module.css';

const { login } = platform.endpoints;

export function Screen() {
  const t = useTexts('sign-in');
  const { known, signedIn } = useSession();
  const words = useErrorWords();
  const form = useSchemaForm({
    schema: login.body,
    initialValues: { username: '', password: '' },
    explain: words.explain,
    translate: words.field,
  });
  const send = form.send(async (body) => signedIn(await call(login, { body })));
  if (known.state === 'loading') return null;
  if (known.state === 'in') return <Navigate to={homeOf(known.session)} replace />;
  return (
    <main id="content" className={styles.door}>
      <Logo name={productName} />
      <Card padding="m">
        <h1 className={styles.title}>{t('adminTitle')}</h1>
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
          <TextField label={t('userName')} autoComplete="username" {...form.field('username')} />
          <PasswordField label={t('password')} autoComplete="current-password" {...form.field('password')} />
          <Button type="submit" variant="primary" size="l" fill loading={form.submitting}>
            {t('submit')}
          </Button>
        </form>
      </Card>
    </main>
  );
}

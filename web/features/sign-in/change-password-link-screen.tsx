// Sets the password of the company or of a person of its office by a mailed link, proves the e-mail and logs in. A used or expired link shows so at once.

import { useState } from 'react';
import * as z from 'zod/mini';
import { sessions } from '#shared/api/session.ts';
import { companyPasswordMin } from '#shared/limits.ts';
import { newPassword } from '#shared/model/fields.ts';
import { call } from '#web/api/client.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { PasskeyButton } from '#web/door/passkeys/passkey-button.tsx';
import { mayHavePasskeys } from '#web/door/passkeys/possible.ts';
import { useSigningIn } from '#web/door/use-signing-in.ts';
import styles from './door.module.css';
import { DoorFrame } from './door.tsx';
import { isLinkOver, useOpenedLink } from './use-opened-link.ts';

const { changePasswordByLink, passwordLinkCompany } = sessions.endpoints;
const mismatch = 'mismatch';
const schema = z
  .object({ new_password: newPassword, confirm: z.string() })
  .check(
    z.refine((values) => values.new_password === values.confirm, { error: mismatch, path: ['confirm'] }),
  );

export function Screen() {
  const t = useTexts('sign-in');
  const shell = useTexts('shell');
  const { words } = useSigningIn();
  const { token, opened, again } = useOpenedLink((shown) =>
    call(passwordLinkCompany, { body: { token: shown } }),
  );
  const [hasEnded, setEnded] = useState(false);
  if (opened.state === 'found' && !hasEnded) {
    const { company, manager } = opened.found;
    const lead = manager
      ? t('newPassword.leadOfPerson', { company, email: manager.email })
      : t('newPassword.lead', { company });
    return (
      <DoorFrame title={t('newPassword.title')} lead={lead}>
        <PasswordForm token={token} onEnded={() => setEnded(true)} />
        {manager?.invited && <PasskeyInstead token={token} onEnded={() => setEnded(true)} />}
      </DoorFrame>
    );
  }
  const isOver = hasEnded || (opened.state === 'refused' && isLinkOver(opened.error));
  return (
    <DoorFrame title={t('newPassword.title')}>
      {opened.state === 'waiting' && <p role="status">{t('newPassword.checking')}</p>}
      {(isOver || opened.state === 'missing') && (
        <ErrorAlert
          heading={t('link.failedTitle')}
          actions={<ButtonLink href={href('forgotPassword')}>{t('newPassword.askAgain')}</ButtonLink>}
        >
          {t(isOver ? 'link.over' : 'link.missing')}
        </ErrorAlert>
      )}
      {opened.state === 'refused' && !isOver && (
        <ErrorAlert actions={<Button onClick={again}>{shell('tryAgain')}</Button>}>
          {words.say(opened.error)}
        </ErrorAlert>
      )}
    </DoorFrame>
  );
}

type FormProps = { readonly token: string; readonly onEnded: () => void };

function PasswordForm({ token, onEnded }: FormProps) {
  const t = useTexts('sign-in');
  const { enter, explain, words } = useSigningIn();
  const rule = t('newPassword.rule', { min: companyPasswordMin });
  const form = useSchemaForm({
    schema,
    initialValues: { new_password: '', confirm: '' },
    explain: (error) => {
      // The link was used elsewhere, or expired, while the person was typing.
      if (isLinkOver(error)) onEnded();
      return explain({})(error);
    },
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
  );
}

/** An invited person needs no password. */
function PasskeyInstead({ token, onEnded }: FormProps) {
  const t = useTexts('sign-in');
  if (!mayHavePasskeys()) return null;
  return (
    <div className={styles.instead}>
      <PasskeyButton
        label={t('passkey.instead')}
        none={t('passkey.notMade')}
        open={async () => (await import('#web/door/passkeys/use-passkey.ts')).joinWithPasskey(token)}
        onRefused={(error) => {
          if (!isLinkOver(error)) return false;
          onEnded();
          return true;
        }}
      />
      <p className={styles.small}>{t('passkey.insteadText')}</p>
    </div>
  );
}

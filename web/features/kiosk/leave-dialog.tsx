// The way back to the company's own account. It asks for the password, because anybody may stand at the time clock.

import { useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import { call } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useSigningIn } from '#web/door/use-signing-in.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';

export function LeaveDialog({ companyName, onClose }: { companyName: string; onClose: () => void }) {
  const t = useTexts('kiosk');
  const { say } = useErrorWords();
  const { enter } = useSigningIn();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const leave = async (): Promise<void> => {
    setSending(true);
    setError(undefined);
    try {
      await enter(await call(sessions.endpoints.login, { body: { username: companyName, password } }));
    } catch (refused) {
      setError(refused);
      setPassword('');
    } finally {
      setSending(false);
    }
  };
  return (
    <FormDialog
      size="s"
      onClose={onClose}
      title={t('leave.title')}
      below={companyName}
      onSubmit={() => {
        if (password !== '' && !isSending) void leave();
      }}
      submit={t('leave.submit')}
      // A typed password is dropped without the question of `typed`.
      typed={undefined}
      isSending={isSending}
      isBlocked={password === ''}
      isLarge
      error={error === undefined ? undefined : say(error)}
    >
      <PasswordField
        label={t('leave.password')}
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}

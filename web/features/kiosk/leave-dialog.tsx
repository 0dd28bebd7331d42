// The way back to the company's own account: its password, for whoever stands here may be anybody.

import { useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import { call } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useSigningIn } from '#web/work/use-signing-in.ts';

export function LeaveDialog({ companyName, onClose }: { companyName: string; onClose: () => void }) {
  const t = useTexts('kiosk');
  const shell = useTexts('shell');
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
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t('leave.title')}
      below={companyName}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '' && !isSending) void leave();
      }}
      foot={
        <>
          <Button size="l" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button size="l" type="submit" variant="primary" disabled={password === ''} loading={isSending}>
            {t('leave.submit')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {error !== undefined && <ErrorAlert>{say(error)}</ErrorAlert>}
        <p>{t('leave.text')}</p>
        <PasswordField
          label={t('leave.password')}
          autoComplete="new-password"
          autoFocus
          value={password}
          onChange={setPassword}
        />
      </div>
    </Dialog>
  );
}

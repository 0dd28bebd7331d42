// The dialog that changes a password, the company's or a person's own: the current one, and the new one twice.

import { useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import { companyPasswordMin } from '#shared/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';

const { changePassword } = sessions.endpoints;

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('settings');
  const isOfPerson = useSignedIn().manager !== undefined;
  const change = useChange(changePassword);
  const [isConfirmationLeft, setConfirmationLeft] = useState(false);
  const form = usePasswordForm();
  const { current_password, new_password, confirmation } = form.values;
  const isReady = current_password !== '' && new_password !== '' && new_password === confirmation;
  // No complaint while the confirmation is still being typed and matches so far.
  const isOnItsWay = !isConfirmationLeft && new_password.startsWith(confirmation);
  const isMismatch = confirmation !== '' && confirmation !== new_password && !isOnItsWay;
  const send = form.send(async (body) => {
    await change.mutateAsync({ body });
    showToast({ message: t('passwordChanged') });
    onClose();
  });
  const repeated = form.field('confirmation');
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('changePassword')}
      onSubmit={(event) => {
        if (isReady) send(event);
      }}
      typed={form.values}
      isSending={form.submitting}
      isBlocked={!isReady}
      error={form.message}
    >
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        autoFocus
        {...form.field('current_password')}
      />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        help={t('newPasswordHelp', { min: companyPasswordMin })}
        {...form.field('new_password')}
      />
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        {...repeated}
        onBlur={() => setConfirmationLeft(true)}
        error={isMismatch ? t('passwordMismatch') : undefined}
      />
      {!isOfPerson && (
        <CheckboxField
          label={t('endTimeClocks')}
          detail={t('endTimeClocksText')}
          checked={form.values.end_time_clocks}
          onChange={form.field('end_time_clocks').onChange}
        />
      )}
    </FormDialog>
  );
}

function usePasswordForm() {
  const t = useTexts('settings');
  const words = useErrorWords();
  return useSchemaForm({
    schema: changePassword.body,
    initialValues: { current_password: '', new_password: '', confirmation: '', end_time_clocks: false },
    prepare: ({ current_password, new_password, end_time_clocks }) => ({
      current_password,
      new_password,
      ...(end_time_clocks ? { end_time_clocks } : {}),
    }),
    translate: (message, path) =>
      path === 'new_password' && message === 'too_short'
        ? t('passwordShort', { min: companyPasswordMin })
        : words.field(message),
    explain: (error) =>
      error instanceof ApiError && error.code === 'wrong_current_password'
        ? { issues: [{ path: 'current_password', message: words.say(error) }] }
        : words.explain(error),
  });
}

// The dialog that invites a person into the office by email.

import { type SyntheticEvent, useState } from 'react';
import { managers } from '#shared/api/office-managers.ts';
import { invitationSeconds } from '#shared/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { type Access, isWhole, projectsSent, RoleField } from './role-field.tsx';

const { inviteManager } = managers.endpoints;
const atEmail: readonly string[] = ['manager_exists', 'email_of_company'];

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('office');
  const words = useErrorWords();
  const change = useChange(inviteManager);
  const [access, setAccess] = useState<Access>({ role: 'read', projectIds: [] });
  const [isTried, setTried] = useState(false);
  const form = useSchemaForm({
    schema: inviteManager.body,
    initialValues: { name: '', email: '' },
    prepare: (values) => ({ ...values, office_role: access.role, project_ids: projectsSent(access) }),
    translate: words.field,
    explain: (error) =>
      error instanceof ApiError && atEmail.includes(error.code)
        ? { issues: [{ path: 'email', message: words.say(error) }] }
        : words.explain(error),
  });
  const send = form.send(async (body) => {
    await change.mutateAsync({ body });
    showToast({ message: t('sent', { email: body.email }) });
    onClose();
  });
  const submit = (event?: SyntheticEvent<HTMLFormElement>): void => {
    setTried(true);
    if (isWhole(access)) send(event);
    else form.validate();
  };
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('invite')}
      below={t('inviteText', { days: invitationSeconds / 86_400 })}
      submit={t('send')}
      onSubmit={submit}
      typed={[form.values, access]}
      isSending={form.submitting}
      error={form.message}
    >
      <TextField label={t('name')} autoComplete="off" autoFocus {...form.field('name')} />
      <TextField label={t('email')} type="email" autoComplete="off" {...form.field('email')} />
      <RoleField value={access} onChange={setAccess} isMissing={isTried && !isWhole(access)} />
    </FormDialog>
  );
}

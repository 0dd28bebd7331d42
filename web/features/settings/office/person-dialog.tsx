// The dialog of a person of the office: name and access, the invitation again, where they are logged in, and removal.

import { useState } from 'react';
import * as z from 'zod/mini';
import { managers } from '#shared/api/office-managers.ts';
import { type Manager, manager as managerShape } from '#shared/model/company/office-manager.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import { useProgramsOf } from './programs-of.ts';
import { RemoveButton } from './remove-button.tsx';
import { type Access, isWhole, projectsSent, RoleField } from './role-field.tsx';
import { SessionList } from './session-list.tsx';

const { changeManager, inviteManagerAgain } = managers.endpoints;
const newer = z.object({ manager: managerShape });

type Props = { readonly person: Manager; readonly mayWrite: boolean; readonly onClose: () => void };

export function PersonDialog({ person, mayWrite, onClose }: Props) {
  const t = useTexts('office');
  const form = usePersonForm(person, onClose);
  const programs = useProgramsOf(person.id);
  const isInvited = person.state === 'invited';
  const isDemoted = person.office_role === 'everything' && form.access.role !== 'everything';
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={person.name}
      below={person.email ?? undefined}
      onSubmit={() => void form.save()}
      typed={form.typed}
      isSending={form.isSending}
      isBlocked={!mayWrite || !form.isChanged}
      error={form.error}
      footStart={<RemoveButton person={person} onDone={onClose} />}
    >
      <TextField label={t('name')} value={form.name} disabled={!mayWrite} onChange={form.setName} />
      <RoleField value={form.access} onChange={form.setAccess} isMissing={!isWhole(form.access)} />
      {isDemoted && programs.length > 0 && <p>{t('programsGoOn')}</p>}
      {isInvited && mayWrite && <AgainButton person={person} />}
      {!isInvited && <SessionList managerId={person.id} />}
    </FormDialog>
  );
}

const accessOf = ({ office_role: role, project_ids: projectIds = [] }: Manager): Access => ({
  role,
  projectIds,
});
const isSameAccess = (one: Access, other: Access): boolean =>
  one.role === other.role &&
  (projectsSent(one) ?? []).toSorted().join(' ') === (projectsSent(other) ?? []).toSorted().join(' ');

/** A change from an older version is refused with the newer one; pressed again, it counts. */
function usePersonForm(opened: Manager, onClose: () => void) {
  const t = useTexts('office');
  const words = useErrorWords();
  const change = useChange(changeManager);
  const [from, setFrom] = useState(opened);
  const [name, setName] = useState(opened.name);
  const [access, setAccess] = useState(accessOf(opened));
  const [error, setError] = useState<string>();
  const save = async (): Promise<void> => {
    setError(undefined);
    try {
      const body = {
        id: from.id,
        version: from.version,
        new_name: name,
        new_office_role: access.role,
        new_project_ids: projectsSent(access),
      };
      await change.mutateAsync({ body });
      showToast({ message: t('saved', { name }) });
      onClose();
    } catch (refused) {
      const now = refused instanceof ApiError ? z.safeParse(newer, refused.params).data?.manager : undefined;
      if (now) setFrom(now);
      setError(words.say(refused));
    }
  };
  return {
    name,
    setName,
    access,
    setAccess,
    error,
    save,
    typed: [name, access],
    isSending: change.isPending,
    isChanged:
      name.trim() !== '' &&
      isWhole(access) &&
      (name.trim() !== from.name || !isSameAccess(access, accessOf(from))),
  };
}

function AgainButton({ person }: { readonly person: Manager }) {
  const t = useTexts('office');
  const attempt = useAttempt();
  const change = useChange(inviteManagerAgain);
  const send = (): Promise<void> =>
    attempt(async () => {
      await change.mutateAsync({ path: { id: person.id } });
      showToast({ message: t('sent', { email: person.email ?? '' }) });
    });
  return (
    <Button loading={change.isPending} onClick={() => void send()}>
      {t('again')}
    </Button>
  );
}

// A person's own login in the settings: who they are, their password and passkeys, and where they are logged in.

import { useState } from 'react';
import type { Session } from '#shared/model/company/company.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { GoRow, RowGroup, StillRow } from '#web/ui/table/row-group.tsx';
import { SessionList } from './session-list.tsx';

const PasswordDialog = lateDialog(
  async () => (await import('#web/features/settings/password-dialog.tsx')).PasswordDialog,
);

const PasskeysDialog = lateDialog(async () => (await import('./passkeys-dialog.tsx')).PasskeysDialog);

type Props = { readonly manager: NonNullable<Session['manager']> };

export function OwnLoginGroup({ manager }: Props) {
  const t = useTexts('office');
  const settings = useTexts('settings');
  const shell = useTexts('shell');
  // Also after the trial; a closed account may not.
  const mayChange = !useSignedIn().disabled;
  const [opened, setOpened] = useState<'password' | 'passkeys' | 'sessions'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <RowGroup title={t('own')}>
        <StillRow label={manager.name} detail={manager.email} value={t(`roles.${manager.office_role}`)} />
        {manager.without_password ? (
          <StillRow label={t('passkeys.noPassword')} detail={t('passkeys.noPasswordText')} />
        ) : (
          mayChange && <GoRow label={settings('changePassword')} onClick={() => setOpened('password')} />
        )}
        <GoRow label={t('passkeys.title')} onClick={() => setOpened('passkeys')} />
        <GoRow label={t('sessions')} onClick={() => setOpened('sessions')} />
      </RowGroup>
      {opened === 'password' && <PasswordDialog onClose={close} />}
      {opened === 'passkeys' && <PasskeysDialog mayAdd={mayChange} onClose={close} />}
      {opened === 'sessions' && (
        <Dialog
          open
          size="s"
          title={t('sessions')}
          onClose={close}
          foot={<Button onClick={close}>{shell('close')}</Button>}
        >
          <SessionList managerId={manager.id} />
        </Dialog>
      )}
    </>
  );
}

// Security and the shared time clock: a new password, this browser as time clock, its link, the 4-letter password.

import { useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { GoRow, RowGroup } from '#web/ui/table/row-group.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import { SettingRow, SettingSwitch } from '#web/features/settings/setting-row.tsx';
import type { SettingsEditor } from '#web/features/settings/use-settings.ts';
import { companies } from '#shared/api/company.ts';
import { useHolds } from '#web/api/holds.ts';
import { useCompanyTime } from '#web/words/company-time.ts';

const AuditDialog = lateDialog(async () => (await import('./audit-dialog.tsx')).AuditDialog);
const ClockLinkDialog = lateDialog(async () => (await import('./clock-link-dialog.tsx')).ClockLinkDialog);
const PasswordDialog = lateDialog(
  async () => (await import('#web/features/settings/password-dialog.tsx')).PasswordDialog,
);

export function SecurityGroups({ editor, mayWrite }: { editor: SettingsEditor; mayWrite: boolean }) {
  const t = useTexts('settings');
  const attempt = useAttempt();
  const { signedIn } = useSession();
  // Also after the trial; a closed account may not.
  const { disabled, manager, acting_for: acting } = useSignedIn();
  const isOpen = !disabled;
  const seesSecurity = useHolds('company.read');
  const change = useChange(sessions.endpoints.switchToTimeClock);
  const [opened, setOpened] = useState<'password' | 'link' | 'audit'>();
  const close = () => setOpened(undefined);
  const switchOver = async (): Promise<void> => {
    const question = { heading: t('switchTitle'), message: t('switchText'), yes: t('switchToTimeClock') };
    if (!(await confirm(question))) return;
    await attempt(async () => {
      // The session is the time clock's from here on, so the guard of the screens opens its page.
      signedIn(await change.mutateAsync({}));
    });
  };
  // A limited person of the office has their own login above, and nothing here.
  if (!seesSecurity) return null;
  return (
    <>
      <RowGroup title={t('security')}>
        {!manager && (
          <SettingRow label={t('changePassword')} mayWrite={isOpen} onOpen={() => setOpened('password')} />
        )}
        <LogInsRow mayWrite={mayWrite} />
        <GoRow label={t('audit')} onClick={() => setOpened('audit')} />
      </RowGroup>
      <RowGroup title={t('timeClock')}>
        <SettingRow label={t('switchToTimeClock')} mayWrite={isOpen} onOpen={() => void switchOver()} />
        {acting === undefined && <GoRow label={t('clockLink')} onClick={() => setOpened('link')} />}
        <SettingSwitch
          label={t('askToken')}
          checked={editor.settings.time_clock.ask_token}
          disabled={editor.isSaving || !mayWrite}
          onChange={(ask_token) => void editor.save({ time_clock: { ask_token } })}
        />
      </RowGroup>
      {opened === 'password' && <PasswordDialog onClose={close} />}
      {opened === 'audit' && <AuditDialog onClose={close} />}
      {opened === 'link' && <ClockLinkDialog editor={editor} mayWrite={isOpen} onClose={close} />}
    </>
  );
}

const { logIns, openLogIns } = companies.endpoints;

/** Shown only after wrong passwords closed the log-ins: until when, and a press that opens them again. */
function LogInsRow({ mayWrite }: { mayWrite: boolean }) {
  const t = useTexts('settings');
  const time = useCompanyTime();
  const attempt = useAttempt();
  const state = useRead(logIns, {}).data;
  const change = useChange(openLogIns);
  const closed = state?.closed_until;
  const open = state?.open_until;
  if (!closed) return null;
  const letIn = async (): Promise<void> => {
    const question = { heading: t('openLogInsTitle'), message: t('openLogInsText'), yes: t('openLogIns') };
    if (await confirm(question)) await attempt(() => change.mutateAsync({}));
  };
  return (
    <SettingRow
      label={t('logIns')}
      detail={
        open
          ? t('logInsOpen', { until: time.momentText(open) })
          : t('logInsClosed', { until: time.momentText(closed) })
      }
      mayWrite={mayWrite && !open}
      onOpen={() => void letIn()}
    />
  );
}

// The link that opens the shared time clock without a password: shown, copied, renewed.

import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSignedIn } from '#web/api/session.tsx';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { SettingDialogProps } from '#web/features/settings/use-setting-form.ts';
import styles from '#web/features/settings/settings.module.css';

const linkOf = (token: string): string =>
  location.origin + href('loginLinkTimeClock', { query: new URLSearchParams({ token }) });

export function ClockLinkDialog({
  editor,
  mayWrite,
  onClose,
}: SettingDialogProps & { readonly mayWrite: boolean }) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { time_clock_token: token } = useSignedIn();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ message: t('linkCopied') });
    } catch {
      // Where the browser refuses the clipboard, the link is selected, ready for Ctrl-C.
      field.current?.select();
      showToast({ tone: 'bad', message: t('linkNotCopied') });
    }
  };
  const renew = async (): Promise<void> => {
    const question = { heading: t('renewTitle'), message: t('renewText'), yes: t('renewLink') };
    if (token && !(await confirm({ ...question, danger: true }))) return;
    await editor.save({ time_clock: { renew_token: true } }, t('linkRenewed'));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clockLink')}
      below={t('clockLinkText')}
      footStart={
        mayWrite && (
          <Button
            variant={token ? 'danger-quiet' : 'quiet'}
            icon={<IconRefresh size={18} stroke={1.75} />}
            loading={editor.isSaving}
            onClick={() => void renew()}
          >
            {t('renewLink')}
          </Button>
        )
      }
      foot={
        <>
          <Button onClick={onClose}>{shell('close')}</Button>
          {token && (
            <Button
              variant="primary"
              data-autofocus
              icon={<IconCopy size={18} stroke={1.75} />}
              onClick={() => void copy(linkOf(token))}
            >
              {t('copyLink')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        {token ? (
          <TextField
            ref={field}
            label={t('link')}
            readOnly
            value={linkOf(token)}
            onChange={() => {}}
            onFocus={() => field.current?.select()}
          />
        ) : (
          <p>{t('noLink')}</p>
        )}
      </div>
    </Dialog>
  );
}

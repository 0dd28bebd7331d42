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

type Props = SettingDialogProps & { readonly mayWrite: boolean };

export function ClockLinkDialog({ editor, mayWrite, onClose }: Props) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const { time_clock_token: token } = useSignedIn();
  const { field, select, copy } = useCopy();
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
          {token && <CopyButton onCopy={() => void copy(linkOf(token))} />}
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
            onChange={() => undefined}
            onFocus={select}
          />
        ) : (
          <p>{t('noLink')}</p>
        )}
      </div>
    </Dialog>
  );
}

/** Copies a link; where the browser refuses the clipboard, the field is selected, ready for Ctrl-C. */
function useCopy() {
  const t = useTexts('settings');
  const field = useRef<HTMLInputElement>(null);
  const select = () => field.current?.select();
  const copy = async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ message: t('linkCopied') });
    } catch {
      select();
      showToast({ tone: 'bad', message: t('linkNotCopied') });
    }
  };
  return { field, select, copy };
}

function CopyButton({ onCopy }: { readonly onCopy: () => void }) {
  const t = useTexts('settings');
  const icon = <IconCopy size={18} stroke={1.75} />;
  return (
    <Button variant="primary" data-autofocus icon={icon} onClick={onCopy}>
      {t('copyLink')}
    </Button>
  );
}

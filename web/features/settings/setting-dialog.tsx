// The dialog of one setting: its fields, and a save that closes it once the change went through.

import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './settings.module.css';
import type { SettingsChange, SettingsHand } from './use-settings.ts';

export type SettingDialogProps = { readonly hand: SettingsHand; readonly onClose: () => void };

type Props = SettingDialogProps & {
  readonly title: string;
  readonly below?: string;
  /** What is to be sent; 'unchanged' says so, undefined sends nothing because a field is in error. */
  readonly change: () => SettingsChange | 'unchanged' | undefined;
  readonly onSaved?: () => void;
  readonly children: ReactNode;
};

export function SettingDialog({ hand, onClose, title, below, change, onSaved, children }: Props) {
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const [isUnchanged, setUnchanged] = useState(false);
  const submit = async (): Promise<void> => {
    const wanted = change();
    setUnchanged(wanted === 'unchanged');
    if (wanted === undefined || wanted === 'unchanged' || hand.isSaving) return;
    if (!(await hand.save(wanted))) return;
    onClose();
    onSaved?.();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={title}
      below={below}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      foot={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button type="submit" variant="primary" loading={hand.isSaving}>
            {shell('save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {isUnchanged && <ErrorAlert>{t('noChanges')}</ErrorAlert>}
        {children}
      </div>
    </Dialog>
  );
}

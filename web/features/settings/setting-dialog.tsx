// The dialog of one setting: its fields, and a save that closes it once the change went through.

import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { FormDialog } from '#web/work/form-dialog.tsx';
import type { SettingsChange, SettingsHand } from './use-settings.ts';

export type SettingDialogProps = { readonly hand: SettingsHand; readonly onClose: () => void };

type Props = SettingDialogProps & {
  readonly title: string;
  readonly below?: string;
  readonly size?: 's' | 'm' | 'l';
  /** What is to be sent; 'unchanged' says so, undefined sends nothing because a field is in error. */
  readonly change: () => SettingsChange | 'unchanged' | undefined;
  /** What the fields hold. */
  readonly typed: unknown;
  readonly onSaved?: () => void;
  readonly children: ReactNode;
};

export function SettingDialog(props: Props) {
  const { hand, onClose, title, below, size = 's', change, typed, onSaved, children } = props;
  const t = useTexts('settings');
  const [message, setMessage] = useState<string>();
  const submit = async (): Promise<void> => {
    const wanted = change();
    setMessage(wanted === 'unchanged' ? t('noChanges') : undefined);
    if (wanted === undefined || wanted === 'unchanged' || hand.isSaving) return;
    const reason = await hand.attempt(wanted);
    setMessage(reason);
    if (reason !== undefined) return;
    onClose();
    onSaved?.();
  };
  return (
    <FormDialog
      onClose={onClose}
      size={size}
      title={title}
      below={below}
      onSubmit={() => {
        void submit();
      }}
      typed={typed}
      isSending={hand.isSaving}
      error={message}
    >
      {children}
    </FormDialog>
  );
}

// The dialog of one setting: its fields, and above them what somebody else changed meanwhile.

import type { ComponentProps } from 'react';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { type NewerVersion, NewerVersionAlert } from '#web/forms/newer-version.tsx';

type Props = ComponentProps<typeof FormDialog> & {
  readonly newer: NewerVersion | undefined;
  readonly onTake: () => void;
};

export function SettingDialog({ newer, onTake, children, size = 's', ...frame }: Props) {
  return (
    <FormDialog size={size} {...frame}>
      {newer && <NewerVersionAlert newer={newer} onTake={onTake} />}
      {children}
    </FormDialog>
  );
}

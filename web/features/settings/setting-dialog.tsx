// The dialog of one setting: what somebody else made of it meanwhile, and its fields.

import type { ComponentProps } from 'react';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { type Newer, NewerAlert } from '#web/forms/newer.tsx';

type Props = ComponentProps<typeof FormDialog> & {
  readonly newer: Newer | undefined;
  readonly onTake: () => void;
};

export function SettingDialog({ newer, onTake, children, size = 's', ...frame }: Props) {
  return (
    <FormDialog size={size} {...frame}>
      {newer && <NewerAlert newer={newer} onTake={onTake} />}
      {children}
    </FormDialog>
  );
}

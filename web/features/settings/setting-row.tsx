// A setting's row: opens its dialog, or only says the value where nothing may be changed.

import type { ReactNode } from 'react';
import { GoRow, StillRow } from '#web/ui/table/row-group.tsx';

type Props = {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly value?: ReactNode;
  readonly mayWrite: boolean;
  readonly onOpen: () => void;
};

export function SettingRow({ mayWrite, onOpen, ...words }: Props) {
  return mayWrite ? <GoRow {...words} onClick={onOpen} /> : <StillRow {...words} />;
}

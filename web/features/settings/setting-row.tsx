// A setting's row: opens its dialog; a reader who may not change it sees the value only.

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

// A setting's row: opens its dialog, or is a switch; a reader who may not change it sees the value only.

import type { ReactNode } from 'react';
import { useHolds } from '#web/api/holds.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { ControlRow, GoRow, StillRow } from '#web/ui/table/row-group.tsx';

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

type SwitchProps = {
  readonly label: string;
  readonly detail?: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
};

/**
 * A value instead of a switch, for people whose role never changes it; a closed company keeps the switch, because
 * it may open again.
 */
export function SettingSwitch(props: SwitchProps) {
  const t = useTexts('settings');
  const { label, detail, checked } = props;
  if (!useHolds('settings.manage'))
    return <StillRow label={label} detail={detail} value={t(checked ? 'switched.on' : 'switched.off')} />;
  return (
    <ControlRow>
      <SwitchField {...props} />
    </ControlRow>
  );
}

// Forgotten clockings out: after how long the employee is reminded, and after how long the entry is ended.

import { useState } from 'react';
import { forgottenHours } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { NumberField } from '#web/work/number-field.tsx';
import { numberWithin } from '#web/work/typed-number.ts';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

/** What they begin with when they are switched on. */
const usual = { remind: 10, close: 14 } as const;
const span = { ...forgottenHours, isWhole: true };

/** Whole hours, or undefined while the text is none. */
const hoursOf = (text: string): number | undefined => numberWithin(text, span) ?? undefined;

export function ForgottenDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('settings');
  const before = hand.settings.forgotten_clock_out;
  const [isReminding, setReminding] = useState(before?.remind_after_hours != null);
  const [isClosing, setClosing] = useState(before?.close_after_hours != null);
  const [remind, setRemind] = useState(String(before?.remind_after_hours ?? usual.remind));
  const [close, setClose] = useState(String(before?.close_after_hours ?? usual.close));
  const remindHours = isReminding ? hoursOf(remind) : null;
  const closeHours = isClosing ? hoursOf(close) : null;
  const isLate = remindHours != null && closeHours != null && remindHours >= closeHours;
  const change = () => {
    if (remindHours === undefined || closeHours === undefined || isLate) return undefined;
    const isSame =
      remindHours === (before?.remind_after_hours ?? null) &&
      closeHours === (before?.close_after_hours ?? null);
    if (isSame) return 'unchanged' as const;
    return { forgotten_clock_out: { remind_after_hours: remindHours, close_after_hours: closeHours } };
  };
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      title={t('forgotten')}
      below={t('forgottenText')}
      typed={[isReminding, isClosing, remind, close]}
      change={change}
    >
      <SwitchField
        label={t('remind')}
        detail={t('remindText')}
        checked={isReminding}
        onChange={setReminding}
      />
      {isReminding && (
        <NumberField
          label={t('remindAfter')}
          span={span}
          value={remind}
          onChange={setRemind}
          error={isLate ? t('remindLate') : undefined}
        />
      )}
      <SwitchField
        label={t('closeEntry')}
        detail={t('closeText')}
        checked={isClosing}
        onChange={setClosing}
      />
      {isClosing && <NumberField label={t('closeAfter')} span={span} value={close} onChange={setClose} />}
    </SettingDialog>
  );
}

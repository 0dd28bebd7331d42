// Forgotten clock-outs: after how long the employee is reminded, and after how long the entry is ended.

import { forgottenHours } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { numberWithin, typedText } from '#web/forms/typed-number.ts';
import { useForgottenWords } from './forgotten-words.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';

/** The hours a field begins with when its switch is turned on. */
const usual = { remind: 10, close: 14 } as const;
const span = { ...forgottenHours, isWhole: true };

/** Whole hours, or undefined while the text is no such number. */
const hoursOf = (text: string): number | undefined => numberWithin(text, span) ?? undefined;

const valuesOf = ({ settings: { forgotten_clock_out: hours } }: Chosen) => ({
  isReminding: hours?.remind_after_hours != null,
  isClosing: hours?.close_after_hours != null,
  remind: typedText(hours?.remind_after_hours ?? usual.remind),
  close: typedText(hours?.close_after_hours ?? usual.close),
});

const chosenHours = ({ isReminding, isClosing, remind, close }: ReturnType<typeof valuesOf>) => ({
  remind_after_hours: isReminding ? hoursOf(remind) : null,
  close_after_hours: isClosing ? hoursOf(close) : null,
});
function isLate({ remind_after_hours: remind, close_after_hours: close }: ReturnType<typeof chosenHours>) {
  return remind != null && close != null && remind >= close;
}

function changeOf(values: ReturnType<typeof valuesOf>) {
  const hours = chosenHours(values);
  const { remind_after_hours, close_after_hours } = hours;
  if (remind_after_hours === undefined || close_after_hours === undefined || isLate(hours)) return undefined;
  return { forgotten_clock_out: { remind_after_hours, close_after_hours } };
}

export function ForgottenDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const words = useForgottenWords();
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf,
    changeOf,
    fieldsInWords: ({ settings }) => [{ label: t('forgotten'), value: words(settings.forgotten_clock_out) }],
  });
  return (
    <SettingDialog {...frame} title={t('forgotten')}>
      <SwitchField
        label={t('remind')}
        detail={t('remindText')}
        checked={values.isReminding}
        onChange={(isReminding) => set({ isReminding })}
      />
      {values.isReminding && (
        <NumberField
          label={t('remindAfter')}
          span={span}
          value={values.remind}
          onChange={(remind) => set({ remind })}
          error={isLate(chosenHours(values)) ? t('remindLate') : undefined}
        />
      )}
      <SwitchField
        label={t('closeEntry')}
        detail={t('closeText')}
        checked={values.isClosing}
        onChange={(isClosing) => set({ isClosing })}
      />
      {values.isClosing && (
        <NumberField
          label={t('closeAfter')}
          span={span}
          value={values.close}
          onChange={(close) => set({ close })}
        />
      )}
    </SettingDialog>
  );
}

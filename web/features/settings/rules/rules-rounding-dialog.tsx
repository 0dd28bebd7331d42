// The rounding of clocked times in reports and exports: to how many minutes, and in whose favour.

import { type RoundingRule, roundingDirections, roundingMinutes } from '#shared/model/company/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useRulesInWords } from './rules-words.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';

const usual: RoundingRule = { minutes: 15, direction: 'nearest' };
const valuesOf = ({ settings: { rounding } }: Chosen) => ({ isOn: rounding != null, ...(rounding ?? usual) });
const changeOf = ({ isOn, minutes, direction }: ReturnType<typeof valuesOf>) => ({
  rounding: isOn ? { minutes, direction } : null,
});

export function RoundingDialog(props: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const fieldsInWords = useRulesInWords().inWords('rounding');
  const send = props.editor.put;
  const { values, set, frame } = useSettingForm({ ...props, send, valuesOf, fieldsInWords, changeOf });
  return (
    <SettingDialog {...frame} title={t('rounding')} below={t('roundingText')}>
      <SwitchField label={t('roundingOn')} checked={values.isOn} onChange={(isOn) => set({ isOn })} />
      {values.isOn && (
        <>
          <SelectField
            label={t('roundingTo')}
            value={String(values.minutes)}
            onChange={(chosen) =>
              set({ minutes: roundingMinutes.find((one) => String(one) === chosen) ?? usual.minutes })
            }
            groups={[
              {
                label: t('roundingTo'),
                options: roundingMinutes.map((minutes) => ({
                  value: String(minutes),
                  label: t('minutes', { minutes }),
                })),
              },
            ]}
          />
          <SelectField
            label={t('direction')}
            value={values.direction}
            onChange={(chosen) =>
              set({ direction: roundingDirections.find((one) => one === chosen) ?? usual.direction })
            }
            groups={[
              {
                label: t('direction'),
                options: roundingDirections.map((way) => ({ value: way, label: t(way) })),
              },
            ]}
          />
        </>
      )}
    </SettingDialog>
  );
}

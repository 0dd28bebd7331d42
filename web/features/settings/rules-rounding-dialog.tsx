// Whether reports and exports round the clocked times: to how many minutes, and in whose favour.

import { useState } from 'react';
import { type RoundingRule, roundingDirections, roundingMinutes } from '#shared/model/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import { SwitchField } from '#web/ui/choice-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

const usual: RoundingRule = { minutes: 15, direction: 'nearest' };

export function RoundingDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const before = hand.settings.rounding ?? null;
  const [isOn, setOn] = useState(before !== null);
  const [rule, setRule] = useState(before ?? usual);
  const change = () => {
    const after = isOn ? rule : null;
    return JSON.stringify(after) === JSON.stringify(before) ? ('unchanged' as const) : { rounding: after };
  };
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      title={t('rounding')}
      below={t('roundingText')}
      typed={[isOn, rule]}
      change={change}
    >
      <SwitchField label={t('roundingOn')} checked={isOn} onChange={setOn} />
      {isOn && (
        <>
          <SelectField
            label={t('roundingTo')}
            value={String(rule.minutes)}
            onChange={(chosen) =>
              setRule({ ...rule, minutes: roundingMinutes.find((one) => String(one) === chosen) ?? 15 })
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
            value={rule.direction}
            onChange={(chosen) =>
              setRule({ ...rule, direction: roundingDirections.find((one) => one === chosen) ?? 'nearest' })
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

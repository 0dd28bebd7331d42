// The company's time zone: its days, weeks and nights begin and end by it.

import { useTexts } from '#web/text.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { zoneGroups, zoneWords } from '#web/door/zone-choices.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';

export function TimeZoneDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const { chosen, values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf: ({ settings: { time_zone } }) => ({ time_zone }),
    fieldsInWords: ({ settings: { time_zone } }) => [{ label: t('timeZone'), value: zoneWords(time_zone) }],
    changeOf: (typed) => typed,
  });
  return (
    <SettingDialog {...frame} title={t('timeZone')}>
      <SelectField
        label={t('timeZone')}
        hideLabel
        searchLabel={t('findZone')}
        value={values.time_zone}
        onChange={(time_zone) => set({ time_zone })}
        groups={zoneGroups(chosen.settings.time_zone, { usual: t('usualZones'), others: t('otherZones') })}
      />
    </SettingDialog>
  );
}

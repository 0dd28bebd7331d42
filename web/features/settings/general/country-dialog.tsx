// The country a company works in: its public holidays, and how days are written.

import { countries } from '#shared/limits.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';

export function CountryDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const names = countryNames[currentLanguage()];
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf: ({ settings: { country } }) => ({ country }),
    fieldsInWords: ({ settings: { country } }) => [
      { label: t('country'), value: country ? names[country] : '' },
    ],
    changeOf: (typed) => typed,
  });
  return (
    <SettingDialog {...frame} title={t('country')}>
      <SelectField
        label={t('country')}
        hideLabel
        help={t('countryHelp')}
        value={values.country ?? ''}
        onChange={(chosen) => set({ country: countries.find((one) => one === chosen) })}
        groups={[{ label: '', options: countries.map((value) => ({ value, label: names[value] })) }]}
      />
    </SettingDialog>
  );
}

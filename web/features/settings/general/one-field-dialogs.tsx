// Dialogs of one field: language, country, time zone, how long locations are kept.

import { chooseLanguage, currentLanguage, useTexts } from '#web/text.ts';
import { languageNames } from '#web/words/language-names.ts';
import { LanguageField } from '#web/features/settings/language-field.tsx';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import { countries } from '#shared/limits.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { zoneGroups, zoneWords } from '#web/door/zone-choices.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { numberWithin } from '#web/forms/typed-number.ts';

/** Saving the account's language also chooses it on this device, which reloads the page. */
export function LanguageDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf: ({ settings: { language } }) => ({ language }),
    fieldsInWords: ({ settings: { language } }) => [{ label: t('language'), value: languageNames[language] }],
    changeOf: (typed) => typed,
    // This device may show another language than the account's: saving the unchanged setting then changes the device.
    isMore: ({ language }) => language !== currentLanguage(),
    onSaved: ({ language }) => chooseLanguage(language),
  });
  return (
    <SettingDialog {...frame} title={t('language')}>
      <LanguageField
        label={t('language')}
        hideLabel
        value={values.language}
        onChange={(language) => set({ language })}
      />
    </SettingDialog>
  );
}

/** A country brings its public holidays, and how days are written. */
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

/** The company's days, weeks and nights begin and end by its time zone. */
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

const daysSpan = { min: 1, max: 730, isWhole: true } as const;

export function KeptDaysDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf: ({ settings }) => ({ days: String(settings.location.kept_days) }),
    fieldsInWords: ({ settings }) => [
      { label: t('keptDays'), value: t('days', { count: settings.location.kept_days }) },
    ],
    changeOf: ({ days }) => {
      const kept_days = numberWithin(days, daysSpan);
      return kept_days == null ? undefined : { location: { kept_days } };
    },
  });
  return (
    <SettingDialog {...frame} title={t('keptDays')}>
      <NumberField
        label={t('keptDaysField')}
        span={daysSpan}
        value={values.days}
        onChange={(days) => set({ days })}
      />
    </SettingDialog>
  );
}

// The language of the account: stored, chosen on this device too, and the page loaded anew in it.

import { chooseLanguage, currentLanguage, useTexts } from '#web/text.ts';
import { languageNames } from '#web/words/language-names.ts';
import { LanguageField } from '#web/features/settings/language-field.tsx';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';

export function LanguageDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.hand.put,
    valuesOf: ({ settings: { language } }) => ({ language }),
    toldOf: ({ settings: { language } }) => [{ label: t('language'), value: languageNames[language] }],
    changeOf: (typed) => typed,
    // The account's language may be another than this device's.
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

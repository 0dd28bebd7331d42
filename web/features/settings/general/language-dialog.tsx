// The language of the account: saving it also chooses it on this device, which reloads the page.

import { chooseLanguage, currentLanguage, useTexts } from '#web/text.ts';
import { languageNames } from '#web/words/language-names.ts';
import { LanguageField } from '#web/features/settings/language-field.tsx';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';

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

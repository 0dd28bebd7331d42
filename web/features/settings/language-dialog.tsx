// The language of the account: stored, chosen on this device too, and the page loaded anew in it.

import { useState } from 'react';
import { chooseLanguage, currentLanguage, useTexts } from '#web/text.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { languageNames } from '#web/work/language-names.ts';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

export function LanguageDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('settings');
  const [language, setLanguage] = useState(hand.settings.language);
  const isSame = language === hand.settings.language && language === currentLanguage();
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      title={t('language')}
      typed={language}
      change={() => (isSame ? 'unchanged' : { language })}
      onSaved={() => chooseLanguage(language)}
    >
      <Segmented
        label={t('language')}
        hideLabel
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'en', label: languageNames.en },
          { value: 'is', label: languageNames.is },
          { value: 'pt', label: languageNames.pt },
        ]}
      />
    </SettingDialog>
  );
}

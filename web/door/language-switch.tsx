// The language switch: stores the choice and reloads the page.

import { languages } from '#shared/limits.ts';
import { chooseLanguage, currentLanguage, useTexts } from '#web/text.ts';
import { languageNames } from '#web/words/language-names.ts';
import styles from './language-switch.module.css';


export function LanguageSwitch() {
  const t = useTexts('shell');
  const current = currentLanguage();
  return (
    <ul className={styles.list} aria-label={t('language')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={styles.choice}
            aria-pressed={language === current}
            onClick={() => chooseLanguage(language)}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}

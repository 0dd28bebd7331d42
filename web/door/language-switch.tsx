// The language switch: stores the choice and reloads the page.

import { chooseLanguage, currentLanguage, type Language, useTexts } from '#web/text.ts';
import styles from './language-switch.module.css';

const names: Record<Language, string> = { en: 'English', is: 'Íslenska', pt: 'Português' };
const order: readonly Language[] = ['en', 'is', 'pt'];

export function LanguageSwitch() {
  const t = useTexts('shell');
  const current = currentLanguage();
  return (
    <ul className={styles.list} aria-label={t('language')}>
      {order.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={styles.choice}
            aria-pressed={language === current}
            onClick={() => chooseLanguage(language)}
          >
            {names[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}

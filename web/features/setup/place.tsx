// Where the company works, as the sign-up guessed it: one line, with a button that opens the fields.

import { useState } from 'react';
import { countryNames } from '#shared/text/country-names.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { late } from '#web/ui/page/late.tsx';
import { languageNames } from '#web/words/language-names.ts';
import { zoneWords } from '#web/door/zone-choices.ts';
import styles from './setup.module.css';

const PlaceFields = late(async () => (await import('./place-fields.tsx')).PlaceFields);

export function Place() {
  const t = useTexts('setup');
  const { country = 'IS', settings } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  if (!settings) return null;
  const { language, time_zone } = settings;
  return (
    <section className={styles.place} aria-label={t('place.guessed')}>
      <div className={styles.placeLine}>
        <p>
          {t('place.line', {
            country: countryNames[currentLanguage()][country],
            language: languageNames[language],
            zone: zoneWords(time_zone),
          })}
        </p>
        <Button size="s" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'place.done' : 'place.change')}
        </Button>
      </div>
      {isOpen && <PlaceFields country={country} settings={settings} />}
    </section>
  );
}

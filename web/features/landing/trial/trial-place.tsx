// The language and time zone of the new account: guessed and shown in a line, with a button that opens the fields.

import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { late } from '#web/ui/page/late.tsx';
import { languageNames } from '#web/words/language-names.ts';
import { zoneWords } from '#web/door/zone-choices.ts';
import styles from '#web/features/landing/landing.module.css';
import type { PlaceProps } from './trial-place-fields.tsx';

const PlaceFields = late(async () => (await import('./trial-place-fields.tsx')).TrialPlaceFields);

export function TrialPlace(props: PlaceProps) {
  const t = useTexts('landing');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={styles.place}>
        <span>
          {t('trial.place', { language: languageNames[props.language], zone: zoneWords(props.zone) })}
        </span>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('trial.changePlace')}
        </Button>
      </p>
      {isOpen && <PlaceFields {...props} />}
    </>
  );
}

// The pad for the 4-letter password: big keys for gloves, and the keyboard's keys. Typed letters are not shown.

import { IconBackspace } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { employeeTokenAlphabet, employeeTokenLength } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import styles from './letters-pad.module.css';

const keys = Array.from(employeeTokenAlphabet);
const places = Array.from({ length: employeeTokenLength }, (_, place) => place);

type Props = {
  /** Called with the fourth letter. */
  onDone: (letters: string) => void;
  isBusy: boolean;
  /** The number of refusals; each new one empties the four places. */
  refusals: number;
};

export function LettersPad({ onDone, isBusy, refusals }: Props) {
  const t = useTexts('kiosk');
  const [letters, setLetters] = useState('');
  const [emptied, setEmptied] = useState(refusals);
  const pad = useRef<HTMLDivElement>(null);
  if (emptied !== refusals) {
    setEmptied(refusals);
    setLetters('');
  }
  const press = (key: string) => {
    if (isBusy || letters.length >= employeeTokenLength) return;
    const next = letters + key;
    setLetters(next);
    if (next.length === employeeTokenLength) onDone(next);
  };
  const erase = () => {
    if (!isBusy) setLetters(letters.slice(0, -1));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'backspace') erase();
    else if (keys.includes(key)) press(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    pad.current?.focus();
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={pad} role="group" tabIndex={-1} aria-label={t('token')} className={styles.pad}>
      <p className={styles.label}>{t('token')}</p>
      <p className={styles.places}>
        {places.map((place) => (
          <span key={place} className={styles.place} data-set={place < letters.length ? '' : undefined} />
        ))}
        <span className="visually-hidden" role="status">
          {t('tokenTyped', { count: letters.length, of: employeeTokenLength })}
        </span>
      </p>
      <div className={styles.keys}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            aria-disabled={isBusy || undefined}
            onClick={() => press(key)}
          >
            {key}
          </button>
        ))}
        <button type="button" className={styles.erase} aria-label={t('erase')} onClick={erase}>
          <IconBackspace size={28} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

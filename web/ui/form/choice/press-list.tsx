// Owns a short list with large targets where a press on a row is the answer: no button follows.
import { useEffect, useState } from 'react';
import styles from './choice-list.module.css';
import type { ChoiceListProps } from './choice-list.tsx';

/** Until then a list that has just appeared under the finger takes no press: the second tap of a double tap. */
const settleMilliseconds = 400;

export function PressList<Value extends string>({
  label,
  options,
  onChange,
}: Pick<ChoiceListProps<Value>, 'label' | 'options' | 'onChange'>) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <fieldset className={styles.list} disabled={!isSettled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={`${styles.row} ${styles.press}`}
          onClick={() => onChange(option.value)}
        >
          <span className={styles.words}>
            <b className={styles.label}>{option.label}</b>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

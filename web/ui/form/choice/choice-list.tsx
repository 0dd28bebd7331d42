// Owns choosing one row of a short list, with large targets.
import { type ReactNode, useId } from 'react';
import styles from './choice-list.module.css';
import { Radio } from '#web/ui/form/radio.tsx';

export type ChoiceListProps<Value extends string> = {
  /** The list's name for screen readers; a heading above may show it. */
  label: string;
  options: readonly { value: Value; label: ReactNode; detail?: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
};

export function ChoiceList<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceListProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <Radio
            name={name}
            value={option.value}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
          <span className={styles.words}>
            <b className={styles.label}>{option.label}</b>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

// Owns choosing one of two or three options that are all visible.
import { useId } from 'react';
import styles from './segmented.module.css';

export type SegmentedProps<Value extends string> = {
  label: string;
  hideLabel?: boolean | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
};

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hideLabel, options, value, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset className={styles.set} disabled={disabled}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

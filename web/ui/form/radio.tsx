// Owns the round mark of one choice among several; the row or tile that is its label shows the focus.
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './radio.module.css';

export type RadioProps = {
  /** The same for all choices of a set. */
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  disabled?: boolean | undefined;
  /** A dialog opens with the focus here. */
  autoFocus?: boolean | undefined;
  /** Large, for the time clock. */
  large?: boolean | undefined;
};

export function Radio({ name, value, checked, onChoose, disabled, autoFocus, large }: RadioProps) {
  return (
    <input
      type="radio"
      className={classNames(styles.radio, large && styles.large)}
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      data-autofocus={autoFocus || undefined}
      onChange={onChoose}
    />
  );
}

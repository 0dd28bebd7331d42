// Owns yes-or-no controls: the checkbox, alone or in a box of its own, and the switch of a setting.
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './field.module.css';

type Choice = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** Small words under the label. */
  detail?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
  'data-path'?: string | undefined;
};

export type CheckboxFieldProps = Choice & {
  error?: ReactNode;
  /** As tall as a field, to stand beside one. */
  boxed?: boolean | undefined;
  /** Highlights the box as the remedy for an error. */
  advised?: boolean | undefined;
};

export function CheckboxField({
  label,
  detail,
  error,
  boxed,
  advised,
  onChange,
  ...input
}: CheckboxFieldProps) {
  const id = useId();
  const boxClass = boxed && classNames(styles.choiceBoxed, advised && styles.choiceAdvised);
  return (
    <div className={styles.field} data-field="">
      <label className={classNames(styles.choice, boxClass)}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Words label={label} detail={detail} />
      </label>
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          {error}
        </div>
      )}
    </div>
  );
}

export type BareCheckboxProps = {
  label: string;
  checked: boolean | 'some';
  /** `isRange`: Shift was held, to take all rows since the last one. */
  onChange: (checked: boolean, isRange: boolean) => void;
  disabled?: boolean | undefined;
};

/** A checkbox whose label is only for screen readers, as in the rows of a table. */
export function BareCheckbox({ label, checked, onChange, disabled }: BareCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'some';
  }, [checked]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={checked === true}
      disabled={disabled}
      onChange={({ currentTarget, nativeEvent }) =>
        onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

export function SwitchField({ label, detail, onChange, ...input }: Choice) {
  return (
    <label className={styles.switchLine}>
      <Words label={label} detail={detail} />
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={styles.switch}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

function Words({ label, detail }: { label: ReactNode; detail: ReactNode }) {
  return (
    <span className={styles.choiceWords}>
      <span>{label}</span>
      {detail && <span className={styles.choiceDetail}>{detail}</span>}
    </span>
  );
}

// Owns the plain field: label above, control, help and error below, connected for screen readers.
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'list'
  | 'onClick'
  | 'onFocus'
  | 'onPaste'
  | 'onPointerDown'
>;

export type TextFieldProps = FieldTexts &
  InputAttributes & {
    value: string;
    onChange: (value: string) => void;
    onBlur?: (() => void) | undefined;
    onKeyDown?: InputHTMLAttributes<HTMLInputElement>['onKeyDown'];
    type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'number' | undefined;
    name?: string | undefined;
    disabled?: boolean | undefined;
    readOnly?: boolean | undefined;
    autoFocus?: boolean | undefined;
    /** Stands inside the control, before the text. */
    before?: ReactNode;
    /** Stands inside the control, after the text. */
    after?: ReactNode;
    numeric?: boolean | undefined;
    /** As low as a chip, for a search in a head. */
    small?: boolean | undefined;
    /** The value is wrong, but the message is shown elsewhere (under a pair of fields, for example). */
    invalid?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
    'data-path'?: string | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, note, help, error, required, before, after, numeric, onChange, ...rest } = props;
  const { autoFocus, ref, invalid, small, ...input } = rest;
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current);
  useEffect(() => {
    // Inside a dialog the focus trap sets the focus (data-autofocus), because it must know where the focus was before.
    if (autoFocus && own.current && !own.current.closest('[role=dialog]')) own.current.focus();
  }, [autoFocus]);
  const texts = { label, hideLabel, note, help, error, required };
  return (
    <FieldFrame id={id} {...texts}>
      <div
        className={classNames(styles.control, small && styles.small)}
        data-error={error || invalid ? '' : undefined}
        data-disabled={input.disabled || undefined}
      >
        {before && <span className={styles.before}>{before}</span>}
        <input
          {...input}
          ref={own}
          id={id}
          type={input.type ?? 'text'}
          className={styles.input}
          data-numeric={numeric || undefined}
          data-autofocus={autoFocus || undefined}
          aria-required={required || undefined}
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {after && <span className={styles.after}>{after}</span>}
      </div>
    </FieldFrame>
  );
}

// Owns the long text field: a few rows at first, growing with its text to a few more, then scrolling.
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useUiSettings } from '#web/ui/style/ui-settings.tsx';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

/** From this share of the limit on, the field shows how many characters are left. */
const countedFrom = 0.9;

export type TextareaFieldProps = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** A longer text is not cut: the field shows an error, and the form must not send it. */
  mostCharacters?: number | undefined;
  /** The app's numbers where nothing is given. */
  minRows?: number | undefined;
  maxRows?: number | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
  'data-path'?: string | undefined;
};

export function TextareaField(props: TextareaFieldProps) {
  const { areaRowsMin, areaRowsMax } = useUiSettings();
  const {
    label,
    hideLabel,
    note,
    help,
    error,
    required,
    mostCharacters = Number.POSITIVE_INFINITY,
    minRows = areaRowsMin,
    maxRows = areaRowsMax,
    ref,
    ...rest
  } = props;
  const { onChange, autoFocus, ...area } = rest;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => own.current);
  useLayoutEffect(() => {
    if (own.current) fit(own.current, minRows, maxRows);
  });
  const said = useUiTexts();
  const left = mostCharacters - area.value.length;
  const tooMany = left < 0 ? said.charactersTooMany(-left) : undefined;
  const isNear = left >= 0 && area.value.length >= countedFrom * mostCharacters;
  const texts = {
    label,
    hideLabel,
    note,
    help: isNear ? said.charactersLeft(left) : help,
    error: tooMany ?? error,
    required,
  };
  return (
    <FieldFrame id={id} {...texts}>
      <div
        className={styles.control}
        data-error={texts.error ? '' : undefined}
        data-disabled={area.disabled || undefined}
      >
        <textarea
          {...area}
          ref={own}
          id={id}
          rows={minRows}
          className={`${styles.input} ${styles.area}`}
          data-autofocus={autoFocus || undefined}
          aria-required={required || undefined}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {tooMany !== undefined && <Alerted words={tooMany} />}
    </FieldFrame>
  );
}

const Alerted = ({ words }: { readonly words: string }) => (
  <span role="alert" className="visually-hidden">
    {words}
  </span>
);

function fit(area: HTMLTextAreaElement, minRows: number, maxRows: number): void {
  area.rows = minRows;
  const style = getComputedStyle(area);
  const line = Number.parseFloat(style.lineHeight);
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  if (!Number.isFinite(line) || line <= 0) return;
  const needed = Math.ceil((area.scrollHeight - (Number.isFinite(padding) ? padding : 0)) / line - 0.05);
  area.rows = Math.min(Math.max(needed, minRows), maxRows);
}

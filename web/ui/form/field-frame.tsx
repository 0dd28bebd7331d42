// Owns the frame of every control: its label, help and error, connected by ids for screen readers.
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Dimmed words after the label, such as '(optional)'. */
  note?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
};

export type FieldFrameProps = FieldTexts & {
  id: string;
  /** A group of controls is named by a legend, not by a label. */
  group?: boolean | undefined;
  children: ReactNode;
};

export function FieldFrame({
  id,
  label,
  hideLabel,
  note,
  help,
  error,
  required,
  group,
  children,
}: FieldFrameProps) {
  const words = (
    <>
      {label}
      {note && <span className={styles.note}> {note}</span>}
      {required && (
        <span className={styles.asterisk} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  const className = hideLabel ? 'visually-hidden' : styles.label;
  return (
    <div className={styles.field} data-field="">
      {group ? (
        <span id={labelId(id)} className={className}>
          {words}
        </span>
      ) : (
        <label id={labelId(id)} htmlFor={id} className={className}>
          {words}
        </label>
      )}
      {children}
      {help && (
        <div id={helpId(id)} className={styles.help}>
          {help}
        </div>
      )}
      {error && (
        <div id={errorId(id)} className={styles.error}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}

export function labelId(id: string): string {
  return `${id}-label`;
}

export function describedBy(
  id: string,
  { help, error }: Pick<FieldTexts, 'help' | 'error'>,
): string | undefined {
  const ids = [error && errorId(id), help && helpId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function helpId(id: string): string {
  return `${id}-help`;
}

function errorId(id: string): string {
  return `${id}-error`;
}

// Owns the 24-hour time field: four digits are enough, the arrows move five minutes.
import { IconClock } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import styles from '#web/ui/form/field.module.css';
import { TextField, type TextFieldProps } from '#web/ui/form/field.tsx';
import { shiftedTime, typedTime } from './typed-time.ts';

export type TimeFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'numeric' | 'after' | 'maxLength'
> & {
  /** How far an arrow key moves. */
  stepMinutes?: number | undefined;
};

export function TimeField({ stepMinutes = 5, onBlur, onKeyDown, ...field }: TimeFieldProps) {
  const change = (raw: string) => {
    const grew = raw.length > field.value.length;
    const whole = grew && /^\d{4}$/.test(raw) ? typedTime(raw) : null;
    field.onChange(whole ?? raw);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const moved = direction === 0 ? null : shiftedTime(field.value, direction * stepMinutes);
    if (moved === null) return;
    event.preventDefault();
    field.onChange(moved);
  };
  return (
    <TextField
      autoComplete="off"
      placeholder="00:00"
      {...field}
      inputMode="numeric"
      maxLength={5}
      numeric
      onChange={change}
      onKeyDown={step}
      onBlur={() => {
        const tidied = typedTime(field.value);
        if (tidied !== null && tidied !== field.value) field.onChange(tidied);
        onBlur?.();
      }}
      after={
        <span className={styles.afterStill}>
          <IconClock size={18} stroke={1.75} aria-hidden="true" />
        </span>
      }
    />
  );
}

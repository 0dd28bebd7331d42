// Owns the 24-hour time field: four digits are enough, the arrows move five minutes. A focus selects, so that digits replace the time.
import { IconClock } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from '#web/ui/form/field.module.css';
import { TextField, type TextFieldProps } from '#web/ui/form/field.tsx';

export type TimeFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'numeric' | 'after' | 'maxLength'
> & {
  /** How far an arrow key moves. */
  stepMinutes?: number | undefined;
};

/** Enter, which sends the form before the field is left, makes '9:30' whole. */
const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Enter: 0 };

/** '9', '9:3', '093': more digits make a time of it, which is not wrong while it is typed. */
const isBegun = (raw: string): boolean => /^(?!\d\d:\d\d)([01]?\d|2[0-3])[:.,h ]?[0-5]?\d?$/.test(raw);

export function TimeField({ stepMinutes = 5, onBlur, onKeyDown, ...field }: TimeFieldProps) {
  const isEntered = useRef(false);
  const [isTyped, setTyped] = useState(false);
  const isWrong = !isTyped || !isBegun(field.value);
  const change = (raw: string) => {
    const whole = raw.length > field.value.length && /^\d{4}$/.test(raw) ? typedTime(raw) : null;
    field.onChange(whole ?? raw);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    setTyped(event.key !== 'Enter');
    const direction = directions[event.key];
    const moved = direction === undefined ? null : shiftedTime(field.value, direction * stepMinutes);
    if (moved === null) return;
    if (direction) event.preventDefault();
    field.onChange(moved);
  };
  return (
    <TextField
      autoComplete="off"
      placeholder="00:00"
      {...field}
      error={isWrong && field.error}
      invalid={isWrong && field.invalid}
      inputMode="numeric"
      maxLength={5}
      numeric
      onChange={change}
      onKeyDown={step}
      onPaste={(event) => {
        const whole = pastedTime(event.clipboardData.getData('text'));
        if (whole === null) return;
        event.preventDefault();
        field.onChange(whole);
      }}
      onFocus={(event) => {
        event.currentTarget.select();
        field.onFocus?.(event);
      }}
      onPointerDown={({ currentTarget }) => {
        isEntered.current = document.activeElement !== currentTarget;
      }}
      onClick={({ currentTarget }) => {
        // The press that brought the focus has set the caret since.
        if (isEntered.current) currentTarget.select();
        isEntered.current = false;
      }}
      onBlur={() => {
        setTyped(false);
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

/** typedTime('1745') is '17:45', typedTime('7') is '07:00', typedTime('2560') is null. */
export function typedTime(raw: string): string | null {
  const text = raw.trim();
  const match = /^(\d{1,2})[:.,h ](\d{1,2})$/.exec(text) ?? /^(\d{1,2}?)(\d{2})?$/.exec(text);
  if (!match?.[1]) return null;
  return timeOf(Number(match[1]), Number(match[2] ?? 0));
}

/** Replaces what is there, before the browser cuts it to five characters. One or two digits may be a part: they are no time. */
const pastedTime = (text: string): string | null => (/\d\D*\d\D*\d/.test(text) ? typedTime(text) : null);

/** Minutes later on the same clock face; midnight wraps. */
export function shiftedTime(time: string, minutes: number): string | null {
  const read = typedTime(time);
  if (read === null) return null;
  const minute = Number(read.slice(0, 2)) * 60 + Number(read.slice(3)) + minutes;
  const wrapped = ((minute % 1440) + 1440) % 1440;
  return timeOf(Math.floor(wrapped / 60), wrapped % 60);
}

function timeOf(hour: number, minute: number): string | null {
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

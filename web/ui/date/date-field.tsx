// Owns the field for one day: typed in the reader's order or picked from the month.
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/form/button.tsx';
import { CalendarPopup } from './calendar-popup.tsx';
import { TextField, type TextFieldProps } from '#web/ui/form/field.tsx';
import { shownDay, typedDay } from './typed-day.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'numeric' | 'after' | 'value' | 'onChange'
> & {
  /** YYYY-MM-DD, or the typed text while it is no day yet. */
  value: string;
  onChange: (day: string) => void;
  minDay?: string | undefined;
  maxDay?: string | undefined;
};

export function DateField({ value, onChange, onBlur, minDay, maxDay, ...field }: DateFieldProps) {
  const texts = useUiTexts();
  const { dayFormat } = texts.calendar;
  const [open, setOpen] = useState(false);
  const day = typedDay(value, 'YYYY-MM-DD');
  const pick = (picked: string | null) => {
    setOpen(false);
    if (picked !== null) onChange(picked);
  };
  const type = (raw: string) => {
    const whole = raw.length === dayFormat.length ? typedDay(raw, dayFormat) : null;
    onChange(whole ?? raw);
  };
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      numeric
      value={shownDay(value, dayFormat)}
      onChange={type}
      onBlur={() => {
        const tidied = day ?? typedDay(value, dayFormat);
        if (tidied !== null && tidied !== value) onChange(tidied);
        onBlur?.();
      }}
      after={
        <CalendarPopup
          open={open}
          onOpenChange={setOpen}
          end
          calendar={{ kind: 'one', value: day, onChange: pick, minDay, maxDay }}
          control={
            <IconButton label={texts.openCalendar} disabled={field.disabled} onClick={() => setOpen(!open)}>
              <IconCalendar size={18} stroke={1.75} />
            </IconButton>
          }
        />
      }
    />
  );
}

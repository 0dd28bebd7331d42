// Owns the field for a phone number: keyboard, autofill, and formatting when the field is left.
import { TextField, type TextFieldProps } from './field.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'numeric'> & {
  /** Formats a number as the country writes it; passed by the feature that knows the country. */
  tidy?: ((value: string) => string) | undefined;
  autoComplete?: 'tel' | 'off' | undefined;
};

export function PhoneField({ tidy, autoComplete = 'tel', onBlur, ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      numeric
      onBlur={() => {
        const tidied = tidy ? tidy(field.value) : field.value.trim();
        if (tidied !== field.value) field.onChange(tidied);
        onBlur?.();
      }}
    />
  );
}

// Owns the phone number's field: the right keyboard, the right autofill, and tidied when it is left.
import { TextField, type TextFieldProps } from './field.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'numeric'> & {
  /** Writes a number the way people of the country write it; the feature that knows the country gives it. */
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

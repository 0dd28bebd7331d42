// A field for a number within a range, with an error that names the range.

import { useTexts } from '#web/text.ts';
import { TextField, type TextFieldProps } from '#web/ui/form/field.tsx';
import { type NumberSpan, numberWithin, typedText } from './typed-number.ts';

type Props = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'data-path' | 'after'> & {
  readonly span: NumberSpan;
  /** The field may stay empty. */
  readonly isOptional?: boolean;
};

export function NumberField({ span, isOptional, error, ...field }: Props) {
  const t = useTexts('shell');
  const { min, max, isWhole } = span;
  const typed = numberWithin(field.value, span);
  const isWrong = typed === undefined || (typed === null && !isOptional);
  return (
    <TextField
      {...field}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      numeric
      error={
        isWrong
          ? t(isWhole ? 'wholeNumberWrong' : 'numberWrong', { min: typedText(min), max: typedText(max) })
          : error
      }
    />
  );
}

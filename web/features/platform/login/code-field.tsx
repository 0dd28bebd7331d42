// The field for the second factor's code (of the app, or a recovery code), and the words for a wrong one.

import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { TextField, type TextFieldProps } from '#web/ui/form/field.tsx';

export function CodeField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'autoFocus'>) {
  const t = useTexts('second-factor');
  return (
    <TextField
      label={t('code')}
      help={t('codeHelp')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** The field at which a refusal is shown. */
const fields = new Map<ApiError['code'], string>([
  ['second_factor_wrong', 'code'],
  ['wrong_current_password', 'password'],
]);

/** For forms with a `password` or a `code`: shows each refusal at its field. */
export function useCodeWords() {
  const t = useTexts('second-factor');
  const words = useErrorWords();
  return {
    translate: (message: string, path: string): string =>
      path === 'code' && (message === 'missing' || message === 'wrong_format')
        ? t('codeMissing')
        : words.field(message),
    explain: (error: unknown) => {
      const field = error instanceof ApiError ? fields.get(error.code) : undefined;
      return field ? { issues: [{ path: field, message: words.say(error) }] } : words.explain(error);
    },
  };
}

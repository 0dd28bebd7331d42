// The choice among the product's languages, each by its own name.

import { languages } from '#shared/limits.ts';
import type { Language } from '#web/text.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { languageNames } from '#web/words/language-names.ts';

type Props = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
};

export function LanguageField(props: Props) {
  return (
    <Segmented {...props} options={languages.map((value) => ({ value, label: languageNames[value] }))} />
  );
}

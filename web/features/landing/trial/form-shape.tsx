// A form as it is drawn at build: its fields and its button in their places, before the script that sends it is loaded.

import { productName } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import styles from '#web/features/landing/landing.module.css';

type Props = {
  readonly fields: readonly { readonly label: string; readonly help?: string }[];
  readonly submit: string;
  /** The button is not filled: of the page's forms only the trial's has a filled one. */
  readonly plain?: boolean;
};

const ignore = (): void => undefined;

/** Inert, because the real form replaces it at the visitor's first move, and typed text would be lost. */
export function FormShape({ fields, submit, plain = false }: Props) {
  const t = useTexts('landing');
  return (
    <>
      <noscript>
        <p className={styles.needsScript}>{t('needsScript', { provider: productName })}</p>
      </noscript>
      <div className={styles.form} inert>
        {fields.map(({ label, help }) => (
          <TextField key={label} label={label} help={help} value="" onChange={ignore} />
        ))}
        <Button variant={plain ? 'plain' : 'primary'} size="l" fill>
          {submit}
        </Button>
      </div>
    </>
  );
}

// A form as it is first drawn: its fields and its button stand in their places before what sends them is loaded.

import { productName } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import styles from '#web/features/landing/landing.module.css';

type Props = {
  readonly fields: readonly { readonly label: string; readonly help?: string }[];
  readonly submit: string;
  /** A log-in's button: the trial's is the filled one. */
  readonly plain?: boolean;
};

const ignore = (): void => undefined;

/** Inert: the first move fetches the form itself, and nothing typed may be lost to that. */
export function FormShape({ fields, submit, plain = false }: Props) {
  const shell = useTexts('shell');
  return (
    <>
      <noscript>
        <p className={styles.needsScript}>{shell('needsScript', { provider: productName })}</p>
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

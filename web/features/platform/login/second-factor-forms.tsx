// The three forms of the second factor: the password for a key, the key's first code, and password with code to end it.

import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { Reply } from '#shared/api/endpoint.ts';
import { platform } from '#shared/api/platform.ts';
import { useChange } from '#web/api/query.ts';
import { ApiError } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { CodeField, useCodeWords } from './code-field.tsx';
import { useCopy } from '#web/features/platform/copy.ts';
import styles from '#web/features/platform/platform.module.css';

const { beginSecondFactor, confirmSecondFactor, endSecondFactor } = platform.endpoints;
export type NewKey = Reply<typeof beginSecondFactor>;

export function BeginForm({ onKey }: { readonly onKey: (key: NewKey) => void }) {
  const t = useTexts('second-factor');
  const password = useTexts('sign-in')('password');
  const begin = useChange(beginSecondFactor);
  const words = useCodeWords();
  const form = useSchemaForm({ schema: beginSecondFactor.body, initialValues: { password: '' }, ...words });
  const send = form.send(async (body) => onKey(await begin.mutateAsync({ body })));
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
      <p>{t('offText')}</p>
      <PasswordField label={password} autoComplete="current-password" {...form.field('password')} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {t('begin')}
        </Button>
      </div>
    </form>
  );
}

type ConfirmProps = {
  readonly newKey: NewKey;
  readonly onCodes: (codes: readonly string[]) => void;
  /** The time to confirm the key is over. */
  readonly onOver: () => void;
  readonly onCancel: () => void;
};

export function ConfirmForm({ newKey, onCodes, onOver, onCancel }: ConfirmProps) {
  const t = useTexts('second-factor');
  const shell = useTexts('shell');
  const copy = useCopy();
  const confirm = useChange(confirmSecondFactor);
  const words = useCodeWords();
  const form = useSchemaForm({ schema: confirmSecondFactor.body, initialValues: { code: '' }, ...words });
  const send = form.send(async (body) => {
    try {
      onCodes((await confirm.mutateAsync({ body })).recovery_codes);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_off') throw error;
      onOver();
    }
  });
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
      <p>{t('addText')}</p>
      <div>
        <p className={styles.label}>{t('key')}</p>
        <p className={styles.key}>{newKey.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <div className={styles.buttons}>
        <Button icon={<IconCopy size={18} stroke={1.75} />} onClick={() => void copy(newKey.secret)}>
          {t('copyKey')}
        </Button>
        <Button
          variant="quiet"
          icon={<IconExternalLink size={18} stroke={1.75} />}
          onClick={() => location.assign(newKey.address)}
        >
          {t('openApp')}
        </Button>
      </div>
      <TextField
        label={t('firstCode')}
        help={t('confirmText')}
        autoComplete="one-time-code"
        inputMode="numeric"
        numeric
        {...form.field('code')}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {t('confirm')}
        </Button>
        <Button onClick={onCancel}>{shell('cancel')}</Button>
      </div>
    </form>
  );
}

export function EndForm({ onEnded }: { readonly onEnded: () => void }) {
  const t = useTexts('second-factor');
  const password = useTexts('sign-in')('password');
  const end = useChange(endSecondFactor);
  const words = useCodeWords();
  const form = useSchemaForm({
    schema: endSecondFactor.body,
    initialValues: { password: '', code: '' },
    ...words,
  });
  const send = form.send(async (body) => {
    await end.mutateAsync({ body });
    onEnded();
  });
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
      <p>{t('endText')}</p>
      <PasswordField label={password} autoComplete="current-password" {...form.field('password')} />
      <CodeField {...form.field('code')} />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" loading={form.submitting}>
          {t('end')}
        </Button>
      </div>
    </form>
  );
}

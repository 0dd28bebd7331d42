// The dialog that makes an API key and then shows it, this once.

import { useState } from 'react';
import { apiAccess } from '#shared/api/api-access.ts';
import type { ApiScope } from '#shared/api/endpoint.ts';
import { apiScopes } from '#shared/limits.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import styles from './api.module.css';
import { ShownOnce } from './shown-once.tsx';

const { createKey } = apiAccess.endpoints;

export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('api-access');
  const [key, setKey] = useState<string>();
  return key === undefined ? (
    <KeyForm onClose={onClose} onMade={setKey} />
  ) : (
    <ShownOnce
      title={t('madeTitle')}
      below={t('madeText')}
      label={t('key')}
      copy={t('copy')}
      copied={t('copied')}
      notCopied={t('notCopied')}
      value={key}
      onClose={onClose}
    />
  );
}

type FormProps = { readonly onClose: () => void; readonly onMade: (key: string) => void };

function KeyForm({ onClose, onMade }: FormProps) {
  const t = useTexts('api-access');
  const words = useErrorWords();
  const change = useChange(createKey);
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['entries.read']);
  const form = useSchemaForm({
    schema: createKey.body,
    initialValues: { name: '' },
    prepare: (values) => ({ ...values, scopes: [...scopes] }),
    translate: words.field,
    explain: words.explain,
  });
  const send = form.send(async (body) => onMade((await change.mutateAsync({ body })).key));
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('make')}
      below={t('makeText')}
      submit={t('create')}
      onSubmit={send}
      typed={[form.values, scopes]}
      isSending={form.submitting}
      isBlocked={scopes.length === 0}
      error={form.message}
    >
      <TextField label={t('name')} autoComplete="off" autoFocus {...form.field('name')} />
      <fieldset className={styles.scopes}>
        <legend>{t('access')}</legend>
        {apiScopes.map((scope) => (
          <CheckboxField
            key={scope}
            label={t(`scope.${scope}`)}
            checked={scopes.includes(scope)}
            onChange={(isChosen) =>
              setScopes(apiScopes.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}

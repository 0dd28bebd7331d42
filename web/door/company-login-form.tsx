// The form of company name and password, for the company and its shared time clock; a person of the office types an email.

import { useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import { ApiError, call } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import styles from '#web/forms/form.module.css';
import { useSigningIn } from './use-signing-in.ts';

const { login, timeClockLogin } = sessions.endpoints;

type Props = {
  readonly kind: 'company' | 'time clock';
  /** The button is not filled, because the page has another filled one. */
  readonly plain?: boolean;
};

export function CompanyLoginForm({ kind, plain = false }: Props) {
  const t = useTexts('sign-in');
  const { enter, explain, words } = useSigningIn();
  // The email and password open several companies.
  const [asksCompany, setAsksCompany] = useState(false);
  const form = useSchemaForm({
    schema: login.body,
    initialValues: { username: '', password: '', company_name: '' },
    prepare: ({ company_name, ...values }) =>
      company_name.trim() ? { ...values, company_name } : values,
    explain: (error) => {
      if (error instanceof ApiError && error.code === 'company_ambiguous') setAsksCompany(true);
      return explain({ wrong_company_name: 'username', wrong_company_password: 'password' })(error);
    },
    translate: words.field,
  });
  const send = form.send(async (body) =>
    enter(await call(kind === 'company' ? login : timeClockLogin, { body })),
  );
  return (
    <form className={styles.fields} onSubmit={(event) => void send(event)} noValidate>
      {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
      <TextField
        label={t('companyName')}
        help={kind === 'company' ? t('orEmail') : undefined}
        autoComplete="username"
        {...form.field('username')}
      />
      <PasswordField label={t('password')} autoComplete="current-password" {...form.field('password')} />
      {asksCompany && (
        <>
          <Notice>{t('forgotten.which')}</Notice>
          <TextField label={t('whichCompany')} autoComplete="organization" {...form.field('company_name')} />
        </>
      )}
      <Button type="submit" variant={plain ? 'plain' : 'primary'} size="l" fill loading={form.submitting}>
        {t('submit')}
      </Button>
    </form>
  );
}

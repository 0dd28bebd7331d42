// The trial's form: errors only after the first try, the account made once however often it is pressed.

import { useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import { countries } from '#shared/limits.ts';
import { guessedCountry } from '#shared/model/country.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { ApiError } from '#web/api/client.ts';
import { reportFault } from '#web/api/error-report.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { namedRegion } from '#web/region.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useSchemaForm } from '#web/ui/form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { useSigningIn } from '#web/work/use-signing-in.ts';
import styles from './landing.module.css';

const { requestTrial } = sessions.endpoints;

const guess = () =>
  guessedCountry({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    languages: navigator.languages,
    site: namedRegion()?.country,
    language: currentLanguage(),
  });

export function TrialForm() {
  const t = useTexts('landing');
  const names = countryNames[currentLanguage()];
  const { say, field } = useErrorWords();
  const { enter } = useSigningIn();
  const trial = useChange(requestTrial);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const form = useSchemaForm({
    schema: requestTrial.body,
    initialValues: { name: '', email: '', country: guess() },
    prepare: (values) => ({ ...values, language: currentLanguage() }),
    translate: (message, path) =>
      path === 'name' && message === 'missing'
        ? t('trial.nameEmpty')
        : path === 'email'
          ? t('trial.emailWrong')
          : field(message),
    explain: (error) => {
      const isTaken = error instanceof ApiError && error.code === 'company_exists';
      const name = form.getValues().name.trim();
      const params = { status: 409, params: { name } };
      setMessages(say(isTaken ? new ApiError('company_exists', params) : error).split('\n'));
      return {};
    },
  });
  const send = form.send(async (body) => {
    setMessages([]);
    await enter(await trial.mutateAsync({ body }));
  });
  // That somebody could not sign up is told (specification 1, section 5), not what they typed.
  const reportWrongEmail = () => {
    const email = form.getValues().email.trim();
    if (email === '' || requestTrial.body.shape.email.safeParse(email).success) return;
    reportFault({ kind: 'sign-up', what: 'invalid_email' });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        reportWrongEmail();
        void send(event);
      }}
      noValidate
    >
      {messages.length > 0 && (
        <ErrorAlert heading={t('trial.failed')}>
          <ul className={styles.messages}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </ErrorAlert>
      )}
      <TextField
        label={t('trial.name')}
        help={t('trial.nameHelp')}
        autoComplete="organization"
        {...form.field('name')}
      />
      <TextField label={t('trial.email')} type="email" autoComplete="email" {...form.field('email')} />
      <SelectField
        label={t('trial.country')}
        groups={[{ label: '', options: countries.map((value) => ({ value, label: names[value] })) }]}
        {...form.field('country')}
        onChange={(chosen) => form.setValues({ country: countries.find((one) => one === chosen) ?? guess() })}
      />
      {form.submitting ? (
        <p role="status" className={styles.creating}>
          {t('trial.creating')}
        </p>
      ) : (
        <Button type="submit" variant="primary" size="l" fill>
          {t('trial.submit')}
        </Button>
      )}
    </form>
  );
}

// The trial's form: errors show only after the first try, and repeated presses create one account.

import { useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import { countries } from '#shared/limits.ts';
import { firstZone, guessedCountry, guessedZone } from '#shared/model/company/country.ts';
import { site } from '#shared/site.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { ApiError } from '#web/api/client.ts';
import { config } from '#web/api/config.ts';
import { reportFault } from '#web/api/error-report.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { CookiesRefused, useSigningIn } from '#web/door/use-signing-in.ts';
import styles from '#web/features/landing/landing.module.css';
import { namedRegion } from '#web/region.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { PhoneField } from '#web/ui/form/phone-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { late } from '#web/ui/page/late.tsx';
import { languageNames } from '#web/words/language-names.ts';
import { zoneWords } from '#web/door/zone-choices.ts';
import type { PlaceProps } from './trial-place-fields.tsx';

const { requestTrial } = sessions.endpoints;

/** The fields of the form; errors of other fields go into the list above it. */
const shown = ['name', 'email', 'phone', 'country', 'language', 'time_zone'];

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const guess = () =>
  guessedCountry({
    zone: ownZone(),
    languages: navigator.languages,
    site: namedRegion()?.country,
    language: currentLanguage(),
  });

/** The initial values, guessed from the visitor's browser; all can be changed in the form. */
function startValues() {
  const country = guess();
  return {
    name: '',
    email: '',
    phone: '',
    country,
    language: currentLanguage(),
    time_zone: firstZone(country, ownZone()),
  };
}

/** The company that an earlier try created, if its reply was lost and the form now has other values. */
function madeBefore(error: unknown): { name: string; email: string } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'key_reused') return undefined;
  const { name, email } = error.params;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
}

/** The form's values and refusals, and its sending. */
function useTrialForm() {
  const t = useTexts('landing');
  const words = useTexts('sign-in');
  const { say, explain, field } = useErrorWords();
  const { enter } = useSigningIn();
  const trial = useChange(requestTrial);
  const form = useSchemaForm({
    schema: requestTrial.body,
    initialValues: useState(startValues)[0],
    prepare: ({ phone, ...values }) => (phone.trim() ? { ...values, phone } : values),
    translate: (message, path) => {
      if (path === 'name' && message === 'missing') return t('trial.nameEmpty');
      if (path === 'email') return t('trial.emailWrong');
      if (path === 'language') return t('trial.languageWrong');
      if (path === 'time_zone') return t('trial.zoneWrong');
      return path === 'phone' ? t('trial.phoneWrong') : field(message);
    },
    explain: (error): ReturnType<typeof explain> => {
      const isOnFields =
        error instanceof ApiError && error.issues.some((issue) => shown.includes(issue.field));
      if (isOnFields) return explain(error);
      const before = madeBefore(error);
      if (before) return { issues: [], message: t('trial.made', { ...before, support: site.supportEmail }) };
      if (error instanceof CookiesRefused) return { issues: [], message: words('cookiesRefused') };
      const isTaken = error instanceof ApiError && error.code === 'company_exists';
      const name = form.getValues().name.trim();
      const params = { status: 409, params: { name } };
      return { issues: [], message: say(isTaken ? new ApiError('company_exists', params) : error) };
    },
  });
  const send = form.send(async (body) => {
    await enter(await trial.mutateAsync({ body }));
  });
  return { form, send, made: madeBefore(trial.error) };
}

export function TrialForm() {
  const t = useTexts('landing');
  const { form, send, made } = useTrialForm();
  /** The time zone follows the country. */
  const choose = (chosen: string) => {
    const country = countries.find((one) => one === chosen) ?? guess();
    form.setValues({ country, time_zone: guessedZone(country, ownZone()) });
  };
  const placeError = form.errors['language'] ?? form.errors['time_zone'];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        reportWrongEmail(form.getValues().email.trim());
        void send(event);
      }}
      noValidate
    >
      {form.message !== null && (
        <Refusal
          message={form.message}
          made={made}
          onOpen={(before) => {
            form.setValues(before);
            send();
          }}
        />
      )}
      <TextField
        label={t('trial.name')}
        help={t('trial.nameHelp')}
        autoComplete="organization"
        {...form.field('name')}
      />
      <TextField label={t('trial.email')} type="email" autoComplete="email" {...form.field('email')} />
      {config().trial_phone && <PhoneField label={t('trial.phone')} {...form.field('phone')} />}
      <SelectField
        label={t('trial.country')}
        groups={[{ label: '', options: countryOptions() }]}
        {...form.field('country')}
        onChange={choose}
      />
      <TrialPlace
        language={form.getValues().language}
        zone={form.getValues().time_zone}
        onLanguage={(language) => form.setValues({ language })}
        onZone={(time_zone) => form.setValues({ time_zone })}
      />
      {placeError && <ErrorAlert>{placeError}</ErrorAlert>}
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

const countryOptions = () =>
  countries.map((value) => ({ value, label: countryNames[currentLanguage()][value] }));

/** Reports that a sign-up failed (specification 1, section 5), without the typed address. */
function reportWrongEmail(email: string): void {
  if (email === '' || requestTrial.body.shape.email.safeParse(email).success) return;
  reportFault({ kind: 'sign-up', what: 'invalid_email' });
}

type Made = NonNullable<ReturnType<typeof madeBefore>>;
type RefusalProps = {
  readonly message: string;
  readonly made: Made | undefined;
  readonly onOpen: (made: Made) => void;
};

function Refusal({ message, made, onOpen }: RefusalProps) {
  const t = useTexts('landing');
  return (
    <ErrorAlert heading={t('trial.failed')}>
      <ul className={styles.messages}>
        {message.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {made && <Button onClick={() => onOpen(made)}>{t('trial.openMade', { name: made.name })}</Button>}
    </ErrorAlert>
  );
}

const PlaceFields = late(async () => (await import('./trial-place-fields.tsx')).TrialPlaceFields);

/** The language and time zone of the new account, guessed: a line with a button that opens the fields. */
function TrialPlace(props: PlaceProps) {
  const t = useTexts('landing');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={styles.place}>
        <span>
          {t('trial.place', { language: languageNames[props.language], zone: zoneWords(props.zone) })}
        </span>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('trial.changePlace')}
        </Button>
      </p>
      {isOpen && <PlaceFields {...props} />}
    </>
  );
}

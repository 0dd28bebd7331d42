// The company chosen in the list: its facts, notes about it, and the log-in as the company.

import { IconLogin2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { platform } from '#shared/api/platform.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { keptOf, useKeptWhileTyped } from '#web/features/platform/unsent-text.ts';
import { NotesForm } from './notes-form.tsx';
import styles from '#web/features/platform/platform.module.css';
import { type Company, useStandingWords } from './standing.ts';
import { useAdminTime } from '#web/features/platform/admin-time.ts';

const { loginAs } = platform.endpoints;
type Props = {
  readonly company: Company;
  readonly onClose: () => void;
  /** Reads the company again; undefined when it is gone. */
  readonly onReadAgain: () => Promise<Company | undefined>;
};

export function CompanyPanel({ company, onClose, onReadAgain }: Props) {
  const t = useTexts('administration');
  const words = useStandingWords();
  const time = useAdminTime();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isTrial = !company.paying_customer && !company.disabled;
  const facts = [
    [t('companies.plan'), words(company)],
    ...(isTrial ? [[t('companies.trialEnds'), time.momentText(company.trial_ends)] as const] : []),
    [t('companies.email'), company.email],
    [t('companies.country'), `${company.country}, ${company.time_zone}`],
    [
      t('companies.employees'),
      t('companies.employeesOf', { active: company.active_employees, inactive: company.inactive_employees }),
    ],
    [
      t('companies.monthHours', { month: time.monthOf(company.listed_at) }),
      company.month_seconds === null
        ? t('companies.notCounted')
        : t('companies.hours', { hours: time.hours(company.month_seconds) }),
    ],
    ...(company.kennitala === null ? [] : [[t('companies.kennitala'), company.kennitala] as const]),
    [t('companies.created'), time.momentText(company.created)],
    [
      t('companies.lastEntry'),
      company.last_entry === null ? t('companies.never') : time.momentText(company.last_entry),
    ],
    [t('companies.id'), company.id],
  ] as const;
  return (
    <aside className={styles.panel} aria-labelledby="chosen-company">
      <Card padding="m">
        <div className={styles.panelHead}>
          <h2 id="chosen-company" ref={heading} tabIndex={-1} className={styles.partTitle}>
            {company.name}
          </h2>
          <IconButton label={t('companies.leave', { name: company.name })} onClick={onClose}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </div>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <NotesForm company={company} onReadAgain={onReadAgain} />
      </Card>
      <LoginAs company={company} />
    </aside>
  );
}

function LoginAs({ company }: Pick<Props, 'company'>) {
  const t = useTexts('administration');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const { signedIn } = useSession();
  const enter = useChange(loginAs);
  const keptName = `reason-${company.id}`;
  const form = useSchemaForm({
    schema: loginAs.query,
    initialValues: { reason: keptOf(keptName)?.['reason'] ?? '' },
    explain: words.explain,
    translate: words.field,
  });
  useKeptWhileTyped(keptName, form.values, form.values.reason !== '');
  const send = form.send(async ({ reason }) => {
    // The session is the company's from here on, so the guard of the screens opens the company's page.
    signedIn(await enter.mutateAsync({ path: { id: company.id }, query: reason ? { reason } : {} }));
  });
  return (
    <Card as="section" padding="m" labelledBy="log-in-as">
      <CardHead id="log-in-as" title={t('companies.loginAsTitle')} />
      <form className={styles.form} onSubmit={send} noValidate>
        {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
        <TextField
          label={t('companies.reason')}
          note={`(${shell('optional')})`}
          autoComplete="off"
          {...form.field('reason')}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            loading={form.submitting}
            icon={<IconLogin2 size={18} stroke={1.75} />}
          >
            {t('companies.loginAs', { name: company.name })}
          </Button>
        </div>
        <p className={styles.detail}>{t('companies.loginAsText')}</p>
      </form>
    </Card>
  );
}

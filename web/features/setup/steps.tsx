// The three steps of the set-up: a project, an employee, the login SMS.

import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { type Created, useEmployeeForm } from '#web/crew/employee-form.tsx';
import { useProjectForm } from '#web/crew/project-form.tsx';
import { useTexts } from '#web/text.ts';
import { DoneNotice, Notice } from '#web/ui/display/alert.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Button } from '#web/ui/form/button.tsx';
import styles from './setup.module.css';
import { drawSetupError, SetupErrors } from './setup-errors.tsx';

type EmployeeProps = { isFirst: boolean; onAdded: (added: Created) => void; onSkip: () => void };

/** The second step: an employee with a generated password. */
export function EmployeeStep({ isFirst, onAdded, onSkip }: EmployeeProps) {
  const t = useTexts('setup');
  const form = useEmployeeForm({ onCreated: onAdded, drawError: drawSetupError });
  return (
    <StepCard
      title={t(isFirst ? 'employee.title' : 'employee.more')}
      lead={t('employee.lead')}
      submitLabel={form.submitLabel}
      isSubmitting={form.isSubmitting}
      isBlocked={form.isBlocked}
      onSubmit={(event) => void form.onSubmit(event)}
      onSkip={onSkip}
    >
      {form.fields}
    </StepCard>
  );
}

/** The first step: a project. */
export function ProjectStep({ isFirst, onNext }: { isFirst: boolean; onNext: () => void }) {
  const t = useTexts('setup');
  const form = useProjectForm({ onCreated: onNext, drawError: drawSetupError });
  return (
    <StepCard
      title={t(isFirst ? 'project.title' : 'project.more')}
      lead={t('project.lead')}
      submitLabel={form.submitLabel}
      isSubmitting={form.isSubmitting}
      onSubmit={(event) => void form.onSubmit(event)}
      onSkip={onNext}
    >
      {form.fields}
    </StepCard>
  );
}

type SmsProps = { added: Created | undefined; hasNoEmployees: boolean; onFinish: () => void };

/** The last step: the login SMS, or how the employee logs in without one. */
export function SmsStep({ added, hasNoEmployees, onFinish }: SmsProps) {
  const t = useTexts('setup');
  const { say } = useErrorWords();
  const sms = useChange(companies.endpoints.sendLoginSms);
  const [isSent, setSent] = useState(false);
  const name = added?.employee.name ?? '';

  const send = async (id: string) => {
    await sms.mutateAsync({ path: { id } });
    setSent(true);
  };
  return (
    <StepCard
      title={t('sms.title')}
      lead={added ? t('sms.lead', { name }) : t(hasNoEmployees ? 'sms.noEmployees' : 'sms.list')}
      submitLabel={t('sms.finish')}
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
      }}
    >
      {sms.error && <SetupErrors message={say(sms.error)} fault={sms.error} />}
      {added?.isSmsSent && <DoneNotice>{t('sms.already', { name })}</DoneNotice>}
      {isSent && <DoneNotice>{t('sms.sent', { name })}</DoneNotice>}
      {added &&
        !added.isSmsSent &&
        !isSent &&
        added.employee.phone_number !== '' &&
        added.employee.login_token !== '' && (
          <Button
            size="l"
            loading={sms.isPending}
            onClick={() => {
              // The step shows the refusal itself.
              send(added.employee.id).catch(() => undefined);
            }}
          >
            {t('sms.send')}
          </Button>
        )}
      {added && added.employee.phone_number === '' && added.employee.login_token !== '' && (
        <Notice>{t('sms.noPhone', { name, token: added.employee.login_token })}</Notice>
      )}
    </StepCard>
  );
}

type CardProps = {
  title: string;
  lead: string;
  children: ReactNode;
  submitLabel: string;
  isSubmitting?: boolean;
  isBlocked?: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onSkip?: () => void;
};

/** One step: its purpose, its form, skip and submit. */
function StepCard(props: CardProps) {
  const t = useTexts('setup');
  return (
    <Card padding="m">
      <form className={styles.form} onSubmit={props.onSubmit} noValidate>
        <div>
          <h2 className={styles.stepTitle}>{props.title}</h2>
          <p className={styles.lead}>{props.lead}</p>
        </div>
        {props.children}
        <div className={styles.actions}>
          {props.onSkip && (
            <Button variant="quiet" size="l" onClick={props.onSkip}>
              {t('skip')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            loading={props.isSubmitting}
            disabled={props.isBlocked}
          >
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </Card>
  );
}

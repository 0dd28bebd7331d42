// The set-up in three steps: project, employee, SMS. Every step can be skipped; leaving asks first.

import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink, IconButton } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useAccountNotice } from '#web/desk/account-notice.tsx';
import { type Created, useEmployeeForm } from '#web/crew/employee-form.tsx';
import { useMayWrite } from '#web/desk/may-write.ts';
import { ExampleOffer } from './example-offer.tsx';
import { Place } from './place.tsx';
import styles from './setup.module.css';
import { type Step, steps, useSetupSteps } from './setup-steps.ts';
import { SmsStep } from './sms-step.tsx';
import { WorkerPhone } from './worker-phone.tsx';
import { drawSetupError } from './setup-errors.tsx';
import { StepCard } from './step-card.tsx';
import { useProjectForm } from '#web/crew/project-form.tsx';

export function Screen() {
  const mayWrite = useMayWrite();
  const [wasReadOnly, setWasReadOnly] = useState(!mayWrite);
  if (!mayWrite && !wasReadOnly) setWasReadOnly(true);
  // The read-only page stays after a subscription, because its dialog still shows the welcome.
  return wasReadOnly ? <ReadOnly /> : <Steps />;
}

/** For an account that may not be changed: why, the way to a plan, and the way to the board. */
function ReadOnly() {
  const t = useTexts('setup');
  const notice = useAccountNotice();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.side} />
        <h1 className={styles.title}>{t('title')}</h1>
      </header>
      <main id="content" className={styles.readOnly}>
        {notice}
        <ButtonLink href={href('desk')} variant="primary" size="l">
          {t('sms.finish')}
        </ButtonLink>
      </main>
    </div>
  );
}

function Steps() {
  const t = useTexts('setup');
  const navigate = useNavigate();
  const notice = useAccountNotice();
  const { step, added: found, isLooking, has, go: goTo } = useSetupSteps();
  /** The employee just added, until the list of employees has loaded. */
  const [created, setCreated] = useState<Created>();
  const added = found ?? created;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = steps.indexOf(step);

  const go = (to: Step, who?: Created) => {
    goTo(to, who);
    heading.current?.focus();
  };
  const finish = () => void navigate(href('desk'));
  const leave = async () => {
    const isLeaving = await confirm({
      heading: t('exit.title'),
      message: t('exit.text'),
      yes: t('exit.leave'),
      no: t('exit.stay'),
      noFirst: true,
    });
    if (isLeaving) finish();
  };
  return (
    <div className={styles.page}>
      {notice && <div className={styles.notice}>{notice}</div>}
      <header className={styles.head}>
        <span className={styles.side}>
          {place > 0 && (
            <IconButton label={t('back')} onClick={() => go(steps[place - 1] ?? 'project')}>
              <IconArrowLeft size={22} stroke={1.75} />
            </IconButton>
          )}
        </span>
        <div className={styles.middle}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.count} role="status">
            {t('step', { step: place + 1, steps: steps.length })}
          </p>
        </div>
        <IconButton label={t('close')} onClick={() => void leave()}>
          <IconX size={22} stroke={1.75} />
        </IconButton>
      </header>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} className={styles.mark} data-done={index <= place || undefined} />
        ))}
      </div>
      <Place />
      <main id="content" className={styles.main}>
        {step === 'project' && (
          <>
            <ProjectStep isFirst={!has.projects} onNext={() => go('employee')} />
            <ExampleOffer hasPeople={has.employees !== false} onAdded={finish} />
          </>
        )}
        {step === 'employee' && (
          <EmployeeStep
            isFirst={!has.employees}
            onAdded={(who) => {
              setCreated(who);
              go('sms', who);
            }}
            onSkip={() => go('sms')}
          />
        )}
        {step === 'sms' &&
          (isLooking && !added ? (
            <SkeletonRows rows={3} />
          ) : (
            <SmsStep added={added} hasNobody={has.employees === false} onFinish={finish} />
          ))}
        <WorkerPhone />
      </main>
    </div>
  );
}

type Props = { isFirst: boolean; onAdded: (added: Created) => void; onSkip: () => void };

/** The second step: an employee with a generated password. */
function EmployeeStep({ isFirst, onAdded, onSkip }: Props) {
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
function ProjectStep({ isFirst, onNext }: { isFirst: boolean; onNext: () => void }) {
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

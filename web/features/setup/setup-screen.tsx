// The set-up: project, employee, SMS; every step can be skipped, and leaving asks first.

import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import type { Created } from '#web/work/employee-form.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.tsx';
import { EmployeeStep } from './employee-step.tsx';
import { ProjectStep } from './project-step.tsx';
import styles from './setup.module.css';
import { SmsStep } from './sms-step.tsx';

const steps = ['project', 'employee', 'sms'] as const;

export function Screen() {
  const t = useTexts('setup');
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const [added, setAdded] = useState<Created>();
  const heading = useRef<HTMLHeadingElement>(null);

  const go = (to: number) => {
    setStep(to);
    heading.current?.focus();
  };
  const finish = () => void navigate(href('desk'));
  const leave = async () => {
    const isLeaving = await confirm({
      heading: t('exit.title'),
      message: t('exit.text'),
      yes: t('exit.leave'),
      no: t('exit.stay'),
    });
    if (isLeaving) finish();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.side}>
          {step > 0 && (
            <IconButton label={t('back')} onClick={() => go(step - 1)}>
              <IconArrowLeft size={22} stroke={1.75} />
            </IconButton>
          )}
        </span>
        <div className={styles.middle}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.count} role="status">
            {t('step', { step: step + 1, steps: steps.length })}
          </p>
        </div>
        <IconButton label={t('close')} onClick={() => void leave()}>
          <IconX size={22} stroke={1.75} />
        </IconButton>
      </header>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} className={styles.mark} data-done={index <= step || undefined} />
        ))}
      </div>
      <main id="content" className={styles.main}>
        {steps[step] === 'project' && <ProjectStep onNext={() => go(1)} />}
        {steps[step] === 'employee' && (
          <EmployeeStep
            onAdded={(who) => {
              setAdded(who);
              go(2);
            }}
            onSkip={() => go(2)}
          />
        )}
        {steps[step] === 'sms' && <SmsStep added={added} onFinish={finish} />}
      </main>
    </div>
  );
}

// The set-up in three steps: project, employee, SMS. Every step can be skipped; leaving asks first.

import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#web/screens.ts';
import { useTexts, currentLanguage } from '#web/text.ts';
import { ButtonLink, IconButton, Button } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useAccountNotice } from '#web/desk/notices/account-notice.tsx';
import type { Created } from '#web/crew/employee-form.tsx';
import { useHolds } from '#web/api/holds.ts';
import { useMay } from '#web/desk/may.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { late } from '#web/ui/page/late.tsx';
import { languageNames } from '#web/words/language-names.ts';
import { zoneWords } from '#web/door/zone-choices.ts';
import { ExampleOffer } from './example-offer.tsx';
import styles from './setup.module.css';
import { type Step, steps, useSetupSteps } from './setup-steps.ts';
import { EmployeeStep, ProjectStep, SmsStep } from './steps.tsx';
import { WorkerPhone } from './worker-phone.tsx';

const NotYours = late(async () => (await import('#web/desk/not-yours.tsx')).NotYours);

export function Screen() {
  const mayWrite = useMay('employee.manage');
  const [wasReadOnly, setWasReadOnly] = useState(!mayWrite);
  if (!mayWrite && !wasReadOnly) setWasReadOnly(true);
  // The read-only page stays after a subscription, because its dialog still shows the welcome.
  return wasReadOnly ? <ReadOnly /> : <Steps />;
}

/** For an account that may not be changed: why, the way to a plan, and the way to the board. */
function ReadOnly() {
  const t = useTexts('setup');
  const notice = useAccountNotice();
  const isTheirs = useHolds('employee.manage');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.side} />
        <h1 className={styles.title}>{t('title')}</h1>
      </header>
      <main id="content" className={styles.readOnly}>
        {isTheirs ? (
          <>
            {notice}
            <ButtonLink href={href('desk')} variant="primary" size="l">
              {t('sms.finish')}
            </ButtonLink>
          </>
        ) : (
          <NotYours />
        )}
      </main>
    </div>
  );
}

function useMayLeave() {
  const t = useTexts('setup');
  return (): Promise<boolean> =>
    confirm({
      heading: t('exit.title'),
      message: t('exit.text'),
      yes: t('exit.leave'),
      no: t('exit.stay'),
      noFirst: true,
    });
}

function Steps() {
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
  const mayLeave = useMayLeave();
  return (
    <div className={styles.page}>
      {notice && <div className={styles.notice}>{notice}</div>}
      <Head
        ref={heading}
        place={place}
        onBack={() => go(steps[place - 1] ?? 'project')}
        onClose={() => void mayLeave().then((isLeaving) => isLeaving && finish())}
      />
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
            <SmsStep added={added} hasNoEmployees={has.employees === false} onFinish={finish} />
          ))}
        <WorkerPhone />
      </main>
    </div>
  );
}

type HeadProps = {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly place: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

function Head({ ref, place, onBack, onClose }: HeadProps) {
  const t = useTexts('setup');
  return (
    <>
      <header className={styles.head}>
        <span className={styles.side}>
          {place > 0 && (
            <IconButton label={t('back')} onClick={onBack}>
              <IconArrowLeft size={22} stroke={1.75} />
            </IconButton>
          )}
        </span>
        <div className={styles.middle}>
          <h1 ref={ref} tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.count} role="status">
            {t('step', { step: place + 1, steps: steps.length })}
          </p>
        </div>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={22} stroke={1.75} />
        </IconButton>
      </header>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} className={styles.mark} data-done={index <= place || undefined} />
        ))}
      </div>
    </>
  );
}

const PlaceFields = late(async () => (await import('./place-fields.tsx')).PlaceFields);

/** Where the company works, as the sign-up guessed it: one line, with a button that opens the fields. */
function Place() {
  const t = useTexts('setup');
  const { country = 'IS', settings } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  if (!settings) return null;
  const { language, time_zone } = settings;
  return (
    <section className={styles.place} aria-label={t('place.guessed')}>
      <div className={styles.placeLine}>
        <p>
          {t('place.line', {
            country: countryNames[currentLanguage()][country],
            language: languageNames[language],
            zone: zoneWords(time_zone),
          })}
        </p>
        <Button size="s" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'place.done' : 'place.change')}
        </Button>
      </div>
      {isOpen && <PlaceFields country={country} settings={settings} />}
    </section>
  );
}

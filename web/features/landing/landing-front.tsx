// The landing page as it is first drawn: all that is read, before what sends its forms and who is logged in are loaded.

import { Suspense } from 'react';
import { socialStatisticFloor } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { CrewRuler } from './crew-ruler.tsx';
import { Features } from './features.tsx';
import { FormShape } from './form-shape.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { LandingContact } from './landing-contact.tsx';
import { LandingHead } from './landing-head.tsx';
import { LandingLogin } from './landing-login.tsx';
import { SocialProof } from './social-proof.tsx';
import { TrialSection } from './trial-section.tsx';

export function LandingFront() {
  return (
    <div className={styles.page}>
      <LandingHead />
      <main id="content">
        <Hero />
        <CrewRuler />
        <SocialProof {...socialStatisticFloor} />
        <Features />
        <TrialSection form={<TrialShape />} />
        <LandingContact />
        <LandingLogin
          company={
            <Suspense fallback={null}>
              <CompanyShape />
            </Suspense>
          }
          employee={
            <Suspense fallback={null}>
              <EmployeeShape />
            </Suspense>
          }
        />
      </main>
    </div>
  );
}

function TrialShape() {
  const t = useTexts('landing');
  const fields = [
    { label: t('trial.name'), help: t('trial.nameHelp') },
    { label: t('trial.email') },
    { label: t('trial.country') },
  ];
  return <FormShape fields={fields} submit={t('trial.submit')} />;
}

function CompanyShape() {
  const t = useTexts('sign-in');
  return <FormShape fields={[{ label: t('companyName') }, { label: t('password') }]} submit={t('submit')} />;
}

function EmployeeShape() {
  const t = useTexts('sign-in');
  const fields = [
    { label: t('companyName') },
    { label: t('employeeName') },
    { label: t('employeePassword'), help: t('employeePasswordHelp') },
  ];
  return <FormShape fields={fields} submit={t('submit')} />;
}

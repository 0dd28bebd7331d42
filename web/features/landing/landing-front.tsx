// The landing page as it is drawn at build: everything there is to read. The application adds the forms and the log-in later.

import { Suspense } from 'react';
import { socialStatisticFloor } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { FormShape } from './trial/form-shape.tsx';
import { LandingPage } from './landing-page.tsx';
import { SocialProof } from './social-proof.tsx';

export function LandingFront() {
  return (
    <LandingPage
      proof={<SocialProof {...socialStatisticFloor} />}
      trial={<TrialShape />}
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
  return (
    <FormShape fields={[{ label: t('companyName') }, { label: t('password') }]} submit={t('submit')} plain />
  );
}

function EmployeeShape() {
  const t = useTexts('sign-in');
  const fields = [
    { label: t('companyName') },
    { label: t('employeeName') },
    { label: t('employeePassword'), help: t('employeePasswordHelp') },
  ];
  return <FormShape fields={fields} submit={t('submit')} plain />;
}

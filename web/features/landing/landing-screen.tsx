// The landing page inside the application, with working forms and the server's counters.

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { publicApi } from '#shared/api/public.ts';
import { socialRefreshSeconds, socialStatisticFloor } from '#shared/limits.ts';
import { useRead } from '#web/api/query.ts';
import { useSession } from '#web/api/session.tsx';
import { CompanyLoginForm } from '#web/door/company-login-form.tsx';
import { EmployeeLoginForm } from '#web/door/employee-login-form.tsx';
import { Redirect } from '#web/door/redirect.tsx';
import { homeOf } from '#web/screens.ts';
import { LandingPage } from './landing-page.tsx';
import { SocialProof } from './social-proof.tsx';
import { TrialForm } from './trial/trial-form.tsx';

export function Screen() {
  const { known } = useSession();
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  if (known.state === 'in') return <Redirect to={homeOf(known.session)} />;
  return (
    <LandingPage
      proof={<LiveProof />}
      trial={<TrialForm />}
      company={<CompanyLoginForm kind="company" plain />}
      employee={<EmployeeLoginForm plain />}
    />
  );
}

/** The counters with the server's figures, read again every minute. */
function LiveProof() {
  const { data } = useRead(publicApi.endpoints.socialStatistic, {}, { refetchSeconds: socialRefreshSeconds });
  return <SocialProof {...(data ?? socialStatisticFloor)} />;
}

// The landing page with the application: its forms send, its counters follow the server.

import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#web/api/session.tsx';
import { homeOf, href } from '#web/screens.ts';
import { CompanyLoginForm } from '#web/door/company-login-form.tsx';
import { EmployeeLoginForm } from '#web/door/employee-login-form.tsx';
import { LandingPage } from './landing-page.tsx';
import { LiveProof } from './live-proof.tsx';
import { TrialForm } from './trial/trial-form.tsx';

export function Screen() {
  const { known } = useSession();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  useEffect(() => {
    if (pathname === href('landing') || document.head.querySelector('meta[name=robots]')) return undefined;
    // The same page under a campaign's address must not compete with / in a search.
    const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    const canonical = Object.assign(document.createElement('link'), {
      rel: 'canonical',
      href: new URL(href('landing'), location.origin).href,
    });
    document.head.append(robots, canonical);
    return () => {
      robots.remove();
      canonical.remove();
    };
  }, [pathname]);
  if (known.state === 'in') return <Navigate to={homeOf(known.session)} replace />;
  return (
    <LandingPage
      proof={<LiveProof />}
      trial={<TrialForm />}
      company={<CompanyLoginForm kind="company" plain />}
      employee={<EmployeeLoginForm plain />}
    />
  );
}

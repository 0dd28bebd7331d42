// The landing page's sections in the specification's order (3-decisions, Landing order). Parts that need the application are props.

import type { ReactNode } from 'react';
import { useTexts } from '#web/text.ts';
import { SkipLink } from '#web/ui/page/skip-link.tsx';
import { SiteFooter } from '#web/door/site-footer.tsx';
import { About } from './about.tsx';
import { CrewRuler } from './crew-ruler.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { LandingCompany } from './landing-company.tsx';
import { LandingContact } from './landing-contact.tsx';
import { LandingHead } from './landing-head.tsx';
import { LandingLogin } from './landing-login.tsx';
import { Pricing } from './pricing.tsx';
import { Quotes } from './quotes.tsx';
import { TrialSection } from './trial/trial-section.tsx';
import { Videos } from './videos/videos.tsx';

type Props = {
  readonly proof: ReactNode;
  readonly trial: ReactNode;
  readonly company: ReactNode;
  readonly employee: ReactNode;
};

export function LandingPage({ proof, trial, company, employee }: Props) {
  const shell = useTexts('shell');
  return (
    <div className={styles.page}>
      <SkipLink label={shell('skipToContent')} />
      <LandingHead />
      <main id="content">
        <Hero />
        <CrewRuler />
        {proof}
        <Features />
        <Videos />
        <About />
        <Pricing />
        <TrialSection form={trial} />
        <LandingContact />
        <LandingCompany />
        <Quotes />
        <LandingLogin company={company} employee={employee} />
      </main>
      <SiteFooter />
    </div>
  );
}

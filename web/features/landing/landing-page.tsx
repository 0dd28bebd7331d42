// The landing page's sections in the specification's order (3-decisions, Landing order). Parts that need the application are props.

import type { ReactNode } from 'react';
import {
  IconClockPlay,
  IconDeviceTablet,
  IconFileExport,
  IconFolder,
  IconMapPin,
  IconReportAnalytics,
} from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { SkipLink } from '#web/ui/page/skip-link.tsx';
import { SiteFooter } from '#web/door/site-footer.tsx';
import { trialDays, employeesMax } from '#shared/limits.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { refundDays } from '#shared/model/billing/plan.ts';
import { site, isPlaceholder } from '#shared/site.ts';
import { pageRegion } from '#web/region.ts';
import { PlanTiles } from '#web/billing/plan-tiles.tsx';
import { href } from '#web/screens.ts';
import { Card } from '#web/ui/display/card.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { About } from './about.tsx';
import { CrewRuler } from './crew-ruler.tsx';
import styles from './landing.module.css';
import { LandingContact } from './landing-contact.tsx';
import { LandingHead } from './landing-head.tsx';
import { TrialSection } from './trial/trial-section.tsx';
import { Videos } from './videos/videos.tsx';
import { MarkedTitle } from './marked-title.tsx';

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

/** The claim, one sentence, one button. */
function Hero() {
  const t = useTexts('landing');
  return (
    <section className={styles.hero}>
      <h1 className={styles.claim}>{t('hero.title')}</h1>
      <div>
        <p className={styles.lead}>{t('hero.text')}</p>
        <div className={styles.start}>
          <ButtonLink variant="primary" size="l" href="#trial">
            {t('hero.start', { days: trialDays })}
          </ButtonLink>
          <span className={styles.dim}>{t('hero.note')}</span>
        </div>
      </div>
    </section>
  );
}

const pieces = [
  ['clock', IconClockPlay],
  ['place', IconMapPin],
  ['kiosk', IconDeviceTablet],
  ['projects', IconFolder],
  ['overtime', IconReportAnalytics],
  ['payroll', IconFileExport],
] as const;

/** What the product does, in six short pieces. */
function Features() {
  const t = useTexts('landing');
  return (
    <section className={styles.features} aria-labelledby="features-title">
      <h2 id="features-title" className="visually-hidden">
        {t('features.title')}
      </h2>
      {pieces.map(([name, Icon]) => (
        <div key={name} className={styles.feature}>
          <Icon size={28} stroke={1.75} className={styles.featureIcon} aria-hidden="true" />
          <div>
            <h3 className={styles.featureTitle}>{t(`features.${name}.title`)}</h3>
            <p className={styles.featureText}>{t(`features.${name}.text`)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

/** The four plans in the currency of the site's region. */
function Pricing() {
  const t = useTexts('landing');
  return (
    <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
      <div className={styles.pricingHead}>
        <h2 id="pricing-title" className={styles.sectionTitle}>
          {t('pricing.title')}
        </h2>
        <p className={styles.dim}>{t('pricing.text', { days: refundDays })}</p>
      </div>
      <PlanTiles currency={pageRegion().currency} />
      <p className={styles.under}>
        {t('pricing.vat')} {t('pricing.more', { max: employeesMax })}{' '}
        <a href={`mailto:${site.supportEmail}`}>{t('pricing.writeUs')}</a>
      </p>
    </section>
  );
}

/** The company behind the product: its history, its offices and its registration number. */
function LandingCompany() {
  const t = useTexts('landing');
  const isInvented = isPlaceholder('history') || isPlaceholder('offices') || isPlaceholder('companyNumber');
  return (
    <section id="company" className={styles.split} aria-labelledby="company-title">
      <MarkedTitle
        id="company-title"
        title={t('company.title')}
        mark={isInvented && t('contact.placeholder')}
      />
      <div>
        <p className={styles.lead}>{t('company.history')}</p>
        <ul className={styles.offices} aria-label={t('company.offices')}>
          {site.offices.map(({ city, street }) => (
            <li key={city}>
              <b>{city}</b>
              <span className={styles.dim}>{street}</span>
            </li>
          ))}
        </ul>
        <p className={styles.dim}>
          {t('company.number', { name: site.legalName, number: site.companyNumber })}
        </p>
      </div>
    </section>
  );
}

const quotes = ['spreadsheet', 'gloves', 'tablet'] as const;

/** On a phone the quotes scroll sideways, so they must be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const;

/** The written testimonials: demo content, and marked as such. */
function Quotes() {
  const t = useTexts('landing');
  return (
    <section className={styles.section} aria-labelledby="quotes-title">
      <MarkedTitle id="quotes-title" title={t('testimonials.quotesTitle')} mark={t('testimonials.demo')} />
      <div className={styles.sideways} role="group" aria-labelledby="quotes-title" {...reachable}>
        {quotes.map((quote) => (
          <figure key={quote} className={styles.quote}>
            <blockquote>{t(`testimonials.quotes.${quote}.text`)}</blockquote>
            <figcaption>
              <b>{t(`testimonials.quotes.${quote}.who`)}</b>
              <span className={styles.dim}>{t(`testimonials.quotes.${quote}.where`)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The page's own log-in: company and employee side by side. */
function LandingLogin({ company, employee }: Pick<Props, 'company' | 'employee'>) {
  const t = useTexts('landing');
  return (
    <section id="login" className={styles.section} aria-labelledby="login-title">
      <h2 id="login-title" className={styles.sectionTitle}>
        {t('login.title')}
      </h2>
      <div className={styles.login}>
        <Card padding="m">
          <h3 className={styles.loginTitle}>{t('login.company')}</h3>
          {company}
          <p className={styles.loginLinks}>
            <UiLink href={href('forgotPassword')}>{t('login.forgot')}</UiLink>
            <a href="#trial">{t('login.trial')}</a>
          </p>
        </Card>
        <Card padding="m">
          <h3 className={styles.loginTitle}>{t('login.employee')}</h3>
          {employee}
          <p className={styles.loginLinks}>
            <UiLink href={href('loginTimeClock')}>{t('login.timeClock')}</UiLink>
          </p>
        </Card>
      </div>
    </section>
  );
}

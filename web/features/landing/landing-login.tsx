// The landing page's own log-in: company and employee side by side.

import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/card.tsx';
import { UiLink } from '#web/ui/ui-texts.tsx';
import { CompanyLoginForm } from '#web/work/company-login-form.tsx';
import { EmployeeLoginForm } from '#web/work/employee-login-form.tsx';
import styles from './landing.module.css';

export function LandingLogin() {
  const t = useTexts('landing');
  return (
    <section id="login" className={styles.login} aria-labelledby="login-title">
      <h2 id="login-title" className="visually-hidden">
        {t('login.title')}
      </h2>
      <Card padding="m">
        <h3 className={styles.loginTitle}>{t('login.company')}</h3>
        <CompanyLoginForm kind="company" />
        <p className={styles.loginLinks}>
          <UiLink href={href('forgotPassword')}>{t('login.forgot')}</UiLink>
          <a href="#trial">{t('login.trial')}</a>
        </p>
      </Card>
      <Card padding="m">
        <h3 className={styles.loginTitle}>{t('login.employee')}</h3>
        <EmployeeLoginForm />
        <p className={styles.loginLinks}>
          <UiLink href={href('loginTimeClock')}>{t('login.timeClock')}</UiLink>
        </p>
      </Card>
    </section>
  );
}

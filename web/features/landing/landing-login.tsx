// The landing page's own log-in: company and employee side by side.

import type { ReactNode } from 'react';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import styles from './landing.module.css';

type Props = { readonly company: ReactNode; readonly employee: ReactNode };

export function LandingLogin({ company, employee }: Props) {
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

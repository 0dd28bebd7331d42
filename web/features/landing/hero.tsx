// The top of the page: the claim, one sentence, one button.

import { trialDays } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import styles from './landing.module.css';

export function Hero() {
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

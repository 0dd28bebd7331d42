// The section about the trial, with its form.

import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { trialDays } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import styles from '#web/features/landing/landing.module.css';

const promises = ['card', 'whole', 'yours'] as const;

export function TrialSection({ form }: { form: ReactNode }) {
  const t = useTexts('landing');
  return (
    <section id="trial" className={styles.trial} aria-labelledby="trial-title">
      <div className={styles.trialInside}>
        <div>
          <h2 id="trial-title" className={styles.sectionTitle}>
            {t('trial.title', { days: trialDays })}
          </h2>
          <p className={styles.lead}>{t('trial.text')}</p>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <IconCheck size={18} stroke={2} aria-hidden="true" />
                {t(`trial.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
        <Card padding="m">{form}</Card>
      </div>
    </section>
  );
}

// What the product does, in six short pieces.

import {
  IconClockPlay,
  IconDeviceTablet,
  IconFileExport,
  IconFolder,
  IconMapPin,
  IconReportAnalytics,
} from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import styles from './landing.module.css';

const pieces = [
  ['clock', IconClockPlay],
  ['place', IconMapPin],
  ['kiosk', IconDeviceTablet],
  ['projects', IconFolder],
  ['overtime', IconReportAnalytics],
  ['payroll', IconFileExport],
] as const;

export function Features() {
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

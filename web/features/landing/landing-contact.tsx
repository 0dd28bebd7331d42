// How to reach us.

import { supportEmail, supportPhone } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import styles from './landing.module.css';

export function LandingContact() {
  const t = useTexts('landing');
  return (
    <section id="contact" className={styles.contact}>
      <h2 className={styles.sectionTitle}>{t('contact.title')}</h2>
      <p className={styles.lead}>{t('contact.text')}</p>
      <p className={styles.reach}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        <a href={`tel:${supportPhone.replaceAll(' ', '')}`}>{supportPhone}</a>
        <span className={styles.dim}>{t('contact.demo')}</span>
      </p>
    </section>
  );
}

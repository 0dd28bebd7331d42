// How to reach us.

import { callUrl, site } from '#shared/site.ts';
import { useTexts } from '#web/text.ts';
import styles from './landing.module.css';

export function LandingContact() {
  const t = useTexts('landing');
  return (
    <section id="contact" className={styles.contact}>
      <h2 className={styles.sectionTitle}>{t('contact.title')}</h2>
      <p className={styles.lead}>{t('contact.text')}</p>
      <p className={styles.reach}>
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        <a href={callUrl(site.phone)}>{site.phone}</a>
        <span className={styles.dim}>{t('contact.demo')}</span>
      </p>
    </section>
  );
}

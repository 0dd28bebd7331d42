// The company behind the product: its history, its offices and its registration number.

import { isPlaceholder, site } from '#shared/site.ts';
import { useTexts } from '#web/text.ts';
import styles from './landing.module.css';
import { MarkedTitle } from './marked-title.tsx';

export function LandingCompany() {
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

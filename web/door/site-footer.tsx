// The foot of every public page: the company's address and number, and links to the legal pages.

import { productName } from '#shared/limits.ts';
import { callUrl, site } from '#shared/site.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { Logo } from '#web/ui/display/logo.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import styles from './site-footer.module.css';

const pages = ['privacy', 'terms', 'cookies', 'changelog', 'download'] as const;

export function SiteFooter() {
  const t = useTexts('footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.company}>
          <Logo name={productName} />
          <ul className={styles.facts}>
            <li>
              <a href={callUrl(site.phone)}>{site.phone}</a>
            </li>
            {site.offices.map(({ city }) => (
              <li key={city}>{city}</li>
            ))}
            <li>{t('companyNumber', { number: site.companyNumber })}</li>
          </ul>
        </div>
        <nav aria-label={t('label')}>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page}>
                <UiLink href={href(page)}>{t(page)}</UiLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

// The prices: the four plans in the currency of the site's region.

import { employeesMax } from '#shared/limits.ts';
import { refundDays } from '#shared/model/billing/plan.ts';
import { site } from '#shared/site.ts';
import { pageRegion } from '#web/region.ts';
import { useTexts } from '#web/text.ts';
import { PlanTiles } from '#web/billing/plan-tiles.tsx';
import styles from './landing.module.css';

export function Pricing() {
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

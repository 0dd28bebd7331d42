// The terms of service.

import {
  accountDeletionDays,
  closingNoticeDays,
  liabilityMonths,
  noticeDays,
  trialDays,
  trialGraceDays,
} from '#shared/limits.ts';
import { refundDays } from '#shared/model/billing/plan.ts';
import { partners } from '#shared/partners.ts';
import { site } from '#shared/site.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { PageFrame, Section } from './page-frame.tsx';

function Money() {
  const t = useTexts('terms');
  return (
    <>
      <Section title={t('trial.title')}>
        <p>{t('trial.free', { days: trialDays })}</p>
        <p>{t('trial.after', { grace: trialGraceDays })}</p>
      </Section>
      <Section title={t('price.title')}>
        <p>{t('price.plan')}</p>
        <p>{t('price.refund', { days: refundDays })}</p>
        <p>{t('price.ways', partners)}</p>
        <p>{t('price.cancel')}</p>
      </Section>
    </>
  );
}

export function Screen() {
  const t = useTexts('terms');
  return (
    <PageFrame title={t('title')} lead={t('lead', { legalName: site.legalName })}>
      <Section title={t('service.title')}>
        <p>{t('service.text')}</p>
        <p>{t('service.running')}</p>
      </Section>
      <Money />
      <Section title={t('you.title')}>
        <p>{t('you.passwords')}</p>
        <p>{t('you.people')}</p>
        <p>{t('you.harm')}</p>
      </Section>
      <Section title={t('data.title')}>
        <p>{t('data.yours')}</p>
        <p>{t('data.processing')}</p>
        <p>{t('data.helpers', { ...partners, days: noticeDays })}</p>
        <p>
          <UiLink href={href('privacy')}>{t('data.more')}</UiLink>
        </p>
      </Section>
      <Section title={t('pay.title')}>
        <p>{t('pay.text')}</p>
      </Section>
      <Section title={t('liability.title')}>
        <p>{t('liability.ours')}</p>
        <p>{t('liability.limit', { months: liabilityMonths })}</p>
      </Section>
      <Section title={t('end.title')}>
        <p>{t('end.you', { hold: accountDeletionDays })}</p>
        <p>{t('end.us', { days: closingNoticeDays })}</p>
      </Section>
      <Section title={t('law.title')}>
        <p>{t('law.law')}</p>
        <p>{t('law.changes', { days: noticeDays })}</p>
      </Section>
    </PageFrame>
  );
}

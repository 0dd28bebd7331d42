// Which data is kept, where, why and for how long. Every figure is the constant that the product uses.

import {
  accountDeletionDays,
  auditKeptDays,
  backupDays,
  deletionWarningDays,
  exportKeptDays,
  locationKeptDays,
  locationKeptDaysMax,
  logKeptDays,
  noticeDays,
  photoSidePixels,
  photoUrlSeconds,
  photoWaitSeconds,
  privacyAnswerDays,
  reportLinkDays,
  reportRecordDays,
} from '#shared/limits.ts';
import { partners } from '#shared/partners.ts';
import { site } from '#shared/site.ts';
import { useTexts } from '#web/text.ts';
import { dayHere } from './day-here.ts';
import { PageFrame, Section, Terms } from './page-frame.tsx';
import styles from './pages.module.css';

const changedOn = '2026-11-28';
const hours = (seconds: number) => seconds / 3600;

function Kept() {
  const t = useTexts('privacy');
  return (
    <Section title={t('kept.title')}>
      <Terms
        of={[
          [t('kept.account'), t('kept.accountText')],
          [t('kept.passkeys'), t('kept.passkeysText')],
          [t('kept.employees'), t('kept.employeesText')],
          [t('kept.payment'), t('kept.paymentText', partners)],
          [t('kept.entries'), t('kept.entriesText')],
          [
            t('kept.photos'),
            t('kept.photosText', {
              pixels: photoSidePixels,
              hours: hours(photoUrlSeconds),
              waiting: hours(photoWaitSeconds),
            }),
          ],
          [t('kept.location'), t('kept.locationText', { days: locationKeptDays, max: locationKeptDaysMax })],
          [t('kept.security'), t('kept.securityText', { days: auditKeptDays })],
          [
            t('kept.files'),
            t('kept.filesText', {
              exports: exportKeptDays,
              reports: reportLinkDays,
              records: reportRecordDays,
            }),
          ],
          [t('kept.logs'), t('kept.logsText', { days: logKeptDays })],
          [t('kept.backups'), t('kept.backupsText', { days: backupDays })],
        ]}
      />
    </Section>
  );
}

function Rights() {
  const t = useTexts('privacy');
  const email = site.supportEmail;
  return (
    <>
      <Section title={t('rights.title')}>
        <p>{t('rights.ask', { email, days: privacyAnswerDays })}</p>
        <p>{t('rights.complain')}</p>
        <ul className={styles.list}>
          {(['is', 'ie', 'gb', 'pt'] as const).map((country) => (
            <li key={country}>{t(`rights.${country}`)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('leave.title')}>
        <p>{t('leave.export')}</p>
        <p>{t('leave.delete', { days: accountDeletionDays, warning: deletionWarningDays })}</p>
        <p>{t('leave.gone', { ...partners, backups: backupDays, history: auditKeptDays })}</p>
        <p>{t('leave.noLogin', { email })}</p>
        <p>{t('leave.trial')}</p>
      </Section>
    </>
  );
}

export function Screen() {
  const t = useTexts('privacy');
  const { legalName, companyNumber, supportEmail } = site;
  const [{ street, city }] = site.offices;
  return (
    <PageFrame title={t('title')} lead={t('lead')} changed={t('changed', { day: dayHere(changedOn) })}>
      <Section title={t('short.title')}>
        <ul className={styles.list}>
          {(['trackers', 'location', 'place', 'payments', 'yours'] as const).map((point) => (
            <li key={point}>{t(`short.${point}`, partners)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('who.title')}>
        <p>{t('who.company')}</p>
        <p>{t('who.us', { legalName, companyNumber, street, city, email: supportEmail })}</p>
      </Section>
      <Kept />
      <Section title={t('why.title')}>
        <p>{t('why.contract')}</p>
        <p>{t('why.interest')}</p>
        <p>{t('why.law')}</p>
        <p>{t('why.employees')}</p>
      </Section>
      <Section title={t('where.title')}>
        <p>{t('where.place', partners)}</p>
        <p>{t('where.helpers')}</p>
        <p>{t('where.card', partners)}</p>
        <p>{t('where.bank', partners)}</p>
        <p>{t('where.others')}</p>
      </Section>
      <Rights />
      <Section title={t('changes.title')}>
        <p>{t('changes.text', { days: noticeDays })}</p>
      </Section>
    </PageFrame>
  );
}

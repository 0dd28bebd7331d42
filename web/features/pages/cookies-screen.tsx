// The cookies, and everything else that the product stores in a browser.

import { deviceCookieName, deviceKeptSeconds, sessionCookieName, sessionSeconds } from '#shared/limits.ts';
import { partners } from '#shared/partners.ts';
import { signedInCookie } from '#shared/signed-in.ts';
import { useTexts } from '#web/text.ts';
import { keptInBrowser } from './kept-names.ts';
import { PageFrame, Section } from './page-frame.tsx';
import styles from './pages.module.css';

type Row = { readonly names: readonly string[]; readonly use: string; readonly time: string };

const days = (seconds: number) => seconds / 86_400;

function useCookieRows(): readonly Row[] {
  const t = useTexts('cookies');
  const { COMPANY, COMPANY_TIME_CLOCK, EMPLOYEE } = sessionSeconds;
  return [
    {
      names: [sessionCookieName],
      use: t('set.session'),
      time: t('set.sessionTime', {
        company: days(COMPANY.whole),
        companyIdle: days(COMPANY.idle),
        clock: days(COMPANY_TIME_CLOCK.whole),
        clockIdle: days(COMPANY_TIME_CLOCK.idle),
        employee: days(EMPLOYEE.whole),
        employeeIdle: days(EMPLOYEE.idle),
      }),
    },
    {
      names: [signedInCookie],
      use: t('set.signedIn'),
      time: t('set.signedInTime'),
    },
    {
      names: [deviceCookieName(sessionCookieName)],
      use: t('set.device'),
      time: t('set.deviceTime', { days: days(deviceKeptSeconds) }),
    },
  ];
}

function Rows({ of }: { readonly of: readonly Row[] }) {
  return (
    <dl className={styles.terms}>
      {of.map(({ names, use, time }) => (
        <div key={use}>
          <dt>{use}</dt>
          <dd className={styles.time}>{time}</dd>
          <dd className={styles.names}>
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Screen() {
  const t = useTexts('cookies');
  const rows = useCookieRows();
  return (
    <PageFrame title={t('title')} lead={t('lead', { ...partners, count: rows.length })}>
      <Section title={t('set.title')}>
        <Rows of={rows} />
      </Section>
      <Section title={t('payment.title')}>
        <p>{t('payment.text', partners)}</p>
      </Section>
      <Section title={t('kept.title')}>
        <p>{t('kept.lead')}</p>
        <Rows
          of={keptInBrowser.map(({ names, use, until }) => ({
            names,
            use: t(`kept.${use}`),
            time: t(`kept.${until}`),
          }))}
        />
      </Section>
      <Section title={t('clear.title')}>
        <p>{t('clear.text')}</p>
      </Section>
    </PageFrame>
  );
}
